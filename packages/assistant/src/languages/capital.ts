/**
 * Small behind a colon, where English may have a capital; a name, which is the same in both, keeps its own.
 */
export const smallBehindColon = (english: string, text: string): string =>
  firstWord(english) === firstWord(text)
    ? text
    : text.replace(/^[¿¡]?\p{Lu}(?=[\p{Ll}\s’])/u, (start) => start.toLowerCase());
const firstWord = (text: string): string => /^\P{P}\S*/u.exec(text)?.[0] ?? "";

/** With a capital at its beginning where the English has one. */
export const capitalLike = (english: string, text: string): string =>
  /^[“(]?\p{Lu}/u.test(english)
    ? text.replace(/^[“„«(¿¡\s]*\p{Ll}/u, (start) => start.toUpperCase())
    : text;
