import type { ChatReply } from "@brightkeel/contracts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { capital } from "./reply.ts";

/** Keeps “Yes” for questions that can be answered with it: “how do I pay?” is not one. */

const auxiliary = wordList`is, are, was, were, do, does, did, can, could, will, would, may, should, must, am`;
const subject = wordList`i, we, you, u, he, she, it, they, there, that, this, these, those, the, my, our, your, an?, any, one, some`;
const lead = wordList`and, but, so, ok, okay, also, then, well, oh, hi, hello, hey, thanks, please, sorry, just, great, good, cool, sweet, perfect, fine, yes, yeah, no`;
const opens = new RegExp(
  `^(?:${lead}[ ,]+)*(?:(?:for|from|by|until|since|at|on|in|to|with) )?(?:how|what(?! (?:if|about|i|we|he|she|they)\\b)|whats|what[’']s|when|whens|where|wheres|which|who|whos|why)\\b`,
  "i",
);
const inverted = anywhere(wordList`
  (${auxiliary})(n[’']?t)? (${subject}), (have|has|had)(n[’']?t)? (i|we|you|u|he|she|it|they|the|my|our|your)
`);
/** What is put to someone for a yes or no without turning a sentence round: “allowed?”, “dogs ok”. */
const wantsYes = anywhere(
  wordList`ok, okay, right, allowed, possible, sure, true, correct, included, any, either, too, free, still, anyone, anything`,
);
const boundary = /[.!?;,]+\s+|(?<=\?)|\s+(?:and|but|or)\s+/i;

/** Whether everything that a message asks is asked with a question word. */
export function asksNoYes(message: string): boolean {
  const clauses = message.split(boundary).map((clause) => clause.trim());
  return (
    clauses.some((clause) => opens.test(clause)) &&
    clauses.every((clause) => opens.test(clause) || !mayBeYesNo(clause)) &&
    (message.match(/\?/g) ?? []).length <= 1
  );
}

const leadsOnly = new RegExp(`^(?:${lead}[ ,]*)+$`, "i");
const mayBeYesNo = (clause: string): boolean =>
  !leadsOnly.test(clause) &&
  (clause.endsWith("?") || inverted.test(clause) || wantsYes.test(clause));

/** “Yes” and what follows it as a sentence of its own: “Yes, and the price is the same” is none without it. */
const yes = /^Yes[,:.] (?!(?:and|but|so|as|if|though|because)\b)/;

/** Returns the reply without its “Yes” where the message asks for something else. */
export function withoutYes(message: string, reply: ChatReply): ChatReply {
  const { content } = reply.message;
  if (!yes.test(content) || !asksNoYes(message)) return reply;
  return { ...reply, message: { content: capital(content.replace(yes, "")) } };
}
