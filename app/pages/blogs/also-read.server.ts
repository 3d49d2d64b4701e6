import type { Blog } from "#app/blogs/blog.server.ts";
import type { PostSummary, Tag } from "#app/blogs/post.ts";

/** Most articles of a subject that leave its page so short that others are offered below them. */
const few = 2;

/** Number of articles offered: they fill a row. */
const count = 3;

export type AlsoRead = {
  title: string;
  posts: PostSummary[];
  /** Slug of the subject that the title names. */
  within?: string;
};

/**
 * Returns what to read besides the few articles of a subject: the newest of another subject that these articles also
 * belong to, or else the newest of all. The title says which; undefined if the subject has enough of its own.
 */
export async function alsoRead(
  blog: Pick<Blog, "latest" | "latestIn">,
  { tag, posts, total }: { tag: Tag; posts: readonly PostSummary[]; total: number },
): Promise<AlsoRead | undefined> {
  if (total > few) return undefined;
  const listed = new Set(posts.map(({ _id }) => _id));
  const others = (found: readonly PostSummary[]) =>
    found.filter(({ _id }) => !listed.has(_id)).slice(0, count);
  const shared = posts
    .flatMap(({ categories }) => categories)
    .find(({ slug }) => slug !== tag.slug);
  if (shared !== undefined) {
    const near = others(await blog.latestIn([shared.slug], count + few));
    if (near.length > 0)
      return { title: `More from ${shared.title}`, posts: near, within: shared.slug };
  }
  return { title: "The newest on other subjects", posts: others(await blog.latest(count + few)) };
}
