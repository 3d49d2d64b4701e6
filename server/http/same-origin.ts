/**
 * Whether a request that changes something comes from our own pages, so that no other site posts in a visitor's name.
 * Tools such as curl, which send neither header, may.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 *
 * @param publicOrigin origin that visitors see; undefined when none is set: then it is the one that the browser called, by its own
 *   word where something between us changes the host.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string | undefined): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === null) return site !== "cross-site";
  // Browsers hide the origin in a sandbox, and on pages that send no referrer.
  if (origin === "null") return site === "same-origin";
  // The second is the address that the browser itself called, such as a staging name of the same server.
  return (
    origin === publicOrigin ||
    (publicOrigin === undefined && site === "same-origin") ||
    (URL.canParse(origin) && new URL(origin).host === headers.get("host"))
  );
}
