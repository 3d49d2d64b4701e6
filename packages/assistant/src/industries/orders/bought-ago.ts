import { counted, person, say } from "../../dialogue/reply/reply.ts";
import { aside, withOffer } from "../../dialogue/state.ts";
import type { FlowSlots, Outcome, ScenarioState, Turn } from "../../dialogue/types.ts";
import type { SourceId } from "../../knowledge/sources.ts";
import { withDigits } from "../../understanding/numerals.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { returnDays } from "./return-period.ts";

/**
 * Answers whether an item may still be returned, given how long ago it was bought: computes the deadline instead of
 * quoting the rule.
 */

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const age = /\b(\d{1,3}|an?|couple of|few|last) (day|week|month|year)s?\b/;
const bought = anywhere(wordList`
  ago, after, before, back then, old, bought, buy, ordered, purchased, got (it|them|this|mine), had (it|them), delivered, arrived, received, since, came, been, for (over|more than)
`);
const takes =
  /\b(?:delivery|ship\w*|how long|will take|takes?|arrive in|in \d+ (?:days?|weeks?))\b/;
/** Intents that are already about returns or exchanges. */
const ofReturns =
  /^(?:return_policy|return_age|exchange_item|return_item|refund_policy|get_refund|warranty|broken_thing|repair|damaged_item|flow:return|size_guide)$/;

/**
 * Returns how many days ago the purchase was, according to the message; a bare “6 weeks” counts only when the
 * conversation is about returns.
 */
function daysAgo(
  message: string,
  state: Readonly<ScenarioState>,
): { days: number; said: string } | undefined {
  const plain = withDigits(plainWords(message));
  const [said = "", count = "", unit = ""] = age.exec(plain) ?? [];
  if (unit === "" || takes.test(plain)) return undefined;
  const inTalk = ofReturns.test(state.before ?? "") || state.figures?.boughtDays !== undefined;
  if (!bought.test(plain) && !inTalk) return undefined;
  const many = /^\d/.test(count)
    ? Number(count)
    : count === "couple of"
      ? 2
      : count === "few"
        ? 3
        : 1;
  const days = many * (daysIn[unit] ?? 1);
  // “More than 30 days” quotes the rule.
  return days === returnDays && unit === "day"
    ? undefined
    : { days, said: counted(many, unit) === said ? said : counted(many, unit) };
}

/** Stores how long ago the item was bought. */
export function boughtIn(message: string, state: Readonly<ScenarioState>): FlowSlots | undefined {
  const found = daysAgo(message, state);
  return found && { ...state.figures, boughtDays: found.days, boughtSaid: found.said };
}

/** The item is already on its way back: the order answers where it is and what happens next. */
export const wentBack = anywhere(wordList`
  (sent|shipped|posted|mailed|gave|brought|took) (it|them|this|that|mine|the \w+)( \w+)? back, (i|we) (have )?returned (it|them|this|that|mine|(the|a|an|my|our) \w+), returned it, sent back
`);
const asksBack = anywhere(wordList`
  return\w*, send (it |them |this |that )?back, give (it |them )?back, take (it |them )?back, exchange\w*, swap, change (it|them|for|to|this), another size, (bigger|smaller|larger) (one|size), too late, still (possible|ok|allowed|in time), in time, refund, money back, bring (it|them) back, get (it|them) changed
`);
const yesNo = /\b(?:yes or no|or not|possible|too late|more than)\b/;

const ofWarranty = /\b(?:warrant\w*|guarantee\w*|covered|covers?)\b/;
/** “Two weeks and still no refund” waits for money. */
const waitsForMoney =
  /\bwhere\b.{0,12}\b(?:refund|money)\b|\b(?:still|waiting|no|not)\b.{0,20}\b(?:refund|money)\b(?! back)|\b(?:refund|money)\b.{0,20}\b(?:yet|still|not (?:here|there|come|arrived))\b/;
const faults = anywhere(wordList`
  broke\w*, leak\w*, faulty, defect\w*, (coming|come|came|falling|fell|fallen) (off|apart), ripped, torn, split, cracked, stopped working
`);

/** Answers yes or no by the return period, regardless of the item. */
export function boughtAgo(turn: Turn, source: SourceId): Outcome | undefined {
  const { plain, state, slots, message } = turn;
  const days = Number(state.figures?.boughtDays ?? Number.NaN);
  // Subscriptions and bookings have their own rules.
  if (ofWarranty.test(plain) && !asksBack.test(plain)) return undefined;
  if (wentBack.test(plain) || waitsForMoney.test(plain)) return undefined;
  if (/\b(?:plan|subscription|licen[cs]es?|account|seats?|booking)\b/.test(plain)) return undefined;
  if (Number.isNaN(days) || slots.references.length > 0) return undefined;
  const now = daysAgo(message, state) !== undefined;
  const known = state.done?.some(({ slots: of }) => of.reference !== undefined) ?? false;
  const inTalk = ofReturns.test(state.before ?? "");
  const asks = asksBack.test(plain) || (yesNo.test(message.toLowerCase()) && inTalk);
  const repeats = now && inTalk && plain.split(" ").length <= 8;
  if (!(asks && (now || inTalk)) && !repeats) return undefined;
  const faulty =
    (state.seen.broken_thing ?? 0) > 0 ||
    /^(?:broken_thing|repair|damaged_item)$/.test(state.before ?? "") ||
    faults.test(plain);
  // Faults are covered by the warranty; the deadline is mentioned only if it has passed.
  if (faulty && days <= returnDays) return undefined;
  const said = String(state.figures?.boughtSaid ?? counted(days, "day"));
  const inDays = said === counted(days, "day");
  const again = state.before === "return_age" && days > returnDays;
  const more = inDays ? `${said} is past that` : `${said} is ${days} days`;
  const text = again
    ? `${/\bmore than\b/.test(plain) ? "Yes, it is" : "No"}: ${more}${inDays ? "" : `, more than ${returnDays}`}, so it can’t be returned anymore.${faulty ? " A fault falls under the warranty, though, not the return period." : " Only a person can make an exception. Shall I pass it on?"}`
    : days > returnDays
      ? `No, returns and exchanges are open for ${returnDays} days from delivery, and ${more}. ${faulty ? "Since it’s faulty, the warranty covers it, including postage. Just send two photos." : "If it’s faulty, the warranty still covers it. Give me your order number and I’ll look up the date."}`
      : `Yes, ${inDays ? `${said} is within` : `${said} is ${days} days, within`} the ${returnDays} days for returns and exchanges, as long as it’s unworn and complete. Both are free.${known ? "" : " Which order is it?"}`;
  return {
    handled: "return_age",
    state:
      again && !faulty
        ? withOffer(state, person.send)
        : state.flow?.name === "order" || state.flow?.name === "return"
          ? aside(state)
          : state,
    reply: say(text, { source, next: ["What warranty do I have?", "I want to talk to a person"] }),
  };
}
