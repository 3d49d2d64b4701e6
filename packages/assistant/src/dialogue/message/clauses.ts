import { wordList } from "../../understanding/word-list.ts";

/** Splits a long message that was not understood as a whole: its question, or its end, may be understood. */

const joints = wordList`
  and, but, so, also, because, cause, cos, since, or, then, plus, please
`;
const boundary = new RegExp(`[.!?;,\\n]+\\s+|\\s+(?:-+|${joints})\\s+`, "i");
const asking =
  /^(?:what|when|where|how|is|are|do|does|did|can|could|which|who|why|will|any|i (?:want|need)|help|please)\b/i;

/** Whether a clause asks for something. */
export const asks = (clause: string): boolean => asking.test(clause);

/** The minimum number of words in a clause, and the maximum number of clauses examined. */
const leastWords = 2;
const mostClauses = 5;

/** Returns the clauses of a message, questions and requests first, then from the end; none if there is only one. */
export function clausesOf(message: string): string[] {
  const parts = message
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= leastWords);
  if (parts.length < 2) return [];
  const fromEnd = parts.reverse().slice(0, mostClauses);
  return [...fromEnd.filter((part) => asks(part)), ...fromEnd.filter((part) => !asks(part))];
}

/** The minimum score for answering a clause that is not a question or request. */
export const surelyMeant = 0.9;

/** Outcomes that count as not understood. After two in a row, the bot says so and offers a way out. */
export const notUnderstood: ReadonlySet<string> = new Set([
  "out_of_scope",
  "ask_back",
  "reask",
  "unreadable",
  "foreign",
]);

/** Outcomes that do not answer a message with further content. */
export const saysLittle = new Set([
  "greeting",
  "thanks",
  "goodbye",
  "yes",
  "declined",
  "nudge",
  "capabilities",
  "reaction",
  "repeat",
  "restart",
  "cancelled",
  "go_on",
  "back",
  "settled",
  "complaint",
  "review",
  "language",
]);

/** Outcomes that are always appropriate: danger, a request for a person, courtesies, and replies that admit doubt. */
export const neverDoubted: ReadonlySet<string> = new Set([
  ...notUnderstood,
  ...saysLittle,
  "emergency",
  "human_agent",
  "heard",
  "bot_identity",
]);
