import { dollars, say, spoken } from "../../dialogue/reply/reply.ts";
import type { Outcome, ScenarioState, Turn } from "../../dialogue/types.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { asTold } from "./as-stated.ts";
import type { Asked, Aspect } from "./aspect.ts";
import { ago } from "./dates.ts";
import { neededBy } from "./needed-by.ts";
import { ofAddress } from "./order-asides.ts";
import { orderReply } from "./order-reply.ts";
import { asksPickUpDay, elsewhere, type Sold, toAddress } from "./order-thread.ts";
import { byNumber, toldOrder } from "./references.ts";
import { checkedReturn } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";
import { withoutMail } from "./without-mail.ts";

/**
 * Questions about an order other than where it is: another day, a neighbour, who signed, the carrier, how it was paid.
 * About the current order, or one that the message names.
 */

const weekday = wordList`monday, tuesday, wednesday, thursday, friday, saturday, sunday, next week, the weekend, weekend`;
const open = ({ state }: SampleOrder): boolean => state === "preparing" || state === "on its way";
const over = ({ number, state }: SampleOrder, due: string): string =>
  state === "returned"
    ? `${number} came back to us ${checkedReturn.arrived} days ago, so it won’t be delivered again.`
    : `${number} was already delivered on ${due}.`;

/** Another day: it can be changed through the tracking link, but not to a weekend. */
function otherDay({ order, due, turn }: Asked): string {
  const { number, state } = order;
  if (!open(order)) return over(order, due);
  const wanted = turn.slots.dates.map(({ date }) => Temporal.PlainDate.from(date));
  const free = wanted.find(({ dayOfWeek }) => dayOfWeek > 5);
  const rest =
    free === undefined
      ? ""
      : ` It can’t be ${spoken(free)}, though, since we don’t deliver on weekends.`;
  return state === "preparing"
    ? `Yes, ${number} hasn’t shipped yet. Once it has, you can use the tracking link to move it by up to five days from ${due}.${rest}`
    : `Yes, by up to five days. You can move it yourself in the tracking link in the shipping e-mail for ${number}, until the morning of ${due}.${rest} You don’t need to call anyone.`;
}

const asksSure = /\b(?:sure|certain|guarantee\w*|promise|rely|likely|definite)\b/;

/** Answers whether the order arrives by the day it is needed. */
function inTimeFor({ order, due, turn }: Asked): string | undefined {
  const [first] = turn.slots.dates;
  if (!first || !open(order) || asksSure.test(turn.plain)) return undefined;
  const wanted = Temporal.PlainDate.from(first.date);
  const expected = dayOf(turn.now).add({ days: -order.arrives });
  return Temporal.PlainDate.compare(expected, wanted) <= 0
    ? `Yes, it should be on time. ${order.number} is due on ${due}, and you need it by ${spoken(wanted)}. That’s the carrier’s date, and the tracking link shows any delay.`
    : `I’m sorry, it won’t be on time as things stand. ${order.number} is due on ${due}, after ${spoken(wanted)}.${order.state === "preparing" ? " It hasn’t shipped yet, so the shop team may still be able to switch it to express. Ask for a person today." : ""}`;
}

/** The neighbours have been asked already, or the parcel should go to another address. */
const ofOtherPlace =
  /\b(?:checked|asked|looked|already|address|hotel|left|gave|given|handed|dropped|with (?:the|my) neighbou?rs?)\b/;

/** “New one please” for an order with no known problem. */
function newOne({ order, due }: Asked): string {
  const { number, item } = order;
  if (order.state === "returned") return over(order, due);
  if (open(order))
    return `I can’t send a second one while ${number} is ${order.state === "preparing" ? "being packed" : "on its way"}. It’s due on ${due}. If it isn’t there that evening, tell me: the carrier searches the same day, and if it’s lost, you choose a new one or your money back.`;
  return `What’s wrong with the ${item}? If it’s faulty or never came, tell me, and we’ll replace it. If you’d just like a different one, you can exchange it.`;
}

