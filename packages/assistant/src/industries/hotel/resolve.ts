import { advance, askAgain, take } from "../../dialogue/flows.ts";
import { counted, dollars, pick, say, spoken, withLead } from "../../dialogue/reply.ts";
import { withOffer } from "../../dialogue/state.ts";
import type { FlowState, Outcome, Turn } from "../../dialogue/types.ts";
import { namedIn, placeIn } from "../../records/references.ts";
import { addDays, parseIsoDate } from "../../understanding/slots.ts";

import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { resolveBooking } from "./booking-questions.ts";
import { comesApart, companyChange } from "./company.ts";
import type { Offer } from "./offers.ts";
import { hotelRules } from "./prices.ts";
import { changesRate, passedOn, quoteFlow } from "./quote.ts";
import { addsToOpen, breakfastFor, movedTo, weekendRate, withdraws } from "./quote-asides.ts";
import { addsIt, changedStay, lastExtra } from "./quote-changes.ts";
import { chooseOffer, quoteOffers, several, stayOf, withWhat } from "./quote-reply.ts";
import { aboutRooms, type Quoted } from "./room-questions.ts";
import { roomRecords } from "./room-records.ts";
import { shifted } from "./stay-dates.ts";
import { troubled } from "./trouble.ts";

/** What speaks of a quote, a booking or a room, answered before any classifier reads it. */
export function resolveHotel(turn: Turn): Outcome | undefined {
  if (turn.slots.references.length > 0) return undefined;
  const trouble = troubled(turn);
  if (trouble) return trouble;
  const aside = weekendRate(turn) ?? withdraws(turn) ?? breakfastFor(turn);
  if (aside) return aside;
  const eager = addsToOpen(turn) ?? wantsUnfinished(turn);
  if (eager) return eager;
  const booking = resolveBooking(turn);
  if (booking) return booking;
  const quoted = quotedIn(turn);
  // “What does the Harbour have that the Standard has not” compares, and chooses none.
  const compared =
    namedIn(roomRecords, turn.plain).length > 1 ? aboutRooms(turn, quoted) : undefined;
  if (compared) return compared;
  return (
    (quoted &&
      (movedTo(turn, quoted.quote) ??
        comesApart(turn) ??
        accepted(turn, quoted) ??
        changed(turn, quoted) ??
        aboutPrice(turn, quoted))) ??
    aboutRooms(turn, quoted)
  );
}

function quotedIn({ state, now }: Turn): Quoted | undefined {
  if (state.flow?.name === "quote") return undefined;
  const quote = state.done?.find(({ name }) => name === "quote");
  const stay = quote && stayOf(quote);
  const found = quote && stay && chooseOffer(quote, stay, now);
  if (!quote || !stay || !found) return undefined;
  return { quote, stay, chosen: found.chosen, offers: [found.chosen, ...found.others] };
}

const iWill = wordList`i, i will, we will, let us, i would like to, i want to, can you, could you, can i, can we, yes, go ahead and, just`;
const takes = wordList`take, book, reserve, confirm, go with, go for, have, do, pass, grab, snag, secure, lock in, hold`;
const which = wordList`
  it, that, this, them, that one, this one, it on, that on, the cheap(est|er)?( one| room| option)?,
  the (first|second|third|last|other)( one| option| offer| room)?,
  the (standard|harbou?r|family|suite)( room| one)?( please)?
`;
const takesIt = whole(wordList`
  (that is (fine|good|ok|great|perfect) )?(${iWill} )*${takes} ${which}( (please|on|for (us|me)|to the (front )?desk))*, confirm, reserve, sold, deal, book, that is (fine|good|ok|great) (book|reserve), go ahead, lock it in, put (me|us) down( for (it|that))?, that one, this one, (the )?(standard|harbou?r|family|suite)( room| one)?,
  the (first|second|third|last|other) (one|option|offer|room)
`);

/** “Ok, take it” passes the quote on; with another room it is quoted first. */
function accepted(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { plain, message } = turn;
  if (!takesIt.test(plain) || (message.includes("?") && !/^(?:can|could)\b/.test(plain)))
    return undefined;
  const other = pointedOffer(plain, quoted) ?? topicOffer(turn, quoted);
  if (other === undefined || other.id === quoted.chosen.id) return passOn(turn, quoted);
  return requote(turn, quoted, { chosen: other.id });
}

