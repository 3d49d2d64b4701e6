import { nextStep } from "../../dialogue/next-step.ts";
import { capital, dollars, person, say, shownName, spoken } from "../../dialogue/reply.ts";
import { aside, withOffer } from "../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../dialogue/types.ts";
import { clock } from "../../records/hours.ts";
import { addDays, parseIsoDate } from "../../understanding/slots.ts";
import { hotelRules } from "./prices.ts";
import { hourIn } from "./told.ts";

/**
 * Handles table requests for a meal or a celebration, which need no bed: says whether there is a table that day and
 * asks for what is missing.
 */

const meal =
  /\b(?:lunch|dinner|supper|brunch|a table|table for|reception|birthday|anniversary|party|christening|afternoon tea|coffee and cake|dining room|restaurant)\b/;
const sleeps =
  /\b(?:rooms?(?! (?:service|alone|for (?:the|a|our) (?:dinner|party)))|nights?|stay\w*|sleep\w*|bed|beds|suite|overnight|check ?in)\b/;
const occasion = /\b(?:birthday|anniversary)\b/;
const arrives = /\b(?:arriv\w*|come|coming|there for|be with you)\b/;
const dining = /\bdining room\b/g;
/** Larger groups are parties and are handled as events. */
const atOneTable = 8;
const monday = 1;
const fewWords = 6;

const agrees =
  /^(?:yes|yeah|yep|ok(?:ay)?|sure|please|do it|pass (?:it|that) on|book (?:it|that)|go ahead|perfect|great)\b/;
