import { createContext, type RouterContextProvider } from "react-router";

/**
 * Shows a page without an optional part while the part's source is down. Such a degraded page is cached for seconds
 * only, here or in any cache on the way to the visitor.
 */

/** One instance per request. */
export const degradedContext = createContext<{ degraded: boolean }>();

/** Returns the result of `read`, or `fallback` if it fails, and then marks the page as degraded. */
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

/** Returns whether a part was missing during a request. */
export const isDegraded = (context: Readonly<RouterContextProvider>): boolean =>
  context.get(degradedContext).degraded;
