import { wordList } from "../understanding/word-list.ts";

/** The parts of a long message: what was not understood as a whole may be by its question, or by what it ends with. */

const joints = wordList`
  and, but, so, also, because, cause, cos, since, or, then, plus, please
`;
const boundary = new RegExp(`[.!?;,\\n]+\\s+|\\s+(?:-+|${joints})\\s+`, "i");
const asking =
  /^(?:what|when|where|how|is|are|do|does|did|can|could|which|who|why|will|any|i (?:want|need)|help|please)\b/i;

/** Whether a clause asks for something. */
export const asks = (clause: string): boolean => asking.test(clause);

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
  return [...fromEnd.filter((part) => asks(part)), ...fromEnd.filter((part) => !asks(part))];
}

/** A clause that asks nothing must be surer to be answered by itself. */
export const surelyMeant = 0.9;

/** Outcomes that count as not understood: after two in a row the bot says so and offers a way out. */
export const notUnderstood: ReadonlySet<string> = new Set([
  "out_of_scope",
  "ask_back",
  "reask",
  "unreadable",
  "foreign",
]);

/** Outcomes that are no answer to a message that says more. */
export const saysLittle = new Set([
  "greeting",
  "thanks",
  "goodbye",
  "yes",
  "declined",
  "nudge",
  "capabilities",
  "repeat",
  "restart",
  "cancelled",
  "go_on",
  "back",
  "complaint",
  "review",
  "language",
]);
