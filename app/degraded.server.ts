import { createContext, type RouterContextProvider } from "react-router";

/**
 * A page that is whole without some part is shown without it while the part's source is down. Such a makeshift must
 * not be kept for long, here or in a cache between us and the visitor.
 */

/** One for each request. */
export const makeshiftContext = createContext<{ lacking: boolean }>();

/** What `read` brings, or `otherwise` when it fails: the page is then a makeshift. */
export async function readOr<Value>(
  context: Readonly<RouterContextProvider>,
  read: () => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  try {
    return await read();
  } catch {
    context.get(makeshiftContext).lacking = true;
    return otherwise;
  }
}

/** Shared caches, ours too, keep a makeshift for five seconds. https://httpwg.org/specs/rfc9111.html#cache-response-directive.s-maxage */
const briefly = "public, max-age=0, s-maxage=5, must-revalidate";

/** Marks the answer to a request in whose course something was lacking. */
export function markMakeshift(headers: Headers, context: Readonly<RouterContextProvider>): void {
  if (context.get(makeshiftContext).lacking) headers.set("cache-control", briefly);
}
