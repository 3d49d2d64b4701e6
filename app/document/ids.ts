/** Ids of the elements that the page’s script looks for. */

/** The `<meta>` with the address of the page’s script. */
export const runtimeId = "runtime";
export const pageStylesId = "page-styles";
export const announcerId = "page-announcer";
/** The head’s `noscript` with the links that are added after the first paint. */
export const laterLinksId = "later-links";
/** Says on it which weight of the display face no text of the content has. */
export const unusedWeightAttribute = "data-unused-weight";
