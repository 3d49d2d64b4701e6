import { data, type RouterContextProvider } from "react-router";
import type { Found } from "./engine.ts";
import { isFile, nearest } from "./nearest.ts";
import { recentIndex } from "./site-index.server.ts";

/**
 * What the “not found” page shows beside its text. It contains nothing of the address, so that many addresses share
 * one page, which is rendered once.
 */
export type NotFoundData = { nearest: Found[] };

/** Returns a 404 response, for a loader to throw, with the pages that the address may have been meant for. */
export async function notFound(context: Readonly<RouterContextProvider>, request: Request) {
  const { pathname } = new URL(request.url);
  const found = isFile(pathname) ? [] : nearest(await recentIndex(context), pathname);
  return data<NotFoundData>({ nearest: found }, { status: 404 });
}
