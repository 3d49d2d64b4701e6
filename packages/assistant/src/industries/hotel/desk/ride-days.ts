import type { Turn } from "../../../dialogue/types.ts";
import { addDays } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { quotedIn } from "../quote/pass-on.ts";
import { toldHour } from "../stay/stated.ts";

/** Which day of the stay a taxi or another service is for: that of arrival or that of departure. */

const comes = wordList`arrive, land, come, get in, get there, check ?in`;
const arriving = anywhere(wordList`
  (when|once|after|day|night|evening|time|as soon as) (i|we) ${comes}, (my|our|the|on|upon|day of|of) arrival, (i|we) (am|are) (arriving|landing),
  (pick|picks|picked|picking|collect|fetch|meet) (me|us) (up )?(from|at) (the )?(airport|station|ferry|train|terminal|port|harbour), pick ?up (from|at) (the )?(airport|station|ferry|terminal),
  (from|leaving) (the )?(airport|station|terminal|train station) (to (you|the hotel|there|here|your \w+))?
`);
const lastDay = wordList`day (i|we) (leave|check ?out|go|depart), last (day|morning), departure day, day of departure`;
const leaving = anywhere(lastDay);
const notLeaving = anywhere(wordList`(not|no) (for |on )?(the |my |our )?${lastDay}`);

export type EndOfStay = "arrival" | "departure";

/** The end of the stay that a message names for a service; undefined if it names none. */
export function endNamed(plain: string): EndOfStay | undefined {
  const said = plain.replace(notLeaving, " ");
  if (arriving.test(said)) return "arrival";
  return leaving.test(said) ? "departure" : said === plain ? undefined : "arrival";
}

/** Whether a ride at this hour is for the arrival, as the guest told that hour for it. */
export const isOfArrival = (turn: Turn, hour: number | undefined): boolean =>
  hour !== undefined && toldHour(turn) === hour;

/** The calendar day of a service on arrival: before dawn, it is the day after the first of the stay. */
export function arrivalDay(turn: Turn, hour: number | undefined): string | undefined {
  const arrival = quotedIn(turn)?.stay.arrival;
  return arrival === undefined
    ? undefined
    : addDays(arrival, hour !== undefined && hour < dawn ? 1 : 0);
}
const dawn = 5 * 60;

/** Whether the words of a date name a day, and not an hour alone. */
export const namesDay = (text: string): boolean => dayWords.test(text.toLowerCase());
const dayWords =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|today|tonight|tomorrow)|\d(?:st|nd|rd|th)\b/;
