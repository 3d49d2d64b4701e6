import { dollars, listed, say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { quotedIn } from "../quote/pass-on.ts";
import { withWhat } from "../quote/quote-words.ts";
import { eventRules, hotelRules } from "../rooms/prices.ts";
import { passEvent } from "./event.ts";

/** The sum of a meeting, its lunch and the rooms that were quoted for it. */

const asksSum = anywhere(wordList`
  grand total, totals?, add (that|it|them|all|everything|this) up, in all, all in, altogether, all together, sum, for everything
`);
const ofMeeting = anywhere(
  wordList`meeting( room)?, lunch, loft, offsite, event, workshop, conference, both, everything, all of (it|that)`,
);

/** Answers “the meeting room, lunch and the two rooms: what is the total?”, once the meeting and a stay are known. */
export function totalWithStay(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const { event, eventPeople, eventHalf, eventLunch } = state.figures ?? {};
  const quoted = quotedIn(turn);
  if (event !== "meeting" || !quoted || turn.slots.dates.length > 0) return undefined;
  if (!asksSum.test(plain) || !ofMeeting.test(plain)) return undefined;
  const loft = eventHalf === undefined ? hotelRules.meetingDay : hotelRules.meetingHalfDay;
  const people = Number(eventPeople ?? 0);
  const eats = people > 0 && (eventLunch !== undefined || /\blunch/.test(plain));
  const lunch = eats ? people * eventRules.lunch : 0;
  const { stay, chosen } = quoted;
  const parts = [
    `${dollars(loft)} for the net loft`,
    eats && `${people} × ${dollars(eventRules.lunch)} for lunch`,
    `${dollars(chosen.total)} for the rooms${withWhat(stay).replace(",", "")}`,
  ].filter((part) => part !== false);
  return {
    handled: "event",
    state: withOffer(state, passEvent),
    reply: say(
      `${dollars(loft + lunch + chosen.total)} in all: ${listed(parts)}. Shall I have the events desk make an offer?`,
      { source: "hotel" },
    ),
    whole: true,
  };
}
