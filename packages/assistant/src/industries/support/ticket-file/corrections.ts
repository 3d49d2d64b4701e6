import { contentWords } from "../../../dialogue/message/focus.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Reads what a visitor corrects in a text: “it was Tuesday, not Monday”, “change 40 to 14”. */

/** The words to be put in, and those that they replace. */
export type Correction = { readonly right: string; readonly wrong: string };

const word = String.raw`[^\s,.;:!?"“”]{1,30}(?:[.,:][^\s,.;:!?"“”]{1,20}){0,2}`;
const few = `${word}(?: ${word}){0,3}?`;
const end = String.raw`(?=\s*(?:[.,;:!?]|$|\b(?:can|could|please|pls|as|sorry|though)\b))`;
const forms: readonly RegExp[] = [
  new RegExp(
    `\\bnot (?<wrong>${few}),? (?:but|it is|it's|its|it was|rather) (?<right>${few})${end}`,
    "i",
  ),
  new RegExp(`(?<!\\S)(?<right>${few}),? (?:and |but )?not (?<wrong>${few})${end}`, "i"),
  new RegExp(`(?<!\\S)(?<right>${few}) (?:instead of|rather than) (?<wrong>${few})${end}`, "i"),
  new RegExp(
    `\\b(?:change|correct|replace|fix|turn) (?:the |that )?(?<wrong>${few}) (?:to|into|with|by) (?<right>${few})${end}`,
    "i",
  ),
];
const lead = wordList`
  actually, sorry, no, oh, wait, ah, i (said|meant|mean|wrote), (it|that|this|they|he|she)('s| is| was| are| were)?, its, should (be|say|read), must be, make (it|that), say, the, we are, there (are|is|were), is, was, are, and, but
`;
const leads = new RegExp(`^(?:${lead}[ ,]+)+(?=\\S)`, "i");
/** Whether words only lead to a correction: “no wait”. */
const onlyLeads = (words: string): boolean => `${words} …`.replace(leads, "") === "…";
/** “Not Friday, Thursday”; anything else after the comma may be a remark. */
const notThis = new RegExp(
  `(?:^|[,.] ?)not (?<wrong>${few}), (?<right>${few})(?<ones> ones?)?[.!]?$`,
  "i",
);

const numerals = wordList`two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty`;
const kinds: readonly RegExp[] = [
  new RegExp(`^(?:\\d[\\d.,:/-]*|${numerals})$`, "i"),
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i,
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i,
];
const kindOf = (text: string): number => kinds.findIndex((kind) => kind.test(text));

/** Whether a text has these words, side by side. */
const has = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, "iu").test(text);

/** Returns the longest beginning of some words that a text has; undefined if it has none of them. */
function heldBeginning(text: string, words: string): string | undefined {
  const all = words.replace(leads, "").split(" ");
  for (let count = all.length; count > 0; count -= 1) {
    const some = all.slice(0, count).join(" ");
    // “Not about files” replaces no “about”.
    if (has(text, some) && (/\d/.test(some) || contentWords(some.toLowerCase()).length > 0))
      return some;
  }
  return undefined;
}

/** Returns the words that take the place of others: those of their kind, otherwise as many as there were. */
function fitting(stated: string, wrong: string): string {
  const words = stated.replace(leads, "").split(" ");
  const kind = kindOf(wrong);
  const same = kind < 0 ? undefined : words.findLast((one) => kindOf(one) === kind);
  if (same !== undefined) return same;
  const count = wrong.split(" ").length;
  return words.length <= 2 ? words.join(" ") : words.slice(-count).join(" ");
}

/** “It’s Ana Pietro, not Prieto”: the first name is there already. */
function withoutShared(right: string, wrong: string, text: string): string {
  const [first, ...rest] = right.split(" ");
  return rest.length > 0 && first !== undefined && has(text, `${first} ${wrong}`)
    ? rest.join(" ")
    : right;
}

/** “I asked about tasks, not about files” corrects an answer of the bot. */
const ofTalk = /\bi (?:asked|ask|want(?:ed)?|need(?:ed)?|am asking)\b|\bmy question\b/i;
/** “It does not sync” denies something, and corrects nothing. */
const denies =
  /\b(?:do|does|did|is|are|was|were|am|has|have|had|can|could|will|would|should|may|must)$/i;

/** Returns what a sentence corrects in a text; undefined if it corrects nothing that the text has. */
export function correctionIn(sentence: string, text: string): Correction | undefined {
  if (ofTalk.test(sentence)) return undefined;
  for (const form of forms) {
    const { right = "", wrong = "" } = form.exec(sentence)?.groups ?? {};
    const held = heldBeginning(text, wrong);
    if (held === undefined || right === "" || onlyLeads(right) || denies.test(right)) continue;
    const put = withoutShared(fitting(right, held), held, text);
    if (put.toLowerCase() !== held.toLowerCase()) return { right: put, wrong: held };
  }
  return ofNotThis(sentence, text) ?? ofKind(sentence, text);
}

function ofNotThis(sentence: string, text: string): Correction | undefined {
  const { right = "", wrong = "", ones } = notThis.exec(sentence)?.groups ?? {};
  const held = heldBeginning(text, wrong);
  const put = right.replace(leads, "");
  const kind = kindOf(put);
  const alike = kind < 0 ? ones !== undefined : held !== undefined && kindOf(held) === kind;
  return held !== undefined && alike ? { right: put, wrong: held } : undefined;
}

const corrects = anywhere(wordList`
  correct(ed|ion)?, wrong, mistake, mistyped, typo, should (be|say|read), actually, i meant, ^no,? (it|that)( is|'s| was), change( it| that)? to, fix (it|that)
`);

const everyCorrects = new RegExp(corrects, "gi");

/** “Sorry, it was Wednesday, can you correct that”: the only day of the text is another one. */
function ofKind(sentence: string, text: string): Correction | undefined {
  if (!corrects.test(sentence)) return undefined;
  // “It is still wrong on 3 boards” tells something new.
  const others = contentWords(sentence.replace(everyCorrects, " ").replace(leads, ""));
  const told = new Set(contentWords(text));
  if (others.some((one) => !told.has(one) && kindOf(one) < 0)) return undefined;
  const stated = sentence.match(new RegExp(word, "g")) ?? [];
  const known = text.match(new RegExp(word, "g")) ?? [];
  for (const right of stated) {
    const kind = kindOf(right);
    const rivals = new Set(kind < 0 ? [] : known.filter((one) => kindOf(one) === kind));
    const [wrong] = rivals;
    if (rivals.size === 1 && wrong !== undefined && wrong.toLowerCase() !== right.toLowerCase())
      return { right, wrong };
  }
  return undefined;
}

/** Returns what a sentence says is right, if the text has it already: “I said 14, not 40”. */
export function alreadyRight(sentence: string, text: string): string | undefined {
  for (const form of forms) {
    const { right = "", wrong = "" } = form.exec(sentence)?.groups ?? {};
    const stated = right.replace(leads, "");
    if (stated !== "" && heldBeginning(text, wrong) === undefined && has(text, stated))
      return stated;
  }
  return undefined;
}

/** Returns a text with the correction. */
export const corrected = (text: string, { right, wrong }: Correction): string =>
  text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(wrong)}(?![\\p{L}\\p{N}])`, "giu"),
    () => right,
  );
