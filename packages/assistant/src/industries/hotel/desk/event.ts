import { nextStep } from "../../../dialogue/reply/next-step.ts";
import {
  capital,
  counted,
  dollars,
  inWords,
  listed,
  person,
  say,
  spoken,
} from "../../../dialogue/reply/reply.ts";
import { aside, withOffer } from "../../../dialogue/state.ts";
import type { FlowSlots, Handler, Outcome, Turn } from "../../../dialogue/types.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { eventRules, hotelRules } from "../rooms/prices.ts";
import {
  asksForEvent,
  deniesKind,
  eventInHand,
  fewestAtEvent,
  kindOfEvent,
  withoutDenied,
} from "../stay/event-words.ts";
import { monthIn } from "../stay/stay-weekends.ts";

/**
 * Plans a party or a meeting as far as the data allows: which room is large enough, what the room and lunch cost. Asks
 * for the date and the number of people, and offers to pass everything on to the events desk.
 */

/** What “yes” stands for after such a reply. */
export const passEvent = "Please pass it on to the events desk";

const asksMoney =
  /\b(?:how much|price|cost\w*|total|in all|all in|altogether|per (?:head|person)|quote|budget|charge)\b/;
const asksFree =
  /\b(?:free|available|availability|confirm|possible|booked|taken|hold (?:it|the date)|reserve)\b/;
const asksLunch = /\b(?:lunch|catering|food|eat|buffet|sandwich\w*)\b/;
const overnight =
  /\b(?:stay\w*(?: over)?|sleep\w*|overnight|rooms? for the night|(?:hotel )?rooms? for \d+|night before|bedrooms?|beds)\b/;
const wantsOne =
  /\b(?:plan\w*|need|want|looking|book|hire|rent|organis\w*|organiz\w*|have|host|hold|possible|available|can (?:we|you|i)|do you)\b/;

export function eventAsked(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (slots.references.length > 0 || plain.split(" ").length > 40) return undefined;
  if (/\bcancel/.test(plain) && !asksForEvent(plain)) return undefined;
  const names = asksForEvent(plain);
  const begun = eventInHand(turn);
  const stated = toldOf(turn, names || begun);
  const valued =
    stated.eventPeople !== state.figures?.eventPeople ||
    stated.eventDay !== state.figures?.eventDay;
  const { event, tablePeople, tableDay } = state.figures ?? {};
  // A group too large for a table becomes an event with the same people and date.
  const atTable = event === undefined && Number(tablePeople ?? 0) >= fewestAtEvent;
  // The denial in “not a party, it’s a meeting” may already have been removed.
  const named = /^(?:it|this) is\b/.test(plain) ? kindOfEvent(plain) : undefined;
  const other = named !== undefined && named !== (event ?? "party");
  const denies = (deniesKind(plain) || other) && (event !== undefined || atTable);
  const kind =
    kindOfEvent(withoutDenied(plain)) ??
    (denies && state.figures?.event === "party" ? "meeting" : String(event ?? "party"));
  const many = stated.eventPeople === undefined || Number(stated.eventPeople) >= fewestAtEvent;
  const starts =
    names &&
    many &&
    !atOneTable(turn, stated) &&
    (valued || wantsOne.test(plain)) &&
    (!isRule.test(plain) || (kind === "meeting" && stated.eventPeople !== undefined && valued));
  const goesOn =
    begun &&
    (valued ||
      wholeHouse.test(plain) ||
      asksNext.test(plain) ||
      (plain.split(" ").length <= mostWords &&
        (asksFree.test(plain) || asksMoney.test(plain) || asksLunch.test(plain))));
  if (!starts && !goesOn && !denies) return undefined;
  const figures: FlowSlots = {
    ...(denies && atTable && tablePeople !== undefined ? { eventPeople: tablePeople } : {}),
    ...(denies && atTable && tableDay !== undefined ? { eventDay: tableDay } : {}),
    ...stated,
    event: kind,
  };
  const text = denies
    ? `You’re right, sorry: ${summary(figures)}. Shall I pass it on to the events desk?`
    : goesOn && (asksMoney.test(plain) || wholeHouse.test(plain) || !(names || valued))
      ? moreOf(turn, figures)
      : planOf(turn, figures);
  return {
    handled: "event",
    state: withOffer({ ...(state.flow === undefined ? state : aside(state)), figures }, passEvent),
    reply: say(text, {
      source: "hotel",
      choices: [{ label: "Yes, pass it on", send: passEvent }, person],
    }),
  };
}
const wholeHouse =
  /\b(?:whole|entire|all of the|exclusive\w*) (?:use of (?:the )?)?(?:hotel|house|place|rooms)\b|\ball (?:the |your |nineteen |19 )?rooms\b/;
const asksNext = /\bnext step|\bwhat (?:now|next)\b|\bhow do (?:we|i) (?:go on|proceed)\b/;
/** Longer messages ask for more than the price or the date. */
const mostWords = 16;
/** A dinner for so few on a day is a table: `at-table.ts` asks for its hour and a name. */
const atOneTable = ({ plain }: Turn, { eventDay, eventPeople, eventNights }: FlowSlots): boolean =>
  /\b(?:dinner|lunch|brunch|supper|table)\b/.test(plain) &&
  kindOfEvent(plain) === "party" &&
  eventDay !== undefined &&
  eventNights === undefined &&
  Number(eventPeople ?? 0) <= eventRules.loftSeats;
