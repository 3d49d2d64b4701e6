import { sorryFor } from "../../dialogue/digressions/distress.ts";
import { person, say } from "../../dialogue/reply.ts";
import type { Handler, Turn } from "../../dialogue/types.ts";

/** The number of the room, in this message or in one before. */
export const roomIn = ({ message, state }: Turn): string | undefined =>
  /\b(?:room|zimmer)\s*(?:number |no\.? ?|#|nr\.? ?)?(\d{1,3})\b/i.exec(message)?.[1] ??
  (state.before === "distress"
    ? /\b\d{1,3}\b(?! ?(?:hours?|hrs?|min\w*|days?|nights?|times|people|am|pm|°|degrees|%|dollars))/.exec(
        message,
      )?.[0]
    : undefined) ??
  [...state.exchanges]
    .reverse()
    .map(
      ({ visitor }) =>
        /\broom\s*(?:number |no\.? ?|#)?(\d{1,3})\b/i.exec(visitor)?.[1] ??
        /^\s*(\d{1,3})\s*$/.exec(visitor)?.[1],
    )
    .find((found) => found !== undefined);

const staying =
  /\b(?:room|heat\w*|shower|noise|noisy|towels?|neighbou?rs?|dirty|cold|hot|water|wifi|key|desk|bed|tonight|here|door)\b/;

/** An upset guest: the duty manager, with the room and what was written. */
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
        ? "I put it before the duty manager now, with all you wrote. Which room are you in? Dialling 0 reaches the desk at once."
        : "I pass all you wrote to the duty manager, who answers by noon tomorrow at the latest; the desk is there day and night. Is there a booking number that belongs to it?"
      : `The duty manager has it now: room ${room}, with all you wrote. Dialling 0 reaches the desk at once, day and night.`;
  return {
    state: turn.state,
    reply: say(`${sorryFor(turn)} ${next} (In this demo the message goes nowhere.)`, {
      source: "hotel",
      choices: [person],
    }),
  };
};
