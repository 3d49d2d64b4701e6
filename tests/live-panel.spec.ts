import { livePanel } from "#content/chatbot-demo/live-panel.ts";
import { expect, test } from "./support/test.ts";

const [first, second] = livePanel.questions;

for (const path of ["/ai-chatbot", "/"]) {
  test.describe("Without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} shows an answered question with its source`, async ({ page }) => {
      await page.goto(path);
      const log = page.getByRole("log");
      await expect(log).toContainText(livePanel.shown.asked);
      await expect(log).toContainText(livePanel.shown.answered);
      await expect(log.getByRole("link")).toHaveAttribute("href", livePanel.shown.sources[0].href);
    });
  });

  test(`${path} answers a pressed question with its source, and the demo goes on with its industry`, async ({
    page,
    open,
  }) => {
    await open(path);
    const panel = page.getByRole("region", { name: livePanel.words.title });
    await panel.getByRole("button", { name: second.ask }).click();
    const log = panel.getByRole("log");
    await expect(log).toContainText("BK-10482");
    await expect(log.getByRole("link").first()).toBeVisible();

    await panel.getByRole("button", { name: first.ask }).click();
    await expect(log).toContainText(first.ask);
    await expect(log.getByRole("link").first()).toBeVisible();
    await panel.getByRole("button", { name: livePanel.words.more }).click();
    const dialog = page.getByRole("dialog", { name: "AI Chatbot Demo" });
    await expect(dialog.getByRole("radio", { name: first.name })).toBeChecked();
  });
}
