import { dollars, say, spoken } from "../../dialogue/reply.ts";
import type { Outcome, ScenarioState, Turn } from "../../dialogue/types.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { asTold } from "./as-told.ts";
import { ago } from "./dates.ts";
import { ofAddress } from "./order-asides.ts";
import { orderReply, type Purpose } from "./order-reply.ts";
import { elsewhere, type Sold } from "./order-thread.ts";
import { byNumber, toldOrder } from "./references.ts";
import { checkedReturn } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/**
 * What customers ask of an order besides where it is: another day, a neighbour, who signed, the carrier, how it was
 * paid. Asked of the order in hand, or of one that the message names.
 */

type Asked = { order: SampleOrder; due: string; turn: Turn };
/** The text of an answer, or what the order’s own reply is to do. */
type Answer = string | { purpose: Purpose } | undefined;
type Aspect = { asks: RegExp; answer: (asked: Asked) => Answer };

const weekday = wordList`monday, tuesday, wednesday, thursday, friday, saturday, sunday, next week, the weekend, weekend`;
const open = ({ state }: SampleOrder): boolean => state === "preparing" || state === "on its way";
const over = ({ number, state }: SampleOrder, due: string): string =>
  state === "returned"
    ? `${number} came back to us ${checkedReturn.arrived} days ago, so nothing more is delivered.`
    : `${number} was delivered on ${due} already.`;

/** Another day: the tracking link moves it, and no carrier comes at weekends. */
function otherDay({ order, due, turn }: Asked): string {
  const { number, state } = order;
  if (!open(order)) return over(order, due);
  const wanted = turn.slots.dates.map(({ date }) => Temporal.PlainDate.from(date));
  const free = wanted.find(({ dayOfWeek }) => dayOfWeek > 5);
  const rest =
    free === undefined ? "" : ` Not on ${spoken(free)}: parcels do not come at weekends.`;
  return state === "preparing"
    ? `Yes: ${number} has not left yet. Once it has, the tracking link lets you move it by up to five days from ${due}.${rest}`
    : `Yes, by up to five days: you move it yourself by the tracking link in the shipping e-mail for ${number}, until the morning of ${due}.${rest} You need not ring anybody.`;
}

const asksSure = /\b(?:sure|certain|guarantee\w*|promise|rely|likely|definite)\b/;

/** Whether the order is there by the day that it is needed. */
function inTimeFor({ order, due, turn }: Asked): string | undefined {
  const [first] = turn.slots.dates;
  if (!first || !open(order) || asksSure.test(turn.plain)) return undefined;
  const wanted = Temporal.PlainDate.from(first.date);
  const expected = dayOf(turn.now).add({ days: -order.arrives });
  return Temporal.PlainDate.compare(expected, wanted) <= 0
    ? `Yes, in time: ${order.number} is due on ${due}, and you need it by ${spoken(wanted)}. That is the carrier’s date; the tracking link shows any delay.`
    : `I am sorry, not by itself: ${order.number} is due on ${due}, after ${spoken(wanted)}.${order.state === "preparing" ? " It has not left yet, so the shop team may still turn it into express: ask for a person today." : ""}`;
}

/** The neighbours were asked already, or the parcel is to go to another address. */
const ofOtherPlace =
  /\b(?:checked|asked|looked|already|address|hotel|with (?:the|my) neighbou?rs?)\b/;

