import { person, say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { handOverGuest, roomIn } from "./hand-over.ts";

/** What is asked while something in the room is being put right: how long, what comes back, which room. */

const afterTrouble =
  /^(?:room_problem|distress|housekeeping|wifi|get_refund|complaint|heard|declined|trouble)$/;
const onlyRoom =
  /^(?:it is |i am in |we are in |in |my room is )?(?:room )?(?:number |no )?(\d{1,3})$/;
const moves =
  /^(?:i|we) (?:want|would like|need) to move\b|\b(?:another|different|other|new) room\b|\bmove (?:me|us)\b|\b(?:change|switch) rooms?\b/;
const howLong =
  /\bhow (?:long|soon|fast)\b|^when\b|\b(?:it|this|someone|somebody|help) (?:right )?now\b|\burgent\w*/;
const compensation =
  /\b(?:get back|refund\w*|compensat\w*|money back|make up for|off (?:the|our|my) (?:bill|price)|something (?:back|off|for))\b/;
const solved =
  /\b(?:works? (?:now|again)|working (?:now|again)|fixed|solved|sorted|is back|it is ok|it is fine)\b/;

export function troubled(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const inTrouble = (state.seen.room_problem ?? 0) + (state.seen.distress ?? 0) > 0;
  if (inTrouble && state.flow === undefined) {
    const further = whileInTrouble(turn);
    if (further) return further;
  }
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

/** Who goes on about what is wrong is not sent to a panel on the wall: the duty manager takes it. */
export function stillInTrouble(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  return state.flow === undefined &&
    afterTrouble.test(state.before ?? "") &&
    (state.seen.room_problem ?? 0) + (state.seen.distress ?? 0) > 0 &&
    !message.includes("?") &&
    stillBad.test(plain) &&
    !moves.test(plain) &&
    !compensation.test(plain)
    ? { ...handOverGuest(turn), handled: "distress" }
    : undefined;
}
const stillBad =
  /\b(?:not good enough|freezing|still|nothing (?:happened|works)|nobody|no one|stone cold|not a \w+ ?\w* problem|baby|unacceptable|joke)\b/;

/** Another room, money back, or the same again, at any time after something was wrong. */
function whileInTrouble(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const short = plain.split(" ").length <= 10;
  const known = roomIn(turn);
  const place = known === undefined ? "" : ` in place of ${known}`;
  const text = moves.test(plain)
    ? `I ask the duty manager for another room${place}; the desk knows which is free tonight. Dial 0, and they move you at once if there is one.`
    : compensation.test(plain) && short
      ? "I am sorry. The duty manager decides that, mostly the same day, and hears from me what happened. Is there a booking number that belongs to it?"
      : undefined;
  if (text !== undefined)
    return {
      handled: "trouble",
      state,
      reply: say(text, { source: "hotel", next: [person.send] }),
    };
  return /!!|\b(?:second|third|again)\b/.test(message) && !message.includes("?") && short
    ? { ...handOverGuest(turn), handled: "distress" }
    : undefined;
}
