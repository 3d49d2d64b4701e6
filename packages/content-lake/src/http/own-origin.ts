/** Names of this machine, to which no way leads on which someone could write. */
const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether an `Origin` header names the host that was called.
 *
 * @param secure whether the service's public address is https: pages that came by http could have been written by anyone
 * on the way, and are foreign then.
 */
export function isOwnOrigin(origin: string, host: string | undefined, secure: boolean): boolean {
  const url = URL.parse(origin);
  if (url === null || url.host !== host) return false;
  return !secure || url.protocol === "https:" || loopbackName.test(url.hostname);
}
