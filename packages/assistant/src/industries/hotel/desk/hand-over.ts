import { sorryFor } from "../../../dialogue/digressions/distress.ts";
import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Handler, Turn } from "../../../dialogue/types.ts";
import { isoDate } from "../../../understanding/slots.ts";
import { inDemo } from "../demo-note.ts";
import { freeRooms } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rooms } from "../rooms/rooms.ts";
import { loudRoom, roomIn } from "../stay/stated.ts";

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

/** “I called them twice”, “I don’t want the desk”. */
const noDesk =
  /\b(?:called|rang|phoned|dialed|dialled|told|asked)\b.{0,30}\b(?:twice|already|\d times|times|again)\b|\b(?:not|don.?t) want (?:the|your) desk\b/i;
export const noAnswer =
  /\b(?:nobody|no ?one|not|never|doesn'?t|don'?t|won'?t)\b.{0,20}\b(?:pick\w*|answer\w*|there|phone|respond\w*|reply)\b|\brang\b.{0,20}\bnothing\b/i;

/** How to reach the desk; a guest whose call was not answered is not told to ring again. */
export const toDesk = ({ message, state }: Turn): string =>
  [message, ...state.exchanges.map(({ visitor }) => visitor)].some(
    (text) => noAnswer.test(text) || noDesk.test(text),
  )
    ? "The desk by the entrance is open day and night."
    : "You can reach the desk right away by dialling 0, day or night.";

/** Asks for the room, once in a conversation. */
export const whichRoom = ({ state }: Turn): string =>
  state.exchanges.some(({ bot }) => asksRoom.test(bot))
    ? "The desk finds your room by your name."
    : "Which room are you in?";
const asksRoom = /\bwhich room are you in\b|\btell me your room\b/i;

/** The next step for a room with a problem; each reply escalates. */
export function furtherStep(turn: Turn, room: string): string {
  const other = roomTonight(turn);
  const loud = loudRoom(turn);
  return nextStep(turn.state, [
    ...(loud === undefined || loud === room
      ? ([] as const)
      : ([
          `The person on duty is going to room ${loud} now and will make sure it’s quiet within ${hotelRules.faultMinutes} minutes; I’ve noted your room, ${room}.`,
        ] as const)),
    `The duty manager has it now: room ${room}, with everything you wrote. Someone will be at your door within ${hotelRules.faultMinutes} minutes.`,
    other === undefined
      ? `Room ${room} comes before everything else now. The hotel is full tonight, so the duty manager will come to your door and see what can be done.`
      : `If no one has knocked by now, don’t wait: a ${other} is free tonight and costs you nothing more. The desk has the key, and we’ll carry your bags over.`,
    `The duty manager will settle with you what comes off the bill, usually the same day. All I can do from here is put room ${room} first, and I have.`,
  ]);
}

export const handOverGuest: Handler = (turn) => {
  const room = roomIn(turn);
  // A guest who asks about a future stay is not in a room yet.
  const plans =
    turn.state.flow?.name === "quote" ||
    (turn.state.done ?? []).some(({ name }) => name === "quote");
  const inHouse =
    room !== undefined ||
    (turn.state.seen.room_problem ?? 0) > 0 ||
    (!plans &&
      (staying.test(turn.plain) ||
        turn.state.exchanges.some(({ visitor }) => staying.test(visitor.toLowerCase()))));
  const booking = turn.slots.references[0] ?? turn.state.figures?.booking;
  const next =
    room === undefined
      ? inHouse
        ? `I’m passing this to the duty manager now, with everything you wrote. ${whichRoom(turn)} ${toDesk(turn)}`
        : `I’m passing everything you wrote${booking === undefined ? "" : `, with ${booking},`} to the duty manager, who’ll answer by noon tomorrow at the latest; the desk is open day and night.${booking === undefined ? " Do you have a booking number for it?" : ""}`
      : `${furtherStep(turn, room)} ${toDesk(turn)}`;
  return {
    state: turn.state,
    reply: say(`${sorryFor(turn)} ${next}${inDemo(turn)}`, {
      source: "hotel",
      choices: [person],
    }),
  };
};
