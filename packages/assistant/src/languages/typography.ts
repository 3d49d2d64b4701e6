import type { TranslatedId } from "./language.ts";

/**
 * Inserts the no-break spaces of French: narrow ones before “;”, “!” and “?”, wide ones before “:” and inside « ». The
 * translation files contain ordinary spaces, as no-break spaces are invisible in an editor.
 */
export const typeset = (id: TranslatedId, text: string): string =>
  id === "fr"
    ? text.replace(/ (?=[;!?])/g, "\u202f").replace(/ (?=[:»])|(?<=«) /g, "\u00a0")
    : text;

/** Appends a punctuation mark to part of a sentence, with the spacing of the language. */
export const marked = (id: TranslatedId, text: string, mark: string): string =>
  typeset(id, `${text}${/^[:;!?]/.test(mark) && id === "fr" ? " " : ""}${mark}`);
