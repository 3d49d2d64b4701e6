/** Words and rules on the sheet of a specimen, as it is drawn small: what is printed where. */

/** Of a typeface and size in `SpecimenSheet`. */
export type PrintKind = "head" | "strong" | "text" | "code" | "label" | "mark" | "sum";

export type Print = { kind: PrintKind; x: number; y: number; words: string; end?: boolean };

/** Between two lines of running text. */
export const leading = 9.5;

/** The left edge of what is printed, and the right one. */
export const edges = { left: 25, right: 176 } as const;

/** Breaks a text into lines of at most so many characters; a longer word has a line to itself. */
function greedy(words: readonly string[], longest: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= longest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same in as few lines, of lengths as even as they can be, so that no word is left over for the last one. */
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

/** The same, ending at the right edge or where it is told. */
export const printEnd = (
  kind: PrintKind,
  y: number,
  words: string,
  x: number = edges.right,
): Print => ({ kind, x, y, words, end: true });

/** Running text from this line down. */
export const paragraph = (
  y: number,
  words: string,
  { x = edges.left, longest = 44 }: { x?: number; longest?: number } = {},
): Print[] =>
  linesOf(words, longest).map((line, index) => print("text", y + index * leading, line, x));
