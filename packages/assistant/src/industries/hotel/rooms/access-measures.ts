import { say } from "../../../dialogue/reply/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Gives the measures of the accessible rooms that a message asks for, all of them in one answer. */

const measures: readonly (readonly [asks: RegExp, text: string])[] = [
  [
    anywhere(
      wordList`turn(ing)? (circle|space|radius|room|area|round|around), (space|room|enough) to turn( round| around)?, manoeuvre, maneuver`,
    ),
    "There’s 1.50 m to turn in the bathroom.",
  ],
  [
    /\bbeds?\b.{0,30}\b(?:high|height|tall|low)\b|\b(?:height|high|low|tall)\b.{0,30}\bbeds?\b/,
    "The bed is 50 cm high, 58 cm if you ask, with room underneath for a hoist.",
  ],
  [
    anywhere(
      wordList`transfer\w*, (which|free|clear|left|right|open) side, side of the (bed|toilet|wc|loo)`,
    ),
    "The bed has 1.20 m clear on one side. Which side it is, there and at the toilet, the desk can tell you for each of the two rooms.",
  ],
  [
    /\bdoors?\b.{0,30}\b(?:wide|width|clear\w*|cm|narrow)\b|\b(?:width|wide|cm)\b.{0,30}\bdoors?\b/,
    "The doors are 90 cm wide, bathroom and lift included.",
  ],
  [/\bshowers?\b|\broll[ -]in\b/, "The shower is level, with a seat and rails."],
];
/** The turning space and the side to transfer from are asked for by no one else. */
const distinctive: ReadonlySet<number> = new Set([0, 2]);
const aids = /\b(?:wheel ?chairs?|power ?chairs?|accessible|disabled|step ?-?free|hoist)\b/;
const spokenLately = 4;

export function measuresAsked({ plain, state }: Turn): Outcome | undefined {
  const said = [plain, ...state.exchanges.slice(-spokenLately).map(({ visitor }) => visitor)];
  if (!said.some((text) => aids.test(text.toLowerCase()))) return undefined;
  const asked = measures.filter(([asks]) => asks.test(plain));
  const special = measures.some(([asks], index) => distinctive.has(index) && asks.test(plain));
  if (!special && asked.length < 2) return undefined;
  // What was told before is not told twice.
  const fresh = asked.filter(([, text]) => !wasSaid(state, text));
  const text = (fresh.length > 0 ? fresh : asked).map(([, sentence]) => sentence).join(" ");
  return { handled: "accessibility", state, whole: true, reply: say(text, { source: "hotel" }) };
}
