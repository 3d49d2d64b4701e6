import {
  createAssistant,
  createMemoryConversations,
  createUnderstander,
} from "@brightkeel/assistant";
import { cachedModel } from "@brightkeel/assistant/training";
import { expect, test } from "vitest";
import { livePanel } from "#content/chatbot-demo/live-panel.ts";
import { hospitalityChatbot } from "#content/pages/hospitality-chatbot.ts";
import { assistantHost } from "./assistant-host.ts";

const { log, missed } = hospitalityChatbot.desk;

/** What the sample hotel's assistant, which is on the same page as the night's log, answers to a guest. */
async function replyTo(asked: string) {
  const assistant = createAssistant({
    host: assistantHost,
    conversations: createMemoryConversations(),
    logger: { debug() {}, warn() {} },
    understander: createUnderstander(await cachedModel()),
  });
  return assistant.reply(
    { userInfo: livePanel.guest, userMessage: asked, selectedIndustry: "hospitality" },
    { conversationId: "night", now: new Date("2026-11-20T03:05:00Z") },
  );
}

/** Questions of the log, which quotes a guest; the enquiry is summed up instead. */
const quoted = (wanted: (done: string) => boolean) =>
  log
    .filter(({ asked, done }) => asked.startsWith("“") && wanted(done))
    .map(({ asked }) => asked.slice(1, -1));

const onNoPage = (done: string) => done.startsWith("Not on any page");

test.each([...missed.items.map(([question]) => question), ...quoted(onNoPage)])(
  "the sample hotel has no fact for %s",
  async (question) => {
    expect((await replyTo(question)).sources).toBeUndefined();
  },
);

test.each(quoted((done) => !onNoPage(done)))(
  "the sample hotel has a fact for %s",
  async (question) => {
    expect((await replyTo(question)).sources).toBeDefined();
  },
);
