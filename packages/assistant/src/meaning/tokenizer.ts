import { normalised } from "@brightkeel/contracts";

/**
 * A SentencePiece unigram vocabulary. The tokenizer splits a text into the most likely sequence of pieces. The model's
 * package ships the vocabulary, but only its own runtime can read it.
 */
export type Vocabulary = readonly (readonly [piece: string, logProbability: number])[];

/** The first ids are control tokens, which never stand for text. */
const reserved = 6;
/** Id for characters that no piece covers. */
const unknown = 0;
/** Stands for a space. */
const separator = "▁";

export function createTokenizer(vocabulary: Vocabulary): (text: string) => number[] {
  const ids = new Map(
    vocabulary.slice(reserved).map(([piece], index) => [piece, index + reserved]),
  );
  const longest = Math.max(...[...ids.keys()].map((piece) => [...piece].length));
  return (text) => {
    const written = normalised(text, "NFKC");
    if (written === "") return [];
    const letters = [...`${separator}${written.replaceAll(" ", separator)}`];
    /** By end position: the most likely piece that ends there, and the log probability up to it. */
    const ends: { id: number; start: number; sum: number }[] = [{ id: unknown, start: 0, sum: 0 }];
    const reach = (end: number, id: number, start: number, sum: number) => {
      const known = ends[end];
      if (known === undefined || sum >= known.sum) ends[end] = { id, start, sum };
    };
    for (let start = 0; start < letters.length; start += 1) {
      const before = ends[start];
      if (before === undefined) continue;
      let piece = "";
      let fits = false;
      for (let end = start + 1; end <= Math.min(letters.length, start + longest); end += 1) {
        piece += letters[end - 1];
        const id = ids.get(piece);
        if (id === undefined) continue;
        fits = true;
        reach(end, id, start, before.sum + (vocabulary[id]?.[1] ?? 0));
      }
      if (!fits) reach(start + 1, unknown, start, before.sum);
    }
    const found: number[] = [];
    for (let end = letters.length; end > 0; ) {
      const { id, start } = ends[end] ?? { id: unknown, start: end - 1 };
      if (!(id === unknown && found.at(-1) === unknown)) found.push(id);
      end = start;
    }
    return found.reverse();
  };
}
