import { choose } from "./support/choose.ts";
import { expect, test } from "./support/test.ts";

test("the kind that is chosen redraws the ropes and the table", async ({ page, open }) => {
  await open("/partners");
  const kinds = page.getByRole("region", { name: "Kind of partnership" });
  const rope = (word: string) => kinds.getByRole("img").getByText(word, { exact: true });
  await expect(kinds.getByRole("radio")).toHaveCount(3);
  await expect(kinds.getByRole("radio", { name: "Referral" })).toBeChecked();
  await expect(rope("fee").first()).toBeVisible();
  await expect(kinds.getByRole("term")).toHaveText([
    "You bring",
    "We bring",
    "Who signs with whom",
    "Money",
  ]);

  await kinds.getByRole("radio", { name: "Referral" }).press("ArrowRight");
  await expect(kinds.getByRole("radio", { name: "Delivery" })).toBeChecked();
  await expect(kinds.getByRole("definition").last()).toContainText("You buy our time");
  await expect(rope("fee").first()).toBeHidden();

  await kinds.getByText("Technology", { exact: true }).click();
  await expect(rope("training").first()).toBeVisible();
  await expect(
    kinds.getByRole("link", { name: "Propose a technology partnership" }),
  ).toHaveAttribute("href", /^\/contact-us\?/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the kinds change all the same", async ({ page, site }) => {
    await page.goto(`${site.origin}/partners`);
    await choose(page.getByRole("radio", { name: "Delivery" }));
    await expect(page.getByText("You buy our time")).toBeVisible();
    await expect(page.getByText("A fee on the first engagement")).toBeHidden();
  });
});
