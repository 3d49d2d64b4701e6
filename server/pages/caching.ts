/** How long a page that lacks some part is cached, in seconds. */
export const degradedLifetime = 5;

/** How long a shared cache may keep a page without asking, in seconds; a purge makes it shorter (docs/operations.md). */
const sharedLifetime = 60;

/** How long a content delivery network may show a page while it asks for the next one, or while we are down. */
const staleLifetime = 86_400;

/**
 * Caching by whoever stands between us and the visitor. Browsers ask each time whether a page changed; the answer is
 * mostly “no”, without a body. `CDN-Cache-Control` is for delivery networks alone: browsers know
 * `stale-while-revalidate` too, and would show their own visitor an old page.
 *
 * @see https://httpwg.org/specs/rfc9111.html#cache-response-directive.s-maxage
 * @see https://httpwg.org/specs/rfc9213.html
 */
const cachingFor = (seconds: number, behindProxy: boolean): Record<string, string> => ({
  "cache-control": `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
  ...(behindProxy && {
    "cdn-cache-control": `public, max-age=${seconds}, stale-while-revalidate=${staleLifetime}, stale-if-error=${staleLifetime}`,
  }),
});

/** @param behindProxy whether any stands in front of us: without one there is no delivery network to tell. */
export const cachingHeaders = (behindProxy: boolean) => ({
  shared: cachingFor(sharedLifetime, behindProxy),
  degraded: cachingFor(degradedLifetime, behindProxy),
  never: { "cache-control": "no-store" },
});

/** Of what is made for an editor alone. */
export const previewHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
  // A window that the Studio opens tells it which page it shows.
  "cross-origin-opener-policy": "unsafe-none",
};
