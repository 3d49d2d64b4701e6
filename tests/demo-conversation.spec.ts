import { chatWebhookPath, newConversationHeader } from "@brightkeel/contracts";
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

test("a chat that is opened again begins anew for the server too", async ({ page, automation }) => {
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

test("of a reply longer than the window the beginning is in view", async ({ page, automation }) => {
  automation.answerWith(reply(`First words. ${"A long sentence of the answer. ".repeat(120)}`));
  const demo = await openChat(page);
  await say(demo, "Tell me everything");
  await expect(demo.messages).toHaveCount(3);
  const distance = () =>
    demo.messages
      .last()
      .evaluate((message) =>
        Math.abs(
          Math.round(
            message.getBoundingClientRect().top -
              (message.closest("[role=log]")?.getBoundingClientRect().top ?? 0),
          ),
        ),
      );
  await expect.poll(distance).toBe(0);
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
