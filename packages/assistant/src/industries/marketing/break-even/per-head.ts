import { money, say } from "../../../dialogue/reply/reply.ts";
import { unchanged } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { currencyOf, inWholeMoney } from "../figures/currency.ts";

/** The price of a ticket that covers an event: “author 350, wine 4 per head, what should a ticket cost with 25 people?” */

const people = wordList`people, ppl, guests, persons, visitors, participants, heads, tickets, seats, students, kids, children`;
const asksPrice = anywhere(
  wordList`tickets?, entry, entrance, admission, seat, per (head|person), charge, ask for`,
);
const asksBreakEven = anywhere(wordList`
  break ?-?even, (not|dont|don't|never) (lose|make a loss), lose (no )?money, cover (my |the |our |all )*costs?, at zero, price per (ticket|head|person|seat), (how much|what) (should|must) (the |a |one |each )?(ticket|entry|seat)
`);
const mostRoom =
  /\b(?:fits?|holds?|seats?|room for|max(?:imum)?|up to|capacity(?: of| is)?|all) (\d{1,4})\b/;
const counted = new RegExp(`\\b(\\d{1,4}) (?:${people})\\b`, "g");
const forEach = new RegExp(
  `^ ?(?:[$€£]|euros?|pounds?|dollars?)? ?(?:[a-z]+ ){0,2}(?:(?:per|a|each|every) (?:head|person|guest|ticket|seat|one)\\b|each\\b|pp\\b|[x×*] ?\\d{1,4} (?:${people}))`,
);
const figure = /(?<![\d.,])\d{1,6}(?:\.\d{1,2})?(?![\d.,]*\d)/g;
const span = 40;

type Event = { fixed: number[]; each: number[]; heads: number; most?: number };

function eventIn(plain: string): Event | undefined {
  const most = Number(mostRoom.exec(plain)?.[1] ?? Number.NaN);
  const heads = [...plain.matchAll(counted)]
    .map(([, count]) => Number(count))
    .findLast((count) => count !== most);
  if (heads === undefined || heads < 1) return undefined;
  const event: Event = { fixed: [], each: [], heads, ...(most > heads ? { most } : {}) };
  for (const { 0: digits, index } of plain.matchAll(figure)) {
    const value = Number(digits);
    const after = plain.slice(index + digits.length, index + digits.length + span);
    const isHeads = value === most || new RegExp(`^ (?:${people})\\b`).test(after);
    if (isHeads || value <= 0) continue;
    if (forEach.test(after)) event.each.push(value);
    else event.fixed.push(value);
  }
  return event.fixed.length > 0 && event.fixed.length + event.each.length <= mostCosts
    ? event
    : undefined;
}
const mostCosts = 5;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function pricePerHead(turn: Turn): Outcome | undefined {
  const plain = plainWords(inWholeMoney(turn.message).replace(/(?<=\d),(?=\d{3}\b)/g, ""));
  if (!asksPrice.test(plain) || !asksBreakEven.test(plain)) return undefined;
  const event = eventIn(plain);
  if (!event) return undefined;
  const currency = currencyOf(turn);
  const { fixed, each, heads, most } = event;
  const priceFor = (count: number) =>
    money(Math.ceil((sumOf(fixed) / count + sumOf(each)) * 100) / 100, currency);
  const costs = [...fixed.map(String), ...each.map((one) => `${heads} × ${one}`)].join(" + ");
  const full = most === undefined ? "" : ` With ${most} it’s ${priceFor(most)}.`;
  return {
    ...unchanged(
      turn,
      say(
        `${priceFor(heads)} a head covers it: (${costs}) ÷ ${heads}.${full} Whatever is above that is yours.`,
      ),
    ),
    handled: "sum:per_head",
  };
}
