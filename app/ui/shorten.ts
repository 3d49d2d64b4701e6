/** Returns the beginning of a text, cut between two words to at most `length` characters. */
export const shorten = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length)
        .replace(/\s+\S*$|\S$/, "")
        .replace(/(?<![\s,.;:–])[\s,.;:–]+$/, "")}…`;

/** Share of the length that whole sentences or phrases must fill: less would say too little. */
const worthShowing = 0.4;

/**
 * Returns the beginning of a text in at most `length` characters that ends where a reader pauses: after whole sentences,
 * or else after a phrase, with an ellipsis. Only a text without either is cut between two words.
 */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length + 1);
  const lastEnd = (pauses: RegExp) => [...start.matchAll(pauses)].at(-1)?.index ?? 0;
  const sentences = lastEnd(/(?<=[.?!]) /g);
  if (sentences >= length * worthShowing) return start.slice(0, sentences);
  const phrases = lastEnd(/[,;:] | – /g);
  return phrases >= length * worthShowing ? `${start.slice(0, phrases)} …` : shorten(text, length);
}
