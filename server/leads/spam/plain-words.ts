import { normalised } from "@brightkeel/contracts";

/** Look-alikes of Latin letters from other scripts, and digits that stand for letters. */
const lookalikes: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  е: "e",
  н: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  α: "a",
  ε: "e",
  ι: "i",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
};

/** Lower case, without accents and invisible characters, with single spaces between words. */
export const plainWords = (text: string): string =>
  normalised(text, "NFKD")
    .replace(/[\p{Mn}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

/** The same with look-alikes turned into Latin letters wherever they are beside one. */
export const unmasked = (plain: string): string =>
  plain
    // “v.i.a.g.r.a”, “c-a-s-i-n-o”
    .replace(/(?<![a-z])([a-z])[.*_-](?=[a-z](?![a-z]))/g, "$1")
    .split(" ")
    .map((word) =>
      /[a-z]/.test(word)
        ? word.replace(/[^a-z]/g, (character) => lookalikes[character] ?? character)
        : word,
    )
    .join(" ");

const cyrillicLookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(lookalikes)
    .filter(([letter]) => /\p{Script=Cyrillic}/u.test(letter))
    .map(([letter, latin]) => [latin, letter]),
);

/** The reverse: Latin letters among Cyrillic ones turned into Cyrillic. */
export const unmaskedCyrillic = (plain: string): string =>
  plain
    .split(" ")
    .map((word) =>
      /\p{Script=Cyrillic}/u.test(word)
        ? word.replace(/[a-z]/g, (letter) => cyrillicLookalikes[letter] ?? letter)
        : word,
    )
    .join(" ");

/** Whether a word mixes Latin letters with Cyrillic or Greek ones. */
export const mixesScripts = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some(
      (word) =>
        /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
    );

const scripts = {
  latin: /\p{Script=Latin}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  indic: /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}]/gu,
  thai: /\p{Script=Thai}/gu,
};

/** The script of most letters; undefined without letters. */
export function scriptOf(text: string): string | undefined {
  const counted = Object.entries(scripts).map(
    ([script, letters]) => [script, text.match(letters)?.length ?? 0] as const,
  );
  const [script, count] = counted.reduce((most, one) => (one[1] > most[1] ? one : most));
  return count > 0 ? script : undefined;
}

/** A word of eight letters or more with capitals at random places, or without a vowel. */
export const isRandom = (word: string): boolean =>
  /^[A-Za-z]{8,}$/.test(word) &&
  ((word.match(/[a-z][A-Z]/g)?.length ?? 0) >= 3 || !/[aeiouy]/i.test(word));
