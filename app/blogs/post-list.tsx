import { Link } from "react-router";
import { paths } from "../paths.ts";
import { printDate } from "./dates.ts";
import type { PostSummary } from "./post.ts";
import { PostPicture } from "./post-picture.tsx";

/** Date, subject and reading time in one mono line. */
export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className="label text-ink-soft">
      <time dateTime={post.publishedAt}>{printDate(post.publishedAt)}</time>
      {post.categories[0] === undefined ? "" : ` · ${post.categories[0].title}`} ·{" "}
      {post.readingTime} min
    </p>
  );
}

/** A post in a list: picture, facts, title, excerpt. The whole entry is one target, the title its link. */
export function PostEntry({ post, eager = false }: { post: PostSummary; eager?: boolean }) {
  return (
    <article className="group relative">
      {post.mainImage === null ? null : (
        <PostPicture
          image={{ ...post.mainImage, alt: "" }}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 100vw"
          eager={eager}
        />
      )}
      <div className="mt-4">
        <PostFacts post={post} />
        <h3 className="mt-2 text-h3 group-hover:text-keel">
          <Link
            to={paths.blogPost(post.slug)}
            prefetch="intent"
            className="after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </h3>
        <p className="mt-2 text-ink-soft">{post.excerpt}</p>
      </div>
    </article>
  );
}

export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post._id}>
          <PostEntry post={post} />
        </li>
      ))}
    </ul>
  );
}
