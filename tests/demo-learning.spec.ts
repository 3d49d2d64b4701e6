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

test.describe("what was chosen", () => {
  test("is said at the first move, beside the one button that changes it", async ({
    page,
    open,
  }) => {
    await open(paths.privacyPolicy);
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect(page.getByText(learning.isOn)).toBeVisible();
    await expect(page.getByRole("button", { name: learning.on })).toBeHidden();
    await page.getByRole("button", { name: learning.off }).click();
    await expect(page.getByText(learning.isOff)).toBeVisible();
    // Also for whom the address says otherwise.
    await open(paths.learningChosen(true));
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect(page.getByText(learning.isOff)).toBeVisible();
    await expect(page.getByText(learning.isOn)).toBeHidden();
    await expect(page.getByRole("button", { name: learning.off })).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is said by a link", async ({ page }) => {
      await page.goto(paths.privacyPolicy);
      await page.getByRole("button", { name: learning.off }).click();
      await page.goto(paths.privacyPolicy);
      await expect(page.getByText(learning.isOff)).toBeHidden();
      await page.getByRole("link", { name: learning.ask }).click();
      await expect(page.getByText(learning.isOff)).toBeVisible();
    });
  });
});

test("the switch is accessible once it has answered", async ({ page }) => {
  await openPage(page, paths.privacyPolicy);
  await page.getByRole("button", { name: learning.off }).click();
  await expect(page.getByText(learning.isOff)).toBeVisible();
  expect(await violations(page, insideOf("#learning"))).toEqual([]);
});
