import { z } from "zod";

/**
 * Where in the Studio the values of an object are edited, by their names; under the empty name, the object itself. Only
 * previews have it (sources.server.ts).
 */
export const editedAt = z.record(z.string(), z.string()).optional();

type Edited = { editedAt?: z.output<typeof editedAt> };

/**
 * The attribute by which visual editing finds the field that an element shows; visitors’ pages have none.
 * https://www.sanity.io/docs/visual-editing/visual-editing-overlays
 */
export const edits = (of: Edited | null | undefined, name = "") => ({
  "data-sanity": of?.editedAt?.[name],
});