/** “Reserve it” while something is still open: only that is asked. */
function wantsUnfinished(turn: Turn): Outcome | undefined {
  const { flow } = turn.state;
  if (flow?.name !== "quote" || !takesIt.test(turn.plain)) return undefined;
  return {
    handled: "nudge",
    state: { ...turn.state, flow: { ...flow, asked: 1 } },
    reply: withLead("Gladly. ", askAgain(turn, quoteFlow, flow)),
  };
}

function passOn(turn: Turn, { stay, chosen }: Quoted): Outcome {
  const { state } = passedOn(turn);
  return {
    handled: "passed_on",
    state,
    reply: say(
      `Done: the front desk now has your enquiry, ${several(chosen.rooms)} from ${spoken(parseIsoDate(stay.arrival))} for ${counted(stay.nights, "night")}, ${dollars(chosen.total)} in all, and confirms by e-mail. In this demo nothing is booked.`,
      { source: "hotel", next: ["When is check-in?", "Is there parking?", "When is breakfast?"] },
    ),
  };
}

/** Which of the offers a message points at. */
function pointedOffer(plain: string, { offers, chosen }: Quoted): Offer | undefined {
  const place = placeIn(plain, offers.length);
  if (place !== undefined) return offers[place];
  if (/\bcheap(?:est|er)\b/.test(plain)) return [...offers].sort((a, b) => a.total - b.total)[0];
  if (/\bthe other\b/.test(plain)) return offers.find((offer) => offer !== chosen);
  const [named] = namedIn(roomRecords, plain);
  return named && offers.find(({ rooms: set }) => set.length === 1 && set[0]?.room.id === named.id);
}

/** The offer of the room that was spoken of last. */
const topicOffer = ({ state }: Turn, { offers }: Quoted): Offer | undefined =>
  state.before === "room_types"
    ? offers.find(({ rooms: set }) => set.length === 1 && set[0]?.room.id === state.topic)
    : undefined;

const requote = (turn: Turn, { quote }: Quoted, slots: FlowState["slots"]): Outcome => ({
  ...advance(turn, quoteFlow, { ...quote, slots: { ...quote.slots, ...slots } }),
  handled: "flow:quote",
});

const changeWords = wordList`
  \b(make (it|that)|change|instead|rather|actually|(what|how) about|what if|if we|switch|add|with|without|only|just)\b,
  \b(move|no|not|from|until|sorry|meant?|another|longer|more|less|earlier|later|also|plus)\b, ^(for|and|or|on)\b
`;
const changes = new RegExp(changeWords);

