import { isLoopbackName } from "@brightkeel/contracts";

/**
 * Whether a request that changes something comes from our own pages, so that no other site posts in a visitor's name.
 * Tools such as curl, which send neither header, are allowed.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 *
 * @param publicOrigin the origin that visitors see. If undefined, the origin that the browser called counts, by its
 * `Sec-Fetch-Site` header where a proxy changes the host.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string | undefined): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  // “none” is the visitor's own doing, such as a reload. Pages of a sibling name are foreign too.
  if (origin === null) return site === null || site === "same-origin" || site === "none";
  // Browsers send “null” from a sandbox and from pages with the no-referrer policy.
  if (origin === "null") return site === "same-origin";
  // The last condition allows the host that the browser called, such as a staging name of the same server.
  return (
    origin === publicOrigin ||
    (publicOrigin === undefined && site === "same-origin") ||
    isCalled(origin, headers.get("host"), publicOrigin)
  );
}

/** Whether an origin is the host that was called, and as secure as the site: plain http can be modified on the way. */
function isCalled(origin: string, host: string | null, publicOrigin: string | undefined): boolean {
  const url = URL.parse(origin);
  return (
    url?.origin === origin &&
    url.host === host &&
    (url.protocol === "https:" ||
      isLoopbackName(url.hostname) ||
      !publicOrigin?.startsWith("https:"))
  );
}
