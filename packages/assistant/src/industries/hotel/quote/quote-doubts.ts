import { advance } from "../../../dialogue/flows.ts";
import { capital, counted, dollars } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { quotedIn } from "./pass-on.ts";
import { quoteFlow } from "./quote.ts";
import { tell } from "./quote-money.ts";
import { earlyPrice } from "./quote-reply.ts";
import { several, sumOf, withWhat } from "./quote-words.ts";
import { requote } from "./requote.ts";
import type { Quoted } from "./room-questions.ts";

/**
 * Reactions to a quoted price: offering less, asking how long it is valid, having it checked, insisting on a number.
 */

export function doubtsQuote(turn: Turn): Outcome | undefined {
  const quoted = turn.slots.references.length > 0 ? undefined : quotedIn(turn);
  if (!quoted || turn.plain.split(" ").length > mostWords) return undefined;
  return (
    holds(turn, quoted) ?? checks(turn, quoted) ?? insists(turn, quoted) ?? offers(turn, quoted)
  );
}
const mostWords = 18;

const price = wordList`price, quote, offer, rate, that, it, this`;
const stands = wordList`good, valid, hold, holds, last, lasts, stay, stays, stand, open`;
const howLong = /\bhow long\b/;
const itsPrice = new RegExp(`\\b${price}\\b`);
const remains = new RegExp(`\\b${stands}\\b`);
const keepsIt = new RegExp(
  `\\b(?:hold|keep|guarantee|freeze) (?:me |us )?(?:the|that|this) ${price}\\b|\\bwill the (?:price|rate) (?:change|go up|rise|stay)\\b`,
);
/** Whether the message asks how long the price holds. One pattern for all three would backtrack on long messages. */
function asksHowLong(plain: string): boolean {
  const asked = after(plain, howLong);
  const priced = asked === undefined ? undefined : after(asked, itsPrice);
  return priced !== undefined && remains.test(priced);
}
function after(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text);
  return found ? text.slice(found.index + found[0].length) : undefined;
}
/** “How long is that price good for?” */
function holds(turn: Turn, { chosen }: Quoted): Outcome | undefined {
  return asksHowLong(turn.plain) || keepsIt.test(turn.plain)
    ? tell(
        turn,
        `The ${dollars(chosen.total)} won’t change from day to day, but the room isn’t held until the desk confirms it. Shall I pass it on?`,
      )
    : undefined;
}

const again = wordList`check (it |that |this |the (sum|total|price|figures?|maths?) )?again, re-?check, double[ -]?check, add (it|that|them) up again, recalculate, recount, calculate (it |that )?again, do the (sum|maths?) again`;
const looksWrong = wordList`(that|this|it|sum|total|price|maths?) (does not|do not|is not) (look|seem|sound|add up|right|correct)\w*( right| correct| ok)?, ((that|this|the) )?(that|this|sum|total|price|maths?) (is|looks|seems|must be) (wrong|off|too high|not right|not correct), (sum|total|price) (is )?(wrong|off|not right)`;
const doubts = new RegExp(`\\b(?:${again}|${looksWrong})(?![a-z])`);
/** “Check again, that doesn’t look right”: the total again, item by item, and what could be changed. */
function checks(turn: Turn, { stay, chosen }: Quoted): Outcome | undefined {
  const { plain, message, slots } = turn;
  const stated = slots.dates.length > 0 || slots.people !== undefined || slots.nights !== undefined;
  const asks = doubts.test(plain) || doubts.test(message.toLowerCase());
  if (!asks || stated || /\d{2}/.test(plain)) return undefined;
  return tell(
    turn,
    `I’ve added it up again: ${sumOf(stay, chosen)} = ${dollars(chosen.total)}, for ${counted(stay.guests, "guest")} and ${counted(stay.nights, "night")}${withWhat(stay)}. If a day or a number is wrong, tell me which.`,
  );
}

const saidSo = wordList`(i|we) (already |just |have )*(said|told you|wrote|mentioned), as (i|we) said, like (i|we) said`;
const only = new RegExp(
  `^(?:no |it is |we are |and |but )*(?:(\\d{1,2}) ${saidSo}|${saidSo} (?:already |before )?(\\d{1,2}))(?: already| before)?$`,
);
/** “2!! I told you”: a number without a noun, which repeats one in the quote or replaces the number of guests. */
function insists(turn: Turn, quoted: Quoted): Outcome | undefined {
  const found = only.exec(withDigits(turn.plain).replace(/[,.]/g, ""));
  if (!found) return undefined;
  const value = Number(found[1] ?? found[2]);
  const { stay, chosen, quote } = quoted;
  const held =
    value === stay.guests
      ? counted(value, "guest")
      : value === stay.nights
        ? counted(value, "night")
        : undefined;
  if (held !== undefined)
    return tell(
      turn,
      `Sorry: ${held}, that’s how I have it. ${capital(several(chosen.rooms))} is ${dollars(chosen.total)} in all. Shall I pass it on?`,
    );
  return value >= 1 && value <= mostGuests
    ? {
        ...advance(turn, quoteFlow, { ...quote, slots: { ...quote.slots, guests: value } }),
        handled: "flow:quote",
      }
    : undefined;
}
const mostGuests = 18;

const would = wordList`(can|could|would|will) (you|we|it) (do|take|accept|make|go|give|say|have|be), (can|could) (i|we) (have|get|pay), (what|how) about`;
const ownLimit = wordList`(my|our|the) (budget|limit|max(imum)?), (i|we) (can|will|would|could|want to|only)( only| just)? ?(offer|pay|spend|have|give|afford|do|got), no more than, (more than|max(imum)?|up to|deal (at|for))`;
const offer = new RegExp(`\\b(?:${would}|${ownLimit})\\b`);
const sum =
  /(?<![\d-])[$€£]?(\d{2,4})(?:[$€£])?(?! ?(?:nights?|people|guests?|rooms?|days?|am\b|pm\b|o|%|[-/:.]\d|st\b|nd\b|rd\b|th\b|min|years?|m\b|metres?))/;
const ofElse =
  /\b(?:breakfast|parking|dinner|massage|taxi|deposit|refund|dog|pet|late|early|total|room \d)\b/;
const leastTotal = 60;

/**
 * “Could you do 250?”, “my budget is 300”: what fits the budget, or that the price is fixed and what would cost less.
 */
function offers(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { plain, slots } = turn;
  const value = Number(sum.exec(plain)?.[1] ?? 0);
  if (value < leastTotal || !offer.test(plain) || ofElse.test(plain) || slots.dates.length > 0)
    return undefined;
  const { stay, chosen, every, quote } = quoted;
  const perNight = /\b(?:a|per|each) night\b/.test(plain);
  const most = perNight ? value * stay.nights : value;
  if (chosen.total <= most)
    return tell(
      turn,
      `That’s enough: it’s ${dollars(chosen.total)} in all for ${several(chosen.rooms)}. Shall I pass it on?`,
    );
  const [fits] = every.filter(({ total }) => total <= most);
  if (fits) return requote(turn, quoted, { room: "", chosen: fits.id });
  const early = earlyPrice(quote, stay, chosen, turn.now);
  const [least = chosen] = every;
  const cheaper =
    least.total < chosen.total
      ? ` The least for these days is ${several(least.rooms)}, ${dollars(least.total)}.`
      : "";
  return tell(
    turn,
    `The prices are fixed, so I can’t do ${dollars(value)}${perNight ? " a night" : ""}.${cheaper}${early}${cheaper === "" && early === "" ? ` ${dollars(chosen.total)} is the least for these days; three nights from Sunday to Thursday cost 12% less.` : ""}`,
  );
}
