import { leadWebhookPath } from "@brightkeel/contracts";
import type { Locator } from "@playwright/test";
import { scenarios } from "#content/chatbot-demo/scenarios.ts";
import { fillForm, industries, knowVisitor, openChat, openDemo, visitor } from "./support/demo.ts";
import { reply } from "./support/stand-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ baseURL: ({ relayed }, use) => use(relayed.site.origin) });

test("the form: two fields, four industries, one button", async ({ page }) => {
  const demo = await openDemo(page);
  await expect(demo.dialog.getByRole("heading", { name: "AI Chatbot Demo" })).toBeVisible();
  await expect(demo.name).toBeFocused();
  await expect(demo.email).toHaveAttribute("type", "email");
  await expect(demo.dialog.getByRole("radio")).toHaveCount(4);
  for (const [id, title] of industries) {
    await expect(demo.industry(title)).toHaveAttribute("value", id);
  }
  await expect(demo.proceed).toBeVisible();
});

test("its rules come with it", async ({ page }) => {
  const demo = await openDemo(page);
  const width = () => demo.dialog.evaluate((dialog) => dialog.getBoundingClientRect().width);
  await expect.poll(width).toBe(640);
  await expect(demo.dialog).not.toHaveCSS("box-shadow", "none");
});

test("form, saving, chat", async ({ page, automation }) => {
  const demo = await openDemo(page);
  await fillForm(demo, "Hospitality");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${leadWebhookPath}`, async (route) => {
    await released;
    await route.continue();
  });
  await demo.proceed.click();
  await expect(demo.dialog.getByRole("status").filter({ hasText: "Saving" })).toBeAttached();
  await expect(demo.dialog.getByRole("button", { name: "Saving…" })).toBeDisabled();
  release();

  await expect(demo.dialog.getByRole("heading", { name: "Hospitality Demo" })).toBeVisible();
  await expect(demo.dialog.getByText(`Welcome, ${visitor.name}!`, { exact: true })).toBeVisible();
  await expect(demo.dialog.getByText("Live", { exact: true })).toBeVisible();
  await expect(demo.messages).toHaveCount(1);
  await expect(demo.input).toBeFocused();

  automation.answerWith(reply("A double room is free."));
  await demo.input.fill("Is a room free?");
  await demo.send.click();
  await expect(demo.messages).toHaveCount(3);
  await expect(demo.messages.nth(1)).toContainText("Is a room free?");
  await expect(demo.messages.nth(2)).toContainText("A double room is free.");
});

for (const [id, title] of industries) {
  test(`${title} has its own header and welcome`, async ({ page }) => {
    const demo = await openChat(page, title);
    await expect(demo.dialog.getByRole("heading", { name: `${title} Demo` })).toBeVisible();
    const welcome = scenarios.find((scenario) => scenario.id === id)?.welcomeMessage ?? "none";
    await expect(demo.messages.first()).toContainText(welcome);
  });
}

test("each industry has words of its own", () => {
  expect(new Set(scenarios.map((scenario) => scenario.welcomeMessage)).size).toBe(4);
});

test("the returning view greets by name and offers four industries", async ({ page }) => {
  await knowVisitor(page);
  const demo = await openDemo(page);
  await expect(
    demo.dialog.getByText(`Welcome back, ${visitor.name}! Select an industry to start chatting.`, {
      exact: true,
    }),
  ).toBeVisible();
  await expect(demo.dialog.getByRole("listitem").getByRole("button")).toHaveText(
    industries.map(([, title]) => title),
  );
  await expect(demo.name).toHaveCount(0);
});

test("the focus stays inside while open and returns to the button after", async ({ page }) => {
  const demo = await openDemo(page);
  const place = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      if (activeElement === body) return "the browser’s own bar";
      return activeElement?.closest("dialog[open]") ? "the dialog" : "the page behind";
    });
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press("Tab");
    expect(await place()).not.toBe("the page behind");
  }
  await page.keyboard.press("Escape");
  await expect(demo.dialog).toBeHidden();
  await expect(demo.opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(demo.dialog).toBeVisible();
  await demo.close.click();
  await expect(demo.dialog).toBeHidden();
  await expect(demo.opener).toBeFocused();
});

test("the page behind cannot be reached", async ({ page }) => {
  const demo = await openDemo(page);
  for (const target of [demo.opener, page.getByRole("link", { name: "Schedule a Free Demo" })]) {
    await target.focus();
    await expect(target).not.toBeFocused();
  }
  await demo.close.click();
  await demo.opener.focus();
  await expect(demo.opener).toBeFocused();
});

test("finished replies are in a polite log", async ({ page, automation }) => {
  automation.answerWith(reply("Within two working days."));
  const demo = await openChat(page);
  await expect(demo.log).toHaveAttribute("aria-live", "polite");
  await demo.input.fill("When does it arrive?");
  await page.keyboard.press("Enter");
  await expect(demo.log).toContainText("Within two working days.");
  await expect(demo.messages).toHaveCount(3);
});

test.describe("On a small phone", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("form and chat fit, and fields are at least 16 px", async ({ page, automation }) => {
    await page.goto("/ai-chatbot");
    await page.evaluate(() => window.alive);
    await page.getByRole("button", { name: "Try Demo" }).click();
    const dialog = page.getByRole("dialog", { name: "AI Chatbot Demo" });
    const fits = async () => {
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    };
    await fits();
    for (const field of await dialog.getByRole("textbox").all()) {
      expect(await fontSize(field)).toBeGreaterThanOrEqual(16);
    }
    await dialog.getByRole("textbox", { name: "Full Name *" }).fill(visitor.name);
    await dialog.getByRole("textbox", { name: "Email Address *" }).fill(visitor.email);
    await dialog.getByText("E-commerce", { exact: true }).click();
    await dialog.getByRole("button", { name: "Continue to Demo" }).click();

    automation.answerWith(reply(`${"A long answer. ".repeat(40)}${"x".repeat(200)}`));
    const input = dialog.getByRole("textbox", { name: "Your message" });
    await expect(input).toBeFocused();
    expect(await fontSize(input)).toBeGreaterThanOrEqual(16);
    await input.fill("Hello");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("log")).toContainText("A long answer.");
    await fits();
    // The on-screen keyboard leaves half of the height.
    await page.setViewportSize({ width: 320, height: 300 });
    await expect(input).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Send message" })).toBeInViewport({ ratio: 1 });
  });

  const fontSize = (field: Locator) =>
    field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
});
