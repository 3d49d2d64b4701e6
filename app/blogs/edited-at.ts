import { z } from "zod";

/**
 * Where in the Studio the values of an object are edited, by their names; the object itself under the empty name.
 * Only previews have it (sources.server.ts).
 */
export const editedAt = z.record(z.string(), z.string()).optional();

type Edited = { editedAt?: z.output<typeof editedAt> };

/**
 * Returns the attribute by which visual editing finds the field that an element shows; visitors’ pages have none.
 * https://www.sanity.io/docs/visual-editing/visual-editing-overlays
 */
export const edits = (of: Edited | null | undefined, name = "") => ({
  "data-sanity": of?.editedAt?.[name],
});
