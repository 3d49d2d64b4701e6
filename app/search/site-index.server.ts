import type { RouterContextProvider } from "react-router";
import { blogContext, siteContext } from "../ports.server.ts";
import { documentsOf } from "./documents.ts";
import { createIndex, type SearchIndex } from "./engine.ts";
import { sitePages } from "./site-pages.ts";

/** Most posts that are searched. */
const mostPosts = 1_000;

/** Number of posts whose full texts the dialog searches: each adds about a kilobyte to what the browser loads. */
const postsForBrowser = 40;

/** Returns all documents that the dialog searches, from the content service. Throws when that does not respond. */
export async function makeDocuments(context: Readonly<RouterContextProvider>) {
  const posts = await context.get(blogContext).whole(mostPosts);
  cacheIndex(context, Promise.resolve(createIndex(documentsOf(sitePages, posts))));
  return documentsOf(sitePages, posts, { wholePosts: postsForBrowser });
}

/** Age after which the index is rebuilt in the background, in milliseconds. */
const freshFor = 30_000;

/** The last index of each site, by origin. */
const cachedIndexes = new Map<string, { made: number; index: Promise<SearchIndex> }>();

const cacheIndex = (context: Readonly<RouterContextProvider>, index: Promise<SearchIndex>) =>
  cachedIndexes.set(context.get(siteContext).origin, { made: Date.now(), index });

/**
 * Returns the index for pages that are not cached: search results and “not found”. Only the first caller waits for
 * it; it is also rebuilt with the dialog's documents whenever the content changes. While the content service does not
 * respond, the last index stays in use, or one of the pages alone if there is none yet.
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
  // Prevents concurrent requests from starting another rebuild.
  cacheIndex(context, last.index);
  void index.then((made) => cacheIndex(context, Promise.resolve(made)));
  return last.index;
}
