import type { ScenarioState } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import type { SampleOrder } from "./sample-order.ts";

/** Trusts the customer over the record: an order that they say has arrived counts as delivered. */

const hasIt = anywhere(wordList`
  (but )?i( already)? have (it|them)( here| now| already| in my hands)?, (it|they|parcel|package|order|stuff)( \w*\d+)? ((has|have|is|are|was)( already)? (here|arrived|come)|arrived|came)( today| yesterday| already| this morning)?,
  (got|received|unpacked|opened) (it|them|(the|my) \w+( \w+){0,2}) (today|yesterday|this morning|last \w+|\w+ days? ago|on \w+day), came (today|yesterday|this morning), (is|it is|in front of me|lies|stands) (right )?in front of me
`);
const hasNot =
  /\b(?:not|never|nothing|nobody|when|if|should|would|will|until|before|where|hope|once|after|tomorrow|(?:can|could|may) (?:i|we))\b|n[’']t\b|\b(?:do|does|did|is|was|has|have)nt\b/i;

const asks =
  /^(?:(?:so|and|but|ok|hi|hello)[, ]+)*(?:is|are|has|have|did|does|do|will|would|can|could|what|where)\b/i;

/** Whether a message says that the parcel has arrived. */
export const saysHere = (message: string): boolean => {
  const found = asks.test(message) ? null : hasIt.exec(message);
  return found !== null && !hasNot.test(message.slice(0, found.index + found[0].length));
};

/** The order as the customer reports it. */
export function asTold<One extends SampleOrder | undefined>(
  order: One,
  { figures }: Pick<ScenarioState, "figures">,
): One | SampleOrder {
  const open = order?.state === "preparing" || order?.state === "on its way";
  return open && figures?.here !== undefined
    ? { ...order, state: "delivered", arrives: 0, note: "You have it, so it counts as delivered." }
    : order;
}
