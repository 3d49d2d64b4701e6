import { data, type RouterContextProvider } from "react-router";
import type { Found } from "./engine.ts";
import { isFile, nearest } from "./nearest.ts";
import { recentIndex } from "./site-index.server.ts";

/**
 * What the page “not found” shows beside its words. Nothing of the address itself: so the page is the same for many of
 * them, and is rendered once.
 */
export type NotFoundData = { nearest: Found[] };

/** To be thrown by a loader: the status 404 with the pages that the address may have been meant for. */
export async function notFound(context: Readonly<RouterContextProvider>, request: Request) {
  const { pathname } = new URL(request.url);
  const found = isFile(pathname) ? [] : nearest(await recentIndex(context), pathname);
  return data<NotFoundData>({ nearest: found }, { status: 404 });
}
