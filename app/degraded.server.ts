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

/** Whether something was lacking in the course of a request. */
export const isDegraded = (context: Readonly<RouterContextProvider>): boolean =>
  context.get(degradedContext).degraded;
