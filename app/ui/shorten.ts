/** Returns the beginning of a text, cut between two words to at most `length` characters. */
export const shorten = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length)
        .replace(/\s+\S*$|\S$/, "")
        .replace(/(?<![\s,.;:–])[\s,.;:–]+$/, "")}…`;
