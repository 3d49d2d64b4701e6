import { about, advance, askAgain, take } from "../../dialogue/flows.ts";
import { isYes } from "../../dialogue/message/answers.ts";
import { dollars, withLead } from "../../dialogue/reply/reply.ts";
import { at } from "../../dialogue/turn.ts";
import type { FlowState, Outcome, Turn } from "../../dialogue/types.ts";
import { namedIn } from "../../records/references.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { resolveBooking } from "./booking/booking-questions.ts";
import { changedWithBreakfast } from "./quote/changed-with-breakfast.ts";
import { cheaperDays } from "./quote/cheaper-days.ts";
import { passOn, quotedIn } from "./quote/pass-on.ts";
import { pointedOffer, topicOffer } from "./quote/pointed-offer.ts";
import { quoteFlow } from "./quote/quote.ts";
import { addsToOpen, breakfastFor, movedTo, weekendRate } from "./quote/quote-asides.ts";
import { addsIt, changedStay, lastExtra, withExtrasOf } from "./quote/quote-changes.ts";
import { aboutPrice, tell, withCar, withOrWithout } from "./quote/quote-money.ts";
import { asksIfBreakfast, asksParts, breakfastPrice, ofOther } from "./quote/quote-questions.ts";
import { quoteOffers } from "./quote/quote-reply.ts";
import { cheapest, requote } from "./quote/requote.ts";
import { roomPrice } from "./quote/room-price.ts";
import { aboutRooms, type Quoted } from "./quote/room-questions.ts";
import { changesRate } from "./quote/stay-rate.ts";
import { roomRecords } from "./rooms/room-records.ts";
import { comesApart, companyChange } from "./stay/company.ts";
import { roomWanted } from "./stay/room-wanted.ts";
import { withAges } from "./stay/stated-ages.ts";
import { shifted } from "./stay/stay-dates.ts";

/** Answers messages about a quote, a booking or a room before any classifier runs. */
export function resolveHotel(stated: Turn): Outcome | undefined {
  const turn = withAges(stated);
  const [reference] = turn.slots.references;
  const inHand = turn.state.done?.[0]?.slots.reference;
  // Repeating the number of the current booking changes nothing.
  if (reference !== undefined && reference === inHand) return resolveBooking(turn);
  if (reference !== undefined) return undefined;
  const meal = withMeal(turn);
  if (meal) return meal;
  const aside = weekendRate(turn) ?? breakfastFor(turn);
  if (aside) return aside;
  const eager = addsToOpen(turn) ?? wantsUnfinished(turn);
  if (eager) return eager;
  const booking = resolveBooking(turn);
  if (booking) return booking;
  const quoted = quotedIn(turn);
  const ride = quoted && withCar(turn, quoted.chosen.total);
  if (ride) return ride;
  const extras = quoted && severalExtras(turn, quoted);
  if (extras) return extras;
  const either = quoted && withOrWithout(turn, quoted);
  if (either) return either;
  const both = quoted && changedWithBreakfast(turn, quoted);
  if (both) return both;
  // “How much is the Harbour with breakfast” is not about the quoted room.
  const another = quoted && roomPrice(turn, quoted);
  if (another) return another;
  const priced =
    quoted &&
    (breakfastPrice.test(turn.plain) ||
      asksIfBreakfast(turn.plain, turn.message) ||
      asksParts(turn.plain))
      ? (about(turn, quoteFlow, quoted.quote) ?? ofSentence(turn, quoted))
      : undefined;
  if (priced) return { ...priced, handled: "flow:quote" };
  // “What does the Harbour have that the Standard has not” is a comparison, not a choice.
  const compared =
    namedIn(roomRecords, turn.plain).length > 1 ? aboutRooms(turn, quoted) : undefined;
  if (compared) return compared;
  return (
    (quoted &&
      (cheaperDays(turn, quoted.quote) ??
        movedTo(turn, quoted.quote) ??
        comesApart(turn) ??
        accepted(turn, quoted) ??
        changed(turn, quoted) ??
        aboutPrice(turn, quoted))) ??
    (answersGuests(turn) ? undefined : aboutRooms(turn, quoted))
  );
}

