/**
 * Words of single fields, in exactly the form in which the operator `match` compares them, so that an index of them
 * gives definite answers: texts are split and words compared as in groq-js.
 */

/**
 * Removes the dots before and after a word. groq-js does so by `/(\b\.+|\.+\b)/g`, whose time grows with the square of
 * the length of a row of dots. Without a pattern, because V8 keeps a place to go back to for each repetition: a row of
 * some millions of dots overflows that stack now and then.
 */
function withoutEdges(text: string): string {
  let kept = "";
  let from = 0;
  let end = 0;
  for (let at = text.indexOf("."); at !== -1; at = text.indexOf(".", end)) {
    end = at + 1;
    while (text[end] === ".") end += 1;
    if (!isWordCharacter(text[at - 1]) && !isWordCharacter(text[end])) continue;
    kept += text.slice(from, at);
    from = end;
  }
  return kept + text.slice(from);
}
const isWordCharacter = (character = ""): boolean => /^\w$/.test(character);

const separatedPatterns = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;

/** Longer words are indexed by their first characters. */
export const longestToken = 200;

/** The beginning of each word, as long as it is indexed: see `withoutEdges`. */
const beginnings =
  /(?<![^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]{1,200}/g;

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
  (withoutEdges(text).match(beginnings) ?? []).map(folded);

/** Returns the words of a pattern as written, with their asterisks. */
export const patternWords = (pattern: string): string[] =>
  withoutEdges(pattern).match(separatedPatterns) ?? [];
