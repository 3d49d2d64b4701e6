import type { EditorsView } from "#app/ports.server.ts";

/** Names of releases, `drafts` and `published`, the first over the others; no Studio sends nearly as many. */
const list = /^[A-Za-z][\w-]{0,127}(,[A-Za-z][\w-]{0,127}){0,19}$/;

/**
 * A perspective as the Studio's Presentation tool writes it into an address: one name, or several with commas.
 * https://www.sanity.io/docs/content-lake/perspectives
 *
 * @returns nothing for what is none. `raw` is none here: it would show a draft beside what is published.
 */
export function perspectiveOf(text: string | null): EditorsView["perspective"] | undefined {
  if (text === null || !list.test(text) || text === "raw") return undefined;
  if (text === "drafts" || text === "published") return text;
  return text === "previewDrafts" ? "drafts" : text.split(",");
}
