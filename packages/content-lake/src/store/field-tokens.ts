/**
 * Words of single fields, in exactly the form in which the operator `match` compares them, so that an index of them
 * gives definite answers: texts are split and words compared as in groq-js.
 */

/**
 * Removes the dots before and after a word. groq-js does so by `/(\b\.+|\.+\b)/g`, whose time grows with the square of
 * the length of a row of dots.
 */
const withoutEdges = (text: string): string =>
  text.replace(/\.+/g, (dots, at: number) =>
    isWordCharacter(text[at - 1]) || isWordCharacter(text[at + dots.length]) ? "" : dots,
  );
const isWordCharacter = (character = ""): boolean => /^\w$/.test(character);

const separated = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const separatedPatterns = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;

/** Longer words are indexed by their first characters. */
export const longestToken = 200;

/** Folds case as case-insensitive regular expressions do. */
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

/** Returns the words of a text as `match` compares them: case-insensitively. */
export const fieldTokens = (text: string): string[] =>
  (withoutEdges(text).match(separated) ?? []).map((token) => folded(token).slice(0, longestToken));

/** Returns the words of a pattern as written, with their asterisks. */
export const patternWords = (pattern: string): string[] =>
  withoutEdges(pattern).match(separatedPatterns) ?? [];