/** “2 adults. Grandma better has her own room” answers how many they are, and asks nothing of the rooms. */
const answersGuests = ({ state, slots, message }: Turn): boolean =>
  state.flow?.name === "quote" &&
  state.flow.asking === "guests" &&
  (slots.adults ?? slots.people) !== undefined &&
  !message.includes("?");

/** The sentence of a longer message that asks what breakfast costs beside the quote. */
function ofSentence(turn: Turn, quoted: Quoted): ReturnType<typeof about> {
  const asked = turn.message
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => /\bbreakfast/i.test(sentence) && sentence.length < turn.message.length);
  return asked
    .map((message) =>
      about({ ...turn, message, plain: plainWords(message) }, quoteFlow, quoted.quote),
    )
    .find((found) => found !== undefined);
}

const barely = wordList`ok, okay, and, n, also, plus, what about, how about, with, great, good, so, please`;
const forWhom = wordList`
  for (all|both|us|everyone|everybody|the (two|three|four|five)|\d)( of us)?, for all (two|three|four|five|six|days|mornings|guests),
  too, as well, then, please, incl\w*
`;
const mealFor = new RegExp(`^(?:${barely} ){0,5}breakfasts?(?: ${forWhom}){0,4}$`);
/** “Ok and breakfast for all of us?”: the quote with breakfast. */
function withMeal(turn: Turn): Outcome | undefined {
  const quoted = mealFor.test(turn.plain) ? quotedIn(turn) : undefined;
  return quoted && !quoted.stay.breakfast ? requote(turn, quoted, { breakfast: 1 }) : undefined;
}

const iWill = wordList`or, i, we, i will, we will, let us, i would like to, i want to, can you, could you, can i, can we, yes, go ahead and, just`;
const takes = wordList`(change|switch|upgrade|move)( it| that| us| me)? to, take, book, reserve, confirm, go with, go for, have, do, pass, grab, snag, secure, lock in, hold`;
const which = wordList`
  it, that, this, them, that one, this one, it on, that on, the cheap(est|er)?( one| room| option)?,
  the (first|second|third|last|other)( one| option| offer| room)?,
  the (standard|harbou?r|family|suite)( room| one)?( please)?
`;
const takesIt = whole(wordList`
  (that is (fine|good|ok|great|perfect) )?(${iWill} )*${takes} ${which}( (please|on|for (us|me)|to the (front )?desk))*, (${iWill} |please )*(make|do|place) (a |the |my |our |this )?(reservation|booking), confirm, reserve, sold, deal, book, that is (fine|good|ok|great) (book|reserve), go ahead, lock it in, put (me|us) down( for (it|that))?, that one, this one, (the )?(standard|harbou?r|family|suite)( room| one)?,
  the (first|second|third|last|other) (one|option|offer|room)
`);

/** What may follow “yes”: a name or a phone number. */
const withName =
  /[, ]*(?:and |it is |its )?(?:(?:my |the |in the |under the |our )?names? |under |i am |this is |for (?:mr|mrs|ms|dr)\b).*$/;
const leadsTo = wordList`yes, yeah, yep, sure, ok, please, great, perfect, good, fine, then, so, now, just, can you, could you, i want to, go ahead and`;
const passes = wordList`(pass|send|forward|give|hand|take|submit|put) ((it|that|this|all|everything) )?((on|over|through) )?((to|with|at) )?(the )?(front )?(desk|reception)`;
const onRequest = wordList`(put|add|write|note) (it |that |this |them )?(all |everything )?(on|in|into|with|to) (the|my|our) (booking |room )?(request|enquiry|note)`;
const toDesk = new RegExp(`^(?:${leadsTo} )*(?:${passes}|${onRequest})\\b(?: \\w+){0,2}$`);
const withExtras =
  /(?: then)?,? (?:and |but )?(?:with|plus|including|without) (?:the |a |my |our )?(?:breakfast|dog|cat|pet|parking|car)\b.*$/;

