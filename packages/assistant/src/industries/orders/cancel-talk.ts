import { dollars, person, say } from "../../dialogue/reply/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { cancelled } from "./order-questions.ts";
import type { Sold } from "./order-thread.ts";
import { byNumber } from "./references.ts";
import { refundDays } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/** What is said after “Shall I cancel it?”, also after a question in between: consent, doubts, and second thoughts. */

/** For how many replies the offer to cancel stays open. */
const lately = 4;
const offers = "Shall I cancel it?";

const lead = wordList`ok, okay, yes, yeah, yep, fine, good, alright, all right, then, so, and, please, just, sure, well, no, actually, wait, hm+, oh, sorry, on second thought`;
const it = wordList`it, this, that, the order, my order, the whole thing, everything`;
const end = wordList`please, pls, then, now, thanks, thank you, anyway, after all, as it is, for me`;
const consents = whole(
  `(?:${lead}[, ]+)*${wordList`cancel( ${it})?, do (it|that|so), (i want|i would like) (it cancelled|to cancel( it)?), (do|go ahead and) cancel( ${it})?`}(?:,? ${end})*`,
);
const keeps = anywhere(wordList`
  keep ${it}, (do not|dont|stop|no need to) cancel\w*, leave ${it}( as it is)?, not cancel\w*, i (will|want to) (keep|have) (it|this|that), un-?cancel, undo (it|that), changed my mind, want it after all
`);
const asksCost = anywhere(wordList`
  (pay|cost|charge|fee|free)( \w+){0,3} (anything|something|fee|cancel\w*), (do|will|would) (i|it|you) (have to |need to )?(pay|cost|charge)( me)?( anything| something| a fee)?, is (it|that|this) free, any (fee|cost|charge)s?
`);
const asksShips = anywhere(wordList`
  (if|when) (it|you|they|the (order|parcel|pack\w*))( \w+){0,3} (ships?|shipped|sent|goes out|leaves|left|already|posted), too late, (ships?|shipped|sent) (before|first|anyway|already)
`);

export function cancelTalk(turn: Turn, { orders, source }: Sold): Outcome | undefined {
  const { plain, state, slots } = turn;
  const done = state.figures?.cancelled;
  const recent = state.exchanges.slice(-lately);
  const offer = recent.findLast(({ bot }) => bot.includes(offers))?.bot ?? "";
  const order =
    byNumber(orders, done) ??
    orders.find(({ number, state: now }) => now === "preparing" && offer.includes(number));
  if (!order || !recent.some(({ bot }) => bot.includes(order.number))) return undefined;
  if (slots.references.length > 0 || plain.split(" ").length > mostWords) return undefined;
  const text = answerOf(plain, order, done !== undefined);
  if (text !== undefined)
    return {
      handled: "cancel_order",
      state: keeps.test(plain) ? { ...aside(state), figures: withoutCancel(state.figures) } : state,
      reply: say(text, { source, choices: done === undefined ? [] : [person] }),
    };
  if (done !== undefined || !consents.test(plain)) return undefined;
  return {
    handled: "cancel_order",
    state: { ...aside(state), figures: { ...state.figures, cancelled: order.number } },
    reply: cancelled(order, source),
  };
}
const mostWords = 16;

const withoutCancel = ({ cancelled: _cancelled, ...figures }: FlowSlots = {}): FlowSlots => figures;

function answerOf(plain: string, order: SampleOrder, done: boolean): string | undefined {
  const { number, total, item } = order;
  if (keeps.test(plain))
    return done
      ? `Yes, ${number} hasn’t shipped, so it can still be kept: the ${item} comes as planned. (Nothing was cancelled in this demo.)`
      : `Of course, ${number} stays as it is. Nothing was cancelled.`;
  if (asksShips.test(plain) && !done)
    return `Then you refuse ${number} at the door or send it back. Both are free, and you get the ${dollars(total)} back within ${refundDays} working days.`;
  if (asksCost.test(plain))
    return done
      ? `No, nothing. You get the whole ${dollars(total)} back.`
      : `No, cancelling ${number} is free, and you get the whole ${dollars(total)} back. ${offers}`;
  return undefined;
}
