import type { TranslatedId } from "./language.ts";

/**
 * French sets its marks off with spaces that do not break: narrow ones before “;”, “!” and “?”, wide ones before “:” and
 * within « ». Its files are written with common spaces, since the others cannot be seen.
 */
export const typeset = (id: TranslatedId, text: string): string =>
  id === "fr"
    ? text.replace(/ (?=[;!?])/g, "\u202f").replace(/ (?=[:»])|(?<=«) /g, "\u00a0")
    : text;

/** A mark behind a part of a sentence, as a language sets it. */
export const marked = (id: TranslatedId, text: string, mark: string): string =>
  typeset(id, `${text}${/^[:;!?]/.test(mark) && id === "fr" ? " " : ""}${mark}`);
