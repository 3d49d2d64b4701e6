/** The beginning of a text, at most `length` characters and cut between two words. */
export const shorten = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length)
        .replace(/\s+\S*$|\S$/, "")
        .replace(/(?<![\s,.;:–])[\s,.;:–]+$/, "")}…`;
