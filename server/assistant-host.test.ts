import {
  createAssistant,
  createMemoryConversations,
  createUnderstander,
} from "@brightkeel/assistant";
import { cachedModel } from "@brightkeel/assistant/training";
import { expect, test } from "vitest";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { hospitalityChatbot } from "#content/pages/hospitality-chatbot.ts";
import { assistantHost } from "./assistant-host.ts";

const understander = createUnderstander(await cachedModel());
const ask = async (
  selectedIndustry: "e-commerce" | "hospitality" | "support",
  userMessage: string,
) => {
  const assistant = createAssistant({
    host: assistantHost,
    understander,
    conversations: createMemoryConversations(),
    logger: { debug: () => {}, warn: () => {} },
  });
  const { message } = await assistant.reply(
    { userInfo: { name: "Ann", email: "ann@client.example" }, userMessage, selectedIndustry },
    { conversationId: "1", now: new Date(2026, 10, 21, 12) },
  );
  return message.content;
};
const notUnderstood = /not something I can answer|Do you mean one of these|outside what I know/;

test("each question that the chatbot’s page prints gets an answer", async () => {
  const printed = [
    "how do I wax the boots?",
    aiChatbot.replies.question,
    ...aiChatbot.useCases.items.map(({ asked }) => asked),
  ];
  for (const question of printed) {
    const desk = /room/.test(question) ? "hospitality" : "e-commerce";
    expect(await ask(desk, question), question).not.toMatch(notUnderstood);
  }
});

test("each line that the hotel’s page says to try gets an answer", async () => {
  for (const { say } of hospitalityChatbot.stage.ask.items)
    expect(await ask("hospitality", say), say).not.toMatch(notUnderstood);
});

test("a buyer’s questions are answered from the page, in forty words", async () => {
  const answers = {
    "does it connect to Shopify?": /^Yes, Shopify is one of the 22/,
    "can the bot run on WhatsApp?": /^Yes, WhatsApp/,
    "does it use chatgpt": /^No\. The demo runs without one/,
    "what does the chatbot cost": /no price list/,
    "which languages does the bot speak":
      /English, Spanish.* and .*speaks the languages that your sources are written in/,
  };
  for (const [question, answer] of Object.entries(answers)) {
    const text = await ask("support", question);
    expect(text).toMatch(answer);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(40);
  }
});
