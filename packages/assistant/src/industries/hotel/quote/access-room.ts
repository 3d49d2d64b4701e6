import { advance, take } from "../../../dialogue/flows.ts";
import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rateOf } from "../rooms/rooms.ts";
import { quotedIn } from "./pass-on.ts";
import { quoteFlow } from "./quote.ts";
import { tell } from "./quote-money.ts";

/** Answers which room the accessible one is and what it costs, and takes it into the quote. */

const level = wordList`(level|walk-? ?in|step-? ?free|roll-? ?in|low|flat) shower, wide doors?, no (step|steps|stairs|bath), shower (chair|seat)`;
const theRoom = anywhere(wordList`
  (room|rooms|one|that) (\w+ ){0,4}(with|that has|has|have|without) (\w+ ){0,2}${level}, (accessible|disabled|wheelchair|barrier-? ?free|adapted) (rooms?|one), with (the|a) (level|walk-? ?in|step-? ?free|roll-? ?in) shower
`);
const noBath = anywhere(wordList`
  (can not|could not|can never|can hardly|unable to|hard to|never) (climb|get|step)( \w+)? (in|into|out of|over)( of)? (a|the|any) (bath|tub|bathtub), bath(tub)? is no (good|use), no good with a bath, (do|does) not want a bath, (not|no|without) a (bath|tub|bathtub)
`);
const asksMore = anywhere(
  wordList`width, how (wide|high|big|many), photos?, rails?, parking, breakfast, dog, view, bath(room)? size`,
);
const mostWords = 30;

export function accessRoom(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (
    state.flow !== undefined ||
    plain.split(" ").length > mostWords ||
    slots.references.length > 0
  )
    return undefined;
  const needed = state.figures?.access !== undefined;
  const named = theRoom.test(plain) || (whichRoom.test(plain) && needed);
  if (!(named || (noBath.test(plain) && needed))) return undefined;
  if (asksMore.test(plain)) return undefined;
  const quoted = quotedIn(turn);
  if (!quoted && whichRoom.test(plain) && slots.dates.length === 0) return inGeneral(turn);
  if (!quoted) return slots.dates.length > 0 || !asks.test(plain) ? undefined : inGeneral(turn);
  if (quoted.stay.guests > sleeps) return undefined;
  const { chosen: _chosen, ...rest } = quoted.quote.slots;
  const withAccess: FlowState = {
    ...quoted.quote,
    slots: { ...rest, room: "standard", access: 1 },
  };
  const stated = slots.dates.length > 0 || slots.nights !== undefined;
  const taken = stated ? take(turn, quoteFlow, withAccess) : undefined;
  const held =
    quoted.chosen.rooms[0]?.room.id === "standard" && quoted.quote.slots.access !== undefined;
  if (held && (!taken || sameStay(taken.flowState, quoted.quote)))
    return tell(
      turn,
      `The accessible room is the Standard room I quoted, at the same price: ${dollars(quoted.chosen.total)} in all. It has a level shower with a seat, no bath, and the lift takes you there. Shall I pass it on?`,
    );
  return {
    ...advance(taken?.turn ?? turn, quoteFlow, taken?.flowState ?? withAccess),
    handled: "flow:quote",
  };
}
const asks = anywhere(
  wordList`how much, costs?, prices?, what does, rate, which, more expensive, extra`,
);
const whichRoom =
  /^(?:[^.?!]{0,60}[.?!,] ?|(?:and|so|ok|then) ){0,2}(?:which|what) (?:room|one)s?(?: (?:is|are|would|will|do|should|suits?|fits?|can|then|for)\b|$)/;
/** A Standard room. */
const sleeps = 2;

const sameStay = (one: FlowState, other: FlowState): boolean =>
  one.slots.arrival === other.slots.arrival && one.slots.nights === other.slots.nights;

function inGeneral({ state }: Turn): Outcome {
  const rate = rateOf("standard");
  return {
    handled: "accessibility",
    state,
    reply: say(
      `Both accessible rooms are Standard rooms at the usual price: ${dollars(rate)} a night, ${dollars(Math.round(rate * (1 + hotelRules.weekend / 100)))} on Friday and Saturday. They have wide doors and a level shower with a seat. Tell me your days and I’ll price them.`,
      { source: "hotelRooms" },
    ),
  };
}
