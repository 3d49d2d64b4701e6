import type { RouterContextProvider } from "react-router";
import type { PostSummary } from "#app/blogs/post.ts";
import { withFallback } from "#app/degraded.server.ts";
import { blogContext } from "#app/ports.server.ts";
import type { CategoryId } from "#content/blogs/categories.ts";

/** Three, so that they fill a row. */
const count = 3;

type Subject = {
  categories: readonly CategoryId[];
  /** Found in the title or excerpt of the posts that come first. */
  about: RegExp;
};

/** How many of the newest are looked through for the ones nearest to the service. */
const lookThrough = 20;

/**
 * Posts of a service's categories: those about its own subject first, the newest of the others after them. A service
 * page is complete without posts: while the content service is down it is shown without.
 */
export async function relatedPosts(
  context: Readonly<RouterContextProvider>,
  { categories, about }: Subject,
): Promise<PostSummary[]> {
  const posts = await withFallback(
    context,
    () => context.get(blogContext).latestIn(categories, lookThrough),
    [],
  );
  const near = (post: PostSummary) => about.test(`${post.title} ${post.excerpt}`);
  return [...posts.filter(near), ...posts.filter((post) => !near(post))].slice(0, count);
}
