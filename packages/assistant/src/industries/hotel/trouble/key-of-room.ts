import type { Turn } from "../../../dialogue/types.ts";
import { roomTonight } from "../desk/hand-over.ts";
import { roomIn } from "../stay/stated.ts";

/** Answers where the key is to the room that was offered in place of a guest's own. */

export const asksKey =
  /\bkeys?\b|\b(?:room|what|which|whats the) (?:is the )?number\b|\bwhere (?:is it|do i go)\b|\bheat\w*\b/;
/** Says where the key is, and that the other room has what theirs lacks. */
export function keyOf(turn: Turn, plain: string): string {
  const other = roomTonight(turn) ?? "room";
  const warm = /\bheat\w*/.test(plain)
    ? "Yes, it’s heated, and the desk will turn it on before you get there. "
    : "";
  return `${warm}The desk will tell you the number and give you the key to the ${other}: just say you’re coming from ${roomIn(turn) === undefined ? "a room with a fault" : `room ${roomIn(turn)}`}.`;
}
