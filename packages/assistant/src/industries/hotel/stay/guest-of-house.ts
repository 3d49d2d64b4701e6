import type { ScenarioState, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Knows a guest who is in the house now: days, rooms and counts are then those of this stay, not of a new one. */

const already = wordList`already, currently, still, both, all, now`;
const inHouse = anywhere(wordList`
  (am|are|is|re|m) (${already} )?(staying|here (since|until|till|for)), (am|are|re|m) already here, already (staying|checked in|a guest),
  (am|are|re|m) (${already} )?(a guest|guests?|staying) (here|with you|in your|at your|of yours), (since|been here since) (last night|yesterday),
  (have|ve) (a|already a|already got a) room (here|already), (i|we) already have (a|the|our|my) room, room (i|we) already have
`);
const planned = /\b(?:would|will|want|going to|if|may|might|plan\w*|thinking)\b/;

/** Whether a message says that the guest is staying in the house. */
export const saysInHouse = (plain: string): boolean => inHouse.test(plain) && !planned.test(plain);

/** Whether the guest is in the house, according to this or an earlier message. */
export const isInHouse = ({ state: { figures } }: { state: Readonly<ScenarioState> }): boolean =>
  (figures?.room ?? figures?.inHouse) !== undefined && figures?.pastStay === undefined;

/** Asks for a stay besides this one. */
export const booksAnew =
  /\b(?:book|reserve|availab\w+|prices?|rates?|quote|next (?:time|week|month|year)|come back|again in)\b/;

/** Whether a guest of the house has just complained of the room: days and rooms are then those of this stay. */
export const hasComplained = (turn: Turn): boolean =>
  isInHouse(turn) &&
  ["room_problem", "distress", "complaint"].some((seen) => (turn.state.seen[seen] ?? 0) > 0);