/** “Ok, take it” passes the quote on; a different room is quoted first. */
function accepted(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { message } = turn;
  const { offer } = turn.state;
  // “Can you hold it till tonight” does not book.
  if (keeps.test(turn.plain)) return undefined;
  // “That one then, with breakfast”: the extras are quoted before the enquiry is passed on.
  const plain = turn.plain.replace(withExtras, "");
  if (plain !== turn.plain && takesIt.test(plain)) {
    const other = pointedOffer(plain, quoted) ?? topicOffer(turn, quoted);
    const chosen =
      other === undefined
        ? quoted.quote
        : { ...quoted.quote, slots: { ...quoted.quote.slots, chosen: other.id } };
    const taken = take(turn, quoteFlow, chosen);
    const slots = changedStay(turn, (taken?.flowState ?? chosen).slots, false);
    const next = requote(turn, quoted, slots ?? (taken?.flowState ?? chosen).slots);
    // “Book it with the dog” is not a question.
    const now = at(turn, next.state);
    const changed = /\b(?:book|reserve|confirm)\b/.test(plain) ? quotedIn(now) : undefined;
    return changed ? passOn(now, changed) : next;
  }
  const offered = offer?.send === quoteOffers.passOn && offer.age <= 1;
  const named = plain.replace(withName, "");
  const agrees =
    (!message.includes("?") || /^(?:can|could|would) you\b/.test(plain)) &&
    (toDesk.test(named) || (offered && named !== plain && (isYes(named) || takesIt.test(named))));
  if (agrees) return passOn(turn, quoted);
  if (
    !takesIt.test(plain) ||
    (message.includes("?") && !/^(?:can|could|or)\b|\b(?:change|switch|upgrade)\b/.test(plain))
  )
    return undefined;
  const other = pointedOffer(plain, quoted) ?? topicOffer(turn, quoted);
  const [room] = namedIn(roomRecords, plain);
  // “The Suite then”, where it is taken or too small: the quote says so.
  if (room && other === undefined) return requote(turn, quoted, { room: room.id, chosen: "" });
  if (other === undefined || other.id === quoted.chosen.id) return passOn(turn, quoted);
  return requote(turn, quoted, { chosen: other.id });
}

const keeps = /\b(?:hold|keep)\b/;

/** Handles “reserve it” while details are missing: asks only for those. */
function wantsUnfinished(turn: Turn): Outcome | undefined {
  const { flow } = turn.state;
  const bare = turn.plain.replace(withName, "");
  if (flow?.name !== "quote" || !takesIt.test(bare)) return undefined;
  return {
    handled: "nudge",
    state: { ...turn.state, flow: { ...flow, asked: 1 } },
    reply: withLead("Gladly. ", askAgain(turn, quoteFlow, flow)),
  };
}

/** Answers “all in with the dog and breakfast” with one quote for all extras. */
function severalExtras(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { plain } = turn;
  if (!(asksWithExtras.test(plain) || adds.test(plain)) || plain.split(" ").length > 16)
    return undefined;
  const slots = withExtrasOf(plain, quoted.quote.slots, ofStay.test(plain) ? 1 : 2);
  const same = JSON.stringify(slots) === JSON.stringify(quoted.quote.slots);
  return slots && !same ? requote(turn, quoted, slots) : undefined;
}
/** Asks for the total of the stay, not the price of a single item. */
const ofStay = anywhere(
  wordList`total, in all, all in, altogether, all together, sum, (for|of) the (\w+ )?(room|stay|nights?), it (costs?|make|comes?), everything`,
);
const adds = /^(?:(?:and|also|please|ok|can you|could you) )*(?:add|include|put in)\b/;
const asksWithExtras =
  /\b(?:how much|total|in all|all in|altogether|price|cost\w*|make|comes? to)\b.*\b(?:with|plus|including)\b/;

const changeWords = wordList`
  \b(make (it|that)|change|instead|rather|actually|(what|how) about|what if|if we|switch|add|with|without|only|just)\b,
  \b(move|no|not|from|until|sorry|meant?|another|longer|more|less|earlier|later|also|plus)\b, ^(for|and|or|on)\b
`;
const changes = new RegExp(changeWords);

