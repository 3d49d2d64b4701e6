import type { ChatReply } from "@brightkeel/contracts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { unchanged, wasSaid } from "../../../dialogue/state.ts";
import type { Handler, Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { inDemo } from "../demo-note.ts";
import { furtherStep, toDesk, whichRoom } from "../desk/hand-over.ts";
import { hotelRules } from "../rooms/prices.ts";
import { loudRoom, roomIn } from "../stay/stated.ts";

export const roomProblem: Handler = (turn) => unchanged(turn, roomProblemReply(turn));

/** Handles a fault whose room number is known: nothing more needs asking. */
export function faultInRoom(turn: Turn): Outcome | undefined {
  const room = roomIn(turn) ?? (isDisturbed(turn.plain) ? loudRoom(turn) : undefined);
  const last = turn.state.exchanges.at(-1);
  // “Wi-Fi isn’t working”, then “room 21”.
  const asked =
    /\btell me your room\b/i.test(last?.bot ?? "") &&
    isBroken(plainWords(last?.visitor ?? "")) &&
    turn.plain.split(" ").length <= 4;
  const tells =
    asked || turn.intent === "room_problem" || isDisturbed(turn.plain) || isBroken(turn.plain);
  if (room === undefined || !tells || turn.state.flow?.name === "quote") return undefined;
  return { handled: "room_problem", ...unchanged(turn, withDuty(turn, room)) };
}

/** Sends the person on duty the first time, and escalates after that. */
function withDuty(turn: Turn, room: string): ChatReply {
  const loud = loudRoom(turn);
  const known = loud !== undefined || isDisturbed(turn.plain);
  if (known && pastNight.test(turn.plain) && !stillLoud.test(turn.plain))
    return say(
      `I’m sorry you had such a night. The duty manager has it now and will speak to ${loud === undefined ? "the guests there" : `room ${loud}`} today. For a quiet night, I can offer room ${room} another one.${inDemo(turn)}`,
      { source: "hotel", next: ["Can I change rooms?", person.send] },
    );
  const first =
    loud === undefined
      ? `The person on duty has room ${room} now, and someone will be with you within ${hotelRules.faultMinutes} minutes`
      : `The person on duty is going to room ${loud} now and will make sure it’s quiet within ${hotelRules.faultMinutes} minutes`;
  const again = wasSaid(turn.state, first);
  return say(
    again
      ? `I’m sorry it’s still going on. ${furtherStep(turn, room)}`
      : `I’m sorry about that. ${first}. ${toDesk(turn)}${inDemo(turn)}`,
    { source: "hotel", next: [person.send] },
  );
}

function roomProblemReply(turn: Turn): ChatReply {
  const room = roomIn(turn);
  if (room !== undefined) return withDuty(turn, room);
  const key =
    /\b(?:key|key ?card|card|lock|locked|door)\b(?<!next door)/i.test(turn.message) &&
    !noise.test(turn.message);
  const which = whichRoom(turn);
  const over = isDisturbed(turn.plain) && pastNight.test(turn.plain);
  const ask = which.endsWith("?")
    ? over
      ? `${which} I can offer you a quieter one for tonight.`
      : `${which} That way the person on duty knows where to go.`
    : which;
  return say(
    `${key ? "You’ll need a person for that: the desk can make a new key card in a minute." : over ? "I’m sorry you had such a night. The duty manager has it now and will speak to the guests there today." : "I’m sorry about that; we’ll have someone look at it right away."} ${ask} ${toDesk(turn)}${inDemo(turn)}`,
    { source: "hotel", next: ["I want to talk to a person", "I need towels"] },
  );
}

/** Noise that is over: nobody can be sent to it any more. */
const pastNight =
  /\b(?:have|had) not slept\b|\blast night\b|\bthe whole night\b|\b(?:till?|until) (?:\d|dawn|morning)/;
const stillLoud = /\b(?:still|now|again|right now|at the moment)\b/;
const noise = anywhere(wordList`
  jump(ing|s)?, running, trampl\w+, scream\w*, shout\w*, yell\w*, nois\w+, loud\w*, bang(ing|s), part(y|ied|ying), music, drill\w*, hammer\w*, snor\w+, bark\w*, argu(ing|e|es), fight\w*,
  stomp\w*, danc(ed|es|ing), crying, racket, thumping, slamming, (kept|keep|keeps|keeping|woke|waking|wakes) (me|us|my \w+|the (kids|children|baby)) (up|awake), no sleep, sleepless
`);
const whereFrom = anywhere(wordList`
  upstairs, downstairs, above us, people above, next door, above, below, neighbou?rs?, corridor, hallway, through the wall, other room, room next, couple, people in
`);
const asBother = anywhere(wordList`
  (can|could|have|had|did|do) not (sleep|slept), all night, for (\d+|two|three|an?|several) (hours?|minutes), (kept|keep(s|ing)?) (me|us|my \w+) (up|awake), so loud, too loud, (it is|its) loud, will you do, (tell|make|ask) them
`);

/** Whether noise keeps the guest awake, judged by its source or effect, whatever the classifier says. */
export const isDisturbed = (plain: string): boolean =>
  noise.test(plain) &&
  (whereFrom.test(plain) || asBother.test(plain)) &&
  !/^(?:is|are|do|does|can (?:i|we)|how)\b/.test(plain);

const ofRoom = anywhere(wordList`
  heat(ing|er)?, radiator, hot water, warm water, water, shower, toilet, sink, tap, drain, lights?, lamps?, power, electricity, sockets?, tv, window, door, lock,
  aircon\w*, air con\w*, ac, wifi, fridge, ceiling, bed, sheets?, safe, blinds?, curtains?
`);
const asBroken = anywhere(wordList`
  (not|no longer|never|won't|does ?n't) (work\w*|turn\w*|switch\w*|open\w*|clos\w*|flush\w*|start\w*|get\w*|come|go\w*), broken?, (is |are |been )?(off|dead|out|down|stuck|blocked|clogged|cold|leaking|dripping|dirty|filthy),
  leak\w*, drip\w*, no (hot |warm )?(water|heat(ing)?|power|light|electricity), stone cold, ice cold, freezing
`);

/** Whether something in the room does not work. */
export const isBroken = (plain: string): boolean =>
  ofRoom.test(plain) &&
  asBroken.test(plain) &&
  !/^(?:is|are|do|does|can|could|what if|how)\b/.test(plain);
