/** Elements of a document that a change of page uses. */
/** A `<meta>` with the address of the page’s script. */
export const runtimeId = "runtime";
export const pageStylesId = "page-styles";
export const spinnerId = "page-spinner";
export const announcerId = "page-announcer";
