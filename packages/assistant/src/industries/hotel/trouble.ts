import { person, say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { roomIn } from "./hand-over.ts";

/** What is asked while something in the room is being put right: how long, what comes back, which room. */

const afterTrouble =
  /^(?:room_problem|distress|housekeeping|wifi|get_refund|complaint|heard|declined|trouble)$/;
const onlyRoom =
  /^(?:it is |i am in |we are in |in |my room is )?(?:room )?(?:number |no )?(\d{1,3})$/;
const howLong = /\bhow (?:long|soon|fast)\b|^when\b/;
const compensation = /\b(?:get back|refund\w*|compensat\w*|money|discount|make up for)\b/;
const solved =
  /\b(?:works? (?:now|again)|working (?:now|again)|fixed|solved|sorted|is back|it is ok|it is fine)\b/;

export function troubled(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (
    !afterTrouble.test(state.before ?? "") ||
    state.flow !== undefined ||
    plain.split(" ").length > 10
  )
    return undefined;
  const tell = (text: string): Outcome => ({
    handled: "trouble",
    state,
    reply: say(text, { source: "hotel", next: [person.send] }),
  });
  const room = onlyRoom.exec(plain)?.[1];
  if (room !== undefined && state.before !== "room_problem")
    return tell(
      `Room ${room}, thank you: the person on duty has it now, with what you wrote. Dialling 0 reaches the desk at once. (In this demo the message goes nowhere.)`,
    );
  const known = roomIn(turn);
  if (solved.test(plain))
    return tell("Good to hear, and sorry for the trouble. Anything else I can do for your stay?");
  if (compensation.test(plain))
    return tell(
      "The duty manager decides that, mostly the same day, and hears from me what happened. Is there a booking number that belongs to it?",
    );
  if (howLong.test(plain))
    return tell(
      `As soon as they can, I am sorry for the wait${known === undefined ? "" : `; room ${known} is on their list`}. If nobody is there yet, dial 0: the desk is there day and night.`,
    );
  return undefined;
}
