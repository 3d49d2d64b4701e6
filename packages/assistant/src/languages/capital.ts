/**
 * Lower-cases the first letter of a text after a colon, where English may capitalise it. A first word that is the same
 * in both languages, such as a name, keeps its capital.
 */
export const smallBehindColon = (english: string, text: string): string =>
  firstWord(english) === firstWord(text)
    ? text
    : text.replace(/^[¿¡]?\p{Lu}(?=[\p{Ll}\s’])/u, (start) => start.toLowerCase());
const firstWord = (text: string): string => /^\P{P}\S*/u.exec(text)?.[0] ?? "";

/** Capitalises the text if the English begins with a capital. */
export const capitalLike = (english: string, text: string): string =>
  /^[“(]?\p{Lu}/u.test(english)
    ? text.replace(/^[“„«(¿¡\s]*\p{Ll}/u, (start) => start.toUpperCase())
    : text;
