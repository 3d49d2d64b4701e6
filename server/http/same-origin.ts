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
  if (origin === null) return site !== "cross-site";
  // Browsers send “null” from a sandbox and from pages with the no-referrer policy.
  if (origin === "null") return site === "same-origin";
  // The last condition allows the host that the browser called, such as a staging name of the same server.
  return (
    origin === publicOrigin ||
    (publicOrigin === undefined && site === "same-origin") ||
    (URL.canParse(origin) && new URL(origin).host === headers.get("host"))
  );
}