/** Asks about a detail that a written fact covers. */
const isRule =
  /\b(?:music|dj|band|decorat\w*|balloons|fireworks|caterer|projector|screen|beamer|photo\w*|park\w*|noise|contact|who do)\b/;

/** The day, month, number and requests given now or before. */
function toldOf({ plain, state, slots, now }: Turn, isEvent: boolean): FlowSlots {
  const before = state.figures ?? {};
  if (!isEvent) return before;
  const [, first, second] = howMany.exec(plain) ?? [];
  // “If two people cancel”, “and rooms for six of us” do not count the participants.
  const ofOthers =
    before.eventPeople !== undefined &&
    (/\bcancel|\brooms?\b|\bsleep|\bnight/.test(plain) || someOfThem.test(plain));
  const people = ofOthers ? undefined : (slots.people ?? first ?? second);
  const [named] = slots.dates;
  const month = monthIn(plain, now);
  const exact = named !== undefined && /\d|day\b|tomorrow/i.test(named.text);
  const halfDay = /\b(?:half[ -]?day|morning|afternoon)\b/.test(plain) || isShort(plain);
  return {
    ...before,
    ...(people === undefined ? {} : { eventPeople: Number(people) }),
    ...(exact && !openDay.test(plain) ? { eventDay: named.date } : {}),
    ...(month === undefined || (exact && !openDay.test(plain)) ? {} : { eventMonth: month }),
    ...(halfDay ? { eventHalf: 1 } : {}),
    ...(asksLunch.test(plain) ? { eventLunch: 1 } : {}),
    ...(overnight.test(plain) ? { eventNights: 1 } : {}),
  };
}
/** “One of them is coeliac” does not change the number of people. */
const someOfThem = anywhere(
  wordList`of (them|us|whom|the \w+), vegan\w*, vegetarian\w*, co?eliac\w*, gluten, halal, kosher, allerg\w*, eats?`,
);
const heads = wordList`people, guests, pax, persons?, of us, attendees, heads, ppl, colleagues, friends, adults, participants`;
const roughly = wordList`about, around, roughly, maybe, up to, approx`;
const howMany = new RegExp(
  `\\b(\\d{1,3}) ${heads}\\b|\\bfor (?:${roughly} )?(\\d{1,3})\\b(?! ?(?:[:.]\\d|pm|am|hours?|nights?|days?|o))`,
);
/** “On a Saturday in February” leaves the day open. */
const openDay = /\b(?:an?|any|some|one) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;
/** “9-13” or “from 9 to 1”: at most five hours, not days of a month. */
const months = wordList`jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec, people`;
const hours = new RegExp(
  `\\b(\\d{1,2})(?::\\d\\d)? ?(?:-|to|until) ?(\\d{1,2})(?::\\d\\d)?\\b(?! ?${months})`,
);
function isShort(plain: string): boolean {
  const [, from, to] = hours.exec(plain) ?? [];
  if (from === undefined || to === undefined) return false;
  const length = (Number(to) - Number(from) + 12) % 12;
  return Number(from) >= 7 && length > 0 && length <= 5;
}

const loftPrice = `${dollars(hotelRules.meetingHalfDay)} a half day, ${dollars(hotelRules.meetingDay)} a day`;

function planOf(turn: Turn, stated: FlowSlots): string {
  const people = stated.eventPeople === undefined ? undefined : Number(stated.eventPeople);
  const date = stated.eventDay === undefined ? undefined : parseIsoDate(String(stated.eventDay));
  const open = [
    date === undefined && stated.eventMonth === undefined && "the day",
    people === undefined && "how many you are",
  ].filter((part) => part !== false);
  const nights =
    stated.eventNights === undefined
      ? ""
      : ` The hotel has 19 rooms, and it’s ${hotelRules.groupDiscount}% less from ${inWords(hotelRules.groupRooms)} rooms.`;
  const next =
    open.length > 0
      ? `Tell me ${listed(open)}, and the events desk will make you an offer.`
      : "Shall I have the events desk make an offer?";
  const said = turn.state.exchanges.map(({ bot }) => bot).join(" ");
  const place = `${placeFor(String(stated.event), people, date?.dayOfWeek)}${sumFor(stated)}${nights}`;
  const noted = eventInHand(turn) ? `Noted: ${summary(stated)}. ` : "";
  return `${noted}${said.includes(place) ? "" : `${place} `}${next}`;
}

