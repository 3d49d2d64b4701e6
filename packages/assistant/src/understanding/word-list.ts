/**
 * Builds a regular expression alternation from words and phrases, separated by commas or line breaks; earlier ones take
 * precedence. `(a|b)` is a choice, as in the training phrases; `'` any apostrophe or none; `${list}` another list. All
 * other regular expression syntax applies.
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

/** Stands for a nested list while splitting at commas, as nested lists contain commas too. */
const insertion = (index: number): string => `\uE000${index}\uE000`;
const inserted = /\uE000(\d+)\uE000/g;

const asPattern = (phrase: string): string =>
  phrase.replace(/(?<!\\)\((?!\?)/g, "(?:").replaceAll("'", ".?");

/** Matches any entry of the list as whole words anywhere in a text, ignoring case. */
export const anywhere = (list: string): RegExp => new RegExp(`\\b${list}\\b`, "i");

/** Matches a text that consists only of the pattern, ignoring case. */
export const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, "i");
