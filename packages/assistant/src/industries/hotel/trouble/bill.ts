import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { placeTold } from "../stay/stated.ts";

/**
 * Handles double payments and unknown items on a bill: what they may be, who removes them and when the refund arrives.
 * Asks only for missing details.
 */

const twice = anywhere(wordList`
  (charged?|charging|billed|debited|paid|pay|took|taken|deducted)( \w+){0,4} (twice|double|two times|2 times|2x|again),
  (double|two|2|second) (charge|charges|payment|payments|debit)s?, (twice|double) (on|from) my (card|account|statement)
`);
const line =
  /\b(mini ?-?bar|bar|breakfasts?|parking|room service|laundry|massage|pay ?tv|phone|city tax|dinner|snacks?|drinks?|late check ?-?out|extra night|damage|cleaning)\b/;
const onBill = anywhere(wordList`
  bill, invoice, charge[sd]?, statement, receipt, billed, on my card
`);
const notMine = anywhere(wordList`
  (never|not|didn't|didnt)( \w+){0,3} (use|used|have|had|eat|ate|drink|drank|touch|touched|order|ordered|take|took|get|got|book|booked|mine|our), not mine, why (is|was|am|did|do|are) , what is th(is|at), wrong, too much, mistake, take (it|that|this) off, remove, overcharged, i refuse, should not be
`);
const goesOn = anywhere(wordList`
  refund\w*, money( back)?, pa(y|id) back, both, full (stay|amount|price), twice, bank, statement, charge[sd]?, \d+ ?x ?\$?\d+, x ?\d+, bill, minibar, remove, take (it|that) off, off my,
  how long, when, who, today, now, reading, already (said|told|gave|wrote), i (said|told|gave|wrote), HH-?\d+, booking, tomorrow
`);
const asksWhen = /\bhow (?:long|many|soon|fast)\b|\bwhen\b|\btoday\b|\btomorrow\b|\bnow\b/;
const asksWho = /\bwho\b|\bcan (?:you|u) (?:remove|take|do|cancel|delete)\b/;

const claimOf = ({ state }: Turn): FlowSlots => state.figures ?? {};

export function disputedBill(turn: Turn): Outcome | undefined {
  const { plain, state, slots, message } = turn;
  const double = twice.test(plain);
  const item = line.exec(plain)?.[1];
  const disputes = onBill.test(plain) && notMine.test(plain) && item !== undefined;
  const stated = (state.seen.charged_twice ?? 0) > 0;
  const lately = stated && state.exchanges.slice(-3).some(({ bot }) => ofBill.test(bot));
  const who =
    lately &&
    (saysName.test(plain) ||
      (asksPlace.test(state.exchanges.at(-1)?.bot ?? "") && gives.test(plain)));
  if (!double && !disputes && !who && !(lately && (goesOn.test(message) || asksBill.test(plain))))
    return undefined;
  if (/\b(?:human|person|agent|breakfast (?:time|at)|check ?in)\b/.test(plain) && stated)
    return undefined;
  const known = claimOf(turn);
  const sum =
    slots.amounts[0]?.value ??
    slots.numbers.find((value) => value > 9 && value !== Number(known.room)) ??
    (known.claimSum === undefined ? undefined : Number(known.claimSum));
  const claim = double
    ? "twice"
    : ((disputes ? item : undefined) ?? String(known.claim ?? "twice"));
  const figures: FlowSlots = {
    ...known,
    claim,
    ...(sum === undefined ? {} : { claimSum: sum }),
  };
  return {
    handled: "charged_twice",
    // An earlier enquiry about a stay is unrelated.
    state: { ...(state.flow === undefined ? state : aside(state)), figures },
    reply: say(textFor(turn, { claim, sum, stated }), { source: "hotel", choices: [person] }),
  };
}
const asksBill =
  /\b(?:corrected|new|right|another|copy|proper)\b.{0,12}\b(?:bill|invoice|receipt)\b|\b(?:send|sent|e-?mail|have|get)\b.{0,20}\b(?:bill|invoice|receipt)\b/;
const asksPlace = /Which booking or room is it\?/;
const saysName = /^(?:(?:and|ok|so) )*(?:(?:my|the) )?name is\b/;
const gives = /\b(?:rooms?|number|name|booking|my|the) (?:is |was |no |number )?[\p{L}\d]/u;
const ofBill = /\b(?:bill|refund|take .* off|full stay|shows? on your card)\b/;

const back = "on the next working day, and it’ll show on your card 3–5 working days later";

function textFor(
  turn: Turn,
  { claim, sum, stated }: { claim: string; sum: number | undefined; stated: boolean },
): string {
  const { plain, state } = turn;
  const place = placeTold(turn);
  const of = place === undefined ? "" : ` of ${place}`;
  const amount = sum === undefined ? "" : `${dollars(sum)} `;
  const what =
    claim === "twice"
      ? sum === undefined
        ? "one of the two"
        : `the second ${dollars(sum)}`
      : `the ${amount === "" ? "" : `${amount}for the `}${claim.replace(/^breakfasts$/, "breakfast")}`;
  if (stated && /\btoday\b|\btonight\b/.test(plain))
    return nextStep(state, [
      `Not today, I’m afraid. We’ll refund ${what} ${back}. If you haven’t paid yet, it just comes off the bill.`,
      `I can’t make it happen today. The desk can give it to you in writing; ask there, or at desk@harbourhouse.example.`,
    ]);
  if (stated && asksBill.test(plain))
    return `Yes, the desk takes ${what} off and e-mails you the corrected bill the same day.${place === undefined ? " Which booking or room is it?" : ""}`;
  if (stated && asksWho.test(plain))
    return nextStep(state, [
      `The front desk will take ${what}${of} off right away when you’re there, and e-mail the corrected bill the same day. If you’ve already paid, you’ll get it back ${back}.`,
      `The desk does it, and the duty manager signs it. Both have what you wrote${place === undefined ? "" : `, with ${place}`}.`,
    ]);
  if (stated || (claim === "twice" && asksWhen.test(plain)))
    return nextStep(state, [
      `${stated ? "" : "I’m sorry about that. "}${asksWhether(plain)}The desk will refund ${what}${of} ${back}.${place === undefined ? " Which booking or room is it? The last four digits of the card are all they need; never send the full number." : ""}`,
      `The desk has it, with ${place ?? "all you wrote"}${sum === undefined ? "" : ` and ${dollars(sum)}`}. It takes one working day, then 3–5 until it shows on your card. If it isn’t there by then, ask for a person here.`,
      "There’s no news on that yet: the desk has it, and you’ll get an e-mail once it’s refunded. Someone there can tell you more.",
    ]);
  if (claim === "twice")
    return `I’m sorry about that. One of the two is often just the ${dollars(hotelRules.barDeposit)} hold for the bar, which drops off within 2–5 days. If both are the full stay, the desk will refund one on the next working day. How much is the second?`;
  return place === undefined
    ? `I’m sorry about that. You won’t pay for anything you didn’t have: the desk will take ${what} off and send a corrected bill the same day. Which booking or room is it?`
    : `I’m sorry about that. You won’t pay for anything you didn’t have: the desk will take ${what} off the bill${of} and send a corrected one the same day. If you’ve already paid, you’ll get it back ${back}.`;
}

const asksWhether = (plain: string): string =>
  /^(?:do|will|can|does)\b/.test(plain) ? "Yes. " : "";