/** Which room is large enough: the loft, or the dining room, which is closed to other guests on Mondays. */
function placeFor(kind: string, people: number | undefined, weekday: number | undefined): string {
  const { loftSeats, loftStands, diningSeats } = eventRules;
  const monday = weekday === 1;
  if (people !== undefined && people > diningSeats)
    return `No, ${diningSeats} is the most we can take, in the dining room on a Monday.`;
  if (kind === "meeting")
    return people === undefined || people <= loftSeats
      ? `Yes, our meeting room, the net loft, seats ${loftSeats} with a screen, whiteboard and coffee, ${loftPrice}.`
      : people <= loftStands
        ? `The net loft takes ${people} standing (${loftPrice}) but seats ${loftSeats}. To sit at tables, you’d need the dining room, on a Monday.`
        : `For ${people} you’d need the dining room, which is free on Mondays; the net loft seats ${loftSeats}.`;
  if (monday)
    return `Yes, on Mondays you have the dining room to yourselves, for up to ${diningSeats}.`;
  const alone =
    weekday === undefined
      ? ` On a Monday you’d have the dining room to yourselves, up to ${diningSeats}.`
      : "";
  return people === undefined || people <= loftSeats
    ? `Yes, you can have the net loft to yourselves (${loftSeats} at a table, ${loftPrice}), or sit in the dining room, Tuesday to Sunday.${alone}`
    : `For ${people} you’d need the dining room. It’s yours alone on a Monday; for another day the events desk has to see whether it can be closed.`;
}

/** The price of the loft, with lunch if requested. */
function sumFor({ event, eventPeople, eventLunch, eventHalf }: FlowSlots): string {
  if (event !== "meeting" || eventLunch === undefined) return "";
  const { lunch, loftSeats } = eventRules;
  const each = ` Lunch is ${dollars(lunch)} a person`;
  const people = Number(eventPeople ?? 0);
  if (people === 0 || people > loftSeats) return `${each}.`;
  const loft = eventHalf === undefined ? hotelRules.meetingDay : hotelRules.meetingHalfDay;
  return `${each}, so ${dollars(loft + people * lunch)} in all for ${people}, ${eventHalf === undefined ? "a day" : "half a day"}.`;
}

/** The total for the loft and lunch. */
function totalFor({ eventPeople, eventHalf }: FlowSlots): string {
  const people = Number(eventPeople ?? 0);
  const loft = eventHalf === undefined ? hotelRules.meetingDay : hotelRules.meetingHalfDay;
  const { lunch } = eventRules;
  return people === 0
    ? `${dollars(loft)} for the net loft, and ${dollars(lunch)} a person for lunch.`
    : `${dollars(loft + people * lunch)} in all: ${dollars(loft)} for the net loft${eventHalf === undefined ? "" : ", half a day,"} and ${people} × ${dollars(lunch)} for lunch.`;
}

/** Answers follow-ups: whether the date is free, and the price. */
function moreOf(turn: Turn, stated: FlowSlots): string {
  const { plain } = turn;
  const meeting = stated.event === "meeting";
  if (wholeHouse.test(plain))
    return `Yes, if the date is free: the nineteen rooms sleep about 45, and it’s ${hotelRules.groupDiscount}% less from ${inWords(hotelRules.groupRooms)} rooms. The events desk puts it in one offer: shall I pass it on?`;
  if (asksNext.test(plain))
    return `I pass it on to the events desk (${summary(stated)}), and they answer by e-mail with an offer. Shall I?`;
  if (asksFree.test(plain) && !asksMoney.test(plain))
    return nextStep(turn.state, [
      `I can’t see from here whether ${meeting ? "the net loft" : "the room"} is free then; the events desk will confirm by e-mail. Shall I pass it on: ${summary(stated)}?`,
      "Only the events desk can tell you that, and they’ll answer by e-mail. Shall I pass it on now?",
    ]);
  if (
    meeting &&
    stated.eventLunch !== undefined &&
    /\btotal|\bin all|\baltogether|\btogether|\bsum\b/.test(plain)
  )
    return `${totalFor(stated)} Shall I pass it on?`;
  if (meeting)
    return `${placeFor("meeting", undefined, undefined).replace("Yes, o", "O")}${sumFor({ ...stated, eventLunch: 1 })} Shall I pass it on?`;
  return `The events desk prices it by guests and menu: mains are ${dollars(hotelRules.cheapestMain)}–${hotelRules.dearestMain}, and the net loft is ${loftPrice}. Shall I pass it on for an offer: ${summary(stated)}?`;
}

const summary = ({
  event,
  eventPeople,
  eventDay,
  eventMonth,
  eventLunch,
  eventNights,
}: FlowSlots): string =>
  [
    `a ${event}`,
    eventPeople !== undefined && counted(Number(eventPeople), "person", "people"),
    eventDay === undefined
      ? eventMonth !== undefined &&
        parseIsoDate(String(eventMonth)).toLocaleString("en-GB", { month: "long" })
      : spoken(parseIsoDate(String(eventDay))),
    event === "meeting" && eventLunch !== undefined && "lunch",
    eventNights !== undefined && "rooms for the night",
  ]
    .filter((part) => part !== false)
    .join(", ");

/** “Yes”: passes the event on. */
export const eventPassedOn: Handler = ({ state }) => ({
  state,
  reply: say(
    `Done: the events desk has ${capital(summary(state.figures ?? {})).replace(/^A /, "a ")}, and will send you an offer. (In this demo no one reads it.)`,
    { source: "hotel", next: ["Can we bring a DJ?", "Is there parking?"] },
  ),
});
