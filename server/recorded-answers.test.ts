import {
  createAssistant,
  createMemoryConversations,
  createUnderstander,
} from "@brightkeel/assistant";
import { cachedModel } from "@brightkeel/assistant/training";
import { expect, test } from "vitest";
import { livePanel } from "#content/chatbot-demo/live-panel.ts";
import { recordedAnswers } from "#content/chatbot-demo/recorded-answers.ts";
import { assistantHost } from "./assistant-host.ts";

const recorded = Object.values(recordedAnswers);

/** Times and prices: what a visitor could hold against us. */
const figuresIn = (text: string) => text.match(/\$?\d+(?::\d+)?/g) ?? [];

test.each(recorded)("“$asked” is answered as recorded", async ({ asked, answered, ...record }) => {
  const assistant = createAssistant({
    host: assistantHost,
    conversations: createMemoryConversations(),
    logger: { debug() {}, warn() {} },
    understander: createUnderstander(await cachedModel()),
  });
  const replyOn = (day: string) =>
    assistant.reply(
      { userInfo: livePanel.guest, userMessage: asked, selectedIndustry: record.industry },
      { conversationId: day, now: new Date(`${day}T12:00:00Z`) },
    );
  for (const day of ["2026-11-20", "2027-07-04"]) {
    const reply = await replyOn(day);
    expect(figuresIn(reply.message.content)).toEqual(figuresIn(answered));
    expect(reply.sources).toEqual(record.sources);
  }
});
