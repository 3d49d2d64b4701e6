import type { PageFacts } from "#app/page-facts.ts";

/** How long a page with a missing part is cached, in seconds. */
export const degradedLifetime = 5;

/** How long a shared cache may keep a page without asking, in seconds; a purge shortens it (docs/operations.md). */
const sharedLifetime = 60;

/** How long a CDN may show a page while it fetches the next one, or while the site is down. */
const staleLifetime = 86_400;

/**
 * Caching between the site and the visitor. Browsers revalidate each time; the answer is mostly 304 without a body.
 * `public` would say nothing more: `s-maxage` allows shared caches to store an answer in any case.
 * `CDN-Cache-Control` addresses delivery networks alone: browsers know `stale-while-revalidate` too, and would show
 * their own visitor an old page.
 *
 * @see https://httpwg.org/specs/rfc9111.html#cache-response-directive.s-maxage
 * @see https://httpwg.org/specs/rfc9213.html
 */
const cachingFor = (seconds: number, behindProxy: boolean): Record<string, string> => ({
  "cache-control": `max-age=0, s-maxage=${seconds}, must-revalidate`,
  ...(behindProxy && {
    "cdn-cache-control": `public, max-age=${seconds}, stale-while-revalidate=${staleLifetime}, stale-if-error=${staleLifetime}`,
  }),
});

/**
 * @param behindProxy whether a proxy is in front of the site: without one there is no delivery network to
 * address.
 */
export const cachingHeaders = (behindProxy: boolean) => ({
  shared: cachingFor(sharedLifetime, behindProxy),
  degraded: cachingFor(degradedLifetime, behindProxy),
  never: { "cache-control": "no-store" },
});

/**
 * Says which query parameters change a page: no other, such as a campaign's mark, makes another page of it. The service
 * worker finds its copies by this (app/service-worker/worker.ts).
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpbis-no-vary-search/
 */
export function searchHeaders({
  parameters,
  freeParameters,
}: Pick<PageFacts, "parameters" | "freeParameters">): Record<string, string> {
  const read = [...parameters, ...freeParameters].map((name) => `"${name}"`).join(" ");
  return { "no-vary-search": read === "" ? "params" : `params, except=(${read})` };
}

/** For answers that are made for an editor alone. */
export const previewHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
  // A window opened by the Studio reports which page it shows.
  "cross-origin-opener-policy": "unsafe-none",
};
