import type { LanguageData, LanguageId, TranslatedId } from "./language.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A language that the detector recognises, with its vocabulary. */
export type Known = {
  id: TranslatedId;
  data: LanguageData;
  holds(token: Token): boolean;
};

/** Weights of the evidence from each kind of word. */
const weights = { telling: 2, known: 1, shared: 0.25, english: 0.75 } as const;
/** Margin by which another language's score must exceed that of the current language. */
const change = { first: 0.9, usual: 1.7, aside: 2.6 } as const;
/** Messages of at most this many words are greetings at the start of a conversation, and weak evidence later. */
const few = { first: 3, later: 2 } as const;

/** Letters typical of each language. */
const letters: Readonly<Record<TranslatedId, RegExp>> = {
  es: /[ñ¿¡]/i,
  de: /[äöüß]/i,
  fr: /[œùè]|\b(?:l|d|j|qu|n|c)['’]\p{L}/iu,
  pt: /[ãõ]|ção|ções|\p{L}[ln]h[ao]s?(?!\p{L})/iu,
};

/** Strips the apostrophe: the “doesn'” of “doesn't” is an English word. */
const bare = (word: string): string => word.replace(/'$/, "");

/** Creates a function that detects the language of a message, given the language of the conversation so far. */
export function createDetector(
  languages: readonly Known[],
  isEnglish: (word: string) => "telling" | "known" | undefined,
) {
  const telling = new Map(
    languages.map(({ id, data }) => [
      id,
      new Set(
        data.detect.flatMap((word) =>
          tokensOf(word, id).flatMap(({ text, plain }) => [text, plain]),
        ),
      ),
    ]),
  );

  return (
    message: string,
    { before, isFirst, others }: { before: LanguageId; isFirst: boolean; others: number },
  ): LanguageId => {
    const scores = new Map<LanguageId, number>([["en", 0]]);
    for (const { id } of languages) scores.set(id, letters[id].test(message) ? 1 : 0);
    const add = (id: LanguageId, weight: number) => scores.set(id, (scores.get(id) ?? 0) + weight);
    let words = 0;
    const perLanguage = languages.map((one) => ({
      ...one,
      tokens: tokensOf(message, one.id).filter(({ kind }) => kind === "word"),
    }));
    for (const { id, tokens, holds } of perLanguage) {
      words = Math.max(words, tokens.length);
      for (const token of tokens) {
        const english = isEnglish(bare(token.text));
        if (telling.get(id)?.has(token.text))
          add(id, english === "telling" ? weights.shared : weights.telling);
        else if (telling.get(id)?.has(token.plain))
          add(id, english ? weights.shared : weights.telling);
        // Skips single letters: the “t” of “don't” is a word in another language.
        else if (token.text.length > 1 && holds(token))
          add(id, english ? weights.shared : weights.known);
      }
    }
    for (const { text } of perLanguage[0]?.tokens ?? []) {
      const english = isEnglish(bare(text));
      // The training phrases contain some foreign words too; these are no evidence of English.
      const isForeign = [...telling.values()].some((words) => words.has(text));
      if (english === "telling") add("en", weights.telling);
      else if (english && !isForeign) add("en", weights.english);
    }
    const own = scores.get(before) ?? 0;
    const [best] = [...scores].filter(([id]) => id !== before).sort((a, b) => b[1] - a[1]);
    if (!best || words === 0) return before;
    const [id, score] = best;
    const needed =
      isFirst && words <= few.first
        ? change.first
        : !isFirst && words <= few.later
          ? change.aside
          : change.usual;
    // If a third language scores higher than both, it gets its own reply: see the digression.
    return score - own >= needed && score >= others ? id : before;
  };
}
