/** Positions the words and rules of a specimen's thumbnail. */

/** Kind of text, which sets its font and size in `SpecimenSheet`. */
export type PrintKind = "head" | "strong" | "text" | "code" | "label" | "mark" | "sum";

export type Print = { kind: PrintKind; x: number; y: number; words: string; end?: boolean };

/** Line spacing of running text. */
export const leading = 9.5;

/** Left and right edge of the print area. */
export const edges = { left: 25, right: 176 } as const;

/** Breaks words into lines of at most `longest` characters; a longer word has its own line. */
function greedy(words: readonly string[], longest: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= longest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines, of lengths as even as possible, so that the last line is not a single word. */
export function linesOf(text: string, longest: number): string[] {
  const words = text.split(/\s+/);
  let lines = greedy(words, longest);
  for (let length = longest - 1; length > 0; length--) {
    const narrower = greedy(words, length);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Returns the first sentences of a text that have at most `longest` characters together, and at least one. */
export function wholeSentences(text: string, longest: number): string {
  const [first = "", ...others] = text.split(/(?<=\.) /);
  let kept = first;
  for (const sentence of others) {
    const longer = `${kept} ${sentence}`;
    if (longer.length > longest) break;
    kept = longer;
  }
  return kept;
}

export const print = (
  kind: PrintKind,
  y: number,
  words: string,
  x: number = edges.left,
): Print => ({
  kind,
  x,
  y,
  words,
});

/** Places words so that they end at `x`, by default the right edge. */
export const printEnd = (
  kind: PrintKind,
  y: number,
  words: string,
  x: number = edges.right,
): Print => ({ kind, x, y, words, end: true });

/** Places running text from `y` downwards. */
export const paragraph = (
  y: number,
  words: string,
  { x = edges.left, longest = 44 }: { x?: number; longest?: number } = {},
): Print[] =>
  linesOf(words, longest).map((line, index) => print("text", y + index * leading, line, x));
