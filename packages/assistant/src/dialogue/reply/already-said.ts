import { contentWords } from "../message/focus.ts";

const firstSentence = /^.+?[.:?!](?=\s|$)/;
/** The share of its words by which an answer counts as said; the others are often its subject’s name. */
const most = 0.6;
/** The share by which it counts as one of the answers of a reply: those on one thing share its name. */
const nearlyAll = 0.7;

/** Whether a reply says what an answer says: its first sentence, its figures, or most of its words. */
export function holds(reply: string, answer: string): boolean {
  if (reply.includes(firstSentence.exec(answer)?.[0] ?? answer)) return true;
  const stated = figures(answer);
  if (stated.size > 0 && stated.isSubsetOf(figures(reply))) return true;
  return sharesWords(reply, answer, nearlyAll);
}

/** The share by which it is the same answer again, with a word or two more or less. */
const nearlyTheSame = 0.85;

/** Whether a reply says nearly all of an answer, and its figures. */
export const saysAll = (reply: string, answer: string): boolean =>
  addsNothing(reply, answer, nearlyTheSame);

/** Whether an answer adds neither words nor figures to a reply. */
export function addsNothing(reply: string, answer: string, share = most): boolean {
  const newFigures = !figures(answer).isSubsetOf(figures(reply));
  return reply.includes(answer) || (!newFigures && sharesWords(reply, answer, share));
}

function sharesWords(reply: string, answer: string, share = most): boolean {
  const said = new Set(contentWords(reply));
  const words = [...new Set(contentWords(answer))];
  return words.filter((word) => said.has(word)).length >= words.length * share;
}

const figures = (text: string): ReadonlySet<string> => new Set(text.match(/\d+(?:[.,:]\d+)*/g));
