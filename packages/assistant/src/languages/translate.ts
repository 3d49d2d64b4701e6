import type { IndustryId } from "@brightkeel/contracts";
import { LRUCache } from "lru-cache";
import type { LanguageData } from "./language.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { createNumberWords } from "./number-words.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Translates a language into plain English for the classifier and its rules. */
export type Translator = {
  english(message: string, industry: IndustryId): string;
  /** Whether a word belongs to the language. */
  holds: Lexicon["holds"];
};

/** Minimum length of a word that is checked for typos and compounds. */
const shortestSlip = 5;
const shortestPart = 3;
/** Maximum number of unknown words in a message for which a known one is guessed: more are no typing mistakes. */
const mostGuesses = 24;
/** Maximum number of tokens between a verb and its separated prefix. */
const longestGap = 10;

const edge = (text: string): Token => ({ raw: "", text, plain: text, kind: "mark" });

export function createTranslator(
  data: LanguageData,
  isEnglish: (word: string) => boolean,
): Translator {
  const lexicon = createLexicon(data);
  const asNumbers = createNumberWords(data);
  const guessed = new LRUCache<string, string>({ max: 5_000 });

  /**
   * Translates a word that no pattern contains, as a compound or a misspelling of a known word; otherwise returns it
   * unchanged.
   */
  function unknown({ raw, text, plain }: Token, industry: IndustryId): string {
    if (isEnglish(text) || text.length < shortestSlip) return raw;
    const key = `${industry} ${text}`;
    const known = guessed.get(key);
    if (known !== undefined) return known;
    const found =
      (data.id === "de" ? compound(plain, industry) : undefined) ??
      (/^\p{Lu}/u.test(raw) && data.id !== "de" ? undefined : slip(plain, industry)) ??
      raw;
    guessed.set(key, found);
    return found;
  }

  function compound(word: string, industry: IndustryId): string | undefined {
    for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
      const right = lexicon.word(word.slice(at), industry);
      if (!right) continue;
      const left = word.slice(0, at);
      for (const end of ["", "s", "n", "en", "es", "e"]) {
        if (!left.endsWith(end) || left.length - end.length < shortestPart) continue;
        const first = left.slice(0, left.length - end.length);
        const english = lexicon.word(first, industry) ?? compound(first, industry);
        if (english) return `${english} ${right}`;
      }
    }
    return undefined;
  }

  /**
   * Tries every swapped, extra, missing and wrong letter except the first, which is rarely wrong. Stops as soon as no
   * word starts with the letters before the typo, so that random text is cheap.
   */
  function slip(word: string, industry: IndustryId): string | undefined {
    const ask = (text: string) =>
      lexicon.mayBegin(text) ? lexicon.word(text, industry) : undefined;
    let last = 1;
    while (last < word.length && lexicon.mayBegin(word.slice(0, last + 1))) last += 1;
    for (let at = 0; at <= last && at + 1 < word.length; at += 1) {
      const found = ask(
        word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      );
      if (found) return found;
    }
    for (let at = 1; at <= last && at < word.length; at += 1) {
      const found = ask(word.slice(0, at) + word.slice(at + 1));
      if (found) return found;
    }
    for (let at = 1; at <= last; at += 1) {
      for (const letter of "aeiourstnlcdmphbgvfqzjxyk") {
        const start = word.slice(0, at) + letter;
        if (!lexicon.mayBegin(start)) continue;
        const found =
          ask(start + word.slice(at)) ??
          (at < word.length ? ask(start + word.slice(at + 1)) : undefined);
        if (found) return found;
      }
    }
    return undefined;
  }

  /** Joins a separable verb, as in “Ich reise am 5. an”: replaces the verb with its English and drops the prefix. */
  function closeGaps(tokens: readonly Token[]): Token[] {
    const gone = new Set<number>();
    const changed = new Map<number, string>();
    for (const { first, last, english } of lexicon.gaps) {
      const isFirst = first.endsWith("~")
        ? (word: string) => word.startsWith(first.slice(0, -1)) && word.length <= first.length + 4
        : (word: string) => word === first;
      tokens.forEach((token, at) => {
        if (token.kind !== "word" || changed.has(at) || !isFirst(token.plain)) return;
        const end = tokens.findIndex(
          ({ plain }, index) =>
            index > at &&
            index <= at + longestGap &&
            plain === last &&
            endsClause(tokens[index + 1]),
        );
        const between = tokens.slice(at + 1, end);
        if (end < 0 || between.some(({ kind, text }) => kind === "mark" && /[.?!;]/.test(text)))
          return;
        gone.add(end);
        changed.set(at, english);
      });
    }
    return tokens.flatMap((token, at) => {
      const english = changed.get(at);
      if (gone.has(at)) return [];
      return english === undefined ? [token] : [{ ...token, kind: "value", english } as const];
    });
  }

  return {
    holds: lexicon.holds,
    english(message, industry) {
      const read = tokensOf(message, data.id);
      const tokens = [
        edge("^"),
        ...asNumbers(lexicon.gaps.length > 0 ? closeGaps(read) : read),
        edge("$"),
      ];
      const out: string[] = [];
      let guesses = 0;
      for (let at = 0; at < tokens.length; ) {
        const found = lexicon.longest(tokens, at, industry);
        const token = tokens[at];
        if (found) out.push(found.english);
        else if (token?.kind === "word" && guesses < mostGuesses) {
          guesses += 1;
          out.push(unknown(token, industry));
        } else if (token) out.push(token.english ?? token.raw);
        at += found?.length ?? 1;
      }
      return tidy(out.filter((part) => part !== "").join(" "));
    },
  };
}

const endsClause = (token: Token | undefined): boolean =>
  token === undefined || token.kind === "mark";

const tidy = (text: string): string =>
  text
    .replace(/[¿¡]\s?/g, "")
    .replace(/\s+([,.;:?!)])/g, "$1")
    .replace(/([(])\s+/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
