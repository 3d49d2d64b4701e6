import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { hourOf } from "../../../records/hour-of.ts";
import { clock } from "../../../records/hours.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Answers “I come tomorrow very late, 1 o'clock in the night, is that ok?”: the desk is staffed at that hour. */

const arrives = anywhere(wordList`
  come, coming, arrive\w*, arriving, arrival, land, landing, get (in|there), getting (in|there), reach, check(ing)? ?in, my (flight|train|plane), there (at|around|by|about), running late, delayed
`);
const late = anywhere(
  wordList`late, later, (at |in the |by |mid ?)night, midnight, 1?\d(:\d\d)? ?(pm|am), 2[0-3][:.]\d\d, after (the )?desk`,
);
const asks = anywhere(wordList`
  ok(ay)?, possible, problem, fine, allowed, can (i|we), could (i|we), still, open, somebody, someone, anyone, how (do|can) (i|we), will there, is there
`);
/** Asks for a room, or mentions something else with opening hours. */
const ofElse = anywhere(wordList`
  rooms?, nights? (for|from)?\d, book\w*, price\w*, cost\w*, how much, available, quote, breakfast, dinner, kitchen, eat, food, bar, sauna, gym, taxi, shuttle, parking, park, car, check ?out, early, earlier, leave, leaving, departure
`);
const ofRide = /\b(?:land\w*|flights?|plane|train|ferry|bus|boat)\b/;
/** The hour at which guests reach the hotel: “I land at 22:50 and will be with you at 23:30”, “not 22:00, 23:00”. */
function ownHour(message: string): number | undefined {
  const hours = message
    .toLowerCase()
    .split(/[.!?;,]\s+|\b(?:and|but)\b/)
    .filter((clause) => !/^\W*not\b/.test(clause))
    .flatMap((clause) => {
      const hour = hourOf(clause);
      return hour === undefined ? [] : [{ hour, ride: ofRide.test(clause) }];
    });
  return (hours.findLast(({ ride }) => !ride) ?? hours.at(-1))?.hour;
}
/** How “midnight” is read: as the last minute of the day. */
const midnight = 24 * 60 - 1;
const [evening, morning] = [20 * 60, 6 * 60];

export function lateArrival(turn: Turn): Outcome | undefined {
  const { plain, slots, state, message } = turn;
  if (!arrives.test(plain) || !late.test(plain) || ofElse.test(plain)) return undefined;
  if (!asks.test(plain) && !message.includes("?")) return undefined;
  const hour = ownHour(message);
  if (hour !== undefined && hour > morning && hour < evening) return undefined;
  if (slots.dates.some(({ until }) => until !== undefined) || slots.dates.length > 1)
    return undefined;
  const night = "The front desk is open all night";
  const yes =
    hour === undefined
      ? `Yes, any hour of the night is fine. ${night}: tell them when you will arrive, and your room is held for you.`
      : `Yes, ${hour === midnight ? "midnight" : clock(hour)} is fine. ${night}, and your room is held for you.`;
  return {
    handled: "check_in",
    state,
    reply: say(
      nextStep(state, [
        yes,
        `Yes, someone’s there all night: ring at the door on the quay, and the desk will hand you the key.`,
      ]),
      { source: "hotelCheckIn", next: ["Is there parking?", "When is breakfast?"] },
    ),
  };
}
