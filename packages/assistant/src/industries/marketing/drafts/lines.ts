/** Lists in a conversation's state, which can hold only strings and numbers. */
export const linesOf = (value: string | number | undefined): string[] =>
  value === undefined || value === "" ? [] : String(value).split("\n");
export const withLine = (value: string | number | undefined, line: string): string =>
  [...linesOf(value), line.replace(/\n/g, " ")].join("\n");
