import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type AssistantOptions,
  createAssistant,
  createMemoryConversations,
} from "@brightkeel/assistant";
import { industryIds } from "@brightkeel/contracts";

/**
 * One for each way to read a message: a greeting, a question, a request with a day and a number, misspelt words, and a
 * long story, since a pattern is compiled once more for long texts.
 */
const messages = [
  "Hello",
  "What time is breakfast, and where is my order 10482?",
  "No, not that: a table for two people on Friday at 8 pm, please",
  "teh pasword of my lapotp dosent wrok",
  "I have been waiting since Monday, and nobody has called me back. First the parcel came late, then one of the two boxes was open, so I wrote to you twice, but the answer was about something else. My sister says that I should ask for my money, because the lamp is broken and the cable does not fit. Could you please tell me who looks into this, how long it takes, and what it costs to send it back? Also, is there a number that I can ring at the weekend? And if not, what else can I do?",
] as const;

/**
 * Warms the assistant up with a few messages of its own. A pattern is compiled on first use, so the first message
 * takes ten times as long as any later one: up to a second on the only thread, for which every visitor would wait.
 * Other requests are answered between two of these messages.
 *
 * @param options those of the assistant that will answer; nothing is stored, and no language model is called.
 * @throws what the understander rejects with.
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
