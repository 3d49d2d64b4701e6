import type { PostSummary } from "../blogs/post.ts";

/** Returns the newest `_updatedAt`, as written; undefined if there are no posts. */
export const newestChange = (
  posts: readonly Pick<PostSummary, "_updatedAt">[],
): string | undefined =>
  posts
    .map((post) => post._updatedAt)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
