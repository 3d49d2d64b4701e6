import type { PostSummary } from "#app/blogs/post.ts";
import { paths } from "#content/paths.ts";

/** Posts on the subject of a service. */
export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <div className="no-print">
      <h3 className="text-h4">From the blog</h3>
      <ul className="mt-3 grid gap-3">
        {posts.map((post) => (
          <li key={post._id} className="max-w-[26em]">
            <a href={paths.blogPost(post.slug)} className="text-link">
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
