import { join } from "node:path";

/** Where what was calculated from the sources is kept, under names that follow from them. May be deleted at any time. */
export const cacheFolder = join(import.meta.dirname, "..", "node_modules", ".cache", "assistant");
