import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { expect, test } from "./support/test.ts";

const { browser } = privacyPolicy;

test("what the browser holds is listed, and cleared by a button that keeps the focus", async ({
  page,
  open,
}) => {
  await open("/privacy-policy");
  await page.getByRole("button", { name: "Use dark colours" }).click();
  await page.evaluate(() => localStorage.setItem("chatbot_user_name", "Ada Marsh"));
  await page.reload();
  const name = page.getByRole("definition").filter({ hasText: "Ada Marsh" });
  const clear = page.getByRole("button", { name: browser.clear });
  await clear.scrollIntoViewIfNeeded();
  await expect(name).toBeVisible();
  await clear.click();
  await expect(page.getByRole("status").filter({ hasText: browser.cleared })).toBeVisible();
  await expect(name).toHaveCount(0);
  await expect(clear).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // The page is light again, and the switch says so.
  await expect(page.getByRole("button", { name: "Use dark colours" })).toBeVisible();
});
