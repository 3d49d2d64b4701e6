/**
 * Builds a pattern alternation from a list of words and phrases. Commas and line ends separate them; if two match,
 * the earlier is taken. `(a|b)` is a choice, as in the training phrases; `'` an apostrophe of any kind, or none;
 * `${list}` another list. Everything else has its meaning in a regular expression.
 *
 * @example wordList`yes, of course, that's (right|fine)` // (?:yes|of course|that.?s (?:right|fine))
 */
export function wordList(text: TemplateStringsArray, ...lists: readonly string[]): string {
  const phrases = text.raw
    .map((part, index) => (index === 0 ? part : `${insertion(index - 1)}${part}`))
    .join("")
    .trim()
    .split(/,\s+|\s*\n\s*/)
    .map((phrase) => asPattern(phrase).replace(inserted, (_all, index) => lists[index] ?? ""));
  return `(?:${phrases.join("|")})`;
}

/** A placeholder for a nested list while commas are split, as lists contain commas of their own. */
const insertion = (index: number): string => `\uE000${index}\uE000`;
const inserted = /\uE000(\d+)\uE000/g;

const asPattern = (phrase: string): string =>
  phrase.replace(/(?<!\\)\((?!\?)/g, "(?:").replaceAll("'", ".?");

/** Matches a list's words anywhere in a text, as whole words, ignoring case. */
export const anywhere = (list: string): RegExp => new RegExp(`\\b${list}\\b`, "i");

/** Matches a text that consists of nothing but the pattern, ignoring case. */
export const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, "i");
