/**
 * What the server and the lists of pages have to know of a route beside its words. It stands in the route's own file,
 * as `export const handle = pageFacts({ … })`, and nowhere else: the cache keys, the pages made at the start, the
 * sitemap, the redirects to small letters and the previews follow from it (docs/decisions/0017).
 */
export type PageFacts = {
  /** Query parameters by which the page differs; all others (campaign marks, say) show the same page. */
  parameters: readonly string[];
  /** Query parameters that take any text: with one of them the page is made for whoever asks, and not cached. */
  freeParameters: readonly string[];
  /** Whether the page is made for each visitor, as one with a form is, whose token is theirs: no cache may hold it. */
  perVisitor: boolean;
  /** Whether the page, or each one of its list, is made right after the start, so that nobody waits for it: the most visited first. */
  prewarm: "first" | "later" | false;
  /**
   * The addresses in the sitemap; `true` is the route's own. A list holds all that the route has: any other leads
   * nowhere. The blog lists its posts and their pages by itself.
   */
  sitemap: boolean | readonly string[];
  /** Whether capitals in the address matter, as in a title or an id: elsewhere they lead to the small letters. */
  keepsCapitals: boolean;
  /** Whether an editor's preview shows drafts on the page. */
  showsDrafts: boolean;
};

const defaults: PageFacts = {
  parameters: [],
  freeParameters: [],
  perVisitor: false,
  prewarm: false,
  sitemap: false,
  keepsCapitals: false,
  showsDrafts: false,
};

export type PageHandle = { facts: PageFacts };

/** The `handle` of a route. What is not named is as it is for most: one page, cached until the content changes. */
export const pageFacts = (facts: Partial<PageFacts> = {}): PageHandle => ({
  facts: { ...defaults, ...facts },
});
