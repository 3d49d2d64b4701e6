import type { PostSummary } from "../blogs/post.ts";

/** The newest `_updatedAt`, as it is written; nothing where there is no post. */
export const newestChange = (
  posts: readonly Pick<PostSummary, "_updatedAt">[],
): string | undefined =>
  posts
    .map((post) => post._updatedAt)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
