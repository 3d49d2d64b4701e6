import { readFile } from "node:fs/promises";
import { join } from "node:path";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";

/**
 * Words of ours that no dictionary has, one a line: products, terms of the trade, names. A line is taken as it is
 * written; one in small letters also with a capital.
 */
const ownWords = async () =>
  (await readFile(join(import.meta.dirname, "words.txt"), "utf8")).split("\n").filter(Boolean);

/** A check of single words against British English and the project's own list. */
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
 * The words of a text. Left out are abbreviations in capitals, names with a capital inside, and what stands in
 * addresses or beside figures: the dictionary cannot know them.
 */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\S*(?:@|:\/\/|\/\S*\/|\w\.\w|_)\S*/g, " ")
    .split(/[^\p{Letter}\p{Mark}\p{Number}'’]+/u)
    .map((word) => word.replaceAll(/^['’]+|['’]+$/g, ""))
    .filter(
      (word) => word.length > 2 && !/\p{Number}|\p{Ll}\p{Lu}|^\p{Lu}+(s|['’]s)?$/u.test(word),
    );
