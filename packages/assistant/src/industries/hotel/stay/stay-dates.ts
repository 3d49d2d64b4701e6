import { isCorrection } from "../../../dialogue/message/answers.ts";
import { readValues, withYear } from "../../../dialogue/message/values.ts";
import { capital, counted, dollars, listed, spoken } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, FlowState } from "../../../dialogue/types.ts";
import { countNamed } from "../../../records/count-named.ts";
import { addDays, daysBetween, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { offersFor } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { arriveOn } from "./moved-days.ts";
import { inMonthTold } from "./stated-month.ts";
import { countRules } from "./stay-counts.ts";
import { monthIn, weekendIn, weekendsToChoose } from "./stay-weekends.ts";

const leavingWords =
  /\b(?:leave|leaving|stay(?:ing)? (?:til|until|till)|until|till|til|check(?:ing)? ?out|depart\w*|go(?:ing)? (?:back )?home)\b/i;
/** “Next week” is a period rather than a date. */
const wholePeriod =
  /^(?:(?:in|for|the|this|next|coming|following|early|mid|late) )*(?:week|month|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|august|september|october|november|december)(?: after next)?\W*$/i;

/** How the remark ends that a month or week names no day. */
export const leavesOpen = "leaves the day open.";

export const asksOtherDates = /^(?:other|different) dates\W*$/i;
export const shifted =
  /\b(an?|one|two|three|four|\d{1,2}) (days?|nights?|weeks?) (earlier|later|sooner)\b/i;
/** The shift in “two days earlier”, in days; negative values are earlier. */
export function daysOf([, by = "", unit = "", way = ""]: readonly (string | undefined)[]): number {
  const each = /^week/i.test(unit) ? 7 : 1;
  return countNamed(by) * each * (/^later/i.test(way) ? 1 : -1);
}

/** A longer range runs backwards: its end was read as a date in the following year. */
const backwards = 300;

/** Takes arrival and departure; impossible dates are added to the turn's objections. */
export function takeDates(turn: DraftTurn, flow: FlowState): void {
  const { slots, message } = turn;
  const refuse = refusal(turn, flow);
  if (asksOtherDates.test(message)) {
    delete flow.slots.arrival;
    delete flow.slots.nights;
    return;
  }
  if (takeShift(turn, flow)) return;
  if (takeWeekend(turn, flow)) return;
  const known = flow.slots.month === undefined ? undefined : String(flow.slots.month);
  const fridays = weekendsToChoose(turn.plain, turn.now, known);
  if (fridays !== undefined) {
    const [friday = ""] = fridays;
    flow.slots.month = `${friday.slice(0, 7)}-01`;
    refuse("arrival", whichWeekend(turn, flow, fridays));
    return;
  }
  const { arrival } = flow.slots;
  const leaving =
    leavingWords.test(message) || (flow.asking === "nights" && !isCorrection(message));
  for (const why of slots.impossibleDates)
    refuse(leaving && typeof arrival === "string" ? "nights" : "arrival", why);
  // “Friday costs more, Sunday to Tuesday instead”: the span is the stay.
  const spanned = slots.dates.find((one) => one.until !== undefined);
  const [named, second] = spanned ? [spanned] : slots.dates;
  const first = named && inMonthTold(turn, flow, named);
  if (!first) {
    if (slots.past !== undefined && slots.impossibleDates.length === 0)
      refuse("arrival", `${capital(slots.past)} has already passed.`);
    return;
  }
  if (wholePeriod.test(first.text)) {
    const slot = flow.asking === "nights" ? "nights" : "arrival";
    const named = monthIn(turn.plain, turn.now);
    if (named !== undefined) flow.slots.month = named;
    refuse(slot, `“${capital(first.text.replace(/\W+$/, ""))}” ${leavesOpen}`);
    return;
  }
  const until = first.until ?? (second && after(first.date, second));
  if (until === undefined && isWithinStay(turn, flow, first)) return;
  const near = until === undefined && !leaving ? sameWeek(turn, arrival, first.text) : undefined;
  if (near !== undefined) {
    arriveOn(turn, flow, near);
    return;
  }
  if (leaving && until === undefined && typeof arrival === "string") {
    takeStay(turn, flow, daysBetween(arrival, after(arrival, first)), {
      none: "That’s the day you arrive; the shortest stay is one night.",
      backwards: `${spoken(parseIsoDate(first.date))} is before your arrival on ${spoken(parseIsoDate(arrival))}.`,
    });
    return;
  }
  const span = weekdaySpan.exec(first.text);
  const from = span ? sameWeek(turn, arrival, span[1] ?? "") : undefined;
  if (span && from !== undefined) {
    const to = sameWeek(turn, from, span[2] ?? "") ?? from;
    flow.slots.arrival = from;
    flow.slots.nights = (daysBetween(from, to) + 7) % 7 || 7;
    return;
  }
  const closed = outsideCalendar(first.date, turn.now);
  if (closed !== undefined) {
    refuse("arrival", closed);
    return;
  }
  if (until === undefined) {
    arriveOn(turn, flow, first.date);
    return;
  }
  flow.slots.arrival = first.date;
  flow.slots.till = until;
  takeStay(turn, flow, daysBetween(first.date, until), {
    none: "Arrival and departure are the same day; the shortest stay is one night.",
    backwards: `That would have you leaving before you arrive: arrival on ${spoken(parseIsoDate(first.date))}, departure on ${spoken(parseIsoDate(until))}.`,
  });
}

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (day: number): string => `${day}${endings[ordinals.select(day)] ?? "th"}`;

/** The weekends of a month that are still available for the party, or for two, and the lowest price. */
function whichWeekend(
  { slots, now }: DraftTurn,
  flow: FlowState,
  fridays: readonly string[],
): string {
  const stated = slots.people ?? flow.slots.guests;
  const guests = Number(stated ?? 2);
  const offers = fridays.flatMap((arrival) => {
    const stay = { arrival, nights: 2, guests, breakfast: false, early: false };
    const [offer] = offersFor(stay, undefined, now);
    return offer ? [{ arrival, total: offer.total }] : [];
  });
  const month = parseIsoDate(fridays[0] ?? "").toLocaleString("en-GB", { month: "long" });
  if (offers.length === 0)
    return `No weekend in ${month} is available for ${counted(guests, "guest")}.`;
  const days = listed(offers.map(({ arrival }) => ordinal(parseIsoDate(arrival).day)));
  const least = dollars(Math.min(...offers.map(({ total }) => total)));
  return `Free in ${month} from Friday to Sunday for ${counted(guests, "guest")}: from the ${days}, starting at ${least} in all.`;
}

/** “Friday to Sunday”, in the week under discussion. */
const aWeekday = wordList`(mon|tue|wed|thu|fri|sat|sun)[a-z]*`;
const weekdaySpan = new RegExp(
  `^(?:from )?(${aWeekday}) ?(?:to|-|until|till|til|through) ?(${aWeekday})$`,
  "i",
);

/** Clears a slot after an invalid value, so that it is asked again, and records the reason. */
const refusal = (turn: DraftTurn, flow: FlowState) => (slot: "arrival" | "nights", why: string) => {
  delete flow.slots[slot];
  turn.objections.push(why);
};

/** Takes “the second weekend” of the month named now or before: two nights, unless stated otherwise. */
function takeWeekend({ plain, now }: DraftTurn, flow: FlowState): boolean {
  const { month } = flow.slots;
  const friday = weekendIn(plain, now, month === undefined ? undefined : String(month));
  if (friday === undefined || outsideCalendar(friday, now) !== undefined) return false;
  flow.slots.arrival = friday;
  flow.slots.nights ??= 2;
  return true;
}

/**
 * Takes a shift such as “one day earlier”.
 *
 * @returns whether the message contained one.
 */
function takeShift(turn: DraftTurn, flow: FlowState): boolean {
  const { arrival } = flow.slots;
  const found = shifted.exec(turn.message);
  if (found === null || typeof arrival !== "string") return false;
  const days = daysOf(found);
  // A changed departure leaves the arrival as it is.
  const { nights } = flow.slots;
  if (
    nights !== undefined &&
    /\b(?:leav\w*|left|depart\w*|check(?:ing)? ?out|go(?:ing)? home)\b/i.test(turn.message)
  ) {
    flow.slots.nights = Math.max(1, Number(nights) + days);
    return true;
  }
  const moved = addDays(arrival, days);
  const closed = outsideCalendar(moved, turn.now);
  if (closed === undefined) flow.slots.arrival = moved;
  else refusal(turn, flow)("arrival", closed);
  return true;
}

function takeStay(
  turn: DraftTurn,
  flow: FlowState,
  nights: number,
  refusals: { none: string; backwards: string },
): void {
  const refuse = refusal(turn, flow);
  if (nights > 0 && nights <= hotelRules.longest) flow.slots.nights = nights;
  else if (nights > 0 && nights < backwards) refuse("nights", countRules.nights.tooMany);
  else refuse("nights", nights === 0 ? refusals.none : refusals.backwards);
}

/** Why arrival is impossible on a date; undefined if arrival is possible. */
function outsideCalendar(date: string, now: Date): string | undefined {
  const today = isoDate(now);
  if (date < today) return `${withYear(date)} has already passed.`;
  return daysBetween(today, date) > hotelRules.ahead
    ? `The sample calendar covers eleven months, and ${withYear(date)} is beyond that.`
    : undefined;
}

/**
 * “Breakfast in bed on Sunday”: a weekday of the stay, next to one of the hotel's services; it does not move the stay.
 */
function isWithinStay(
  { plain }: DraftTurn,
  { slots: { arrival } }: FlowState,
  { text }: { text: string },
): boolean {
  return (
    typeof arrival === "string" &&
    /day$/i.test(text) &&
    !/\d/.test(text) &&
    ofHouse.test(plain) &&
    !/\b(?:arriv\w*|instead|rather|move|make it|change)\b/.test(plain)
  );
}
const ofHouse =
  /\b(?:breakfast|dinner|lunch|supper|table|restaurant|kitchen|bar|sauna|gym|massage|museum|market|ferry|party|flowers|laundry|taxi|shuttle|meeting|open)\b/;

/** Resolves “till Sunday” to the Sunday after arrival rather than the next one from today. */
function after(arrival: string, { date, text }: { date: string; text: string }): string {
  if (/\d/.test(text) || !/day\W*$/i.test(text)) return date;
  return date > arrival ? date : after(arrival, { date: addDays(date, 7), text });
}

/** “Next weekend, Friday to Sunday”: the weekend that the days of the message belong to. */
function weekendNamed({ plain, now }: DraftTurn): string | undefined {
  const named = /\b(?:this|next|coming|following) week-?end\b/.exec(plain)?.[0];
  return named === undefined ? undefined : readValues(named, now).dates[0]?.date;
}

/**
 * Resolves “no, the Saturday” after a Friday to the adjacent one rather than the next one from today, and a weekday
 * beside a weekend to the one of that weekend.
 */
function sameWeek(
  turn: DraftTurn,
  arrived: string | number | undefined,
  text: string,
): string | undefined {
  const { now, message } = turn;
  const weekend = weekendNamed(turn);
  const arrival = weekend ?? arrived;
  const weekday = weekdays.findIndex((name) =>
    new RegExp(`^(?:the |on )*${name}$`, "i").test(text),
  );
  if (typeof arrival !== "string" || weekday < 0) return undefined;
  if (weekend === undefined && /\b(?:this|next|coming|tonight)\b/i.test(message)) return undefined;
  const from = parseIsoDate(arrival).dayOfWeek;
  const ahead = (weekday + 1 - from + 7) % 7;
  const near = addDays(arrival, ahead > 3 ? ahead - 7 : ahead);
  return near < isoDate(now) ? addDays(arrival, ahead) : near;
}

const weekdays = [
  "mon(?:day)?",
  "tues?(?:day)?",
  "wed(?:nesday)?",
  "thu(?:rs)?(?:day)?",
  "fri(?:day)?",
  "sat(?:urday)?",
  "sun(?:day)?",
];
