/** With a capital at its beginning where the English has one. */
export const capitalLike = (english: string, text: string): string =>
  /^[“(]?\p{Lu}/u.test(english)
    ? text.replace(/^[“„«(¿¡\s]*\p{Ll}/u, (start) => start.toUpperCase())
    : text;
