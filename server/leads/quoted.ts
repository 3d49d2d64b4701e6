import { withoutLinks } from "./links.ts";

/** What a link is turned into. */
const link = "[link]";

/** What somebody typed, for a mail to others: in bounds, without links and unseen characters, in one line. */
export function quoted(text: string, most: number): string {
  const line = withoutLinks(seen(text).replace(/\s+/g, " ").trim(), link);
  return line.length > most ? `${line.slice(0, most).toWellFormed()}…` : line;
}

/** The same with its own lines. `isWhole` says whether it fits. */
export function quotedText(text: string, most: number): { text: string; isWhole: boolean } {
  const all = withoutLinks(seen(text), link);
  const shown = all.slice(0, most).toWellFormed();
  return { text: shown, isWhole: shown.length >= all.length };
}

/** Without characters that are not seen, or turn the order of others. */
const seen = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, "");
