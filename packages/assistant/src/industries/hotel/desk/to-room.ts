import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { inDemo } from "../demo-note.ts";
import { hotelRules } from "../rooms/prices.ts";
import { roomIn } from "../stay/stated.ts";
import { servicesIn } from "./desk-services.ts";

/** Handles requests for items in the room: has them brought up, or asks for the room number. */

const items = anywhere(wordList`
  blankets?, duvets?, heaters?, fans?, pillows?, (clean |fresh |new )?(bed ?)?sheets?, linen, towels?, candles?, ear ?plugs?, hot water bottle, soap, shampoo, toilet paper,
  cot, crib, iron, adapter, charger, umbrella, tooth ?brush, tooth ?paste, razor, ice, bin bags?, mop, cleaner, tissues
`);
const asksFor = anywhere(wordList`
  can (i|we|you|u|someone), could (i|we|you|someone), do you (at least )?have, need, want, send, bring, give, get (me|us), at least, some, extra, more, another, please, any, new, asap, now
`);
/** Asks where an item is or what it costs, or is about a stay. */
const asksElse =
  /\b(?:how much|cost\w*|price|free|book\w*|arriv\w*|in the (?:bathroom|pool|sauna)|do (?:i|we) (?:need|have) to bring|own)\b/;
const goesOn = /\b(?:who|when|how long|sheets?|now|already|i (?:gave|told|said)|still)\b/;

export function toRoom(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow !== undefined || plain.split(" ").length > 24) return undefined;
  const begun = state.figures?.wanted;
  // “Also wake us at 5.30” is another order.
  if (servicesIn(plain).length > 0 && !items.test(plain)) return undefined;
  const item = asksFor.test(plain) && !asksElse.test(plain) ? items.exec(plain)?.[0] : undefined;
  const room = roomIn(turn);
  const lately = state.exchanges.slice(-2).some(({ bot }) => bot.includes(String(begun)));
  const about = begun !== undefined && lately && goesOn.test(plain);
  const gaveRoom =
    begun !== undefined &&
    lately &&
    room !== undefined &&
    new RegExp(`\\b${room}\\b`).test(turn.message);
  // Without a room number the message may be about a future stay, which the facts cover.
  if (
    !(item !== undefined && (room !== undefined || /\bour room|my room\b/.test(plain))) &&
    !about &&
    !gaveRoom
  )
    return undefined;
  const wanted = item ?? String(begun);
  const text =
    room === undefined
      ? `Of course: ${wanted}. Which room are you in?`
      : nextStep(state, [
          `Of course: ${wanted} for room ${room}. Someone will bring it up within ${hotelRules.faultMinutes} minutes, day or night.${inDemo(turn)}`,
          `The person on duty is bringing ${wanted} to room ${room}; the ${hotelRules.faultMinutes} minutes count from your first message. If no one’s there by then, the desk by the entrance will hand it to you right away.`,
          `Room ${room} is at the top of the list, and I’m sorry for the wait. The desk by the entrance has ${wanted} too, day or night.`,
        ]);
  return {
    handled: "housekeeping",
    state: { ...state, figures: { ...state.figures, wanted } },
    reply: say(text, { source: "hotel", next: [person.send] }),
  };
}
