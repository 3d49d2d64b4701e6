import { nextStep } from "../../dialogue/reply/next-step.ts";
import { dollars, person, say, spoken } from "../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import type { SourceId } from "../../knowledge/sources.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { businesses } from "../businesses.ts";
import { asTold } from "./as-stated.ts";
import { ago } from "./dates.ts";
import { alreadyTried, ofAddress, ofEditing } from "./order-asides.ts";
import { orderReply } from "./order-reply.ts";
import { byNumber, namesOtherItem } from "./references.ts";
import { returnReply } from "./return-reply.ts";
import type { SampleOrder } from "./sample-order.ts";

/**
 * Treats short questions right after an order was shown as questions about that order, even if their words suggest
 * another subject.
 */

/** The sample orders, their source and the desk that sells them. */
export type Sold = {
  orders: readonly SampleOrder[];
  source: SourceId;
  desk: keyof typeof businesses;
};

/** For how many replies an order remains the current one. */
const lately = 3;
/** Maximum number of words in a request about where to leave the parcel. */
const mostWords = 24;
/** “I mean this parcel, the one on the way”: the previous question was about it. */
const meansThis =
  /\b(?:mean|meant|asked|talking about|already)\b.*\b(?:this|that|the same|my) (?:parcel|package|order|one|delivery)\b/;
const asksLink =
  /\b(?:where|how|find|see|get|no|which)\b.{0,24}\blink\b|\bhow do i (?:do|change) (?:that|it|this)\b/;

const asksDay = /\b(?:on time|still coming|coming at all)\b/;
const ofNew = anywhere(wordList`
  express, if i order, new order, standard delivery, delivery time, do you deliver, ship to, store, open, (can|could) (i|we) (get|have|buy|order) (an?|the|one|another|\d)
`);
/** Asks for the parcel's current location rather than its delivery date. */
const asksWhere =
  /\bwhere\b(?! (?:do|can|could|should) (?:i|we)\b).{0,24}\b(?:it|parcel|package|order|stuff|things?)\b|\bwhich (?:city|depot|centre|center)\b|\bwhere (?:exactly|now)\b|\blast scan\b/;
/** Asks what would happen if the parcel did not arrive; nothing has gone wrong yet. */
const asksIf =
  /\b(?:what )?if (?:it|they|that|the (?:parcel|package|order)|nothing)\b.{0,24}\b(?:not|never|lost|(?<!too )late|disappears?|missing)\b|\bwhat if (?:not|it (?:is|gets) (?:late|lost))\b/;
const asksNumber = anywhere(
  wordList`(what|which) (is|was) (my|the) (order )?number, order number( again)?, number again`,
);
const asksItems = anywhere(
  wordList`how many (items|things|pieces|parcels), what (is|was) in (it|there|the parcel|that order), what did (i|we)( even| actually| again)* (order|buy)( there| again)?, (what is|what's|whats)( all| even| actually)* (in|inside)( of)? (it|there|the (parcel|order|box|package)|my (parcel|order|box|package)|that (order|parcel)), (what|which) (stuff|things?|products?) (is|are|was|were|did i)( \w+){0,2} (in|order|buy|ordered)\b, which items, what (is|are) (the )?items`,
);
const asksElse = anywhere(
  wordList`neighbou?rs?, leave it (with|at|by|in), parcel shop, locker, pick (it )?up, not (be )?(home|there|in), am away, safe place, redirect, (a|one|two|some|few) days? later, another day, later (day|date|delivery), postpone, hold (it|on to it), (to|at) (my|the|a|our) (hotel|work|office|friend\w*|parents|mum|mom|airport|campsite)`,
);
/** A place that is not the order’s own. */
export const toAddress = anywhere(wordList`
  (to|at) (my|the|a|our|another|a different) (\w+ )?(hotel|work|workplace|office|friend\w*|parents?\w*|mum\w*|mom\w*|mother\w*|dad\w*|father\w*|sister\w*|brother\w*|son\w*|daughter\w*|airport|campsite|address|house|place)
`);
const asksSure = anywhere(wordList`
  how (sure|certain|likely|safe|reliable)( (is|are))?, are you (sure|certain), (is|are) (that|it|you) (sure|certain|definite|guaranteed), guarantee\w*, can i (rely|count|depend) on, for sure, promise, and if not
`);
const asksLater = /\b(?:later|another day|postpone|hold)\b/;
const asksChange =
  /^(?:can|could|may|is it possible|do)\b.*\b(?:change|swap|add|remove|replace)\b(?!.*\b(?:address|day|date)\b)/;
