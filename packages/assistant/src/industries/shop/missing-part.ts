import { nextStep } from "../../dialogue/next-step.ts";
import { person, say, spoken } from "../../dialogue/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { workingDay } from "../orders/dates.ts";
import { orderInHand } from "../orders/order-in-hand.ts";
import { sampleOrders } from "./sample.ts";

/** Handles a part missing from the parcel: it is sent at once, or a store hands one over. */

const part =
  /\b(?:pole|peg|stake|cable|strap|buckle|rain ?cover|cover|valve|bag|screw|line|rope|patch kit|manual|part|piece)s?\b/;
const missing = anywhere(wordList`
  missing, not (in|inside) (the|my) (box|bag|parcel|package), forgot(ten)? to (send|pack|include), was not included, (came|arrived) without,
  only (one|two|three|\d+) of (two|three|four|\d+)
`);
const inStore = /\b(?:stores?|shops?|portland|boulder|burlington|collect|pick (?:it )?up)\b/;
const asksCost = /\b(?:cost|pay|price|free|charge\w*|how much)\b/;
const asksWhen =
  /\b(?:when|how (?:long|soon|fast)|by (?:\w+day|tomorrow)|in time|today|tomorrow)\b/;

export function missingPart(turn: Turn): Outcome | undefined {
  const { plain, state, slots, now } = turn;
  const begun = state.exchanges.slice(-3).some(({ bot }) => ofMissing.test(bot));
  const name = part.exec(plain)?.[0] ?? "";
  const says = missing.test(plain) && name !== "";
  const goesOn =
    begun &&
    (slots.references.length > 0 ||
      inStore.test(plain) ||
      asksCost.test(plain) ||
      asksWhen.test(plain));
  if (!(says || goesOn) || plain.split(" ").length > 26) return undefined;
  const order = orderInHand(turn, sampleOrders);
  const there = spoken(workingDay(dayOf(now), 1));
  const text = says
    ? `I am sorry. What is missing costs you nothing: the ${name} leaves today by express and is there on ${there}, or a store (Portland, Boulder, Burlington) hands you one at once. ${order ? `I note it for ${order.number}.` : "Which order is it?"}`
    : inStore.test(plain)
      ? "Yes: stores keep poles, pegs, lines and cables, and hand you what was missing for nothing. Bring the order number; Monday to Saturday 10:00–19:00, Sunday 11:00–17:00."
      : asksCost.test(plain)
        ? "Nothing, neither the part nor its postage: it should have been in the parcel."
        : nextStep(state, [
            `Noted${order ? ` for ${order.number}` : ""}; whatever the record says, I go by what you see. The part leaves today by express and is there on ${there}. In a store you have it today.`,
            `It stays at ${there} by express. If that is too late, a store hands you the part today, free.`,
          ]);
  return {
    handled: "missing_part",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      ...(order ? { figures: { ...state.figures, order: order.number } } : {}),
    },
    reply: say(text, { source: "shopOrders", choices: [person] }),
  };
}

const ofMissing =
  /\bWhat is missing costs you nothing\b|\bThe part leaves today\b|\bwhat was missing for nothing\b/;
