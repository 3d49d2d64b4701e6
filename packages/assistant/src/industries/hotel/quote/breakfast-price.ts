import { dollars, say } from "../../../dialogue/reply/reply.ts";
import { unchanged } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules as rules } from "../rooms/prices.ts";
import { quotedIn } from "./pass-on.ts";

const asksPrice = anywhere(wordList`cost, costs, price, prices, how much, free, charge, pay`);
const asksWhetherIncluded = anywhere(wordList`included?, inclusive, comes? with, extra, on top`);
const ofSomeone = anywhere(
  wordList`kids?, child, children, bab(y|ies), toddlers?, teen\w*, sons?, daughters?, aged?, year, old, guests?, people, of us, dinner, visitors?, parking, dogs?, not`,
);
const mostWords = 9;

/** “What does breakfast cost?” before there is a quote, which has its own sum. Children are asked about by name. */
export function breakfastPrice(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (!/\bbreakfast\b/.test(plain) || plain.split(" ").length > mostWords) return undefined;
  const open = state.flow !== undefined || quotedIn(turn) !== undefined;
  const figures = /\d/.test(plain) || slots.dates.length > 0 || slots.people !== undefined;
  if (open || figures || ofSomeone.test(plain)) return undefined;
  const prices = `${dollars(rules.breakfast)} per person, ${dollars(rules.breakfast / 2)} for children aged 6 to 12, and younger ones eat free`;
  const text = asksWhetherIncluded.test(plain)
    ? `Breakfast isn’t in the room’s price: it’s ${prices}. You can add it to a quote.`
    : asksPrice.test(plain)
      ? `Breakfast is ${prices}.`
      : undefined;
  return text === undefined
    ? undefined
    : { ...unchanged(turn, say(text, { source: "hotel" })), handled: "breakfast" };
}
