/**
 * A list of words and phrases as one choice of a pattern. Commas and line ends separate them; where two fit, the earlier
 * is taken. `(a|b)` is one of several, as in the training phrases; `'` an apostrophe of any kind, or none; `${list}`
 * another list. All else means what it means in a regular expression.
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

/** Stands for a list while commas are looked for: lists hold commas of their own. */
const insertion = (index: number): string => `\uE000${index}\uE000`;
const inserted = /\uE000(\d+)\uE000/g;

const asPattern = (phrase: string): string =>
  phrase.replace(/(?<!\\)\((?!\?)/g, "(?:").replaceAll("'", ".?");

/** Finds a list's words anywhere in a text, as whole words; capitals are as good as small letters. */
export const anywhere = (list: string): RegExp => new RegExp(`\\b${list}\\b`, "i");

/** Fits a text that is nothing but the pattern. */
export const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, "i");
