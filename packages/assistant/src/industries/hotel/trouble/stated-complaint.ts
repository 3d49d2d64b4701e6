import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { roomIn } from "../stay/stated.ts";

/** Goes on with a complaint that is not about a fault in the room: its room, an apology, and when someone answers. */

const begun = /\bTell me your room or booking number and what it was\b/;
const mine = /\bduty manager (?:has your complaint|will see you)\b/;
const lately = 4;
const apologises =
  /\b(?:apolog\w*|say sorry|someone (?:to )?come|come (?:here|up|to me)|see (?:me|us)|face to face|in person)\b/;
const asksWhen = /^(?:(?:and|so|ok|but) )*(?:when|how long|how soon)\b/;
const mostWords = 14;

export function complaintTold(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const open = state.exchanges.slice(-lately).some(({ bot }) => begun.test(bot) || mine.test(bot));
  if (!open || state.flow !== undefined || plain.split(" ").length > mostWords) return undefined;
  const room = roomIn(turn);
  const where = room === undefined ? "" : ` to room ${room}`;
  const tell = (text: string): Outcome => ({
    handled: "complaint",
    state,
    reply: say(text, { source: "hotel", choices: [person] }),
  });
  if (apologises.test(plain))
    return tell(
      nextStep(state, [
        `That’s fair, and I’m sorry. The duty manager will see you about it today and comes${where === "" ? " to you" : where}.${room === undefined ? " Which room are you in?" : ""}`,
        "The duty manager knows that you’d like to be spoken to in person. You can also ask for them at the desk right now.",
      ]),
    );
  if (asksWhen.test(plain))
    return tell(
      nextStep(state, [
        "Today, once the duty manager has spoken to the people on shift. If you’d rather not wait, ask for them at the desk: it’s open day and night.",
        "Today. I can’t see the hour from here; the desk can call the duty manager for you now.",
      ]),
    );
  return room !== undefined && new RegExp(`\\b${room}\\b`).test(plain)
    ? tell(
        `Thank you. The duty manager has your complaint now, with room ${room}, and will get back to you today.`,
      )
    : undefined;
}
