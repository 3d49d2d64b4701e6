/** The text between two streams of a PDF, and the contents of the stream that follows it. */
export type Part = {
  outside: string;
  /** Undefined after the last stream. */
  stream: string | undefined;
};

/** Ten times as many as a CV of ten megabytes has; each stream takes time, however small it is. */
const mostStreams = 50_000;

/**
 * Separates the contents of a PDF's streams from the rest. Compressed bytes contain any three letters by chance: `/JS`
 * turns up once in 16 MB of pictures.
 *
 * @returns undefined if there are more streams than a CV has, or if readers could disagree where one starts.
 */
export function partsOf(text: string): Part[] | undefined {
  const parts: Part[] = [];
  let from = 0;
  for (;;) {
    const found = streamFrom(text, from);
    if (!found) return undefined;
    const end = found.start === -1 ? -1 : text.indexOf("endstream", found.start);
    if (end === -1) break;
    const stream = text.slice(found.start, end);
    if (parts.push({ outside: text.slice(from, found.start), stream }) > mostStreams)
      return undefined;
    from = end;
  }
  parts.push({ outside: text.slice(from), stream: undefined });
  return parts;
}

/**
 * Where the contents of the next stream start, or -1: the keyword follows a dictionary and ends its line. 7.3.8
 *
 * @returns undefined if the keyword follows a dictionary, but does not end its line.
 */
function streamFrom(text: string, from: number): { start: number } | undefined {
  for (let at = text.indexOf("stream", from); at !== -1; at = text.indexOf("stream", at + 6)) {
    if (!endsDictionary(text, at)) continue;
    const lineEnd = /^[ \t]{0,8}\r?\n/.exec(text.slice(at + 6, at + 20));
    return lineEnd ? { start: at + 6 + lineEnd[0].length } : undefined;
  }
  return { start: -1 };
}

/** Whether `>>` comes right before, give or take a little white space. */
function endsDictionary(text: string, at: number): boolean {
  let end = at;
  while (end > at - 8 && /[\s\0]/.test(text[end - 1] ?? "")) end -= 1;
  return text[end - 1] === ">" && text[end - 2] === ">";
}
