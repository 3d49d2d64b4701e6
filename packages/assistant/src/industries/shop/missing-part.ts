import { nextStep } from "../../dialogue/next-step.ts";
import { dollars, person, say, spoken } from "../../dialogue/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import type { Thing } from "../../records/records.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { workingDay } from "../orders/dates.ts";
import { orderInHand } from "../orders/order-in-hand.ts";
import { refundDays } from "../orders/return-period.ts";
import type { SampleOrder } from "../orders/sample-order.ts";
import { catalogue } from "./catalogue.ts";
import { sampleOrders } from "./sample.ts";

/** Handles a part or an item missing from the parcel: it is sent at once, a store hands one over, or it is paid back. */

const part =
  /\b(?:pole|peg|stake|cable|strap|buckle|rain ?cover|cover|valve|bag|screw|line|rope|patch kit|manual|part|piece)s?\b/;
const missing = anywhere(wordList`
  missing, not (in|inside) (the|my) (box|bag|parcel|package), forgot(ten)? to (send|pack|include), was not included, (came|arrived) without,
  only (one|two|three|\d+) of (two|three|four|\d+)
`);
/** “Only the tent was in it”, “just got the lamp”. */
const onlyCame =
  /\b(?:only|just) (?:one|the|a|got|my)\b.{0,30}\b(?:in|inside|came|arrived|there|box|parcel|package)\b|\b(?:only|just) (?:got|received|had|contained) (?:the|a|my)\b/;
const asksMoney = /\b(?:refund\w*|money back|reimburs\w*|pay (?:it|me) back)\b/;
const tooLate = /\b(?:leave|leaving|too late|no good|going away|fly|before|need (?:it|them))\b/;

/** The item of an order that did not come: named as missing, or not among what came. */
function missingItem(plain: string, order: SampleOrder | undefined): Thing | undefined {
  const items = catalogue.things.filter(({ name }) => order?.item.includes(name));
  const named = items.filter(
    ({ named: word, kind }) =>
      word.test(plain) || catalogue.kinds.find(({ id }) => id === kind)?.named.test(plain),
  );
  if (items.length < 2 || named.length !== 1) return undefined;
  if (onlyCame.test(plain)) return items.find((one) => one !== named[0]);
  return missing.test(plain) || /\bno (?!longer)/.test(plain) ? named[0] : undefined;
}

const inStore = /\b(?:stores?|shops?|portland|boulder|burlington|collect|pick (?:it )?up)\b/;
const asksCost = /\b(?:cost|pay|price|free|charge\w*|how much)\b/;
const asksWhen =
  /\b(?:when|how (?:long|soon|fast)|by (?:\w+day|tomorrow)|in time|today|tomorrow)\b/;

export function missingPart(turn: Turn): Outcome | undefined {
  const { plain, state, slots, now } = turn;
  const begun = state.exchanges.slice(-3).some(({ bot }) => ofMissing.test(bot));
  const order = orderInHand(turn, sampleOrders);
  const item = missingItem(plain, order);
  const name = item?.name ?? part.exec(plain)?.[0] ?? "";
  const says = item !== undefined || (missing.test(plain) && name !== "");
  const paid = paidBack.exec(state.exchanges.at(-1)?.bot ?? "")?.[1];
  const back = begun && asksMoney.test(plain) ? itemTold(turn) : undefined;
  const goesOn =
    begun &&
    (slots.references.length > 0 ||
      back !== undefined ||
      inStore.test(plain) ||
      (tooLate.test(plain) && slots.dates.length > 0) ||
      asksCost.test(plain) ||
      asksWhen.test(plain));
  if (!(says || goesOn) || plain.split(" ").length > 26) return undefined;
  const there = spoken(workingDay(dayOf(now), 1));
  const again = says && begun && state.exchanges.slice(-3).some(({ bot }) => bot.includes(name));
  const text = again
    ? `Yes, and no photo is needed: the ${name} leaves today by express and is there on ${there}. In a store you have it today; or its price back, as you like.`
    : says
      ? `I am sorry. What is missing costs you nothing: the ${name} leaves today by express and is there on ${there}, or a store (Portland, Boulder, Burlington) hands you one at once. ${order ? `I note it for ${order.number}.` : "Which order is it?"}`
      : back
        ? `Yes: then it is not sent, and the ${dollars(Number(back.values.price))} for the ${back.name} go back the way you paid, within ${refundDays} working days. You need send nothing.`
        : inStore.test(plain)
          ? "Yes: stores keep poles, pegs, lines and cables, and hand you what was missing for nothing. Bring the order number; Monday to Saturday 10:00–19:00, Sunday 11:00–17:00."
          : asksCost.test(plain)
            ? paid === undefined
              ? "Nothing, neither the part nor its postage: it should have been in the parcel."
              : `${paid}, the way you paid, within ${refundDays} working days.`
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

/** The item spoken of as missing a moment ago. */
const itemTold = ({ state }: Turn): Thing | undefined =>
  state.exchanges
    .slice(-3)
    .filter(({ bot }) => ofMissing.test(bot))
    .map(({ bot }) => catalogue.things.find(({ name }) => bot.includes(name)))
    .findLast((thing) => thing !== undefined);

const paidBack = /\bthen it is not sent, and the (\$[\d.]+)/;
const ofMissing =
  /\bWhat is missing costs you nothing\b|\bno photo is needed\b|\bthen it is not sent\b|\bThe part leaves today\b|\bwhat was missing for nothing\b/;
