import { advance } from "../../../dialogue/flows.ts";
import { counted, dollars, pick, say, spoken } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { does } from "../../../meaning/acts.ts";
import { namedIn } from "../../../records/references.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { breakfastShares } from "../rooms/breakfast-shares.ts";
import { bedsOf, breakfastOf, isWeekend, type Offer } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { roomRecords } from "../rooms/room-records.ts";
import { pointedOffer, topicOffer } from "./pointed-offer.ts";
import { quoteFlow } from "./quote.ts";
import { asksParts, withoutBreakfast } from "./quote-questions.ts";
import { quoteOffers } from "./quote-reply.ts";
import { several, sumOf, withWhat } from "./quote-words.ts";
import { ofAirport, ride } from "./rides.ts";
import type { Quoted } from "./room-questions.ts";
import { spokenExtra } from "./spoken-extra.ts";
import { pricedParts, totalOf } from "./stay-parts.ts";

/** Answers questions about the price of a quote: its total, what is included, and the difference for another room. */

/**
 * Builds the reply.
 *
 * @param breakfast the quote to continue with breakfast, if that was asked for.
 */
export const tell = (turn: Turn, text: string, breakfast?: FlowState): Outcome => {
  const state = withOffer(turn.state, quoteOffers.passOn);
  const next = breakfast && { ...breakfast, slots: { ...breakfast.slots, breakfast: 1 } };
  return {
    handled: "flow:quote",
    state: next
      ? {
          ...state,
          finished: next,
          done: (state.done ?? []).map((one) => (one.name === "quote" ? next : one)),
        }
      : state,
    reply: say(text, {
      source: "hotelRooms",
      choices: pick("Yes, pass it on", ...(next ? ["Without breakfast"] : []), "Other dates"),
    }),
  };
};

const itCosts = wordList`(it|that|this|price|total|cost|we|i|quote|room|stay)`;
const much = wordList`(what|how much) (is|was|are|does|do|would|will|were)( the| my| our)?`;
const inAll = wordList`in total, for (all|everything|that|it|the (room|stay))`;
const everything = wordList`^(what|how much) (is|does|would|will) (it |that )?(all|everything)( (together|then|cost|be|make))*$`;
const totals = wordList`
  \b(total|altogether|in all|all together|final price|sum|same price)\b, ${everything},
  ^${much} ?${itCosts}?( all)?( (be|cost|come to|pay|owe))?( ${inAll})?$,
  ^(how much|(the |what )?price)$
`;
const asksTotal = new RegExp(totals);
const dearer = anywhere(wordList`
  more expensive, dearer, by how much, how much more, extra cost, price difference, difference in price, cost more,
  what is the difference
`);

