/** Characters that move a cursor, end a line of a log, turn a direction, or hide words from a reader. */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/**
 * Returns a text of a file or post as it may be shown and given to a model: one line, in which a link can't be written,
 * whatever is left of one when others around it were taken out. A reply shows simple Markdown.
 */
export const readable = (text: string): string =>
  text
    .replace(unseen, " ")
    .replace(/\](?=[([])/g, "] ")
    .trim();
