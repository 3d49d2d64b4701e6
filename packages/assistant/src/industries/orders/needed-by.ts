import { nextStep } from "../../dialogue/reply/next-step.ts";
import { say, spoken } from "../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { orderInHand } from "./current-order.ts";
import { ago } from "./dates.ts";
import type { Sold } from "./order-thread.ts";
import { namesOtherItem } from "./references.ts";

/** “Will it be here before noon”, “I need it by Friday”: answered from the delivery date of an existing order. */

const ofArrival = anywhere(wordList`
  (will|would|does|is|can|could) (it|they|that|this|mine|the \w+|my \w+)( even| really| definitely| also)* (come|coming|arrive|arriving|be (here|there|in)|get here|get there|make it|reach),
  (need|want|must have|have to have) (it|them|that|this|(the|my) \w+( \w+)?|everything)( \w+){0,3} (by|before|on|for|until), (it|they|that|this|parcel|package|order) (comes?|arrives?|gets? here|is here|be here|has to be here|must be here) (by|before|on|until),
  (in|on) time, be here (by|before|on), here (by|before), (what|which) time
`);
/** A time of day: the record contains only a date. */
const ofHour = anywhere(wordList`
  noon, midday, lunch(time)?, morning, afternoon, evening, tonight, early, (what|which) time, \d{1,2} ?(am|pm|o'?clock), \d{1,2}:\d\d
`);
const otherwise = anywhere(wordList`
  express, if (i|we) order, new order, instead, stores?, open, opening, collect, pick ?up, pickup, refund\w*, money, return\w*, send it back, cancel\w*, not (here|there|home|in), away, nobody, no one, (another|other|later) (day|date), neighbou?rs?, sure is, how (sure|certain|likely)
`);
const mostWords = 24;
/** For how many replies an order remains the current one. */
const lately = 4;

export function neededBy(turn: Turn, { orders, source }: Sold): Outcome | undefined {
  const { plain, state, now, slots } = turn;
  if (slots.references.length > 0 || plain.split(" ").length > mostWords) return undefined;
  if (!ofArrival.test(plain) || otherwise.test(plain)) return undefined;
  const order = orderInHand(turn, orders);
  if (order?.state !== "preparing" && order?.state !== "on its way") return undefined;
  if (state.flow?.asking !== undefined) return undefined;
  if (!state.exchanges.slice(-lately).some(({ bot }) => bot.includes(order.number)))
    return undefined;
  if (namesOtherItem(plain, order)) return undefined;
  const due = ago(now, order.arrives);
  const expected = dayOf(now).subtract({ days: order.arrives });
  const [day] = slots.dates;
  const named = day === undefined ? undefined : Temporal.PlainDate.from(day.date);
  // A weekend lasts until Sunday.
  const wanted = /weekend/.test(day?.text ?? "")
    ? named?.add({ days: 7 - named.dayOfWeek })
    : named;
  const later = wanted === undefined ? 0 : Temporal.PlainDate.compare(wanted, expected);
  const hour = slots.time !== undefined || ofHour.test(plain);
  if (wanted === undefined && !hour) return undefined;
  const text =
    later > 0
      ? [
          `Yes, ${order.number} is due on ${due}, before ${spoken(wanted ?? expected)}. That’s the carrier’s date, and the tracking link shows any delay.`,
        ]
      : later < 0
        ? [
            `I’m sorry, probably not: ${order.number} is due on ${due}, after ${spoken(wanted ?? expected)}.${order.state === "preparing" ? " It hasn’t shipped yet, so the shop team may still be able to switch it to express." : " Once it’s on its way, we can’t speed it up."}`,
          ]
        : hour
          ? [
              `It’s due that day, ${due}, but I can’t promise the hour. From that morning on, the tracking link for ${order.number} narrows it down to two hours.`,
              `I honestly can’t say: ${due} is certain as far as the carrier goes, the hour isn’t. If you have to leave, the tracking link lets you send ${order.number} to a neighbour or a parcel shop.`,
            ]
          : [
              `Yes, ${order.number} is due on ${due}. From that morning on, the tracking link narrows it down to two hours.`,
            ];
  const [first = "", ...more] = text;
  return {
    handled: "flow:order",
    state,
    reply: say(nextStep(state, [first, ...more]), {
      source,
      next: ["What if I’m not at home?", "I want to talk to a person"],
    }),
  };
}
