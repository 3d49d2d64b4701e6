import { capital, dollars, say } from "../../../dialogue/reply/reply.ts";
import { unchanged } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { tellingOf } from "../../../knowledge/questions/fit.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { roomRecords } from "../rooms/room-records.ts";
import { rooms } from "../rooms/rooms.ts";
import { roomSpokenOf } from "./room-spoken-of.ts";

/** Tells what a room costs on a kind of day, “on a Friday”, “on weekdays”: no date is meant, so none is taken. */

const day = wordList`(mon|tues|wednes|thurs|fri|satur|sun)day`;
const kindOfDay = new RegExp(
  `\\b(?:on|at|for|during) (?:an? (?:normal |usual )?(?:${day}|weekday)(?: night)?|${day}s|weekdays|weekends|(?:the )?week ?ends?|weeknights)\\b`,
);
const dearer = /fri|satur|week ?end/;
const price = anywhere(wordList`how much, costs?, prices?, rates?`);
/** Asks for the price only beside a room, or after a price. */
const what = anywhere(wordList`what would, what is, what about`);
const amount = /\$\d/;
const beside = anywhere(wordList`
  ${day}s?, weekdays?, week ?ends?, in, a, the, of, night, nightly, per, room, suite, standard, harbou?r, family, it, then, and, pay, would, be, is, will, what, about,
  january, february, march, april, may, june, july, august, september, october, november, december, spring, summer, autumn, winter
`);

const besides = new RegExp(`${price.source}|${what.source}|${beside.source}`, "gi");

export function weekdayRate(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const [when] = kindOfDay.exec(plain) ?? [];
  const [named, second] = namedIn(roomRecords, plain);
  const ofPrice = named !== undefined || amount.test(state.exchanges.at(-1)?.bot ?? "");
  const asks = price.test(plain) || (ofPrice && what.test(plain));
  if (when === undefined || !asks || state.flow !== undefined) return undefined;
  // A number of nights or guests asks for the price of a stay.
  if (slots.nights !== undefined || slots.people !== undefined) return undefined;
  if (tellingOf(plain.replace(besides, " ")).length > 0) return undefined;
  const name = second ? undefined : (named?.name ?? roomSpokenOf(turn));
  const room = rooms.find((one) => one.name === name);
  if (!room) return undefined;
  const late = Math.round(room.rate * (1 + hotelRules.weekend / 100));
  const [rate, other] = dearer.test(when)
    ? [late, `From Sunday to Thursday it’s ${dollars(room.rate)}.`]
    : [room.rate, `On Friday and Saturday it’s ${dollars(late)}.`];
  const then = when.replace(new RegExp(day, "g"), (found) => capital(found));
  return {
    handled: "room_types",
    ...unchanged(
      turn,
      say(
        `${capital(then)} the ${room.name} is ${dollars(rate)} a night, plus ${dollars(hotelRules.cityTax)} city tax per person. ${other}`,
        { source: "hotelRooms" },
      ),
    ),
  };
}
