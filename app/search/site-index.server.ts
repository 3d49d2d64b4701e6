import type { RouterContextProvider } from "react-router";
import { blogContext, siteContext } from "../ports.server.ts";
import { documentsOf } from "./documents.ts";
import { createIndex, type SearchIndex } from "./engine.ts";
import { sitePages } from "./site-pages.ts";

/** More posts than these are not searched. */
const mostPosts = 1_000;

/** So many posts have their texts searched in the dialog, too: each is about a kilobyte that the browser loads. */
const postsForBrowser = 40;

/** Everything that the dialog searches, read from the content service. Throws when that does not answer. */
export async function makeDocuments(context: Readonly<RouterContextProvider>) {
  const posts = await context.get(blogContext).whole(mostPosts);
  cacheIndex(context, Promise.resolve(createIndex(documentsOf(sitePages, posts))));
  return documentsOf(sitePages, posts, { wholePosts: postsForBrowser });
}

/** After this long the index is made anew behind the back of whoever asks, in milliseconds. */
const freshFor = 30_000;

/** The last index of each site, by its origin. */
const cachedIndexes = new Map<string, { made: number; index: Promise<SearchIndex> }>();

const cacheIndex = (context: Readonly<RouterContextProvider>, index: Promise<SearchIndex>) =>
  cachedIndexes.set(context.get(siteContext).origin, { made: Date.now(), index });

/**
 * The index for pages that are not cached, search results and “not found”. Nobody but the first waits for it: whenever
 * the content changes, the dialog's documents are made anew, and this with them. While the content service does not
 * answer, what was made last goes on; before the first, the pages alone.
 */
export async function recentIndex(context: Readonly<RouterContextProvider>): Promise<SearchIndex> {
  const last = cachedIndexes.get(context.get(siteContext).origin);
  if (last && Date.now() - last.made < freshFor) return last.index;
  const index = context
    .get(blogContext)
    .whole(mostPosts)
    .then((posts) => createIndex(documentsOf(sitePages, posts)))
    .catch(() => last?.index ?? createIndex(documentsOf(sitePages, [])));
  if (last === undefined) {
    cacheIndex(context, index);
    return index;
  }
  // Those who ask meanwhile are not to start it once more.
  cacheIndex(context, last.index);
  void index.then((made) => cacheIndex(context, Promise.resolve(made)));
  return last.index;
}
