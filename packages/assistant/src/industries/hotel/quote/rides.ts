import type { DraftTurn, FlowState, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** The car to the airport as a part of what a stay costs. */

export const ride = /\b(?:taxis?|cabs?|transfer|airport car)\b/;
const joined =
  /\b(?:with|plus|and|incl\w*\.?) (?:the |a |my |our |that )?(?:taxi|cab|transfer|airport car)\b|\+ ?(?:the |a )?(?:taxi|cab|transfer|airport car)\b/;
const asksSum = anywhere(
  wordList`total, all together, altogether, in all, all in, sum, how much, cost, price, comes? to`,
);
const lately = 6;

/** Whether a taxi in this conversation is the one to the airport, which has a fixed price. */
export const ofAirport = ({ message, state }: Pick<Turn, "message" | "state">): boolean =>
  [message, ...state.exchanges.slice(-lately).map(({ visitor, bot }) => `${visitor} ${bot}`)].some(
    (text) => /\bairport\b/i.test(text),
  );

/** Takes the car into the stay if the sum is asked for with it: “room + taxi in total”. */
export function takeRides(turn: DraftTurn, { slots }: FlowState): void {
  const text = `${turn.plain} ${turn.message.toLowerCase()}`;
  if (joined.test(text) && asksSum.test(turn.plain) && ofAirport(turn)) slots.rides = 1;
}
