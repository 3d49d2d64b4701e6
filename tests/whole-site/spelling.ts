import { readFile } from "node:fs/promises";
import { join } from "node:path";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";

/**
 * Reads the project's own words, one a line: products, technical terms, names. A line is accepted as written, and a
 * lower-case one also with a capital.
 */
const ownWords = async () =>
  (await readFile(join(import.meta.dirname, "words.txt"), "utf8")).split("\n").filter(Boolean);

/** Opens a spelling check of single words against British English and the project's own list. */
export async function openSpelling(): Promise<(word: string) => boolean> {
  const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  for (const word of await ownWords()) speller.add(word);
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const bare = word.replace(/['’]s?$/, "");
    const right = [word, bare, bare.toLowerCase()].some((form) =>
      speller.correct(form.replaceAll("’", "'")),
    );
    known.set(word, right);
    return right;
  };
}

/**
 * Returns the words of a text, without abbreviations in capitals, names with capitals inside, and parts of addresses
 * or figures, which no dictionary has.
 */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\S*(?:@|:\/\/|\/\S*\/|\w\.\w|_)\S*/g, " ")
    .split(/[^\p{Letter}\p{Mark}\p{Number}'’]+/u)
    .map((word) => word.replaceAll(/^['’]+|['’]+$/g, ""))
    .filter(
      (word) => word.length > 2 && !/\p{Number}|\p{Ll}\p{Lu}|^\p{Lu}+(s|['’]s)?$/u.test(word),
    );
