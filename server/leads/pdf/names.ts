/** The source of a pattern for a PDF name, each letter written plainly or by its number, as in `J#53`. 7.3.5 */
export const inNames = (name: string): string =>
  [...name]
    .map((letter) => {
      const digits = [...letter.charCodeAt(0).toString(16)]
        .map((digit) => (/\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`))
        .join("");
      return `(?:${letter}|#${digits})`;
    })
    .join("");
