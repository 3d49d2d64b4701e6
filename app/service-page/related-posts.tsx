import { printDate } from "#app/blogs/dates.ts";
import type { PostSummary } from "#app/blogs/post.ts";
import { paths } from "#content/paths.ts";

/** Posts on the subject of a service, as a reading list: nothing when there are none. */
export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <div className="mt-12">
      <h3 className="text-h3">From the blog</h3>
      <ul className="mt-4 border-line border-t">
        {posts.map((post) => (
          <li key={post._id} className="border-line border-b">
            <a
              href={paths.blogPost(post.slug)}
              className="group grid gap-x-8 gap-y-1 py-5 md:grid-cols-[9rem_minmax(0,5fr)_minmax(0,7fr)]"
            >
              <span className="label pt-1 text-text-soft">
                <time dateTime={post.publishedAt}>{printDate(post.publishedAt)}</time>
              </span>
              <span className="font-display font-semibold text-h4 tracking-tight group-hover:text-accent">
                {post.title}
              </span>
              <span className="text-text-soft">{post.excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
