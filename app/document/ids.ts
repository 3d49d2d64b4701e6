/** Ids of the elements that the page’s script looks for. */

/** The `<meta>` with the address of the page’s script. */
export const runtimeId = "runtime";
export const pageStylesId = "page-styles";
export const announcerId = "page-announcer";
