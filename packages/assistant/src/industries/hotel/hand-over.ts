import { sorryFor } from "../../dialogue/digressions/distress.ts";
import { nextStep } from "../../dialogue/next-step.ts";
import { person, say } from "../../dialogue/reply.ts";
import { wasSaid } from "../../dialogue/state.ts";
import type { Handler, Turn } from "../../dialogue/types.ts";
import { isoDate } from "../../understanding/slots.ts";
import { freeRooms } from "./offers.ts";
import { hotelRules } from "./prices.ts";
import { rooms } from "./rooms.ts";
import { loudRoom, roomIn } from "./told.ts";

/** Hands an upset guest over to the staff, with the room and the messages so far, and says what happens next. */

const staying =
  /\b(?:room|heat\w*|shower|noise|noisy|towels?|neighbou?rs?|dirty|cold|hot|water|wifi|key|desk|bed|tonight|here|door)\b/;

/** The room available tonight for a guest who cannot stay in theirs. */
export function roomTonight({ now }: Turn): string | undefined {
  const tonight = isoDate(now);
  return [...rooms]
    .sort((a, b) => b.rate - a.rate)
    .find(({ id }) => id !== "suite" && freeRooms(id, tonight) > 0)?.name;
}

const noAnswer =
  /\b(?:nobody|no ?one|not|never|doesn'?t|don'?t|won'?t)\b.{0,20}\b(?:pick\w*|answer\w*|there|phone|respond\w*|reply)\b|\brang\b.{0,20}\bnothing\b/i;

/** How to reach the desk; a guest whose call was not answered is not told to ring again. */
export const toDesk = ({ message, state }: Turn): string =>
  [message, ...state.exchanges.map(({ visitor }) => visitor)].some((text) => noAnswer.test(text))
    ? "The desk by the entrance is there day and night."
    : "Dialling 0 reaches the desk at once, day and night.";

/** The next step for a room with a problem; each reply escalates. */
export function furtherStep(turn: Turn, room: string): string {
  const other = roomTonight(turn);
  const loud = loudRoom(turn);
  return nextStep(turn.state, [
    ...(loud === undefined || loud === room
      ? ([] as const)
      : ([
          `The person on duty goes to room ${loud} now and sees that it is quiet within ${hotelRules.faultMinutes} minutes; your room, ${room}, is noted.`,
        ] as const)),
    `The duty manager has it now: room ${room}, with everything you wrote, and somebody is at your door within ${hotelRules.faultMinutes} minutes.`,
    other === undefined
      ? `Room ${room} comes before everything else now. The house is full tonight, so the duty manager sees what can be done at your door.`
      : `If nobody has knocked by now, do not wait: a ${other} is free tonight and costs you nothing more. The desk has the key, and your bags are carried over.`,
    `The duty manager settles with you what comes off the bill, mostly the same day. I have nothing more in my hands than to put room ${room} first, and I have.`,
  ]);
}

export const handOverGuest: Handler = (turn) => {
  const room = roomIn(turn);
  const inHouse =
    room !== undefined ||
    (turn.state.seen.room_problem ?? 0) > 0 ||
    staying.test(turn.plain) ||
    turn.state.exchanges.some(({ visitor }) => staying.test(visitor.toLowerCase()));
  const next =
    room === undefined
      ? inHouse
        ? `I put it before the duty manager now, with everything you wrote. Which room are you in? ${toDesk(turn)}`
        : "I pass everything you wrote to the duty manager, who answers by noon tomorrow at the latest; the desk is there day and night. Is there a booking number that belongs to it?"
      : `${furtherStep(turn, room)} ${toDesk(turn)}`;
  return {
    state: turn.state,
    reply: say(`${sorryFor(turn)} ${next}${inDemo(turn)}`, {
      source: "hotel",
      choices: [person],
    }),
  };
};

const demo = "(In this demo the message goes nowhere.)";
/** A note that this is a demo, unless the conversation already contains it. */
export const inDemo = ({ state }: Turn): string => (wasSaid(state, demo) ? "" : ` ${demo}`);
