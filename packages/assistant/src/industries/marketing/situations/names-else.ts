import type { Turn } from "../../../dialogue/types.ts";
import { tellingOf } from "../../../knowledge/questions/fit.ts";
import { stem } from "../../../understanding/stem.ts";
import { kindIn } from "../business/kinds.ts";
import { besides } from "../plain-questions/words.ts";

/**
 * Whether a question is about something else than a text: a text picked by one catchword (“cost”, “when”, “where”)
 * answers it only if it shares the rest of its subject.
 */

/** Words that say how something is asked, and not what about. */
const general = new Set(
  `${besides} cost price much many long often when where which what how why who need get give take use used work works working start begin help time week month day way thing something anything better worth money spend pay customer client guest people buyer member patient student marketing advertise business example exactly next now then else also still need possible able bring tell show come go see find`
    .split(" ")
    .map(stem),
);
const leans = /\b(?:it|that|this|they|them|those|these|there|one|so)\b/;
const mostShort = 3;

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stem));

export function namesElse(turn: Turn, rest: string, text: string): boolean {
  const kind = stemsOf(kindIn(turn.plain).kind ?? "");
  const subject = tellingOf(rest)
    .map(stem)
    .filter((word) => !general.has(word) && !kind.has(word) && !/\d/.test(word));
  if (subject.length === 0) return false;
  const answer = stemsOf(`${text} ${turn.state.exchanges.at(-1)?.bot ?? ""}`);
  const other = subject.filter((word) => !answer.has(word));
  const shares = other.length < subject.length;
  if (shares) return other.length >= mostShort;
  return other.length >= 2 || !leans.test(turn.plain);
}
