import type { FlowSlots, Turn } from "../../../../dialogue/types.ts";
import { wordList } from "../../../../understanding/word-list.ts";
import { countIn } from "../brief/count.ts";

const asks = wordList`better, other, another, different, new, change, redo`;
const judges = wordList`bad, boring, weak, long, short, dull, rubbish, wrong, not good, lame`;
const badSubject = new RegExp(
  `\\b${asks} (?:the )?subject\\b|\\bsubject(?: line)?(?: is|'s| sounds| looks)? (?:so |too |very |really )?${judges}\\b`,
  "i",
);

/** “The subject line is bad”: the next one, for the same letter. */
export function otherSubject({ message }: Turn, last: FlowSlots): FlowSlots | undefined {
  if (last.medium !== "e-mail" || countIn(message) !== undefined) return undefined;
  return badSubject.test(message) ? { ...last, subject: Number(last.subject ?? 0) + 1 } : undefined;
}
