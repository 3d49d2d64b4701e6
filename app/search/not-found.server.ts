import { data, type RouterContextProvider } from "react-router";
import type { Found } from "./engine.ts";
import { nearest, wordsOf } from "./nearest.ts";
import { recentIndex } from "./site-index.server.ts";

/** What the page “not found” shows beside its words. */
export type NotFoundData = { nearest: Found[]; words: string };

/** To be thrown by a loader: the status 404 with the pages that the address may have been meant for. */
export async function notFound(context: Readonly<RouterContextProvider>, request: Request) {
  const { pathname } = new URL(request.url);
  const found = nearest(await recentIndex(context), pathname);
  return data<NotFoundData>({ nearest: found, words: wordsOf(pathname) }, { status: 404 });
}