const aspects: readonly Aspect[] = [
  withoutMail,
  {
    asks: whole(
      `(?:(?:no|so|ok|then|just|can you|could you|please|i want|i need|give me|get me|send(?: me)?|ship(?: me)?) )*(?:a |an |the )?(?:new|another|second|replacement)(?: ${wordList`one, tent, pack, bag, lamp, stove, parcel, package`})?(?: ${wordList`please, pls, then, now, instead, today`})*`,
    ),
    answer: newOne,
  },
  {
    asks: anywhere(wordList`
      (other|another|different|later|new) (day|date), (change|move|switch|shift|push|delay)( \w+){0,4} (day|date|${weekday}), reschedul\w*, postpon\w*,
      (on|to|for|till|until) ${weekday} instead, (how|where) (do |can |to )?(i )?(change|move) (the |my )?(delivery )?(day|date), (a|one|two|few) days? later, deliver\w* (it )?(on )?${weekday} instead
    `),
    answer: otherDay,
  },
  {
    asks: anywhere(wordList`
      who signed, signed for( it)?, who (took|accepted|received|has) (it|the parcel|my parcel), who (was|did) it (left|handed)( \w+)?, whose signature
    `),
    answer: ({ order, due }) =>
      open(order)
        ? `No one has yet, because ${order.number} hasn’t been delivered. It’s due on ${due}. After that, the tracking link shows who accepted it.`
        : order.state === "returned"
          ? `${order.number} is back with us. Its tracking link shows who signed for it.`
          : `${order.note} That was on ${due}, and the tracking link for ${order.number} shows the name. If you don’t recognise it, tell me, and we’ll ask the carrier today.`,
  },
  {
    asks: anywhere(wordList`
      who signs, (need|needs|have|has) to (be )?(home|there|in|sign), (need|needs|require\w*) (a )?signature, sign for it, (someone|somebody|anyone|anybody) (\w+ ){0,3}(home|there|in)
    `),
    answer: ({ order, due }) =>
      open(order)
        ? `No, no one has to be home for ${order.number}. You can choose a safe place, a neighbour or a parcel shop in the tracking link until the morning of ${due}.`
        : over(order, due),
  },
  {
    asks: anywhere(wordList`
      leave (it|them|the parcel) (\w+ )?(in|on|at|with|behind|under|by) (\w+ )?(garage|porch|shed|door|doorstep|balcony|garden|carport|letterbox|reception|back), safe place, garage
    `),
    answer: ({ order, due }) =>
      open(order)
        ? `Yes, you can choose the place for ${order.number} in its tracking link, ${order.state === "preparing" ? "once it has left" : `until the morning of ${due}`}. The carrier leaves it there and takes a photo.`
        : over(order, due),
  },
  {
    asks: anywhere(wordList`
      neighbou?rs?, pick (it|them) up( myself)?, collect (it|them), parcel shop, (not|nobody( is)?|no one( is)?) (be )?(at )?(home|in), (am|are|will be) (away|at work|in work|on holiday|abroad), (work|working) all day, in work
    `),
    answer: ({ order, due, turn }) =>
      ofOtherPlace.test(turn.message.toLowerCase())
        ? undefined
        : open(order)
          ? (ofAddress(turn, order) ??
            elsewhere(order, due, toAddress.exec(turn.plain)?.[0], asksPickUpDay.test(turn.plain)))
          : undefined,
  },
  {
    asks: anywhere(wordList`
      faster, quicker, sooner, earlier, speed (it|this|things) up, hurry it up, (pay|switch|change|upgrade|make it|send it|go) (\w+ ){0,3}express, express (now|instead|delivery)
    `),
    answer: ({ order, due }) =>
      order.state === "preparing"
        ? `Maybe. ${order.number} hasn’t shipped yet, so the shop team can still switch it to express, which arrives the next working day. Ask for a person today. Otherwise it arrives on ${due}.`
        : order.state === "on its way"
          ? `No, we can’t speed up ${order.number} once it’s on the road. It’s due on ${due}. If that’s too late, refuse it at the door for free and you’ll get a full refund.`
          : undefined,
  },
  {
    asks: anywhere(wordList`
      (you|they|it|site|mail) (said|says|promised|told me|showed) (\w+ ){0,3}(${weekday}|yesterday|today|earlier), (was|were) (supposed|meant) to (come|arrive|be), should have (been|come|arrived)
    `),
    answer: ({ order, due }) =>
      open(order)
        ? `I’m sorry, I don’t see an earlier date here. The carrier now has ${order.number} due on ${due}. If that’s too late, ${order.state === "preparing" ? "cancel it" : "refuse it at the door"} for free and you’ll get a full refund.`
        : undefined,
  },
  {
    asks: anywhere(
      wordList`been (\w+ ){0,3}(days|weeks?|months?|ages), still (no|not|nothing|waiting), (too|so) (long|slow), (ages|forever) ago`,
    ),
    answer: ({ order }) =>
      order.state === "returned"
        ? `I’m sorry about the wait. ${order.number} reached us ${checkedReturn.arrived} days ago, and we send your ${dollars(order.total)} back within ${checkedReturn.paidWithin} working days. Banks take another 2–3 to show it. If it isn’t there by then, tell me, and the shop team will send you proof of payment.`
        : undefined,
  },
  {
    asks: anywhere(
      wordList`(which|what|who is the) (carrier|courier|delivery company), (ups|fedex|dhl|usps) or, who (delivers|is delivering|brings|ships) it, carrier`,
    ),
    answer: ({ order }) =>
      order.state === "preparing"
        ? `That’s decided when ${order.number} ships, based on your address. The tracking link in the shipping e-mail will name the carrier.`
        : `The tracking link in the shipping e-mail for ${order.number} names the carrier. It depends on the address, and I can’t see it here.`,
  },
  {
    asks: anywhere(
      wordList`tracking (link|number|code|info)( please)?, track it( myself)?, link to track, (where|how) (is|do i (find|get)) the link`,
    ),
    answer: ({ order }) =>
      order.state === "preparing"
        ? `You’ll get it by e-mail when ${order.number} ships. After that, it’s under “My account”, “Orders” too.`
        : `It’s in the shipping e-mail, so search for “${order.number}”. The same link is under “My account”, “Orders”. (No e-mail was sent in this demo.)`,
  },
  {
    asks: anywhere(
      wordList`what (did|have) i (order|ordered|buy|bought|get), what (is|was) in (it|there|the (parcel|box|order)), what is it( again)?, which (items|things|parts)( \w+){0,2}( in)?, what items`,
    ),
    answer: ({ order }) =>
      `${order.number} contains the ${order.item}, for ${dollars(order.total)} in all.`,
  },
  {
    asks: anywhere(
      wordList`how did i pay, (which|what) (card|payment)( \w+){0,3}, paid (with|by) (what|which), what did i pay (with|by), how (was|is) it paid`,
    ),
    answer: ({ order }) =>
      `I can’t see how ${order.number} was paid, only that it came to ${dollars(order.total)}. You’ll find that on the invoice, under “My account”, “Orders”, “Invoice”.`,
  },
  {
    asks: anywhere(
      wordList`insured, insurance, (what|and) if it (gets|is) (lost|stolen|damaged|broken)( on the way| in the post)?`,
    ),
    answer: ({ order, due }) =>
      open(order)
        ? `Yes, until ${order.number} is in your hands, it’s our responsibility. If it’s lost or broken on the way, you get a new one or your ${dollars(order.total)} back, and you pay nothing.`
        : `It was our responsibility until it reached you. ${over(order, due)} Was something broken? Send two photos and choose a new one or a refund.`,
  },
  {
    asks: anywhere(
      wordList`cancel (one|only|just|part|half|some|the (tent|headlamp|lamp|other))( \w+){0,4}, (only|just) cancel( \w+){0,4}, remove (one|the \w+)`,
    ),
    answer: () => ({ purpose: "change" }),
  },
  {
    asks: anywhere(
      wordList`(change|correct|update|edit|wrong|new|different|other) (the |my )?(delivery |shipping )?address, (send|deliver|ship) it (to|somewhere) (\w+ )?(work|office|else|address|house|place), wrong (street|house|number|zip),
      (sent|send|delivered|deliver|shipped|ship|redirect\w*|rerout\w*|brought|delivery) (\w+ ){0,2}to (my |the |our )?(work|workplace|office|job|desk)`,
    ),
    answer({ order, due, turn }) {
      const place = toAddress.exec(turn.plain)?.[0];
      const known = ofAddress(turn, order);
      return known === undefined && place !== undefined && order.state === "on its way"
        ? elsewhere(order, due, place)
        : (known ?? { purpose: "address" });
    },
  },
  {
    asks: /^(?:(?:so|and|ok|but|hey|hi|please) )*(?:where(?: is|s)? (?:it|my (?:order|parcel|package|stuff)|the parcel)|where now)(?: now| please| then)?$/,
    answer: ({ order }) =>
      order.state === "returned"
        ? { purpose: "refund" }
        : order.state === "delivered"
          ? { purpose: "status" }
          : undefined,
  },
  {
    asks: anywhere(wordList`
      (need|want|must have) it( \w+){0,4} (by|for|on|before), birthday, party, wedding, anniversary, christmas, in time, (leave|leaving|fly|flying|going away|am off)( \w+){0,2} (on|in|this|next)
    `),
    answer: inTimeFor,
  },
];