/** More nights, others days, fewer people, a dog: the quote goes on with what it knows. */
function changed(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { quote } = quoted;
  const { plain, slots } = turn;
  if (/\bcancel/.test(plain)) return undefined;
  const relative = changedStay(turn, quote.slots, true);
  if (relative) return requote(turn, quoted, relative);
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
      return tell(turn, `It is without breakfast already: ${dollars(quoted.chosen.total)} in all.`);
  }
  if (added !== undefined && added !== "breakfast") {
    const slot = /park|car/.test(added) ? "cars" : "pets";
    return requote(turn, quoted, { [slot]: 1 });
  }
  if (shifted.test(plain)) {
    const taken = take(turn, quoteFlow, quote);
    if (taken) return { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" };
  }
  const cheaper =
    tooDear.test(plain) &&
    !/\bmore expensive\b|\bthat\b.*\b(?:standard|harbour|suite|family)\b/.test(plain);
  if (cheaper && words <= 9 && !values) return cheapest(turn, quoted);
  if (!values || words > 10 || aside.test(plain)) return undefined;
  if (
    !changes.test(turn.message.toLowerCase()) &&
    !changes.test(plain) &&
    words > 5 &&
    companyChange(plain) === 0
  )
    return undefined;
  const taken = take(turn, quoteFlow, quote);
  return taken && { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" };
}
const tooDear = anywhere(wordList`
  cheaper, cheapest, less expensive, lowest, expensive, pricey, insane, crazy, steep, too (much|dear|high), a lot,
  over (my|our) budget, can not afford, bring (it|the price) down, save
`);
/** Days and hours in a question about the house are no change of the stay. */
const aside =
  /\b(?:breakfast|dinner|restaurant|bar|sauna|pool|gym|museum|market|ferry|check ?(?:in|out)|parking|wifi|shuttle|taxi|bus|massage|laundry|desk|events?|wedding|meeting|conference|open|close)\b/;

function cheapest(turn: Turn, quoted: Quoted): Outcome {
  const { offers, chosen, quote } = quoted;
  const [least] = [...offers].sort((a, b) => a.total - b.total);
  const { room: _room, chosen: _chosen, ...open } = quote.slots;
  // The kind that was too dear is no wish any more.
  if (least && least.id !== chosen.id)
    return requote(turn, { ...quoted, quote: { ...quote, slots: open } }, { chosen: least.id });
  return tell(
    turn,
    `That is the cheapest I have for these dates: ${several(chosen.rooms)}, ${dollars(chosen.total)} in all.${quoted.stay.nights < 3 ? " Three nights from Sunday to Thursday cost 12% less." : ""}${open.breakfast === undefined ? "" : " Without breakfast it is less."}`,
  );
}

const tell = (turn: Turn, text: string): Outcome => ({
  handled: "flow:quote",
  state: withOffer(turn.state, quoteOffers.passOn),
  reply: say(text, { source: "hotelRooms", choices: pick("Yes, pass it on", "Other dates") }),
});

const itCosts = wordList`(it|that|this|price|total|cost|we|i|quote|room|stay)`;
const much = wordList`(what|how much) (is|was|are|does|do|would|will|were)( the| my| our)?`;
const inAll = wordList`in total, for (all|everything|that|it|the (room|stay))`;
const asksTotal = new RegExp(wordList`
  \b(total|altogether|in all|all together|final price|sum)\b,
  ^${much} ?${itCosts}?( all)?( (be|cost|come to|pay|owe))?( ${inAll})?$,
  ^(how much|(the |what )?price)$
`);
const dearer = anywhere(wordList`
  more expensive, dearer, by how much, how much more, extra cost, price difference, difference in price, cost more,
  what is the difference
`);

/** Questions about the money of the quote. */
function aboutPrice(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { plain } = turn;
  const { stay, chosen, offers } = quoted;
  if (plain.split(" ").length > 11) return undefined;
  if (/^what is (?:all )?included\b|\bwhat (?:do we|do i) get\b/.test(plain))
    return tell(
      turn,
      `${dollars(chosen.total)} takes in the room, city tax${withWhat(stay).replace(", with", " and")}; Wi-Fi, sauna and gym are free. ${stay.breakfast ? "Parking" : `Breakfast (${dollars(hotelRules.breakfast)} a person) and parking`} would be extra.`,
    );
  if (/\btax(?:es)?\b/.test(plain))
    return tell(
      turn,
      `Yes, the city tax of ${dollars(chosen.cityTax)} is in the ${dollars(chosen.total)}.`,
    );
  if (/\bbreakfast\b/.test(plain) && /\b(?:in (?:it|that|there|the price)|includ\w*)\b/.test(plain))
    return undefined;
  if (dearer.test(plain) && namedIn(roomRecords, plain).length < 2) {
    const [least] = [...offers].sort((a, b) => a.total - b.total);
    // The room that was just talked about, against the one that was quoted.
    const subject = pointedOffer(plain, quoted) ?? topicOffer(turn, quoted) ?? chosen;
    const against =
      subject !== chosen
        ? chosen
        : least === chosen
          ? offers.find((offer) => offer !== chosen)
          : least;
    if (against) {
      const more = subject.total - against.total;
      return tell(
        turn,
        `${/^(?:is|does)\b/.test(plain) ? (more > 0 ? "Yes: " : "No: ") : ""}${dollars(Math.abs(more))} ${more > 0 ? "more" : "less"}: ${several(subject.rooms)} is ${dollars(subject.total)} in all, ${several(against.rooms)} ${dollars(against.total)}.`,
      );
    }
  }
  if (!(asksTotal.test(plain) || plain === "what is the final") || other.test(plain))
    return undefined;
  const named =
    pointedOffer(plain, quoted) ??
    (/\b(?:it|that|this|one)\b/.test(plain) ? topicOffer(turn, quoted) : undefined);
  const offer = named ?? chosen;
  return tell(
    turn,
    `${dollars(offer.total)} in all: ${several(offer.rooms)}, ${counted(stay.nights, "night")} from ${spoken(parseIsoDate(stay.arrival))} to ${spoken(parseIsoDate(addDays(stay.arrival, stay.nights)))}, ${counted(stay.guests, "guest")}${withWhat(stay)}. City tax is in it.`,
  );
}
const other = /\b(?:breakfast|parking|dinner|massage|shuttle|taxi|deposit|refund)\b/;
