import type { Page } from "@playwright/test";
import { fillForm, knowVisitor, openDemo, visitor } from "./support/demo.ts";
import { expect, test } from "./support/test.ts";

test.use({ baseURL: ({ relayed }, use) => use(relayed.site.origin) });

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("after a save the browser stores only the name and the address, under the two keys", async ({
  page,
}) => {
  const demo = await openDemo(page);
  expect(await stored(page)).toEqual({});
  await fillForm(demo, "Hospitality");
  expect(await stored(page)).toEqual({});
  await demo.proceed.click();
  await expect(demo.messages).toHaveCount(1);
  expect(await stored(page)).toEqual({
    chatbot_user_name: visitor.name,
    chatbot_user_email: visitor.email,
  });

  // They are restored on the next visit.
  await page.reload();
  await page.evaluate(() => window.alive);
  await demo.opener.click();
  await expect(demo.dialog.getByText(/^Welcome back, Ada Marsh!/)).toBeVisible();
});

for (const key of ["chatbot_user_name", "chatbot_user_email"]) {
  test(`${key} alone makes no returning visitor`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem(name, "ada@brightkeel.example"), key);
    const demo = await openDemo(page);
    await expect(demo.name).toBeVisible();
    await expect(demo.dialog.getByText(/^Welcome back/)).toHaveCount(0);
  });
}

test("a visitor can be forgotten", async ({ page, open }) => {
  await open("/privacy-policy");
  await page.evaluate(({ name, email }) => {
    localStorage.setItem("chatbot_user_name", name);
    localStorage.setItem("chatbot_user_email", email);
  }, visitor);
  const demo = await openDemo(page);
  await demo.dialog.getByRole("button", { name: "Forget me on this device" }).click();
  await expect(demo.name).toHaveValue("");
  expect(await stored(page)).toEqual({});
});

test("a browser that refuses storage shows the form, and the demo works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Refused", "SecurityError");
      },
    });
  });
  const demo = await openDemo(page);
  await fillForm(demo, "Hospitality");
  await demo.proceed.click();
  await expect(demo.messages).toHaveCount(1);
});

test("a returning visitor’s values are left as they are", async ({ page }) => {
  await knowVisitor(page);
  const demo = await openDemo(page);
  await demo.industryButton("Marketing").click();
  await demo.close.click();
  await expect(demo.dialog).toBeHidden();
  expect(await stored(page)).toEqual({
    chatbot_user_name: visitor.name,
    chatbot_user_email: visitor.email,
  });
});
