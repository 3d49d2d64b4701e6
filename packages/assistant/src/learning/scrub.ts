import { normalised } from "@brightkeel/contracts";
import { englishWords } from "../understanding/english-words.ts";
import { wordList } from "../understanding/word-list.ts";
import { firstNames } from "./first-names.ts";

/**
 * Removes names, addresses and numbers from a message before it is stored. Errs on the side of removing too much: the
 * rest only has to show which subject was missed.
 */

const longestKept = 200;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
const names = new Set(wordsOf(firstNames));
const english = new Set(wordsOf(englishWords));
const small = new Set(
  wordsOf(
    "i i'm i'd i'll i've ok usa uk eu us tv pc ai wifi wi-fi monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english german french spanish italian portuguese dutch christmas easter",
  ),
);

const nextWords = "([\\p{L}'’-]+(?:\\s+[\\p{L}'’-]+){0,2})";
/** Introduces a name if the next word is capitalised. */
const introduced = new RegExp(
  `(\\b${wordList`
    (this|it) is, i am, i'm, signed, (kind |best )?regards, cheers, thanks, yours, mr, mrs, ms, dr, mister, sir, madam, ask for,
    on behalf of
  `}[,:.]?\\s+)${nextWords}`,
  "giu",
);
const nameFollows = wordList`
  my (full |last |first )?name is, name:, ich hei(ß|ss)e, mein name ist, me llamo, je m'appelle, mi chiamo, me chamo,
  call me (?!(at|on|back|later|now|today|tomorrow|tonight|when|if|asap|please|by|in)\b)
`;
/** One or two words; a word that continues the sentence is not the second. */
const fullName = "[\\p{L}'’-]+(?:\\s+(?!(?:and|but|i|my|y|und|et|e)\\b)[\\p{L}'’-]+)?";
/** Introduces a name in any spelling. */
const named = new RegExp(`(\\b${nameFollows}\\s*)(?!is\\b)(${fullName})`, "giu");
const secret = new RegExp(
  `(\\b${wordList`pass(word|code|phrase)?, passwort, kennwort, contraseña, mot de passe, senha, pin, login, username, user name`}\\s*(?:is|:|=|ist|es|est|é)\\s*)([^\\s,;]+)`,
  "giu",
);

export function withoutPersonalData(
  message: string,
  { name, known = [] }: { name: string; known?: readonly string[] },
): string {
  const own = new Set(wordsOf(name.toLowerCase()).filter((part) => part.length > 1));
  const kept = new Set(known.flatMap((text) => wordsOf(text.toLowerCase())));
  const bare = normalised(message, "NFKC")
    .slice(0, 2_000)
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/[^\s@<>]{1,80}@[^\s@<>]{1,200}/g, "[address]")
    .replace(/(?<![\w@])@[\w.]{2,40}/g, "[address]")
    .replace(/\b(?:https?:\/\/|www\.)\S{1,200}/gi, "[link]")
    .replace(secret, "$1[secret]")
    .replace(named, "$1[name]")
    .replace(introduced, (_all, lead: string, following: string) => lead + withoutName(following));
  let starts = true;
  const parts = bare.split(/(\[\w+\]|[\p{L}\p{M}'’]+)/u).map((part, index) => {
    if (index % 2 === 0) {
      if (/[.!?\n]/.test(part)) starts = true;
      return part;
    }
    const word = part.toLowerCase().replaceAll("’", "'");
    const base = word.replace(/'s$/, "");
    const isFirst = starts;
    starts = false;
    if (kept.has(base)) return part;
    const isNamed = own.has(base) || names.has(base);
    return isNamed || (!isFirst && isProper(part.replace(/['’]s$/, ""))) ? "[name]" : part;
  });
  return parts
    .join("")
    .replace(/\[name\](?:[\s-]+\[name\])+/g, "[name]")
    .replace(/[+(]?\p{N}(?:[\p{N}\s().,:/-]{0,30}\p{N})?/gu, "#")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestKept);
}

/** Replaces a leading name: “Mara Vogt from” → “[name] from”, but “very angry about” is unchanged. */
function withoutName(following: string): string {
  const words = following.split(/(\s+)/);
  const end = words.findIndex((word, index) => index % 2 === 0 && !isProper(word));
  const count = end < 0 ? words.length : end;
  return count === 0
    ? following
    : `[name]${count < words.length ? " " : ""}${words.slice(count).join("")}`;
}

const isProper = (word: string): boolean => {
  const base = word.toLowerCase();
  return /^\p{Lu}\p{Ll}/u.test(word) && !english.has(base) && !small.has(base);
};
