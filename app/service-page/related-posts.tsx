import type { PostSummary } from "#app/blogs/post.ts";
import { cx } from "#app/ui/cx.ts";
import { paths } from "#content/paths.ts";

type RelatedPostsProps = {
  posts: readonly PostSummary[];
  /** On wide screens the posts are side by side. */
  across?: boolean;
};

/** Posts on the subject of a service; renders nothing when there are none. */
export function RelatedPosts({ posts, across = false }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <div>
      <h3 className="text-h4">From the blog</h3>
      <ul className={cx("mt-3 grid gap-3", across && "lg:grid-cols-3")}>
        {posts.map((post) => (
          <li key={post._id} className="max-w-[32em]">
            <a href={paths.blogPost(post.slug)} className="text-link">
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
