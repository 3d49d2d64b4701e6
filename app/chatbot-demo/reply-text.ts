/**
 * Returns the text of a bot message as the visitor sees it: a leading “User:” and then a leading “Bot:” are removed,
 * in any case, and the rest is trimmed (docs/specification.md 5.3).
 */
export const replyText = (content: string): string =>
  content
    .trim()
    .replace(/^user:\s*/i, "")
    .replace(/^bot:\s*/i, "")
    .trim();
