/**
 * Words of single fields, in the very form in which the operator `match` compares them, so that an index of them answers
 * it for certain: how texts are split, and how words are compared, is as in groq-js.
 */

const edges = /(\b\.+|\.+\b)/g;
const separated = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const separatedPatterns = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;

/** Longer words are indexed by their beginning. */
export const longestToken = 200;

/** Letters as regular expressions compare them that do not tell large from small. */
export function folded(token: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (/^[\u0000-\u007f]*$/.test(token)) return token.toUpperCase();
  let result = "";
  for (let at = 0; at < token.length; at++) {
    const unit = token.charAt(at);
    const upper = unit.toUpperCase();
    const isOther = upper.length !== 1 || (unit > "\u007f" && upper <= "\u007f");
    result += isOther ? unit : upper;
  }
  return result;
}

/** The words of a text as the operator compares them: without difference between large and small letters. */
export const fieldTokens = (text: string): string[] =>
  (text.replace(edges, "").match(separated) ?? []).map((token) =>
    folded(token).slice(0, longestToken),
  );

/** The words of a pattern as they are written, with their stars. */
export const patternWords = (pattern: string): string[] =>
  pattern.replace(edges, "").match(separatedPatterns) ?? [];
