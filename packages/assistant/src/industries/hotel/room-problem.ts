import type { ChatReply } from "@brightkeel/contracts";
import { person, say } from "../../dialogue/reply.ts";
import { unchanged } from "../../dialogue/state.ts";
import type { Handler, Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { roomIn } from "./hand-over.ts";

export const roomProblem: Handler = (turn) => unchanged(turn, roomProblemReply(turn));

/** A fault with the number of the room in one message: nothing is left to ask. */
export function faultInRoom(turn: Turn): Outcome | undefined {
  const room = /\broom (?:number |no\.? ?)?(\d{1,3})\b/i.exec(turn.message)?.[1];
  const tells = turn.intent === "room_problem" || isDisturbed(turn.plain);
  if (room === undefined || !tells || turn.state.before === "room_problem") return undefined;
  return {
    handled: "room_problem",
    state: turn.state,
    reply: say(
      `I am sorry. Room ${room} is with the person on duty now, who comes as soon as they can; dialling 0 reaches the desk at once, day and night. (In this demo the message goes nowhere.)`,
      { source: "hotel", next: [person.send] },
    ),
  };
}

function roomProblemReply(turn: Turn): ChatReply {
  const room =
    /\broom (?:number |no\.? ?)?(\d{1,3})\b/i.exec(turn.message)?.[1] ??
    (turn.state.before === "room_problem" ? /\b\d{1,3}\b/.exec(turn.message)?.[0] : undefined) ??
    roomIn(turn);
  const key =
    /\b(?:key|key ?card|card|lock|locked|door)\b(?<!next door)/i.test(turn.message) &&
    !noise.test(turn.message);
  if (room && turn.state.before === "room_problem")
    return say(
      `Room ${room}, thank you: the person on duty has it now and comes as soon as they can. (In this demo the message goes nowhere.)`,
      { source: "hotel", next: [person.send, "I need towels"] },
    );
  return say(
    `${key ? "That is one for a person: a new key card takes the desk a minute." : "Sorry about that; this should be seen to at once."} ${room ? `I put room ${room} before the person on duty.` : "Which room are you in? Then the person on duty knows where to go."} The front desk is there day and night: dial 0, or come to the door bell by the entrance. (In this demo the message goes nowhere.)`,
    { source: "hotel", next: ["I want to talk to a person", "I need towels"] },
  );
}

const noise = anywhere(wordList`
  scream\w*, shout\w*, yell\w*, nois\w+, loud\w*, bang(ing|s), party(ing)?, music, drill\w*, hammer\w*, snor\w+, bark\w*, argu(ing|e|es), fight\w*,
  stomp\w*, crying, racket, thumping, slamming
`);
const whereFrom = anywhere(wordList`
  upstairs, downstairs, next door, above, below, neighbou?rs?, corridor, hallway, through the wall, other room, room next, couple, people in
`);
const asBother = anywhere(wordList`
  (can|could) not sleep, all night, for (\d+|two|three|an?|several) (hours?|minutes), keep(s|ing)? (me|us|my \w+) (up|awake), so loud, too loud, (tell|make|ask) them
`);

/** Noise, and where it comes from or what it does: somebody cannot sleep, whatever the classifier makes of it. */
export const isDisturbed = (plain: string): boolean =>
  noise.test(plain) &&
  (whereFrom.test(plain) || asBother.test(plain)) &&
  !/^(?:is|are|do|does|can (?:i|we)|how)\b/.test(plain);