const goesOn =
  /\b(?:name|under|pass|vegan|vegetarian|allerg\w*|gluten|co?eliac|o'?clock|pm|at \d|people|persons?|of us|guests|possible|monday|closed|have it)\b|\d{1,2}[:.]\d\d|\d ?pm\b|\b(?:around|about|by) \d/;

export function atTable(turn: Turn): Outcome | undefined {
  const { state, slots, message } = turn;
  const plain = turn.plain.replace(dining, "dining-room");
  const before = state.figures ?? {};
  const begun = before.tableDay !== undefined || before.tablePeople !== undefined;
  const lately = begun && state.exchanges.slice(-2).some(({ bot }) => ofTable.test(bot));
  // A birthday spent in the room needs no table.
  const inRoom = occasion.test(plain) && arrives.test(plain);
  const asksTable = meal.test(turn.plain) && !sleeps.test(plain) && !inRoom;
  // “Tuesday then” is another day for the table.
  const otherDay = slots.dates.length > 0 && plain.split(" ").length <= fewWords;
  const about =
    lately && !sleeps.test(plain) && (agrees.test(plain) || goesOn.test(plain) || otherDay);
  if (!asksTable && !about) return undefined;
  const told: FlowSlots = {
    ...before,
    ...peopleTold(turn),
    ...dayTold(turn),
    ...hourTold(turn, lately || slots.dates.length > 0),
    ...nameTold(message),
  };
  const { tablePeople: people, tableDay: day } = told;
  if (people === undefined && day === undefined) return undefined;
  // “When is dinner on Friday” asks for opening hours.
  if (!lately && people === undefined && /^(?:when|what time|how late|is|are)\b/.test(plain))
    return undefined;
  // “Is there anything for us at dinner on Friday” asks for the menu.
  if (!lately && people === undefined && asksMenu.test(plain) && !reserves.test(plain))
    return undefined;
  const done = { ...(state.flow === undefined ? state : aside(state)), figures: told };
  return {
    handled: "events",
    state: withOffer(done, person.send),
    reply: say(textFor(turn, told), { source: "hotel", choices: [person] }),
  };
}
const asksMenu =
  /\b(?:is there|are there|anything|what|which|menu|eat|serve[ds]?|for (?:dinner|lunch))\b/;
const reserves = /\b(?:tables?|reserv\w*|book\w*)\b/;
const ofTable = /\b(?:table|dining room|net loft|events desk)\b/;

function hourTold(turn: Turn, may: boolean): FlowSlots {
  const hour = may ? hourIn(turn) : undefined;
  if (hour === undefined) return {};
  // “At 7” for a table is in the evening; the kitchen opens at six.
  const evening = hour < noon && !/\b(?:breakfast|brunch|lunch|morning|am)\b/.test(turn.plain);
  return { tableHour: evening ? hour + noon : hour };
}
const noon = 12 * 60;

/** How many sit at the table: as told, or everybody of the stay that was quoted (“all together”). */
function peopleTold({ slots, plain, state }: Turn): FlowSlots {
  const all = /\b(?:all (?:of us|together)|we all|for (?:us|all)|everyone|everybody)\b/.test(plain);
  const stay = state.done?.find(({ name }) => name === "quote")?.slots.guests;
  const people = slots.people ?? (all ? stay : undefined);
  return people === undefined ? {} : { tablePeople: people };
}

const called = /\b(?:name(?: is|'s)?|under(?: the name(?: of)?)?)[ :]+(\p{L}[\p{L}'’-]*)/iu;
function nameTold(message: string): FlowSlots {
  const found = called.exec(message)?.[1];
  const name = found === undefined ? "" : capital(shownName(found));
  return name === "" ? {} : { tableName: name };
}

/** Resolves “Monday” to the Monday of the stay, or mentioned before, rather than the next one. */
function dayTold({ slots, state }: Turn): FlowSlots {
  const [named] = slots.dates;
  if (named === undefined) return {};
  const { dayOfWeek } = parseIsoDate(named.date);
  const { arrival, nights } =
    (state.flow?.name === "quote" ? state.flow : state.finished)?.slots ?? {};
  const inStay = Array.from({ length: Number(nights ?? 0) + 1 }, (_day, index) => index)
    .map((index) => (typeof arrival === "string" ? addDays(arrival, index) : ""))
    .find((day) => day !== "" && parseIsoDate(day).dayOfWeek === dayOfWeek);
  if (!/\d/.test(named.text) && inStay !== undefined) return { tableDay: inStay };
  const spokenOf = [
    state.figures?.tableDay,
    state.flow?.slots.arrival,
    state.finished?.slots.arrival,
  ].find((day) => typeof day === "string" && parseIsoDate(day).dayOfWeek === dayOfWeek);
  return { tableDay: /\d/.test(named.text) || spokenOf === undefined ? named.date : spokenOf };
}

function textFor({ state, plain }: Turn, told: FlowSlots): string {
  const people = told.tablePeople === undefined ? undefined : Number(told.tablePeople);
  const date = told.tableDay === undefined ? undefined : parseIsoDate(String(told.tableDay));
  const hour = told.tableHour === undefined ? undefined : Number(told.tableHour);
  const many = people === undefined ? "" : ` for ${people}`;
  const party = people !== undefined && people > atOneTable;
  const on = date === undefined ? "" : ` on ${spoken(date)}`;
  const at = hour === undefined ? "" : ` at ${clock(hour)}`;
  const diet = /\b(?:vegan|vegetarian|gluten|co?eliac|allerg\w*|lactose)\b/.test(plain)
    ? " Let the kitchen know and they’ll cook without meat or around allergies."
    : "";
  const closed = date?.dayOfWeek === monday;
  if (closed && !party)
    return `No, the dining room is closed on Mondays; it’s open Tuesday to Sunday, 18:00–21:30. Would another evening work${many}?`;
  const where = !party
    ? `The desk can hold a table${many}${on}${at}`
    : closed
      ? `Yes, on Mondays the dining room is closed to other guests, so you can have it for a party${many}, up to 60 guests${on.replace(/^ on \w+,/, ", on")}${at}`
      : `Of course. A party${many} can sit in the dining room${on}${at}, or have the net loft to itself (${dollars(hotelRules.meetingHalfDay)} for a half day)`;
  const open = [
    date === undefined && "the day",
    hour === undefined && "the hour",
    people === undefined && "the number of people",
    told.tableName === undefined && "a name",
  ].filter((part) => part !== false);
  const desk = party ? "the events desk" : "the desk";
  if (open.length === 0)
    return nextStep(state, [
      `${where}.${diet} I’m passing it to ${desk} now, under the name of ${told.tableName}, and they’ll confirm by e-mail. In this demo nothing is booked.`,
      `It’s with ${desk}${on}${at}${many}, under ${told.tableName}, and you’ll get an e-mail.${diet}`,
    ]);
  return `${where}.${diet} Tell me ${open.join(" and ")}, and I’ll pass it to ${desk}.`;
}
