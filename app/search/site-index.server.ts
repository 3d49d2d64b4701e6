import type { RouterContextProvider } from "react-router";
import { blogContext, siteContext } from "../ports.server.ts";
import { documentsOf } from "./documents.ts";
import { createIndex, type SearchIndex } from "./engine.ts";
import { sitePages } from "./site-pages.ts";

/** More posts than these are not searched. */
const mostPosts = 1_000;

/** The index over everything, made anew from the content service. Throws when that does not answer. */
export async function makeIndex(context: Readonly<RouterContextProvider>): Promise<SearchIndex> {
  return createIndex(documentsOf(sitePages, await context.get(blogContext).whole(mostPosts)));
}

/** How long an index is taken again for pages that are made for one visitor, in milliseconds. */
const freshFor = 30_000;

const kept = new Map<string, { made: number; index: Promise<SearchIndex> }>();

/**
 * The index for pages that are not kept, search results and “not found”: made at most every half minute, however many
 * ask. While the content service does not answer, what was made last goes on; before the first, the pages alone.
 */
export async function recentIndex(
  context: Readonly<RouterContextProvider>,
  now = Date.now(),
): Promise<SearchIndex> {
  const { origin } = context.get(siteContext);
  const last = kept.get(origin);
  if (last && now - last.made < freshFor) return last.index;
  const index = makeIndex(context).catch(
    () => last?.index ?? createIndex(documentsOf(sitePages, [])),
  );
  kept.set(origin, { made: now, index });
  return index;
}
