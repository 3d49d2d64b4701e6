import { capital } from "../../../../dialogue/reply/reply.ts";
import { kindIn } from "../../business/kinds.ts";
import { briefIn } from "../brief/brief.ts";
import { isToWriter } from "../brief/to-writer.ts";
import { statement } from "../voice.ts";
import { editIn } from "./edit.ts";

/** “We repair brakes, gears” is a separate list. */
const ofOwn = /^(?:we|i|our|my|they|you|it)\b/i;
const shortPhrase =
  /^(?!(?:we|i|it|they|you|that|this|is|are|for|and|but|not|no|book|call|ring|say|add|make|with)\b)\p{L}[\p{L}'’& -]{3,30}$/iu;
const isAsState =
  /\b(?:included|welcome|free|only|provided|available|possible|needed|required|allowed)$/i;
/** “Muddy paws, book by 30 November”: a short phrase next to extracted details becomes a line of the text. */
export function phrasesBeside(clause: string, now: Date): string[] {
  const parts = clause.split(/,\s+/);
  const reads = (part: string): boolean => Object.keys(briefIn(part, now)).length > 0;
  if (
    parts.length < 2 ||
    parts.some((part) => ofOwn.test(part)) ||
    !parts.some(reads) ||
    editIn(clause) !== undefined
  )
    return [];
  return parts
    .filter((part) => shortPhrase.test(part) && part.split(" ").length <= 3)
    .filter(
      (part) => !reads(part) && !isToWriter(part) && kindIn(part.toLowerCase()).kind === undefined,
    )
    .map((part) => (isAsState.test(part) ? statement(part) : `${capital(part)}?`));
}