/** Requotes after a change (more nights, other dates, fewer guests, a dog), keeping the rest. */
function changed(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { quote } = quoted;
  const { plain, slots } = turn;
  if (/\bcancel/.test(plain) || breakfastPrice.test(plain)) return undefined;
  const relative = changedStay(turn, quote.slots, true);
  const beside = relative && withValues(turn, quote);
  if (relative) return requote(turn, quoted, beside ?? relative);
  const values =
    slots.dates.length > 0 ||
    slots.wrongCounts.length > 0 ||
    [slots.nights, slots.people, slots.rooms].some((value) => value !== undefined) ||
    companyChange(plain) !== 0;
  const words = plain.split(" ").length;
  const added = addsIt.test(plain) ? lastExtra(turn) : undefined;
  const asRate = added === "breakfast" ? "with breakfast" : plain;
  if (
    changesRate(asRate) &&
    words <= 10 &&
    !/\binclud|\bin (?:it|that)\b|^(?:when|where|what time)\b/.test(plain)
  ) {
    const taken = take({ ...turn, message: asRate }, quoteFlow, quote);
    if (taken) return { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" };
    if (/\b(?:without|no)\b/.test(asRate))
      return tell(turn, `It’s already without breakfast: ${dollars(quoted.chosen.total)} in all.`);
  }
  if (added !== undefined && added !== "breakfast") {
    const slot = /park|car/.test(added) ? "cars" : "pets";
    return requote(turn, quoted, { [slot]: 1 });
  }
  if (shifted.test(plain)) {
    const taken = take(turn, quoteFlow, quote);
    if (taken) return { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" };
  }
  const other = roomWanted(turn.message);
  const elsewhere =
    other !== undefined && !quoted.chosen.rooms.some(({ room }) => room.id === other);
  const chooses =
    (changes.test(plain) || tooDear.test(plain)) &&
    !/^(?:how|what|which|is|are|does|do|can)\b/.test(plain);
  if (elsewhere && words <= 12 && !turn.message.includes("?") && chooses && !values) {
    const taken = take(turn, quoteFlow, quote);
    if (taken) return { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" };
  }
  const cheaper =
    tooDear.test(plain) &&
    !ofOther.test(plain) &&
    !/^(?:does|do|has|is) .*\b(?:have|has|got|with)\b/.test(plain) &&
    !/\bmore expensive\b|\bthat\b.*\b(?:standard|harbour|suite|family)\b/.test(plain);
  if (cheaper && words <= 9 && !values) return cheapest(turn, quoted);
  if (!values || words > mostWords || aside.test(plain)) return undefined;
  if (
    !changes.test(turn.message.toLowerCase()) &&
    !changes.test(plain) &&
    words > 5 &&
    companyChange(plain) === 0 &&
    !pricesFor(turn, quote)
  )
    return undefined;
  const taken = take(turn, quoteFlow, quote);
  return taken && { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" };
}
/** “What is the total for 3 people”, of a stay for two. */
const pricesFor = ({ plain, slots: { people } }: Turn, { slots }: FlowState): boolean =>
  people !== undefined &&
  people !== Number(slots.guests) &&
  /\b(?:total|how much|price|cost\w*)\b/.test(plain);
const relativeWords = /\b(?:more|extra|additional|another|longer|less|shorter|fewer)\b/;
/** “Make that 3 nights, with parking”: values given together with an extra; undefined if there are none. */
function withValues(turn: Turn, quote: FlowState): FlowState["slots"] | undefined {
  const { dates, nights, people, rooms } = turn.slots;
  const named = dates.length > 0 || [nights, people, rooms].some((value) => value !== undefined);
  if (relativeWords.test(turn.plain)) return undefined;
  const extras = changedStay(turn, quote.slots, false);
  const taken = named && extras ? take(turn, quoteFlow, quote) : undefined;
  return taken && (changedStay(turn, taken.flowState.slots, false) ?? taken.flowState.slots);
}
/** Longer messages contain more than a change. */
const mostWords = 16;
const tooDear = anywhere(wordList`
  cheaper, cheapest, less expensive, lowest, expensive, pricey, insane, crazy, steep, too (much|dear|high), a lot,
  over (my|our) budget, can not afford, bring (it|the price) down, save
`);
/** Dates and hours in a question about the hotel do not change the stay. */
const aside = anywhere(wordList`
  breakfast, dinner, restaurant, bar, sauna, pool, gym, museum, market, ferry, check ?(in|out), parking, wifi, shuttle, taxi, bus, massage, laundry, desk, events?, wedding, meeting, conference, open, close, hold, keep, bags?, luggage, suitcases?, anything (special|on|happening|planned), going on, fireworks
`);
