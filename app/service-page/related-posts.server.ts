import type { RouterContextProvider } from "react-router";
import type { PostSummary } from "#app/blogs/post.ts";
import { withFallback } from "#app/degraded.server.ts";
import { blogContext } from "#app/ports.server.ts";
import type { CategoryId } from "#content/blogs/categories.ts";

/** Number of posts: three fill a row. */
const count = 3;

type Subject = {
  categories: readonly CategoryId[];
  /** Matches the title or excerpt of the posts that come first. */
  about: RegExp;
};

/** Number of newest posts among which those closest to the service are looked for. */
const lookThrough = 20;

/**
 * Returns posts of a service's categories: those about its own subject first, then the newest others. A service page
 * is complete without posts, so it is shown without them while the content service is down.
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
