import {
  createAssistant,
  createMemoryConversations,
  createUnderstander,
} from "@brightkeel/assistant";
import { cachedModel } from "@brightkeel/assistant/training";
import { expect, test } from "vitest";
import { livePanel } from "#content/chatbot-demo/live-panel.ts";
import { assistantHost } from "./assistant-host.ts";

test("each question of the live panel is answered, with its source", async () => {
  const assistant = createAssistant({
    host: assistantHost,
    conversations: createMemoryConversations(),
    logger: { debug() {}, warn() {} },
    understander: createUnderstander(await cachedModel()),
  });
  expect(livePanel.questions).toHaveLength(3);
  for (const { ask, industry } of livePanel.questions) {
    const reply = await assistant.reply(
      { userInfo: livePanel.guest, userMessage: ask, selectedIndustry: industry },
      { conversationId: industry, now: new Date("2026-11-20T12:00:00Z") },
    );
    expect(reply.message.content.length, ask).toBeGreaterThan(20);
    expect(reply.sources?.length, `${ask} → ${reply.message.content}`).toBeGreaterThan(0);
  }
});
