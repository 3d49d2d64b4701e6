/** How a page is listed: in the site's search, in `llms.txt` and on its card. Each page's texts include it. */
export type Listing = {
  /** The name of the page in lists. */
  name: string;
  /** Search terms that appear in neither the title, the heading nor the description. */
  keywords: readonly string[];
};
