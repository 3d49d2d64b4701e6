import { nextStep } from "../../../dialogue/reply/next-step.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { roomIn } from "../stay/stated.ts";

/** Answers who is in charge, for a guest with a problem in the room: how the duty manager is reached. */

const manager = wordList`manager'?s?, boss, owner, director, person in charge, supervisor`;
const asks = anywhere(wordList`
  ${manager} name, name of (the |your )?(duty |hotel )?${manager}, who is (the |your )?(duty |hotel )?${manager}, (what is|whats) (the |your )?(duty |hotel )?${manager} (called|name),
  who (do|can|should|must|would) (i|we) (complain|write|turn|go|report)( \w+){0,2}, who (is|are) in charge, (want|need|get|like|give me|have) (a|the|his|her) name,
  (where|how) (do|can) (i|we) (find|reach|get|see|speak to|talk to|contact) (the |your )?(duty |hotel )?${manager}
`);

const asksCall = anywhere(wordList`
  (call|ring|phone) (me|us|my room|our room|room \d{1,3})( back| up)?, give (me|us) a (call|ring)
`);
/** “Have someone call me”: who rings the room, and when; undefined if no call is wanted. */
export function callAsked(turn: Turn): string | undefined {
  const room = roomIn(turn);
  if (room === undefined || !asksCall.test(turn.plain)) return undefined;
  return nextStep(turn.state, [
    `The duty manager will call room ${room} within ${hotelRules.faultMinutes} minutes, and has everything you wrote.`,
    `The call to room ${room} is with the duty manager. If the phone stays silent, ask for them at the desk, day or night.`,
  ]);
}

/** Returns the reply; undefined if the message asks for nothing of the kind. */
export function managerAsked(turn: Turn): string | undefined {
  if (!asks.test(turn.plain)) return undefined;
  const room = roomIn(turn);
  const knows = `they have everything you wrote${room === undefined ? "" : ` for room ${room}`}`;
  return nextStep(turn.state, [
    `I don’t have the manager’s name here, but you can speak to the duty manager now: dial 0 or go to the desk by the entrance; ${knows}.`,
    `The desk can tell you the name and call the duty manager for you. To have it in writing, use desk@harbourhouse.example.`,
  ]);
}
