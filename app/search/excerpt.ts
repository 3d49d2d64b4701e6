/** About a line and a half: enough to choose by, and short enough to be sent for every page. */
const length = 110;

/** The beginning of a text, cut between two words. */
export const excerptOf = (text: string): string =>
  text.length <= length ? text : `${text.slice(0, length + 1).replace(/[\s,.;:–]*\s\S*$/, "")}…`;
