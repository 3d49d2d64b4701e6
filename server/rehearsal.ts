import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type AssistantOptions,
  createAssistant,
  createMemoryConversations,
} from "@brightkeel/assistant";
import { industryIds } from "@brightkeel/contracts";

/** One for each way to read a message: a greeting, a question, a wish with a day and a number, words that are none. */
const messages = [
  "Hello",
  "What time is breakfast, and where is my order 10482?",
  "No, not that: a table for two people on Friday at 8 pm, please",
  "teh pasword of my lapotp dosent wrok",
] as const;

/**
 * Answers a few messages that nobody sent. A pattern is compiled when it is first used, so the first message takes ten
 * times as long as any after it: up to a second of the only thread, for which every visitor would wait. Others are
 * answered between two of these.
 *
 * @param options those of the assistant that will answer; nothing is stored, and no model asked
 * @throws what the understander is rejected with.
 */
export async function rehearse(
  options: Pick<AssistantOptions, "host" | "understander" | "encoder">,
): Promise<void> {
  const assistant = createAssistant({
    ...options,
    conversations: createMemoryConversations(),
    logger: { debug() {}, warn() {} },
  });
  const userInfo = { name: "Rehearsal", email: "rehearsal@visitor.example" };
  for (const selectedIndustry of industryIds) {
    for (const userMessage of messages) {
      await assistant.reply(
        { userInfo, userMessage, selectedIndustry },
        { conversationId: "rehearsal", now: new Date() },
      );
      await nextTurn();
    }
  }
}
