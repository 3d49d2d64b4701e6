import { normalised } from "@brightkeel/contracts";
import { englishWords } from "../../understanding/english-words.ts";
import { foreignLanguages, foreignScripts } from "../../understanding/languages.ts";

/**
 * A language other than English; `sentence` says, in that language, which languages are understood and how to reach a
 * person.
 */
export type Foreign = { name: string; sentence?: string };

const withoutAccents = (text: string) =>
  normalised(text.toLowerCase(), "NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
const listed = (text: string) => new Set(withoutAccents(text).trim().split(/\s+/));

const functionWords = listed(
  "a i is are was am the to of in on at and or for my your it this that do does can could what where when how who why not yes you we they me us please with from be have has had will would there speak want need get thanks thank hello hi much many any english doesnt dont didnt isnt arent wasnt cant wont hasnt havent doesn didn isn aren wasn hasn haven couldn",
);
const english = new Set([
  ...listed(englishWords),
  ...functionWords,
  ...listed("no order room rooms hotel"),
]);
const languages = foreignLanguages.map(({ greetings, words, ...language }) => ({
  ...language,
  greetings: listed(greetings),
  // Words that also exist in English identify nothing.
  words: new Set([...listed(words)].filter((word) => !english.has(word))),
}));

/** Whether a word is common in English. */
export const isCommonEnglish = (word: string): boolean => functionWords.has(word);

/** Returns the highest number of words in a message that belong to one language that is not spoken here. */
export function countsOfOthers(message: string): number {
  const words = withoutAccents(message).match(/[\p{L}']+/gu) ?? [];
  const counts = languages
    .filter(({ sentence }) => sentence !== undefined)
    .map((language) => words.filter((word) => language.words.has(word)).length);
  return Math.max(0, ...counts);
}

/**
 * Returns the language of a message that is clearly not English; undefined if it is, or if the evidence is too weak.
 */
export function foreignLanguage(message: string): Foreign | undefined {
  return byScript(message) ?? byWords(message);
}

function byScript(message: string): Foreign | undefined {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const script = foreignScripts.find(
    ([pattern]) => (message.match(new RegExp(pattern.source, "gu"))?.length ?? 0) * 2 > letters,
  );
  if (!script) return undefined;
  const [, name, sentence] = script;
  return sentence === undefined ? { name } : { name, sentence };
}

/** Requires at least two words of the language, two fifths of all words, and more than the English words. */
function byWords(message: string): Foreign | undefined {
  const words = withoutAccents(message).match(/[\p{L}']+/gu) ?? [];
  const inEnglish = words.filter((word) => english.has(word)).length;
  const [best] = languages
    .map((language) => ({
      language,
      hits: words.filter((word) => language.words.has(word)).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  const greeting =
    words.length <= 3 && inEnglish === 0
      ? languages.find(({ greetings }) => words.some((word) => greetings.has(word)))
      : undefined;
  const found =
    best && best.hits >= 2 && best.hits > inEnglish && best.hits * 5 >= words.length * 2
      ? best.language
      : greeting;
  if (!found) return undefined;
  const { name, sentence } = found;
  return sentence === undefined ? { name } : { name, sentence };
}