/** “And if I am not there” does not report a lost parcel. */
const awayThen = /\b(?:i|we) (?:am|are|will) not\b|\bif (?:i|we|nobody|no one)\b/;
const swaps = /\b(?:swap|exchange)\b/;
const notThere = anywhere(wordList`
  (left|gave|given|handed|dropped)( \w+){0,4} (a |the |my |some )?neighbou?rs?,
  (says?|shows?|said|marked|app|tracking|status)( \w+){0,3} delivered, delivered( \w+){0,4} (but|nothing|not|no one|nobody|never), (nothing|not|never|did not)( \w+){0,3} (arrived?|here|come|came|there|got)
`);
const asksSorry = anywhere(
  wordList`(get|something|anything|compensat\w*|discount|voucher|money) (\w+ ){0,3}(for (the )?(wait|delay|trouble|inconvenience)|back for), compensat\w*, make up for`,
);

export function orderThread(turn: Turn, { orders, source, desk }: Sold): Outcome | undefined {
  const { plain, state, slots, now } = turn;
  const task = state.flow
    ? undefined
    : state.done?.find(({ name }) => name === "order" || name === "return");
  const order = task && asTold(byNumber(orders, task.slots.reference), state);
  if (!order || slots.references.length > 0) return undefined;
  const words = plain.split(" ").length;
  if (words > (asksElse.test(plain) ? mostWords : 14)) return undefined;
  const shown = state.exchanges.slice(-lately).some(({ bot }) => bot.includes(order.number));
  if (!shown || ofNew.test(plain)) return undefined;
  const { number, arrives, item, total } = order;
  const due = ago(now, arrives);
  const toOutcome = (text: string, ...choices: (typeof person)[]): Outcome => ({
    handled: "flow:order",
    state,
    reply: say(text, {
      source,
      choices,
      next: ["I want to return it", "I want to talk to a person"],
    }),
  });
  const earlier = state.exchanges.at(-1)?.visitor;
  if (meansThis.test(plain) && earlier !== undefined) {
    const asked = plainWords(earlier);
    const again = meansThis.test(asked)
      ? undefined
      : orderThread({ ...turn, message: earlier, plain: asked }, { orders, source, desk });
    if (again) return again;
  }
  if (asksLink.test(plain) && state.exchanges.at(-1)?.bot.includes("tracking link"))
    return toOutcome(
      `It’s in the shipping e-mail for ${number}, so search for “${number}”. The same link is under “My account”, “Orders”. (No e-mail was sent in this demo.)`,
    );
  const wait = asksSorry.test(plain)
    ? " I can’t promise anything for the wait here, since the shop team decides that. I’ll pass it on with the order."
    : "";
  if (asksIf.test(plain) && order.state !== "delivered" && order.state !== "returned")
    return toOutcome(
      `If it isn’t there on ${due}, tell me that evening. The carrier will search for ${number} the same day, and if it isn’t found within a day, you choose a new one or your ${dollars(total)} back. You pay nothing.`,
      person,
    );
  if (order.state === "returned" && (notThere.test(plain) || /\bif not\b/.test(plain)))
    return toOutcome(
      `Tell me here if that happens. The shop team will send you proof of payment for ${number}, ${dollars(total)}, so your bank can find it the same day.`,
      person,
    );
  if (notThere.test(plain) && !awayThen.test(plain)) {
    const contrary = order.state === "preparing" || order.state === "on its way";
    return toOutcome(
      contrary
        ? `I’m sorry. Our record still shows ${number} as ${order.state === "preparing" ? "being packed" : "on its way"}, so it doesn’t match, but I’ll go by what you see. The shop team will ask the carrier today. If it’s lost, you get it again or your money back, and you pay nothing.`
        : `I’m sorry. We’ll ask the carrier the same day where ${number} was left. If it doesn’t turn up, you get it again or your money back, and you pay nothing.`,
      person,
    );
  }
  if (asksWhere.test(plain) && (order.state === "on its way" || order.state === "preparing"))
    return toOutcome(
      nextStep(
        state,
        order.state === "preparing"
          ? [
              `It’s still in our Portland warehouse, being packed. ${number} ships today and is due on ${due}. You’ll get the tracking link by e-mail then.`,
              `It’s in the warehouse and hasn’t been scanned out yet. Until it ships, you can change or cancel ${number} for free.`,
            ]
          : [
              `The last scan is the closest I can see: ${number} left the sorting centre this morning. The next scan is the van, on the morning of ${due}, and then the tracking link gives you a two-hour window.`,
              `It’s between the sorting centre and your local depot, and it’s normal to have no scan in between. If it hasn’t come by ${due}, the shop team will have the carrier search the same day.`,
            ],
      ),
    );
  if (asksNumber.test(plain) && !/\bwrong\b/.test(plain))
    return toOutcome(`It’s ${number}: ${item}.`);
  if (asksItems.test(plain))
    return toOutcome(`${number} contains the ${item}, for ${dollars(total)} in all.`);
  const further = ofAddress(turn, order) ?? ofEditing(turn, order);
  if (further !== undefined) return toOutcome(further);
  if (asksElse.test(plain) && !(order.state === "delivered" && alreadyTried.test(plain)))
    return toOutcome(
      asksLater.test(plain) && arrives < 0
        ? `Yes, by up to five days. You can use the tracking link for ${number} to move it until the morning of ${due}, or to send it to a parcel shop, which holds it for seven.`
        : elsewhere(order, due, toAddress.exec(plain)?.[0]),
    );
  if (order.state === "delivered" && swaps.test(plain))
    return {
      handled: "exchange_item",
      state,
      reply: returnReply(order, source, now, "exchange"),
    };
  if (asksSure.test(plain) && arrives < 0) return toOutcome(howSure(turn, order, due));
  if (asksChange.test(plain))
    return { handled: "flow:order", state, reply: orderReply(order, "change", source, now) };
  const day = namesOtherItem(plain, order) ? undefined : dayAsked(turn);
  if (day !== undefined || asksDay.test(plain)) {
    if (arrives >= 0 || order.state === "returned")
      return toOutcome(`It was delivered on ${due}.${wait}`);
    const expected = dayOf(now).add({ days: -arrives });
    const same = day?.equals(expected);
    const soon = arrives === -1 ? "tomorrow, " : "";
    const lead =
      day === undefined
        ? ""
        : same
          ? "Yes: "
          : Temporal.PlainDate.compare(day, expected) > 0
            ? "Yes, sooner: "
            : "No: ";
    return toOutcome(
      `${lead}${number} is due ${soon}on ${due}.${wait === "" ? " From that morning on, the tracking link narrows it down to two hours." : wait}`,
    );
  }
  return wait === "" ? undefined : toOutcome(`I’m sorry.${wait}`, person);
}

