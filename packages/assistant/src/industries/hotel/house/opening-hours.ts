import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import {
  clock,
  daily,
  firstOpen,
  type Moment,
  minutesOf,
  neverCloses,
  type Opening,
  on,
  openAnswer,
} from "../../../records/hours.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hourIn, toldHour } from "../stay/stated.ts";

/** Answers questions about opening hours, and whether something is open now or at a guest's arrival. */

const weekdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];
const atNight = "At night the desk has soup, cheese and drinks.";

const kitchen: Opening = {
  id: "kitchen",
  name: "the kitchen",
  named: /\b(?:kitchen|restaurant|dining room|dinner|supper)\b/,
  spans: on([2, 3, 4, 5, 6, 7], "18:00", "21:30"),
  hours: "it’s open Tuesday to Sunday, 18:00–21:30",
};
const roomService: Opening = {
  id: "room_service",
  name: "room service",
  named: /\broom ?service\b/,
  spans: daily("7:00", "22:00"),
  hours: "7:00–22:00, dial 9",
  otherwise: atNight,
};
const breakfast: Opening = {
  id: "breakfast",
  name: "the breakfast buffet",
  named: /\bbreakfasts?\b/,
  spans: [...on(weekdays, "6:30", "10:00"), ...on(weekend, "7:30", "11:00")],
  hours: "6:30–10:00, on Saturday and Sunday 7:30–11:00",
  otherwise: "For an early start, the desk can pack you a breakfast bag the evening before.",
};
const bar: Opening = {
  id: "bar",
  name: "the bar",
  named: /\bbar\b(?! (?:deposit|reservation))/,
  spans: daily("16:00", "23:30"),
  hours: "from 16:00 to about 23:30",
  otherwise: "The desk sells drinks all night.",
};

const openings: readonly Opening[] = [
  kitchen,
  roomService,
  breakfast,
  bar,
  {
    id: "sauna",
    name: "the sauna",
    named: /\bsauna\b/,
    spans: daily("16:00", "22:00"),
    hours: "16:00–22:00",
  },
  {
    id: "gym",
    name: "the gym",
    named: /\b(?:gym|fitness)\b/,
    spans: daily("6:00", "22:00"),
    hours: "6:00–22:00",
  },
  {
    id: "desk",
    name: "the front desk",
    named: /\b(?:front desk|reception|(?:front |the )?doors?)\b/,
    spans: daily("0:00", "24:00"),
    hours: "it is there day and night",
  },
  {
    id: "museum",
    name: "the boat museum",
    named: /\bmuseum\b/,
    spans: on([2, 3, 4, 5, 6, 7], "10:00", "17:00"),
    hours: "10:00–17:00, closed on Monday",
  },
];

/** Where food is served, the restaurant kitchen first. */
const food = [kitchen, roomService, breakfast];
const asksFood =
  /\b(?:eat|food|hungry|hunger|meals?|snacks?|bite|something warm|anything warm|a sandwich|soup)\b/;

/** Food from outside the hotel. */
const outside = /\b(?:near\w*|around|outside|recommend\w*|town|city|local|dogs?|cats?|bring|own)\b/;

const asksOpen = anywhere(wordList`
  open(s|ed)?, close[sd]?, shut, still, serv\w*, available, possible, get, catch, make it, in time, left, use, have, too late, too early,
  anything, something, is there, can (i|we|you), will (there|it|we)
`);
/** Refers to the time of arrival. */
const thenOf =
  /\b(?:then|when (?:i|we) (?:come|arrive|get|are|land|check)|so late|that late|at that (?:time|hour)|by then|still|after that|on arrival)\b/;
/** Diets are a matter for the menu, unless the question is about the hour. */
const diet = /\b(?:allerg\w*|vegan|vegetarian|gluten)\b/;
const ofHour = /\b(?:hour|late|then|still|open|at night)\b/;
/** Asks for the opening hours themselves. */
const asksHours =
  /^(?:when|what time|what are|until when|till when|from when|how late|how early|what hours)\b|\bopening (?:hours|times)\b|\bhow (?:much|many|far|long)\b|\bprice|\bcosts?\b|\bbook\b|\breserve\b/;

export function openThen(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (plain.split(" ").length > 24 || asksHours.test(plain)) return undefined;
  // “Early at 11, then the total with breakfast” asks for a sum.
  if (/\b(?:total|altogether|in all)\b/.test(plain)) return undefined;
  // Breakfast in the room is brought by room service.
  if (/\bbreakfasts?\b.*\b(?:in (?:bed|(?:the|our|my) room)|to (?:the|our|my) room)\b/.test(plain))
    return undefined;
  const named = openings.filter(({ named: words }) => words.test(plain));
  const hungry =
    asksFood.test(plain) &&
    !outside.test(plain) &&
    named.every(({ id }) => id === "kitchen" || id === "desk");
  if ((named.length !== 1 && !hungry) || !(hungry || asksOpen.test(plain))) return undefined;
  if (diet.test(plain) && !ofHour.test(plain)) return undefined;
  if (named[0] && !hungry && allNight.test(plain))
    return toOutcome(state, throughTheNight(named[0]));
  const stated = hourIn(turn);
  const minute = stated ?? (thenOf.test(plain) || hungry ? toldHour(turn) : undefined);
  const date = slots.dates[0]?.date;
  const day = date === undefined ? undefined : parseIsoDate(date).dayOfWeek;
  const moment: Moment = { minute, day };
  // A date range is a stay.
  if (minute === undefined && (day === undefined || slots.dates[0]?.until !== undefined))
    return undefined;
  const text = hungry ? foodAt(moment) : named[0] && openAnswer(named[0], moment);
  if (text === undefined) return undefined;
  const also =
    named[0] === kitchen && !hungry && text.startsWith("No") && minute !== undefined
      ? ` ${insteadOfKitchen(moment)}`
      : "";
  return toOutcome(state, `${text}${also}`);
}

const toOutcome = (state: Turn["state"], text: string): Outcome => ({
  handled: "opening_hours",
  state,
  reply: say(text, { source: "hotel", next: ["Is there room service?", "When is breakfast?"] }),
});

const allNight = anywhere(
  wordList`24 ?(h|hrs?|hours?), 24.7, round the clock, all night, overnight, at night, day and night`,
);
const throughTheNight = (opening: Opening): string =>
  neverCloses(opening)
    ? "Yes, there’s someone there at every hour, day and night."
    : `No, ${opening.name} is closed at night: ${opening.hours}.${opening.otherwise === undefined ? "" : ` ${opening.otherwise}`}`;

/** Says whether food is available at an hour, and which. */
function foodAt(moment: Moment): string | undefined {
  const { minute } = moment;
  if (minute === undefined) return undefined;
  const open = firstOpen(food, moment);
  if (open === kitchen) return openAnswer(kitchen, moment);
  return minute < minutesOf("18:00") && open
    ? `Yes, at ${clock(minute)}: ${open === roomService ? "room service brings soup, sandwiches and two hot dishes (dial 9, 7:00–22:00)" : `${open.name}, ${open.hours}`}.`
    : `Yes, there’s something: at ${clock(minute)} the kitchen is closed (18:00–21:30), but ${lower(insteadOfKitchen(moment))}`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const insteadOfKitchen = ({ minute = 0 }: Moment): string =>
  minute >= minutesOf("7:00") && minute < minutesOf("22:00")
    ? "Room service has soup, sandwiches and two hot dishes until 22:00 (dial 9)."
    : atNight;
