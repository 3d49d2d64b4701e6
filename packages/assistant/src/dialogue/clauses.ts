import { wordList } from "../understanding/word-list.ts";

/** The parts of a long message: what was not understood as a whole may be by its question, or by what it ends with. */

const joints = wordList`
  and, but, so, also, because, cause, cos, since, or, then, plus, please
`;
const boundary = new RegExp(`[.!?;,\\n]+\\s+|\\s+(?:-+|${joints})\\s+`, "i");
const asks =
  /^(?:what|when|where|how|is|are|do|does|did|can|could|which|who|why|will|any|i (?:want|need)|help|please)\b/i;

/** So many words make a clause, and so many clauses are looked at. */
const leastWords = 2;
const mostClauses = 5;

/** Its clauses, those that ask for something first, then from the end; none where there is only one. */
export function clausesOf(message: string): string[] {
  const parts = message
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= leastWords);
  if (parts.length < 2) return [];
  const fromEnd = parts.reverse().slice(0, mostClauses);
  return [
    ...fromEnd.filter((part) => asks.test(part)),
    ...fromEnd.filter((part) => !asks.test(part)),
  ];
}
