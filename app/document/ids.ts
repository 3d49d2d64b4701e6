/** Ids of the elements that the page’s script looks for. */

/** The name of the `<meta>` with the address of the page’s script, and a selector of that element. */
export const runtimeName = "runtime";
export const runtimeSelector = `[name=${runtimeName}]`;
export const pageStylesId = "page-styles";
export const announcerId = "page-announcer";
/** The head’s `noscript` with the links that are added after the first paint. */
export const laterLinksId = "later-links";
/** Says on it which weight of the display face no text of the content has. */
export const unusedWeightAttribute = "data-unused-weight";
