import { createContext, type RouterContextProvider } from "react-router";

/**
 * A page that is whole without some part is shown without it while the part's source is down. Such a degraded page is
 * cached for seconds only, here or in a cache between us and the visitor.
 */

/** One for each request. */
export const degradedContext = createContext<{ degraded: boolean }>();

/** What `read` brings, or `fallback` when it fails: the page is then degraded. */
export async function withFallback<Value>(
  context: Readonly<RouterContextProvider>,
  read: () => Promise<Value>,
  fallback: Value,
): Promise<Value> {
  try {
    return await read();
  } catch {
    context.get(degradedContext).degraded = true;
    return fallback;
  }
}

/** Shared caches, ours too, keep a degraded page for five seconds. https://httpwg.org/specs/rfc9111.html#cache-response-directive.s-maxage */
const briefly = "public, max-age=0, s-maxage=5, must-revalidate";

/** Marks the answer to a request in whose course something was lacking. */
export function markDegraded(headers: Headers, context: Readonly<RouterContextProvider>): void {
  if (context.get(degradedContext).degraded) headers.set("cache-control", briefly);
}
