import { person, say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { clock } from "../../../records/hours.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { deskHours } from "./sample.ts";

/** Whether the desk is staffed: at the time or place named, or now. */

/** Places by their time zone. */
const zones: readonly (readonly [RegExp, string])[] = [
  [
    anywhere(wordList`
      berlin, germany, munich, hamburg, vienna, austria, zurich, switzerland, paris, france, madrid, spain, rome, milan, italy, amsterdam, netherlands, brussels, belgium, prague, warsaw, poland, stockholm, copenhagen, oslo, cet, cest
    `),
    "Europe/Berlin",
  ],
  [
    anywhere(wordList`london, uk, england, britain, dublin, ireland, lisbon, portugal`),
    "Europe/London",
  ],
  [anywhere(wordList`athens, greece, helsinki, finland, bucharest, kyiv`), "Europe/Athens"],
  [
    anywhere(wordList`new york, nyc, boston, toronto, miami, washington, eastern, edt, atlanta`),
    "America/New_York",
  ],
  [anywhere(wordList`chicago, texas, dallas, houston, austin, central time`), "America/Chicago"],
  [anywhere(wordList`denver, colorado, mountain time`), "America/Denver"],
  [
    anywhere(
      wordList`california, los angeles, san francisco, seattle, vancouver, pacific, pst, pdt`,
    ),
    "America/Los_Angeles",
  ],
  [anywhere(wordList`s(a|ã)o paulo, brazil, rio`), "America/Sao_Paulo"],
  [anywhere(wordList`dubai, emirates`), "Asia/Dubai"],
  [anywhere(wordList`india, mumbai, delhi, bangalore`), "Asia/Kolkata"],
  [anywhere(wordList`singapore, hong kong, manila, perth`), "Asia/Singapore"],
  [anywhere(wordList`tokyo, japan, seoul, korea`), "Asia/Tokyo"],
  [anywhere(wordList`sydney, melbourne, australia`), "Australia/Sydney"],
];

const someone = wordList`any ?one, any ?body, some ?one, some ?body, people, a person, a human, you guys, you, they, the (desk|team|support)`;
const asksStaffed = anywhere(wordList`
  (is|are|will)( there)? ${someone}( even| still| actually| really)?( be)? (there|at work|working|awake|around|on duty|available|online|in( the office)?|open|at the desk), ${someone} (there|around|working|awake|on duty|available) (now|today|tonight|at this (hour|time)|on (saturday|sunday)s?), (are you|is (the )?(desk|support|office)) (still )?(open|closed|staffed)( \w+){0,3},
  (open|closed|staffed|working|answering)( right)? (now|today|tonight|at night|at this (hour|time)|on (saturday|sunday)s?), (do|does) ${someone} (work|answer)( \w+)? (now|today|tonight|at night|at this (hour|time)|on (saturday|sunday)s?|at weekends?|on weekends?|this late)
`);
const theDesk = wordList`you( guys)?, they, it, someone, somebody, people, (the|your) (desk|help ?desk|support|team|people|office)`;
const asksTime = wordList`what time, when, until when, till when, how late, how long`;
const openings = wordList`open, closed?, closing, there, reachable, available, working, work, start, finish, answer, on duty`;
const moments = wordList`up, until, till, today, tonight, tomorrow, now, then, again, please, in the (morning|evening), (on |at |this )?(\w+day|weekend)s?`;
const opensAt = `${asksTime} (?:do|does|are|is|will) ${theDesk} (?:be )?${openings}(?: ${moments})*`;
const named = wordList`(what are )?(your |the )?(opening|office|working|desk|support|business) (hours|times)`;
/** “What time do they close today”, “until when are you there”. */
const asksHours = new RegExp(`^(?:and |so |ok |but )*(?:${opensAt}|${named})$`);
const hourNamed =
  /\b(\d{1,2})(?:[:.]([0-5]\d))? ?(am|pm|o'?clock|h)\b|\b([01]?\d|2[0-3]):([0-5]\d)\b/;
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const names = weekdays.map((day) => day.replace(/^./, (letter) => letter.toUpperCase()));
const mostWords = 18;

const how = wordList`how (long|soon|fast|quick(ly)?), when`;
const untilThen = wordList`
  will, does, do, would, is, are, can, could, until, till, before, it, that, this, they, he, she, i, we, one, someone, somebody, a, person, human, there, be, take, have, to, wait, hear, get, answer\w*, reply, call, back, from, me, us, here, going, gonna, usually
`;
const asksHowSoon = new RegExp(`^(?:and |so |ok |but )*${how}(?: ${untilThen})*$`);

/** “How long will it take”, after a person was asked for. */
export function ofPersonSoon({ plain, state }: Turn): Outcome | undefined {
  if (state.before !== "human_agent" || state.tickets.length > 0 || !asksHowSoon.test(plain))
    return undefined;
  return {
    handled: "sla_times",
    state: withOffer(state, "Open a ticket"),
    reply: say(
      "A person answers a ticket within 1 working day, a pressing one within 4 working hours and a critical one within the hour, day and night. Shall I open one? Tell me what it’s about.",
      { source: "supportTickets", choices: [person] },
    ),
  };
}

export function ofDeskHours(turn: Turn): Outcome | undefined {
  const { plain, state, now } = turn;
  // “Is PL-2041 closed now” asks about a ticket.
  if (turn.slots.references.length > 0) return undefined;
  const asksWhen = asksHours.test(plain);
  if (!(asksWhen || asksStaffed.test(plain)) || plain.split(" ").length > mostWords)
    return undefined;
  const zone = zones.find(([named]) => named.test(plain))?.[1];
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    zone ?? "UTC",
  );
  const stated = hourIn(plain);
  const local = stated === undefined ? here : here.with(stated);
  const onDay = dayIn(plain, local);
  const moment = onDay.withTimeZone("UTC");
  const minute = moment.hour * 60 + moment.minute;
  const open =
    moment.dayOfWeek <= deskHours.lastDay && minute >= deskHours.from && minute < deskHours.to;
  const dayOnly = stated === undefined && weekdayNamed(plain) !== undefined;
  const when = dayOnly
    ? ""
    : zone === undefined
      ? ` at ${clock(minute)} UTC`
      : `: ${clock(onDay.hour * 60 + onDay.minute)} there is ${clock(minute)} UTC`;
  const hours = `The desk is open Monday to Friday, ${clock(deskHours.from)}–${clock(deskHours.to)} UTC.`;
  const critical = "Critical tickets are answered within the hour, day and night";
  const yes = dayOnly ? moment.dayOfWeek <= deskHours.lastDay : open;
  const own = state.tickets.at(-1);
  if (asksWhen)
    return {
      handled: "sla_times",
      state,
      reply: say(
        `${hours} ${dayOnly ? "" : `It’s ${names[here.dayOfWeek - 1]}, ${clock(here.hour * 60 + here.minute)} UTC now. `}${critical}.`,
        { source: "supportTickets", choices: [person] },
      ),
    };
  return {
    handled: "sla_times",
    state: yes || own ? state : withOffer(state, "Open a critical ticket"),
    reply: say(
      yes
        ? `Yes${when}. ${hours} ${critical}.`
        : `Not${when || " that day"}. ${hours} ${critical}${own ? `; ${own.number} has priority ${own.priority}` : ": shall I open one"}${own ? "." : "?"}`,
      { source: "supportTickets", choices: [person] },
    ),
  };
}

/** The hour named, “8pm” or “20:30”. */
function hourIn(plain: string): { hour: number; minute: number } | undefined {
  const [, hours, minutes, half, hours24, minutes24] = hourNamed.exec(plain) ?? [];
  if (hours24 !== undefined) return { hour: Number(hours24), minute: Number(minutes24) };
  if (hours === undefined || Number(hours) > 24) return undefined;
  const hour = (Number(hours) % 12) + (half === "pm" ? 12 : 0);
  return {
    hour: half === "am" || half === "pm" ? hour : Number(hours) % 24,
    minute: Number(minutes ?? 0),
  };
}

const weekdayNamed = (plain: string): number | undefined => {
  const at = weekdays.findIndex((day) => new RegExp(`\\b${day}s?\\b`).test(plain));
  if (at >= 0) return at + 1;
  return /\bweekends?\b/.test(plain) ? 6 : undefined;
};

/** Moves to the weekday named, within the next seven days. */
function dayIn(plain: string, from: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const day = weekdayNamed(plain);
  return day === undefined ? from : from.add({ days: (day - from.dayOfWeek + 7) % 7 });
}
