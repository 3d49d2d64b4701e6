import { runtimeSelector } from "./ids.ts";

/** The `<meta>` of a document with the address of the page’s script, and of the whole site’s rules. */
export const runtimeMeta = (page: Document) => page.querySelector<HTMLMetaElement>(runtimeSelector);
