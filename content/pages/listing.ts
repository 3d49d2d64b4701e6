/** How a page is found: in the search of the site, in `llms.txt` and on its card. Each page says it with its words. */
export type Listing = {
  /** What the page is called in lists. */
  name: string;
  /** Words under which it is looked for and that stand in neither its title, its heading nor its description. */
  keywords: readonly string[];
};
