import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, person, say, spoken } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { dayOf } from "../../../understanding/calendar.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { workingDay } from "../../orders/dates.ts";
import { refundDays } from "../../orders/return-period.ts";
import type { SampleOrder } from "../../orders/sample-order.ts";
import { catalogue } from "../goods/catalogue.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Handles a part or item missing from the parcel: it is sent at once, handed over in a store, or refunded. */

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

/** The missing item of an order: named as missing, or not among those that arrived. */
function missingItem(plain: string, order: SampleOrder | undefined): Thing | undefined {
  const items = catalogue.things.filter(({ name }) => order?.item.includes(name));
  const named = items.filter(
    ({ named: word, kind }) =>
      word.test(plain) || catalogue.kinds.find(({ id }) => id === kind)?.named.test(plain),
  );
  if (items.length < 2 || named.length !== 1) return undefined;
  if (onlyCame.test(plain)) return items.find((one) => one !== named[0]);
  return missing.test(plain) || named.some(({ named: word }) => isLacking(plain, word))
    ? named[0]
    : undefined;
}

/** “There is no headlamp”; “no, it is the headlamp” only says which. */
const isLacking = (plain: string, word: RegExp): boolean => {
  const at = word.exec(plain)?.index ?? -1;
  return at > 0 && /\bno (?!longer|its?|the|my|that|this)(?:\w+ )?$/.test(plain.slice(0, at));
};
/** “Nothing is missing”, said now or just before. */
const deniesMissing = ({ plain, state }: Turn): boolean =>
  [...state.exchanges.slice(-2).map(({ visitor }) => visitor.toLowerCase()), plain].some((text) =>
    /\b(?:nothing(?:['’]?s| is| was)? missing|not missing|(?:did not|didn['’]?t) say (?:it was )?missing)\b/.test(
      text,
    ),
  );

const inStore = /\b(?:stores?|shops?|portland|boulder|burlington|collect|pick (?:it )?up)\b/;
const asksCost = /\b(?:cost|pay|price|free|charge\w*|how much)\b/;
const asksWhen =
  /\b(?:when|how (?:long|soon|fast)|by (?:\w+day|tomorrow)|in time|today|tomorrow)\b/;

export function missingPart(turn: Turn): Outcome | undefined {
  const { plain, state, slots, now } = turn;
  if (deniesMissing(turn)) return undefined;
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
    ? `Yes, and no photo is needed. The ${name} ships today by express and arrives on ${there}. You can get it at a store today, or have its price refunded, whichever you prefer.`
    : says
      ? `I’m sorry about that. You won’t pay for what’s missing. The ${name} ships today by express and arrives on ${there}, or a store (Portland, Boulder, Burlington) can give you one right away. ${order ? `I’ve noted it for ${order.number}.` : "Which order is it?"}`
      : back
        ? `Yes, in that case we won’t send it. You’ll get the ${dollars(Number(back.values.price))} for the ${back.name} back the way you paid, within ${refundDays} working days. You don’t need to send anything.`
        : inStore.test(plain)
          ? "Yes, stores keep poles, pegs, lines and cables, and will give you the missing part for free. Bring your order number, Monday to Saturday 10:00–19:00 or Sunday 11:00–17:00."
          : asksCost.test(plain)
            ? paid === undefined
              ? "Nothing for the part or its postage, since it should have been in the parcel."
              : `${paid}, the way you paid, within ${refundDays} working days.`
            : nextStep(state, [
                `Got it${order ? ` for ${order.number}` : ""}. Whatever the record says, I’ll go by what you see. The part ships today by express and arrives on ${there}. You can get it at a store today.`,
                `It’s still ${there} by express. If that’s too late, a store can give you the part today, for free.`,
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

/** The item reported missing before. */
const itemTold = ({ state }: Turn): Thing | undefined =>
  state.exchanges
    .slice(-3)
    .filter(({ bot }) => ofMissing.test(bot))
    .map(({ bot }) => catalogue.things.find(({ name }) => bot.includes(name)))
    .findLast((thing) => thing !== undefined);

const paidBack = /\bin that case we won’t send it\. You’ll get the (\$[\d.]+)/;
const ofMissing =
  /\bYou won’t pay for what’s missing\b|\bno photo is needed\b|\bin that case we won’t send it\b|\bThe part ships today\b|\bgive you the missing part\b/;