const ofArrival = anywhere(wordList`
  come\w*, coming, arriv\w*, deliver\w*, here, get\w*, have it, reach\w*, due, be there, make it, in time, by, late, still, really, need (it|them), want (it|them), must, has to
`);
/** After a question about a product, “does it take batteries” asks for no day. */
const comes = /\b(?:com(?:e|es|ing)|arriv\w*|deliver\w*|due|here|in time|parcel|package|order)\b/;
/** Returns the date a question asks about. */
function dayAsked({ slots, plain, now, state }: Turn): Temporal.PlainDate | undefined {
  if (/^product_/.test(state.before ?? "") && !comes.test(plain)) return undefined;
  const today = dayOf(now);
  // “Does it need a signature, nobody is in tomorrow” does not ask about a date.
  if (plain.split(" ").length > 4 && !ofArrival.test(plain)) return undefined;
  if (/\btomorrow\b/.test(plain)) return today.add({ days: 1 });
  if (/\b(?:today|tonight)\b/.test(plain)) return today;
  const date = slots.dates[0]?.date;
  return date === undefined || plain.split(" ").length > 8
    ? undefined
    : Temporal.PlainDate.from(date);
}

/** How reliable a date is: the carrier's estimate, not a promise. */
function howSure(
  { slots, now }: Turn,
  { number, arrives, state }: SampleOrder,
  due: string,
): string {
  const expected = dayOf(now).add({ days: -arrives });
  const needed = slots.dates
    .map(({ date }) => Temporal.PlainDate.from(date))
    .find((date) => Temporal.PlainDate.compare(date, expected) !== 0);
  const spare =
    needed === undefined
      ? ""
      : Temporal.PlainDate.compare(needed, expected) > 0
        ? ` That’s before ${spoken(needed)}, but we don’t deliver on weekends, so it’s close.`
        : ` That’s too late for ${spoken(needed)}.`;
  return `Probably, but I can’t promise it. ${number} is ${state === "preparing" ? "being packed" : "on its way"}, and ${due} is the carrier’s date.${spare} If the tracking shows a delay, tell me, and the shop team will ask the carrier the same day.`;
}

