/** Elements of a document that the page’s script looks for. */

/** A `<meta>` with the address of the page’s script. */
export const runtimeId = "runtime";
export const pageStylesId = "page-styles";
export const spinnerId = "page-spinner";
/** A `<script>` of HTML: what is shown when there is no network. */
export const noConnectionId = "no-connection";
export const announcerId = "page-announcer";