/** Answers questions about the price of the quote. */
export function aboutPrice(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { plain } = turn;
  const { stay, chosen, offers } = quoted;
  const sums = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  // “282 + 32 = 314?”: the quoted total and the guest's own calculation.
  const known = [chosen.total, chosen.total - chosen.breakfast].map(Math.round);
  const reckons = sums.length > 1 && sums.some((value) => known.includes(value));
  if (hidden.test(plain) && plain.split(" ").length <= 14)
    return tell(
      turn,
      `Yes, ${dollars(chosen.total)} is the final price, city tax included, with nothing added on top. ${stay.breakfast ? "Parking" : `Breakfast (${dollars(hotelRules.breakfast)} per person) and parking`} would only come in if you ask for it.`,
    );
  const added = sums.length > 1 ? reckonedWith(sums, chosen.total) : undefined;
  if (added && plain.split(" ").length <= 18)
    return tell(
      turn,
      `Yes, ${dollars(added.sum)}: ${dollars(chosen.total)} and ${dollars(added.more)} on top.${/\bpass|\bbook/.test(plain) ? "" : " Shall I pass it on?"}`,
    );
  if (asksParts(plain) || plain.split(" ").length > (reckons ? 18 : 11)) return undefined;
  if (/^what is (?:all )?included\b|\bwhat (?:do we|do i) get\b/.test(plain))
    return tell(
      turn,
      `${dollars(chosen.total)} covers the room with city tax${withWhat(stay).replace(", with", " and")}; Wi-Fi, sauna and gym are free. ${stay.breakfast ? "Parking" : `Breakfast (${dollars(hotelRules.breakfast)} per person) and parking`} would be extra.`,
    );
  if (/\btax(?:es)?\b/.test(plain))
    return tell(
      turn,
      `Yes, the city tax is included in the ${dollars(chosen.total)}: ${dollars(hotelRules.cityTax)} per person per night${/\b(?:kids?|child|children|son|daughter|baby)\b/.test(plain) ? ", including children with a bed of their own" : ""}, ${dollars(chosen.cityTax)} for ${counted(bedsOf(stay), "guest")}.`,
    );
  if (perHead.test(plain) && !other.test(plain) && stay.guests > 1)
    return tell(
      turn,
      `It’s ${dollars(Math.round((chosen.total / stay.guests) * 100) / 100)} per person: ${dollars(chosen.total)} in all, divided by ${counted(stay.guests, "guest")}.`,
    );
  if (/\bbreakfast\b/.test(plain) && /\b(?:in (?:it|that|there|the price)|includ\w*)\b/.test(plain))
    return undefined;
  const extra = extraIncluded(turn, quoted);
  if (extra) return extra;
  if (dearer.test(plain) && namedIn(roomRecords, plain).length < 2) {
    const [least] = [...offers].sort((a, b) => a.total - b.total);
    // Compares the room just discussed with the one quoted.
    const subject =
      pointedOffer(plain, quoted) ?? topicOffer(turn, quoted) ?? spokenOf(turn, quoted) ?? chosen;
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
  // “It said 494 before?”: the guest compares the total with an earlier figure.
  const doubts = saysBefore.test(plain) && sums.some((value) => value >= leastTotal);
  const asks =
    reckons ||
    doubts ||
    asksTotal.test(plain) ||
    plain === "what is the final" ||
    does(turn, "asks_total", 0.8);
  if (!asks || other.test(plain.replace(/\bbreakfasts?\b/, ""))) return undefined;
  if (
    !reckons &&
    !doubts &&
    /\bbreakfast/.test(plain) &&
    !/\btotal|in all|altogether|for all|together|sum\b/.test(plain)
  )
    return undefined;
  // Rooms for different days have one sum.
  if (pricedParts(quoted.quote.slots, stay, turn.now))
    return { ...advance(turn, quoteFlow, quoted.quote), handled: "flow:quote" };
  const pointed =
    pointedOffer(plain, quoted) ??
    (/\b(?:it|that|this|one)\b/.test(plain) ? topicOffer(turn, quoted) : undefined);
  const offer = pointed ?? chosen;
  const guess =
    sums.filter((value) => value >= 50 && value !== Math.round(offer.total)).at(-1) ??
    sums.find((value) => value >= 50);
  // Breakfast was mentioned and never ruled out, so the question includes it.
  if (!stay.breakfast && spokeOfBreakfast(turn)) {
    const all = offer.total + breakfastOf(stay);
    const right =
      guess === undefined ? "" : Math.round(guess) === Math.round(all) ? "Yes, " : "Not quite: ";
    return tell(
      turn,
      `${right}${dollars(all)} with breakfast: ${dollars(offer.total)} + ${counted(stay.nights, "morning")} × ${dollars(breakfastOf(stay) / stay.nights)}${breakfastShares(stay)}. Without it ${dollars(offer.total)}.`,
      quoted.quote,
    );
  }
  const more = spokenExtra(turn, stay);
  const right =
    guess === undefined
      ? ""
      : Math.round(guess) === Math.round(offer.total)
        ? "Yes, "
        : "Not quite: ";
  const atWeekend =
    (right.startsWith("Not") || asksWhy.test(plain)) &&
    offer.nights.some(({ date }) => isWeekend(date));
  return tell(
    turn,
    `${right}${dollars(offer.total)} in all: ${several(offer.rooms)}, ${counted(stay.nights, "night")} from ${spoken(parseIsoDate(stay.arrival))}, ${counted(stay.guests, "guest")}${withWhat(stay)}. That is ${sumOf(stay, offer)}.${atWeekend ? ` Friday and Saturday nights cost ${hotelRules.weekend}% more.` : ""}${more ? ` With ${more.what} it is ${dollars(offer.total + more.price)}.` : ""}`,
  );
}

const asksWhy = /\bwhy\b|\bhow come\b/;
const perHead =
  /\b(?:per|each|a) (?:person|head|guest)\b|\b(?:each of us|for each|is that each|split|pay each)\b|\beach$/;
/** “Room and taxi, what is that in all?”, when the car to the airport was spoken of. */
export function withCar(turn: Turn, total: number): Outcome | undefined {
  const { plain, state } = turn;
  const spoken = state.exchanges
    .slice(-4)
    .some(({ bot }) => /\bfixed-price car\b|\bby taxi\b/.test(bot));
  if (!spoken || !(ride.test(plain) || /\bcar\b/.test(plain)) || !asksTotal.test(plain))
    return undefined;
  const { airportCar } = hotelRules;
  const sum = `${dollars(total + airportCar)} for both: ${dollars(total)} for the stay, and ${dollars(airportCar)} for the car to the airport.`;
  return { ...tell(turn, sum), whole: true };
}

/** Answers “does that include the dog?”: whether it is in the price, and the total with it. */
function extraIncluded(turn: Turn, { stay, chosen, quote }: Quoted): Outcome | undefined {
  const { plain } = turn;
  if (!asksIfIn.test(plain)) return undefined;
  const [what, each, comes] = /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|lab)\b/.test(plain)
    ? (["pet", hotelRules.pet, stay.pets ?? 0] as const)
    : /\b(?:parking|car)\b/.test(plain)
      ? (["car", hotelRules.parking, stay.cars ?? 0] as const)
      : (["", 0, 0] as const);
  if (ride.test(plain) && ofAirport(turn))
    return tell(
      turn,
      stay.rides
        ? `Yes, ${dollars(hotelRules.airportCar)} of the ${dollars(chosen.total)} is for the car to the airport.`
        : `No, the car to the airport is ${dollars(hotelRules.airportCar)} more, so ${dollars(chosen.total + hotelRules.airportCar)} in all.`,
    );
  if (what === "") return undefined;
  const parts = pricedParts(quote.slots, stay, turn.now);
  if (comes > 0)
    return tell(
      turn,
      `Yes, ${dollars(comes * each * stay.nights)} of the ${dollars(parts ? totalOf(parts) : chosen.total)} is for the ${what}.`,
    );
  return tell(
    turn,
    `No, ${what === "pet" ? "a pet" : "parking"} is ${dollars(each)} a night more, so ${dollars(chosen.total + each * stay.nights)} in all. Shall I put it in?`,
  );
}

