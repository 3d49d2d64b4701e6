import { withoutLinks } from "./links.ts";

/** Replaces each link. */
const link = "[link]";

/** Text from a visitor, for a mail to others: shortened to one line, without links and invisible characters. */
export function quoted(text: string, most: number): string {
  const line = withoutLinks(seen(text).replace(/\s+/g, " ").trim(), link);
  return line.length > most ? `${line.slice(0, most).toWellFormed()}…` : line;
}

/** The same with its own lines. `isWhole` tells whether it fits. */
export function quotedText(text: string, most: number): { text: string; isWhole: boolean } {
  const all = withoutLinks(seen(text), link);
  const shown = all.slice(0, most).toWellFormed();
  return { text: shown, isWhole: shown.length >= all.length };
}

/** Removes characters that are invisible or change the direction of text. */
const seen = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "");