const aspects: readonly Aspect[] = [
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
        ? `Nobody yet: ${order.number} is not delivered; it is due on ${due}. Afterwards the tracking link shows who took it.`
        : order.state === "returned"
          ? `${order.number} is back with us. Who signed at delivery stands in its tracking link.`
          : `${order.note} That was on ${due}; the tracking link of ${order.number} shows the name. If you do not know it, say so, and the carrier is asked today.`,
  },
  {
    asks: anywhere(wordList`
      who signs, (need|needs|have|has) to (be )?(home|there|in|sign), (need|needs|require\w*) (a )?signature, sign for it, (someone|somebody|anyone|anybody) (\w+ ){0,3}(home|there|in)
    `),
    answer: ({ order, due }) =>
      open(order)
        ? `No, nobody has to be home for ${order.number}: in the tracking link you name a safe place, a neighbour or a parcel shop, until the morning of ${due}.`
        : over(order, due),
  },
  {
    asks: anywhere(wordList`
      leave (it|them|the parcel) (\w+ )?(in|on|at|with|behind|under|by) (\w+ )?(garage|porch|shed|door|doorstep|balcony|garden|carport|letterbox|reception|back), safe place, garage
    `),
    answer: ({ order, due }) =>
      open(order)
        ? `Yes: name the place for ${order.number} in its tracking link, ${order.state === "preparing" ? "once it has left" : `until the morning of ${due}`}. The carrier leaves it there and takes a photo.`
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
          ? elsewhere(order, due)
          : undefined,
  },
  {
    asks: anywhere(wordList`
      faster, quicker, sooner, earlier, speed (it|this|things) up, hurry it up, (pay|switch|change|upgrade|make it|send it|go) (\w+ ){0,3}express, express (now|instead|delivery)
    `),
    answer: ({ order, due }) =>
      order.state === "preparing"
        ? `Perhaps: ${order.number} has not left yet, and the shop team can still turn it into express, which comes the next working day. Ask for a person today; by itself it comes on ${due}.`
        : order.state === "on its way"
          ? `No, on the road ${order.number} cannot be made faster: it is due on ${due}. If that is too late, refuse it at the door, free, and the full price comes back.`
          : undefined,
  },
  {
    asks: anywhere(wordList`
      (you|they|it|site|mail) (said|says|promised|told me|showed) (\w+ ){0,3}(${weekday}|yesterday|today|earlier), (was|were) (supposed|meant) to (come|arrive|be), should have (been|come|arrived)
    `),
    answer: ({ order, due }) =>
      open(order)
        ? `I am sorry. ${due} is what the carrier says of ${order.number} now; an earlier day I cannot see here. If that is too late, ${order.state === "preparing" ? "cancel it" : "refuse it at the door"}, free, and the full price comes back.`
        : undefined,
  },
  {
    asks: anywhere(
      wordList`been (\w+ ){0,3}(days|weeks?|months?|ages), still (no|not|nothing|waiting), (too|so) (long|slow), (ages|forever) ago`,
    ),
    answer: ({ order }) =>
      order.state === "returned"
        ? `I am sorry for the wait. ${order.number} reached us ${checkedReturn.arrived} days ago, and the ${dollars(order.total)} leave within ${checkedReturn.paidWithin} working days; a bank takes 2–3 more to show it. If it is not there then, tell me, and the shop team sends proof of payment.`
        : undefined,
  },
  {
    asks: anywhere(
      wordList`(which|what|who is the) (carrier|courier|delivery company), (ups|fedex|dhl|usps) or, who (delivers|is delivering|brings|ships) it, carrier`,
    ),
    answer: ({ order }) =>
      order.state === "preparing"
        ? `It is chosen when ${order.number} leaves, by your address; the tracking link in the shipping e-mail names it then.`
        : `The tracking link in the shipping e-mail for ${order.number} names the carrier: it differs by address, and I cannot see it here.`,
  },
  {
    asks: anywhere(
      wordList`tracking (link|number|code|info)( please)?, track it( myself)?, link to track, (where|how) (is|do i (find|get)) the link`,
    ),
    answer: ({ order }) =>
      order.state === "preparing"
        ? `It comes by e-mail when ${order.number} leaves, and then stands under “My account”, “Orders” too.`
        : `In the shipping e-mail: search your mail for “${order.number}”. The same link stands under “My account”, “Orders”. (In this demo no mail was sent.)`,
  },
  {
    asks: anywhere(
      wordList`what (did|have) i (order|ordered|buy|bought|get), what (is|was) in (it|there|the (parcel|box|order)), what is it( again)?, which (items|things), what items`,
    ),
    answer: ({ order }) =>
      `${order.number} holds the ${order.item}, ${dollars(order.total)} in all.`,
  },
  {
    asks: anywhere(
      wordList`how did i pay, (which|what) (card|payment)( \w+){0,3}, paid (with|by) (what|which), what did i pay (with|by), how (was|is) it paid`,
    ),
    answer: ({ order }) =>
      `I do not see how ${order.number} was paid, only that it was ${dollars(order.total)}. The invoice says it: “My account”, “Orders”, “Invoice”.`,
  },
  {
    asks: anywhere(
      wordList`insured, insurance, (what|and) if it (gets|is) (lost|stolen|damaged|broken)( on the way| in the post)?`,
    ),
    answer: ({ order, due }) =>
      open(order)
        ? `Yes: until ${order.number} is in your hands it is our risk. Lost or broken on the way, you get a new one or the ${dollars(order.total)} back, and pay nothing.`
        : `It was, until it reached you. ${over(order, due)} Was something broken? Then send two photos and choose: a new one or the money.`,
  },
  {
    asks: anywhere(
      wordList`cancel (one|only|just|part|half|some|the (tent|headlamp|lamp|other))( \w+){0,4}, (only|just) cancel( \w+){0,4}, remove (one|the \w+)`,
    ),
    answer: () => ({ purpose: "change" }),
  },
  {
    asks: anywhere(
      wordList`(change|correct|update|edit|wrong|new|different|other) (the |my )?(delivery |shipping )?address, (send|deliver|ship) it (to|somewhere) (\w+ )?(work|office|else|address|house|place), wrong (street|house|number|zip)`,
    ),
    answer: ({ order, turn }) => ofAddress(turn, order) ?? { purpose: "address" },
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
/** For how many replies an order remains the one in hand. */
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

export function orderAspect(turn: Turn, { orders, source }: Sold): Outcome | undefined {
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
    // “Instead” is no word of the plain form.
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
