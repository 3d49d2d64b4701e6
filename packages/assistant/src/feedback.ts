import type { ReplyFeedback } from "@brightkeel/contracts";
import type { Conversation } from "./conversations.ts";
import type { Exchange, ScenarioState } from "./dialogue/types.ts";

/** Feedback from visitors on replies, kept with the exchange for as long as the exchange is. */

/** Returns the conversation with an id on its last exchange, so that the visitor can give feedback on it. */
export function withName(
  state: Readonly<ScenarioState>,
  id: string,
  handled: string,
): ScenarioState {
  const last = state.exchanges.at(-1);
  const exchanges = last ? [...state.exchanges.slice(0, -1), { ...last, id, handled }] : [];
  return { ...state, exchanges };
}

/**
 * Returns the conversation with this feedback on a reply, and the exchange as it was before; undefined if there is no
 * such reply.
 */
export function withFeedback(
  conversation: Conversation,
  { selectedIndustry, reply, helpful }: ReplyFeedback,
): { conversation: Conversation; exchange: Exchange } | undefined {
  const state = conversation.byIndustry[selectedIndustry];
  const exchange = state?.exchanges.find(({ id }) => id === reply);
  if (!state || !exchange) return undefined;
  const exchanges = state.exchanges.map((one) => (one === exchange ? { ...one, helpful } : one));
  const byIndustry = { ...conversation.byIndustry, [selectedIndustry]: { ...state, exchanges } };
  return { conversation: { ...conversation, byIndustry }, exchange };
}
