/**
 * Facts about a route that the server and the lists of pages need, apart from its content. They are declared only in
 * the route's own file, as `export const handle = pageFacts({ … })`. The cache keys, prewarmed pages, the sitemap,
 * redirects to lower case and previews are derived from them (docs/decisions/0017).
 */
export type PageFacts = {
  /** Query parameters that change the page; all others, such as campaign marks, are ignored. */
  parameters: readonly string[];
  /** Query parameters that take any text: a page with one of them is rendered for each request and not cached. */
  freeParameters: readonly string[];
  /**
   * Whether the page is rendered for each visitor, such as one with a form, whose token is the visitor's own. No
   * cache may store it.
   */
  perVisitor: boolean;
  /**
   * Whether the page, or each one of its list, is rendered right after the start, so that no one waits for it;
   * `first` is for the most visited.
   */
  prewarm: "first" | "later" | false;
  /**
   * Addresses in the sitemap; `true` is the route's own. A list is complete: any other address of the route is “not
   * found”. The blog lists its posts and their pages itself.
   */
  sitemap: boolean | readonly string[];
  /** Whether upper case in the address matters, as in a title or an id; elsewhere it redirects to lower case. */
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

/** Returns the `handle` of a route. The defaults fit most routes: one page, cached until the content changes. */
export const pageFacts = (facts: Partial<PageFacts> = {}): PageHandle => ({
  facts: { ...defaults, ...facts },
});
