import type { ReplyFeedback } from "@brightkeel/contracts";
import type { Conversation } from "./conversations.ts";
import type { Exchange, ScenarioState } from "./dialogue/types.ts";

/** What visitors say of replies: kept with the exchange, as long as that is. */

/** The conversation with a name on its last exchange, by which the visitor can speak of it. */
export function withName(
  state: Readonly<ScenarioState>,
  id: string,
  handled: string,
): ScenarioState {
  const last = state.exchanges.at(-1);
  const exchanges = last ? [...state.exchanges.slice(0, -1), { ...last, id, handled }] : [];
  return { ...state, exchanges };
}

/** The conversation with this said of a reply, and the exchange as it was before; undefined when there is none such. */
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
