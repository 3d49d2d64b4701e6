import type { EditorsView } from "#app/ports.server.ts";

/**
 * Most names in a perspective: releases, `drafts` and `published`, the first over the others; no Studio sends nearly
 * as many.
 */
const list = /^[A-Za-z][\w-]{0,127}(,[A-Za-z][\w-]{0,127}){0,19}$/;

/**
 * Parses a perspective as the Studio's Presentation tool writes it into an address: one name, or several separated by
 * commas. https://www.sanity.io/docs/content-lake/perspectives
 *
 * @returns undefined for anything else. `raw` is not allowed: it would show a draft beside the published document.
 */
export function perspectiveOf(text: string | null): EditorsView["perspective"] | undefined {
  if (text === null || !list.test(text) || text === "raw") return undefined;
  if (text === "drafts" || text === "published") return text;
  return text === "previewDrafts" ? "drafts" : text.split(",");
}