/** Another order, or something to buy. */
const ofOther = anywhere(
  wordList`new order, if i order, order again, reorder, buy another, want to buy, do you (deliver|ship) to, ship to, store, stores`,
);
/** For how many replies an order remains the current one. */
const lately = 4;
const mostWords = 26;

/** The message without the number of the order that it names. */
const unnumbered = (message: string): string =>
  message
    .replace(
      /\b(?:(?:my |the |for |of |about )?(?:order|parcel|package) )?(?:number |no\.? ?|nr\.? ?|#)?[a-z]{2}-? ?\d{5}\b[,.:]?/gi,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();

export const orderAspect = (turn: Turn, sold: Sold): Outcome | undefined =>
  neededBy(turn, sold) ?? aspectOf(turn, sold);

function aspectOf(turn: Turn, { orders, source }: Sold): Outcome | undefined {
  const { state, message, now } = turn;
  if (state.flow !== undefined && state.flow.name !== "order") return undefined;
  const named = toldOrder(orders, message);
  if (named === undefined && turn.slots.references.length > 0) return undefined;
  const task = state.done?.find(({ name }) => name === "order" || name === "return");
  const recorded = named ?? (state.flow ? undefined : byNumber(orders, task?.slots.reference));
  const shown =
    named !== undefined ||
    state.exchanges.slice(-lately).some(({ bot }) => recorded && bot.includes(recorded.number));
  const order = asTold(recorded, state);
  const plain = named === undefined ? turn.plain : plainWords(unnumbered(message));
  if (!order || !shown || ofOther.test(plain) || plain.split(" ").length > mostWords)
    return undefined;
  const asked: Asked = { order, due: ago(now, order.arrives), turn: { ...turn, plain } };
  for (const { asks, answer } of aspects) {
    // The plain form drops “instead”.
    const isAsked = asks.test(plain) || (named === undefined && asks.test(message.toLowerCase()));
    const found = isAsked ? answer(asked) : undefined;
    if (found === undefined) continue;
    return {
      handled: "flow:order",
      state: withOrder(state, order.number),
      reply:
        typeof found === "string"
          ? say(found, { source, next: ["I want to return it", "I want to talk to a person"] })
          : orderReply(order, found.purpose, source, now),
    };
  }
  return undefined;
}

/** The state with this order as the one looked up last. */
function withOrder(state: Readonly<ScenarioState>, reference: string): ScenarioState {
  const { flow: _asked, ...rest } = state;
  const task = { name: "order", slots: { reference, purpose: "status" } };
  const others = (state.done ?? []).filter(({ name }) => name !== "order");
  return {
    ...rest,
    figures: { ...state.figures, order: reference },
    finished: task,
    done: [task, ...others],
  };
}
