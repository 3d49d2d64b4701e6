import { wordList } from "../../../understanding/word-list.ts";

/** The text of a note for a ticket, as typed, without the words that ask to note it. */

const filling = wordList`ok(ay)?, k, yes, yep, yeah, sure, fine, great, and, also, but, just, so, then, please, pls, plz, oh, hey, well, no(?=[,.!;:]), can you, could you, (i|we) forgot, one more thing, btw, by the way`;
const noting = wordList`
  (add|put|write|note|mention|include|append|attach)( down| in(?! (it|there|the|my|that|this|pl)\b))?( (to|into|in|on) (it|there|(the|my|that|this) ticket|pl-?\d{4}))?,
  (tell|inform|remind) (them|the (team|desk|engineers?|developers?))( about)?, let (them|the (team|desk|engineers?)) know( about)?
`;
const gap = String.raw`[\s,.:;!-]{1,4}`;
const lead = new RegExp(
  `^(?:(?:${filling}|${noting})(?:${gap}(?:that|this)(?=\\s))?(?:${gap}|$))+`,
  "i",
);
const ending = wordList`
  btw, by the way, please, pls, plz, thx, thanks( a lot)?, thank you, ty, lol, haha, and, but, (and )?(add|put|note|write|include)( (that|this|it))?( (in|down))?( (to|into|in|on) (it|(the|my|that|this) ticket))?( (too|as well|also))?
`;
const tail = new RegExp(`(?:[\\s,.;:!-]{1,4}(?:${ending})){1,4}[\\s.,;!]*$`, "i");

export const noteWords = (text: string): string => {
  const note = text.trim().replace(lead, "").replace(tail, "").trim();
  return note === "" ? text.trim() : note;
};

/** A note as the visitor typed it: names and addresses keep their case and punctuation. */
export function asTyped(message: string, what: string): string {
  return noteWords(typedWords(message, what));
}

/** By how many words the plain form may differ from the typed text. */
const spelledOut = 2;

function typedWords(message: string, what: string): string {
  const words = what.split(" ").map((word) => RegExp.escape(word));
  const [found] = new RegExp(words.join("[^\\p{L}\\d]+"), "iu").exec(message) ?? [];
  if (found !== undefined) return found;
  // An address is several words in plain words, and “its” is two: the message is the note, but for what asks for it.
  const own = noteWords(message).split(/\s+/).length;
  if (message.includes("@") || Math.abs(own - what.split(" ").length) <= spelledOut) return message;
  const typed = message.trim().split(/\s+/);
  const count = what.split(" ").length;
  const end = typed.slice(-count).join(" ");
  const word = (text: string) =>
    /[\p{L}\d]+/u.exec(text.toLowerCase().split(" ").at(-1) ?? "")?.[0];
  return word(end) === word(what) ? end : what;
}
