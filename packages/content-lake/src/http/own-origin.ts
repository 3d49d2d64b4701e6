import { isLoopbackName } from "@brightkeel/contracts";

/**
 * Whether an `Origin` header names the host that was called.
 *
 * @param secure whether the service's public address is https: pages that came by http could have been written by anyone
 * on the way, and are foreign then.
 */
export function isOwnOrigin(origin: string, host: string | undefined, secure: boolean): boolean {
  const url = URL.parse(origin);
  if (url === null || url.host !== host) return false;
  return !secure || url.protocol === "https:" || isLoopbackName(url.hostname);
}
