import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { isToWriter } from "../brief/to-writer.ts";

/** Details given after a text that belong in it, although no change was requested. */

/** Messages about something other than the text. */
export const elsewhere = anywhere(
  wordList`budget, campaign, plan, how (do|can|should|much|many|often|long|would|about), what (do|does|is|are|if|else|should|can|would), when (should|do|is), why, who (should|do|can), which, should (i|we), is it, are there, do (i|we|you), does it, is there, can (i|we), will (it|they), follow-?ers, ad ?words, google ads?, facebook ads?, paid ads?, thanks anyway, speak to, talk to, human`,
);
const filler = wordList`no, nope, sorry, oh, wait, actually, and, but, also`;
export const fillers = new RegExp(`^(?:${filler}[ ,]+)*`, "i");
/** “It’s on Friday”, “actually from 3”: a new value for the text. */
const corrects = new RegExp(
  `^(?:${filler}[ ,]+)*(?:it'?s|it is|we're|from|on|until|at|only|it starts?|the \\w+ (?:is|are))\\b`,
  "i",
);
export const value =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bfree\b|\bhalf[ -]price\b/i;
/** “We also do vans”, “you can park behind the house”: said to customers. */
const work = wordList`do, take, offer, open, close, deliver, accept, serve, sell, repair, fix, make, bake, clean, teach, groom, build, stock, cover, work, come, pick up, collect, bring`;
const theirs = wordList`park, pay, book, order, bring, call, reply`;
const toCustomers = new RegExp(
  `^(?:${filler}[ ,]+)*(?:we (?:(?:also|only|now|can) )?${work}|(?:they|you|people|customers) can (?:also )?${theirs}|parking is)\\b`,
  "i",
);
/** Remarks to the assistant: past events, opinions, worries, what others said. */
export const remark = anywhere(
  wordList`was, were, had, did, been, got, lost, think, thinks, thought, reckons?, guess, hope, worr\w+, afraid, nervous, feel, sure, says, said, know, tell me, wife, husband, son, daughter, mum, dad, boss, last (time|year|month|one|ones), lately, nobody, no one, hardly, already, hard, tough, ages, years`,
);

const notFact = wordList`i, you, none, nothing, all, half, everything, part, some of, it, its, it's, that, that's, thats, this, he, she, what, why, how, when, who, which, where, can, could, do, does, is, are, nobody, no one, my wife, my husband, my boss, my son, my daughter, the text, the post, the line, the last, the first, the second, text, still`;
const states = wordList`is, are, stays?, costs?, comes?, includes?, gets?, has, have, starts?, ends?, feeds?, pays?, buys?, takes?, feeds`;
const factual = new RegExp(`^(?!(?:${notFact})\\b)[\\p{L}€£$\\d' -]{2,40}? ${states} \\S`, "iu");
const mostFactWords = 12;
/** “Glazing is included”: said right after a text, it belongs in it. */
const isFact = (clause: string): boolean =>
  clause.split(" ").length <= mostFactWords && factual.test(clause) && !judgement.test(clause);
const judgement =
  /\b(?:called|named|right|wrong|missing|bad|boring|great|good|better|nice|too|long|short|strange|weird|enough)\b/i;

/** Whether a clause that requests no change belongs in the text anyway. If in doubt, it does not. */
export const isNews = (clause: string): boolean => {
  const plain = clause.replace(/[’`]/g, "'");
  return (
    plain.split(" ").length <= 14 &&
    !plain.includes("?") &&
    !remark.test(plain.toLowerCase()) &&
    !elsewhere.test(plain.toLowerCase()) &&
    !isToWriter(plain) &&
    ((corrects.test(plain) && value.test(plain)) || toCustomers.test(plain) || isFact(plain))
  );
};
