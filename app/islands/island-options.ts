export type IslandOptions = {
  /**
   * When the island's code runs. `near`: within 300 px of the window, or at the first sign that somebody wants it.
   * `intent`: at that sign only. Its file is fetched at idle either way.
   */
  when?: "near" | "intent";
  /**
   * Where the rules are for what it shows later. `page`: in the document, with all others. `site`: in the sheet of the whole
   * site, which is fetched with its code: for an island that may show much that the server does not.
   */
  rules?: "page" | "site";
};
