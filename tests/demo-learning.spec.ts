import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { paths } from "#content/paths.ts";
import { insideOf, violations } from "./support/axe.ts";
import { expect, openPage, test } from "./support/test.ts";

const { learning } = privacyPolicy;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a visitor switches off what the demo may keep, and on again", async ({
      page,
      context,
    }) => {
      await (javaScriptEnabled
        ? openPage(page, paths.privacyPolicy)
        : page.goto(paths.privacyPolicy));
      const kept = async () =>
        (await context.cookies()).find(({ name }) => name === "demo_learning")?.value;
      await page.getByRole("button", { name: learning.off }).click();
      await expect(page.getByText(learning.isOff)).toBeVisible();
      await expect(page.getByRole("heading", { name: learning.title })).toBeInViewport();
      expect(await kept()).toBe("off");
      await page.getByRole("button", { name: learning.on }).click();
      await expect(page.getByText(learning.isOn)).toBeVisible();
      await expect(page.getByText(learning.isOff)).toBeHidden();
      expect(await kept()).toBeUndefined();
    });
  });
}

test("the switch is accessible once it has answered", async ({ page }) => {
  await openPage(page, paths.privacyPolicy);
  await page.getByRole("button", { name: learning.off }).click();
  await expect(page.getByText(learning.isOff)).toBeVisible();
  expect(await violations(page, insideOf("#learning"))).toEqual([]);
});
