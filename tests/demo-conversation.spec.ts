import { chatWebhookPath, newConversationHeader } from "@brightkeel/contracts";
import type { Page } from "@playwright/test";
import { scenarioOf } from "#content/chatbot-demo/scenarios.ts";
import { openChat, say, visitor, watchWebhook } from "./support/demo.ts";
import { reply } from "./support/stand-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ baseURL: ({ relayed }, use) => use(relayed.site.origin) });

test("three questions to begin with are sent as they stand", async ({ page, automation }) => {
  automation.answerWith(reply("On its way."));
  const sent = watchWebhook(page, chatWebhookPath);
  const demo = await openChat(page, "E-commerce");
  const { starters } = scenarioOf("e-commerce");
  const suggestions = demo.dialog.getByRole("list", { name: "Suggestions" }).getByRole("button");
  await expect(suggestions).toHaveText([...starters]);
  await suggestions.first().click();
  await expect(demo.messages.last()).toContainText("On its way.");
  expect(sent.map((request) => request.postDataJSON().userMessage)).toEqual([starters[0]]);
});

test("a reopened chat begins again for the server too", async ({ page, automation }) => {
  automation.answerWith(reply("Yes."));
  const sent = watchWebhook(page, chatWebhookPath);
  const demo = await openChat(page, "Hospitality");
  await say(demo, "Is there parking?");
  await expect(demo.messages).toHaveCount(3);
  await say(demo, "And breakfast?");
  await expect(demo.messages).toHaveCount(5);
  await demo.close.click();
  await expect(demo.dialog).toBeHidden();
  await demo.opener.click();
  await demo.industryButton("Hospitality").click();
  await say(demo, "Hello again");
  await expect(demo.messages).toHaveCount(3);
  expect(sent.map((request) => newConversationHeader in request.headers())).toEqual([
    true,
    false,
    true,
  ]);
});

test("strong words, lists and links of a reply are shown as such", async ({ page, automation }) => {
  automation.answerWith(
    reply("**Free** are:\n- Standard\n- Harbour\n\n[Prices](/ai-chatbot/demo-data), <b>no</b>"),
  );
  const demo = await openChat(page, "Hospitality");
  await say(demo, "What is free?");
  const message = demo.messages.last();
  await expect(message.getByRole("listitem")).toHaveText(["Standard", "Harbour"]);
  await expect(message.locator("strong")).toHaveText("Free");
  await expect(message.getByRole("link", { name: "Prices" })).toHaveAttribute(
    "href",
    "/ai-chatbot/demo-data",
  );
  await expect(message).toContainText("<b>no</b>");
});

/** A reply much longer than the window, whose choices must stay in sight. */
const longReply = [
  {
    message: { content: `First words. ${"A long sentence of the answer. ".repeat(120)}` },
    choices: [{ label: "Yes, pass it on", send: "yes, pass it on" }],
    suggestions: ["What is nearby?"],
  },
];

/** Answers like the embedded assistant, whose choices n8n does not send. */
const answerAtLength = (page: Page) =>
  page.route(`**${chatWebhookPath}`, (route) => route.fulfill({ json: longReply }));

for (const [device, viewport] of [
  ["a desk", { width: 1440, height: 900 }],
  ["a phone with its keyboard open", { width: 390, height: 460 }],
] as const) {
  test(`a long reply on ${device} shows the question, its own beginning, and what it asks for`, async ({
    page,
    automation,
  }) => {
    const sent = watchWebhook(page, chatWebhookPath);
    await answerAtLength(page);
    const demo = await openChat(page);
    await page.setViewportSize(viewport);
    await say(demo, "Tell me everything");
    await expect(demo.messages).toHaveCount(3);
    await expect(demo.messages.nth(1)).toBeInViewport({ ratio: 1 });
    await expect(demo.messages.last().getByText("First words.")).toBeInViewport();
    const choice = demo.dialog.getByRole("button", { name: "Yes, pass it on" });
    await expect(choice).toBeInViewport({ ratio: 1 });
    automation.answerWith(reply("Passed on."));
    await page.unroute(`**${chatWebhookPath}`);
    await choice.click();
    await expect(demo.messages.last()).toContainText("Passed on.");
    expect(sent.at(-1)?.postDataJSON().userMessage).toBe("yes, pass it on");
    await expect(choice).toBeHidden();
  });
}

for (const [device, viewport] of [
  ["a desk", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test(`a long reply is read on, a window at a time, on ${device}`, async ({ page }) => {
    await answerAtLength(page);
    const demo = await openChat(page);
    await page.setViewportSize(viewport);
    const readOn = demo.dialog.getByRole("button", { name: "Read on" });
    await expect(demo.messages).toHaveCount(1);
    await expect(readOn).toBeHidden();
    await say(demo, "Tell me everything");
    await expect(demo.messages).toHaveCount(3);
    const place = () =>
      demo.log.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
        scrollTop,
        clientHeight,
        below: scrollHeight - scrollTop - clientHeight,
      }));
    // No line is skipped: a step is less than a window, and keeps a line of what was read.
    for (let before = await place(); before.below > 48; ) {
      await readOn.click();
      await expect(demo.log).toBeFocused();
      const after = await place();
      const step = after.scrollTop - before.scrollTop;
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan(before.clientHeight);
      before = after;
    }
    await expect(readOn).toBeHidden();
    await demo.log.evaluate((log) => log.scrollTo(0, 0));
    await expect(readOn).toBeVisible();
  });
}

test("choices of a reply come before suggestions", async ({ page }) => {
  await answerAtLength(page);
  const demo = await openChat(page);
  await say(demo, "Tell me everything");
  await expect(demo.messages).toHaveCount(3);
  const actions = demo.dialog.getByRole("list", { name: "Suggestions" }).getByRole("button");
  await expect(actions).toHaveText(["Yes, pass it on", "What is nearby?"]);
});

test("a long question leaves room for the beginning of its answer", async ({ page }) => {
  await answerAtLength(page);
  const demo = await openChat(page);
  await say(demo, "A sentence of a long question. ".repeat(60));
  await expect(demo.messages).toHaveCount(3);
  await expect(demo.messages.last().getByText("First words.")).toBeInViewport();
  const answer = await demo.messages.last().boundingBox();
  const list = await demo.log.boundingBox();
  if (!answer || !list) throw new Error("The conversation is not on the screen.");
  expect(answer.y).toBeLessThan(list.y + list.height / 2);
});

test("the conversation can be mailed to oneself", async ({ page, automation }) => {
  automation.answerWith(reply("On Monday."));
  const demo = await openChat(page);
  await say(demo, "When?");
  await expect(demo.messages).toHaveCount(3);
  const link = demo.dialog.getByRole("link", { name: "E-mail conversation" });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(decodeURIComponent(address.pathname)).toBe(visitor.email);
  expect(address.searchParams.get("body")).toContain("You: When?\n\nBot: On Monday.");
});
