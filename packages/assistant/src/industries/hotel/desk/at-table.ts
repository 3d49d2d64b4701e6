import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, listed, person, say, spoken } from "../../../dialogue/reply/reply.ts";
import { aside, withOffer } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { clock } from "../../../records/hours.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { hourIn } from "../stay/stated.ts";
import { changesParty, dayTold, hourTold, nameTold, peopleTold } from "./stated-table.ts";

/** Handles requests for a table without a room: says whether one is free that day and asks for what is missing. */

const meal =
  /\b(?:lunch|dinner|supper|brunch|(?:a|the|our|that) table|table for|reception|birthday|anniversary|party|christening|afternoon tea|coffee and cake|dining room|restaurant)\b/;
const sleeps =
  /\b(?:rooms?(?! (?:service|alone|for (?:the|a|our) (?:dinner|party)))|nights?|stay\w*|sleep\w*|bed|beds|suite|overnight|check ?in)\b/;
const occasion = /\b(?:birthday|anniversary)\b/;
const occasions = /\b(?:birthday|anniversary)\b/g;
/** “For their anniversary, maybe end of February” names no evening yet. */
const somewhen = ({ slots: { dates } }: Turn): boolean =>
  dates.length > 0 && dates.every(({ text }) => !/\d|day\b|night\b|tomorrow/i.test(text));
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
  const { state, slots } = turn;
  const plain = turn.plain.replace(dining, "dining-room");
  const before = state.figures ?? {};
  const begun = before.tableDay !== undefined || before.tablePeople !== undefined;
  const lately = begun && state.exchanges.slice(-2).some(({ bot }) => ofTable.test(bot));
  // A few messages later, “one person less” or “an hour later” still refers to the table.
  const still = begun && state.exchanges.slice(-memory).some(({ bot }) => isTable.test(bot));
  // A birthday spent in the room needs no table.
  const noMeal = occasion.test(plain) && !meal.test(plain.replace(occasions, " "));
  const inRoom = occasion.test(plain) && (arrives.test(plain) || (noMeal && somewhen(turn)));
  const asksTable = meal.test(turn.plain) && !sleeps.test(plain) && !inRoom;
  // “Tuesday then” changes the day of the table.
  const otherDay = slots.dates.length > 0 && plain.split(" ").length <= fewWords;
  const asksNext = asksPrice.test(plain) || asksDone.test(plain);
  const name = nameTold(turn);
  const named = name.tableName !== undefined;
  const changed = still && (changesParty(plain) || (hourIn(turn) !== undefined && few(plain)));
  const about =
    !sleeps.test(plain) &&
    !ofOther.test(plain) &&
    (changed ||
      (still && asksDone.test(plain) && few(plain)) ||
      (lately && (agrees.test(plain) || goesOn.test(plain) || otherDay || asksNext || named)));
  if (!asksTable && !about) return undefined;
  const stated: FlowSlots = {
    ...before,
    ...peopleTold(turn, still),
    ...dayTold(turn),
    ...hourTold(turn, lately || still || slots.dates.length > 0),
    ...name,
  };
  const { tablePeople: people, tableDay: day } = stated;
  if (people === undefined && day === undefined) return undefined;
  // “When is dinner on Friday” asks for opening hours.
  if (!lately && people === undefined && /^(?:when|what time|how late|is|are)\b/.test(plain))
    return undefined;
  // “Is there anything for us at dinner on Friday” asks for the menu.
  if (!lately && people === undefined && asksMenu.test(plain) && !reserves.test(plain))
    return undefined;
  const done = { ...(state.flow === undefined ? state : aside(state)), figures: stated };
  return {
    handled: "events",
    state: withOffer(done, person.send),
    reply: say(textFor(turn, stated), { source: "hotel", choices: [person] }),
  };
}
const asksMenu =
  /\b(?:is there|are there|anything|what|which|menu|eat|serve[ds]?|for (?:dinner|lunch))\b/;
const reserves = /\b(?:tables?|reserv\w*|book\w*)\b/;
/** For how many replies a requested table remains the current subject. */
const memory = 5;
const isTable = /\b(?:a table for|hold a table)\b/;
const asksPrice = /\b(?:how much|price|prices|cost|costs|per (?:person|head)|expensive|pay)\b/;
const asksDone =
  /\b(?:confirmed|booked|reserved|definite|sorted|all set|is it done|is that done)\b/;
/** Subjects with their own prices and hours. */
const ofOther = anywhere(wordList`
  park\w*, breakfast, wi-?fi, taxi, ferry, airport, station, check ?(in|out), sauna, museum, bikes?, luggage, bags, shuttle, dogs?, cats?, bath, gym, deposit
`);
const few = (plain: string): boolean => plain.split(" ").length <= fewWordsOfChange;
const fewWordsOfChange = 12;
const ofTable = /\b(?:table|dining room|net loft|events desk)\b/;

function textFor({ state, plain }: Turn, stated: FlowSlots): string {
  const people = stated.tablePeople === undefined ? undefined : Number(stated.tablePeople);
  const date = stated.tableDay === undefined ? undefined : parseIsoDate(String(stated.tableDay));
  const hour = stated.tableHour === undefined ? undefined : Number(stated.tableHour);
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
    stated.tableName === undefined && "a name",
  ].filter((part) => part !== false);
  const desk = party ? "the events desk" : "the desk";
  const price = asksPrice.test(plain) ? `${mains(people)} ` : "";
  const done = `I’m passing it to ${desk} now, under the name of ${stated.tableName}, and they’ll confirm by e-mail. In this demo nothing is booked.`;
  if (open.length === 0)
    return `${price}${nextStep(state, [
      `${where}.${diet} ${done}`,
      `It’s with ${desk}${on}${at}${many}, under ${stated.tableName}, and you’ll get an e-mail.${diet}`,
    ])}`;
  const known = state.exchanges.some(({ bot }) => bot.includes(`${where}.`));
  const missing = `Tell me ${listed(open)}, and I’ll pass it to ${desk}.`;
  if (asksDone.test(plain))
    return `Not yet: I still need ${listed(open)}, and then the desk confirms by e-mail.`;
  return nextStep(state, [
    `${price}${known ? "" : `${where}.`}${diet} ${missing}`.trim().replace(/ {2,}/g, " "),
    `${price}I only need ${listed(open)} to pass on the table${many}${on}${at}.`,
  ]);
}

/** The price of a meal: everyone pays for what they order. */
function mains(people: number | undefined): string {
  const { cheapestMain, dearestMain } = hotelRules;
  const all =
    people === undefined || people < 2
      ? ""
      : `, so ${dollars(people * cheapestMain)} to ${dollars(people * dearestMain)} for ${people}`;
  return `You pay for what you order: mains are ${dollars(cheapestMain)} to ${dollars(dearestMain)} a person${all}, drinks extra.`;
}
