export type IslandOptions = {
  /**
   * When the island's code runs. `near`: within 300 px of the window, or when the visitor first interacts with it.
   * `intent`: only when the visitor first interacts with it. Its file is fetched at idle either way.
   */
  when?: "near" | "intent";
  /**
   * Where the rules are for what the island shows later. `page`: inlined in the document with all others. `site`: in
   * the whole site's sheet, fetched with the island's code, for an island that may show much that the server does not
   * render, or that is on a page with such an island.
   */
  rules?: "page" | "site";
};
