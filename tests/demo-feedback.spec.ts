import { chatWebhookPath, feedbackPath, newConversationHeader } from "@brightkeel/contracts";
import { muddles, smallTargets } from "./support/accessibility-tree.ts";
import { insideOf, violations } from "./support/axe.ts";
import { type DemoParts, openChat, say, visitor, watchWebhook } from "./support/demo.ts";
import { expect, test } from "./support/test.ts";

// These tests use the embedded assistant.

const ask = async (demo: DemoParts, text: string, messages: number) => {
  await say(demo, text);
  await expect(demo.messages).toHaveCount(messages);
};

test("a reply can be judged by pointer and by keyboard, and the judgment changed", async ({
  page,
}) => {
  const sent = watchWebhook(page, feedbackPath);
  const demo = await openChat(page, "Hospitality");
  await ask(demo, "When is breakfast?", 3);
  // The welcome message is not a reply.
  const helpful = demo.dialog.getByRole("button", { name: "Helpful", exact: true });
  const notHelpful = demo.dialog.getByRole("button", { name: "Not helpful" });
  await expect(helpful).toHaveCount(1);
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect(demo.messages.last().getByRole("status")).toHaveText("Thank you.");
  await helpful.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(notHelpful).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map((request) => request.postDataJSON())).toMatchObject([
    { userInfo: visitor, selectedIndustry: "hospitality", helpful: true },
    { userInfo: visitor, selectedIndustry: "hospitality", helpful: false },
  ]);
});

test.describe("without a network", () => {
  test.use({ expectedProblems: /ERR_FAILED/ });
  test("a judgment that could not be sent says so, and is not shown as taken", async ({ page }) => {
    await page.route(
      (address) => address.pathname === feedbackPath,
      (route) => route.abort(),
    );
    const demo = await openChat(page, "Hospitality");
    await ask(demo, "When is breakfast?", 3);
    const helpful = demo.dialog.getByRole("button", { name: "Helpful", exact: true });
    await helpful.click();
    await expect(demo.messages.last().getByRole("status")).toHaveText("That could not be sent.");
    await expect(helpful).toHaveAttribute("aria-pressed", "false");
  });
});

test("a conversation that was left can go on, with the server that remembers it", async ({
  page,
}) => {
  const sent = watchWebhook(page, chatWebhookPath);
  const demo = await openChat(page, "Hospitality");
  await ask(demo, "two rooms next friday for 3 nights, 4 adults", 3);
  await demo.close.click();
  await expect(demo.dialog).toBeHidden();
  await demo.opener.click();
  await demo.dialog.getByRole("button", { name: "Pick up where you left off" }).click();
  await expect(demo.messages).toHaveCount(3);
  await ask(demo, "make it 2 nights", 5);
  await expect(demo.messages.last()).toContainText("2 nights");
  expect(sent.map((request) => newConversationHeader in request.headers())).toEqual([true, false]);
});

for (const scheme of ["light", "dark"] as const) {
  test(`a card with its drawing and the two buttons are accessible, ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const demo = await openChat(page, "E-commerce");
    await ask(demo, "tell me about the ember sleeping bag", 3);
    await expect(
      demo.messages.last().locator("svg[viewBox='0 0 320 104'] path").nth(1),
    ).toBeVisible();
    await demo.dialog.getByRole("button", { name: "Not helpful" }).click();
    expect(await violations(page, insideOf("dialog[open]"))).toEqual([]);
    expect(await muddles(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
}
