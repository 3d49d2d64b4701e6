import { asks } from "../../../dialogue/message/clauses.ts";
import { counted, dollars, listed, pick, say } from "../../../dialogue/reply/reply.ts";
import { withOffer, without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans } from "../facts/sample.ts";
import { heads } from "./head-count.ts";

/** A bill that differs from the previous one, usually because of its seats. */

/** Matches a message, in plain words, that says the bill went up. */
export const dearer = anywhere(wordList`
  last (month|year|invoice|time|bill)( \w+){0,3} (\$?\d+|less|cheaper|lower), (higher|more|different)( \w+)? than( \w+){0,2} (last|before|usual|always|expected|normal), went up, gone up, increased?, used to (be|pay|cost), (suddenly|now) (more|\$?\d+), price (rise|hike|jump\w*)
`);
const someoneJoined = new RegExp(
  `\\b(?:added|joined|hired|invited|new|more|took on|onboarded)\\b.{0,30}\\b${heads}\\b|\\b${heads}\\b.{0,20}\\bjoined\\b`,
);
const asksSeatPrice = /\b(?:each|per (?:day|person|seat|user|head|month)|by the day|a seat)\b/;
const ofMoney =
  /\b(?:charged?|charges|bill(?:ed)?|invoices?|paid|pay|price|cost|debited|amount|sum)\b/;

/** Explains the difference between two amounts in seats, if it fits exactly one plan. */
function differenceIn(plain: string): string {
  const [one = 0, other = 0, third] = (plain.match(/\b\d{2,6}(?:\.\d\d)?\b/g) ?? []).map(Number);
  const more = Math.abs(one - other);
  if (other === 0 || more === 0 || third !== undefined)
    return "A higher bill usually means more seats: ";
  const fitting = plans.filter(({ price }) => price > 0 && more % price === 0);
  const [plan] = fitting;
  return plan && fitting.length === 1
    ? `${dollars(more)} more would be ${counted(more / plan.price, "seat")} on ${plan.name}: `
    : `${dollars(more)} more usually means extra seats: `;
}

const ticket = "Open a ticket: a charge to check";

/**
 * Answers questions about the seats on a bill. `lately`: the last answer was about money; `money`: the message itself
 * mentions a charge.
 */
export function ofSeats(
  turn: Turn,
  { lately, money }: { lately: boolean; money: boolean },
): Outcome | undefined {
  const { plain, state } = turn;
  const isDearer = dearer.test(plain) && (money || ofMoney.test(plain) || lately);
  if (isDearer && state.before !== "billing:wrong")
    return {
      handled: "billing:wrong",
      state: withOffer(state, ticket),
      reply: say(
        `${differenceIn(plain)}“Settings”, “Plan”, “Invoices” lists under “Changes” who was added and from which day; each seat counts by the day. If it doesn’t add up, shall I open a ticket for billing?`,
        {
          source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
          choices: pick(ticket),
        },
      ),
    };
  if (lately && someoneJoined.test(plain) && !turn.message.includes("?"))
    return {
      handled: "billing:seats",
      state: without(state, "offer"),
      reply: say(
        "That explains it: a new seat counts by the day from when it was accepted, so this invoice has its days from last month on top of the whole new one. “Changes” on the invoice lists each one.",
        { source: factSource("support", "check_invoice", "Invoices", "support") },
      ),
    };
  const asked = turn.message.includes("?") || asks(plain);
  return lately && asked && asksSeatPrice.test(plain)
    ? {
        handled: "billing:seats",
        state,
        reply: say(
          `By the month, a seat is ${listed(plans.filter(({ price }) => price > 0).map(({ name, price }) => `${dollars(price)} on ${name}`))}. One that starts partway through only costs its days.`,
          {
            source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
          },
        ),
      }
    : undefined;
}