/** “Do I pick it up Monday or Tuesday?” */
export const asksPickUpDay =
  /\b(?:pick|collect)\w*\b.*\b(?:when|which day|mon|tue|wed|thu|fri|sat|\w{2,6}day|until)\b|\b(?:when|which day|how long)\b.*\b(?:pick|collect|keep|hold)\w*/;

/**
 * Where else a parcel may go: to a neighbour or a parcel shop, but not to another address.
 *
 * @param when whether it is asked on which day it can be picked up.
 */
export function elsewhere(
  { number, state }: SampleOrder,
  due: string,
  place?: string,
  when?: boolean,
): string {
  if (state === "on its way" && place !== undefined)
    return `No, not ${place.replace(/\bmy\b/, "your").replace(/\bour\b/, "your")}. While it’s on its way, ${number} can only go to a neighbour or a parcel shop. You can set that in the tracking link until the morning of ${due}, and a parcel shop near there holds it for seven days.`;
  if (state === "on its way" && when)
    return `Any day that suits you: a parcel shop keeps ${number} for seven days from ${due}. Choose the shop in the tracking link by that morning.`;
  if (state === "on its way")
    return `Yes, you can use the tracking link to send ${number} to a neighbour or a parcel shop until the morning of ${due}. No one has to be home.`;
  if (state === "preparing")
    return `Yes, ${number} hasn’t shipped yet. Once it has, you can choose a neighbour or a parcel shop in the tracking link.`;
  return `${number} was already delivered, so it can’t be redirected anymore.`;
}

const hasNone = anywhere(wordList`
  (do not|can not|never|no longer|lost|deleted|without|no) (\w+ ){0,4}(confirmation|number|receipt|e-?mail|mail), (not|can not|can't|cant) find, (look|find|search|check|track) (\w+ ){0,3}(by|with|under|via) (my |the )?(e-?mail|mail|name|address|phone),
  (use|take|have) my (e-?mail|mail|name|address|phone), (by|with) my (e-?mail|name|phone|address)
`);

/** Nothing has been bought yet, so there is no order number to ask for. */
export const noOrderYet = anywhere(wordList`
  (there is|i have|we have|have) no order( yet)?, (have|did) not (yet )?(order(ed)?|buy|bought)( (anything|it|one|yet)|(?! \w)), (do|does) not have an order( yet)?, before i (buy|order)( (it|one|anything))?, not (ordered|bought)( (it|one))? (anything|yet), no order( yet|(?! \w))
`);

/** Helps a customer without an order number: says where to find it, and who can look up the order without it. */
export function withoutNumber(turn: Turn, { orders, source, desk }: Sold): Outcome | undefined {
  const { plain, state, slots } = turn;
  const { flow } = state;
  const prefix = orders[0]?.number.replace(/\d/g, "") ?? "";
  if (flow?.asking !== "reference" || slots.references.length > 0) return undefined;
  if (!hasNone.test(plain) || noOrderYet.test(plain)) return undefined;
  return {
    handled: "no_number",
    // The question stays open, but is not repeated automatically.
    state: { ...state, flow: { ...flow, asked: 2 } },
    reply: say(
      `Look under “My account”, “Orders”, or search your e-mail for “${prefix}”. I can’t look it up by e-mail here, but ${businesses[desk].desk} can find it by name and address: ${businesses[desk].mail} (made up).`,
      { source, choices: [person] },
    ),
  };
}
