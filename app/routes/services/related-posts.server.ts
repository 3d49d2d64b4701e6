import type { RouterContextProvider } from "react-router";
import type { CategoryId } from "#content/blogs/categories.ts";
import type { PostSummary } from "../../blogs/post.ts";
import { blogContext } from "../../ports.server.ts";

/** Three, so that they fill a row. */
const count = 3;

/**
 * The newest posts of a service's subjects. A service page is complete without them: while the content service is
 * down it is shown without posts, and is made anew, with them, when the content next changes.
 */
export async function relatedPosts(
  context: Readonly<RouterContextProvider>,
  ...categories: readonly CategoryId[]
): Promise<PostSummary[]> {
  try {
    return await context.get(blogContext).latestIn(categories, count);
  } catch {
    return [];
  }
}
