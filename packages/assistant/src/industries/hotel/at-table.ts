import { dollars, person, say } from "../../dialogue/reply.ts";
import { withOffer } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { hotelRules } from "./prices.ts";

/** People who come to eat or to celebrate want a table, and no bed. */

const meal =
  /\b(?:lunch|dinner|supper|brunch|a table|table for|reception|birthday|anniversary|party|christening|afternoon tea|coffee and cake)\b/;
const sleeps = /\b(?:rooms?|nights?|stay\w*|sleep\w*|bed|beds|suite|overnight|check ?in)\b/;
/** More are a party, and asked for with the events. */
const atOneTable = 8;

export function atTable(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (!meal.test(plain) || sleeps.test(plain)) return undefined;
  const people = slots.people;
  const date = slots.dates[0]?.date;
  if (people === undefined && date === undefined) return undefined;
  if (/^(?:when|what time|how late|is|are)\b/.test(plain) && people === undefined) return undefined;
  const many = people === undefined ? "" : ` for ${people}`;
  const text =
    people !== undefined && people > atOneTable
      ? `Gladly: a party${many} sits in the dining room, or by itself in the net loft (${dollars(hotelRules.meetingHalfDay)} a half day). The desk keeps the table: shall I pass it on with the day and the number?`
      : `The desk keeps a table${many} for you; it needs the day, the hour and a name. Shall I pass it on?`;
  return {
    handled: "events",
    state: withOffer(state, person.send),
    reply: say(text, { source: "hotel", choices: [person] }),
  };
}
