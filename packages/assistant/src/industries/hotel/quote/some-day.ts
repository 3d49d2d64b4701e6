import { counted, dollars, say } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { type Room, rateOf, rooms } from "../rooms/rooms.ts";
import { monthIn } from "../stay/stay-weekends.ts";

/**
 * Answers for a month without a date: approximate prices for a night and a weekend, without asking for dates the
 * guest does not yet know.
 */

const months = anywhere(
  wordList`(january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter)`,
);
const dayNamed =
  /\b\d{1,2}(?:st|nd|rd|th)?\b|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight)\b/;
/** “The twelfth of June”. */
const dayInWords =
  /\b(?:first|second|third|thirtieth|\w{3,10}th) (?:of )?[a-z]{3,9}$|^[a-z]{3,9} (?:the )?(?:first|second|third|\w{3,10}th)$/i;
const noDayYet =
  /\b(?:not know|don't know|no idea|not sure|not fixed|not decided|any day|some day|some weekend|sometime|roughly|rough|about|around|flexible|yet)\b/;
const asksPrice = /\b(?:cost\w*|price\w*|how much|rates?|per night|a night|roughly|budget)\b/;
const wants =
  /\b(?:room|stay|weekend|something|night|nights|come|visit|book|looking|reserv\w+|free|available)\b/;
/** Counts before a stay was quoted: afterwards it may be about other days of the same. */
const mayCome =
  /\b(?:days|trip|getaway|break|holiday|parents|anniversary|sur?prise|turn(?:s|ing) \d\d|thinking (?:of|about)|planning)\b/;

const byWords: readonly (readonly [Room["id"], RegExp])[] = [
  ["suite", /\bsuite\b/],
  ["family", /\bfamily\b|\bkids\b|\bchildren\b/],
  ["harbour", /\b(?:harbou?r|sea|water|view|waterfront)\b/],
];

/** “2 nights in April, roughly?” wants no date. */
export const roughly = (turn: Turn): Outcome | undefined =>
  (/\b(?:roughly|rough|approximately|ballpark|more or less)\b/.test(turn.plain) ||
    asksPrice.test(turn.plain) ||
    asksAgain(turn) ||
    waitsForDay(turn)) &&
  turn.slots.dates.every(({ until, text }) => until === undefined && !dayInWords.test(text))
    ? someDay(turn)
    : undefined;

/** For how many messages a month is still meant. */
const lately = 4;

/** Who names a month when asked for the day has no day yet. */
const waitsForDay = ({ state: { flow } }: Turn): boolean =>
  flow?.name === "quote" && flow.asking === "arrival";

/** “And for 3 nights in the Harbour room?” after such a price. */
const asksAgain = ({ plain, slots, state }: Turn): boolean =>
  (state.exchanges.at(-1)?.bot ?? "").includes("Tell me the days once you know them") &&
  slots.dates.length === 0 &&
  (slots.nights !== undefined ||
    (slots.people !== undefined && slots.people !== 2) ||
    byWords.some(([, words]) => words.test(plain)));

export function someDay(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const said = [
    plain,
    ...state.exchanges.slice(-lately).map(({ visitor }) => visitor.toLowerCase()),
  ];
  const month = said.map((text) => months.exec(text)?.[0]).find((found) => found !== undefined);
  const here = months.test(plain);
  const fixed = plain.replace(
    /\b\d+ (?:nights?|weeks?|people|persons?|adults?|guests?|kids?|children|rooms?|of us)\b|\bturn(?:s|ing) \d+\b/g,
    "",
  );
  if (
    month === undefined ||
    (month === "may" && !/\bin may\b/.test(said.join(" "))) ||
    dayNamed.test(fixed)
  )
    return undefined;
  if (
    !(
      here &&
      (asksPrice.test(plain) ||
        wants.test(plain) ||
        (state.done === undefined && mayCome.test(plain)) ||
        waitsForDay(turn))
    ) &&
    !(noDayYet.test(plain) && asksPrice.test(plain)) &&
    !asksAgain(turn)
  )
    return undefined;
  if (
    /\b(?:open|opens|close\w*|weather|pool|bath|museum|breakfast|market|minimum|wedding|married|conference|meeting|event|birthday|party)\b/.test(
      plain,
    )
  )
    return undefined;
  const children = slots.children ?? 0;
  const guests =
    slots.adults !== undefined && slots.adults + children > (slots.people ?? 0)
      ? slots.adults + children
      : (slots.people ?? 2);
  const id =
    byWords.find(([, words]) => said.some((text) => words.test(text)))?.[0] ??
    (guests > 2 ? "family" : "standard");
  const room = rooms.find((one) => one.id === id) ?? rooms[0];
  const rate = rateOf(room.id);
  const weekend = Math.round(rate * (1 + hotelRules.weekend / 100));
  return {
    handled: "room_prices",
    // The quote continues once a date is named.
    state: { ...state, flow: openStay(turn, room.id) },
    reply: say(
      `${month === "easter" ? "At" : "In"} ${month.charAt(0).toUpperCase()}${month.slice(1)} a ${room.name} is ${dollars(rate)} a night, ${dollars(weekend)} on Friday and Saturday. ${sumFor(slots.nights ?? 2, guests, rate)} Tell me the days once you know them.`,
      { source: "hotelRooms", next: ["What is there to do around?", "Is breakfast included?"] },
    ),
  };
}

/** About what a stay of these nights comes to, between Sunday and Thursday and with a weekend. */
function sumFor(nights: number, guests: number, rate: number): string {
  const weekend = Math.round(rate * (1 + hotelRules.weekend / 100));
  const tax = nights * guests * hotelRules.cityTax;
  const late = Math.min(nights, 2 * Math.max(1, Math.floor(nights / 7)));
  const all = dollars(late * weekend + (nights - late) * rate + tax);
  if (nights === 2)
    return `A weekend of two nights for ${guests} comes to about ${all} with city tax.`;
  if (nights > mostOfWeek || nights === 1)
    return `${counted(nights, "night")} for ${guests} ${nights === 1 ? "comes" : "come"} to about ${all} with city tax.`;
  const less = 1 - hotelRules.midweekDiscount / 100;
  return `${counted(nights, "night")} for ${guests} come to about ${dollars(nights * rate * less + tax)} from Sunday to Thursday, ${all} with a weekend, city tax included.`;
}
/** Nights from Sunday to Thursday. */
const mostOfWeek = 5;

/** The stay as known so far; the date is not asked for again. */
function openStay(
  { state, plain, now, slots: { people, nights } }: Turn,
  room: Room["id"],
): FlowState {
  const known = state.flow?.name === "quote" ? state.flow.slots : {};
  const month = monthIn(plain, now);
  return {
    name: "quote",
    slots: {
      ...known,
      room,
      ...(month === undefined ? {} : { month }),
      ...(people === undefined ? {} : { guests: people }),
      ...(nights === undefined ? {} : { nights }),
    },
    asking: "arrival",
    asked: 2,
  };
}
