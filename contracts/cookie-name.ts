/**
 * Returns a cookie's name as it is sent. On https it begins with `__Host-`: browsers take such a cookie only from this very
 * host, so that no other site below the same name can plant one, and with it a session of its own.
 * https://httpwg.org/http-extensions/draft-ietf-httpbis-rfc6265bis.html#name-the-__host-prefix
 *
 * @param secure whether the site is reached by https. The cookie then has to be `Secure`, for the path `/` and for no
 * `Domain`.
 */
export const cookieNameOf = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;