const asksIfIn =
  /^(?:(?:and|but|so|ok) )?(?:(?:is|are|does|do)\b.*\bin(?:clud\w*|side)?\b|(?:did|have) (?:you|that|it) (?:also )?(?:count\w*|includ\w*|add\w*|put|reckon\w*|calculat\w*)\b)/;

/** The other room in the last answer, to which “is it much more expensive” refers. */
const spokenOf = ({ plain, state }: Turn, { offers, chosen }: Quoted): Offer | undefined =>
  /\b(?:it|that|this)\b/.test(plain)
    ? offers.find(
        (offer) =>
          offer !== chosen &&
          offer.rooms.length === 1 &&
          (state.exchanges.at(-1)?.bot ?? "").includes(offer.rooms[0]?.room.name ?? "-") &&
          state.before !== undefined &&
          !state.before.startsWith("flow:quote"),
      )
    : undefined;

/** “And 15 for the early check-in, so 361?”: two amounts in a message whose difference is the total. */
function reckonedWith(
  sums: readonly number[],
  total: number,
): { sum: number; more: number } | undefined {
  const sum = sums.find((one) =>
    sums.some((more) => more < leastTotal && Math.abs(one - more - total) < 1),
  );
  return sum === undefined ? undefined : { sum, more: sum - total };
}
const hidden =
  /\bhidden\b|\bfinal (?:price|sum|total)\b|\b(?:any|other|extra|more) (?:fees|charges)\b|\b(?:added|comes?|anything) on top\b/;
const saysBefore =
  /\b(?:said|told|wrote|was|were|before|earlier|thought|why (?:is|now)|just now|a minute ago)\b/;
/** A smaller number is not the total of a stay. */
const leastTotal = 50;

const wantsBreakfast =
  /\b(?:with|want|incl\w*|how much|what|price|cost|plus|take|and|for)\b.*\bbreakfast|\bbreakfasts? (?:is )?(?:in|inside|incl\w*|for|too|price|cost\w*|how much)\b/;

/** Whether this question or the two before it mention breakfast, without a “without”. */
function spokeOfBreakfast({ plain, state }: Turn): boolean {
  const said = [
    plain,
    ...state.exchanges
      .slice(-2)
      .reverse()
      .map(({ visitor }) => visitor.toLowerCase()),
  ];
  const last = said.find((text) => /\bbreakfast/.test(text));
  return last !== undefined && wantsBreakfast.test(last) && !withoutBreakfast.test(last);
}
const other = /\b(?:breakfast|parking|dinner|massage|shuttle|taxi|deposit|refund)\b/;

/** Answers “is that with breakfast or without?”, which changes nothing. */
export function withOrWithout(turn: Turn, { stay, chosen }: Quoted): Outcome | undefined {
  if (!/\bwith(?: breakfast)? or (?:without|not|no)\b/.test(turn.plain)) return undefined;
  const total = dollars(chosen.total);
  return tell(
    turn,
    stay.breakfast
      ? `With breakfast it’s ${total} in all, including ${dollars(chosen.breakfast)} for breakfast.`
      : `Without breakfast it’s ${total} in all. Breakfast would be ${dollars(hotelRules.breakfast)} per person each morning.`,
  );
}
