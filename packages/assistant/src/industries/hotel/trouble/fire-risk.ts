import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { roomIn } from "../stay/stated.ts";

/** Handles a fire risk in a room (burning smell, sparks, smoke): tells the guest to leave the room first. */

const risk = anywhere(wordList`
  (burn\w*|scorch\w*|smok[ey]\w*|electrical|plastic) (\w+ )?smells?, smell\w* (\w+ ){0,2}(burn\w*|smoke|gas|fire|scorch\w*), sparks?, sparking, smoke (from|out|coming), smoking (heater|plug|socket|lamp|wire), (heater|plug|socket|lamp|wire|radiator)( \w+){0,2} (smok\w+|burn\w+|sparks?|on fire)
`);
const harmless =
  /\b(?:cigarette|smoker|kitchen|toast|candle|massage|museum|no smoking|(?:to|i|we|you|they|guests|people) smoke)\b/;
const goesOn =
  /\b(?:coming|come|leave|wake|wait|stay|what (?:do|should|now)|safe|go out|get out|where|someone|anyone)\b/;

export function fireRisk(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const lately = state.exchanges.slice(-2).some(({ bot }) => bot.includes("leave the room"));
  const says = risk.test(plain) && !harmless.test(plain);
  if (!says && !(lately && goesOn.test(plain))) return undefined;
  const room = roomIn(turn);
  const place = room === undefined ? "Your room" : `Room ${room}`;
  return {
    handled: "emergency",
    state: state.flow === undefined ? state : aside(state),
    reply: say(
      nextStep(state, [
        `Please leave the room now, with everyone in it, close the door and don’t touch any plugs. If you see smoke or flames, call 112 or 911. ${place} comes before everything else, and the person on duty is being called; go to the desk by the entrance. This is a demo and cannot send help.`,
        "Yes, wake them and leave the room now; don’t wait. Someone’s at the desk day and night, and another room is ready for you. If you see smoke, call 112 or 911 first.",
        "Get out first, then go to the desk: they have a room for you and will take care of the rest. If you see smoke or flames, call 112 or 911.",
      ]),
      { source: "hotel", choices: [person] },
    ),
  };
}

/** Asks what to do in a fire without reporting one. */
const whatIf =
  /\b(?:what if|what happens (?:if|when)|in case of|what (?:do|should|must) (?:i|we) do)\b.*\b(?:fire|fire alarm)\b/;
const hearsBadly = /\b(?:deaf|hard of hearing|hearing (?:loss|aids?|impaired)|can not hear)\b/;

export function ifItBurns({ plain, state }: Turn): Outcome | undefined {
  if (!whatIf.test(plain)) return undefined;
  const badly = [plain, ...state.exchanges.map(({ visitor }) => visitor.toLowerCase())].some(
    (text) => hearsBadly.test(text),
  );
  return {
    handled: "fire_rules",
    state,
    reply: say(
      `If the alarm rings, leave by the stairs and meet at the ferry landing; the desk will tell you when you can go back.${badly ? " You can borrow a vibrating alarm from the desk: ask for it when you book." : ""}`,
      { source: "hotel" },
    ),
  };
}
