import { paths } from "#content/paths.ts";
import { cx } from "../ui/cx.ts";
import { printDate } from "./dates.ts";
import { edits } from "./edited-at.ts";
import type { PostSummary } from "./post.ts";
import { PostPicture } from "./post-picture.tsx";
import { coverShape } from "./shown-part.ts";

/** Date, reading time and subject in one mono line, or the subject in a second one where there is no room. */
export function PostFacts({ post }: { post: PostSummary }) {
  const [category] = post.categories;
  return (
    <p className="label flex flex-wrap gap-x-[2ch] gap-y-0.5 text-text-soft">
      <span>
        <time {...edits(post, "publishedAt")} dateTime={post.publishedAt}>
          {printDate(post.publishedAt)}
        </time>{" "}
        · {post.readingTime} min
      </span>{" "}
      {category === undefined ? null : (
        <span {...edits(category, "title")} className="text-secondary">
          {category.title}
        </span>
      )}
    </p>
  );
}

/** A post in a list: picture, facts, title, excerpt. The whole entry is one target, the title its link. */
function PostEntry({ post, eager = false }: { post: PostSummary; eager?: boolean }) {
  return (
    <article className="group relative">
      {post.mainImage === null ? null : (
        // On a band, too, a drawing lies on paper: in the dark scheme its fills and hairlines are darker than the band.
        <div className="isolate self-start bg-background">
          <PostPicture
            image={{ ...post.mainImage, alt: "" }}
            shape={coverShape}
            sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 100vw"
            eager={eager}
            closeUp
          />
        </div>
      )}
      <div className="mt-4">
        <PostFacts post={post} />
        <h3 {...edits(post, "title")} className="mt-2 text-h3 group-hover:text-accent">
          <a href={paths.blogPost(post.slug)} className="after:absolute after:inset-0">
            {post.title}
          </a>
        </h3>
        <p {...edits(post, "excerpt")} className="measure mt-2 text-text-soft">
          {post.excerpt}
        </p>
      </div>
    </article>
  );
}

/** An entry that would stand alone in the last row lies across all columns, its words beside its picture. */
const lastAlone = {
  ofTwo:
    "md:max-lg:last:odd:col-span-2 md:max-lg:last:odd:[&>article]:grid md:max-lg:last:odd:[&>article]:grid-cols-2 md:max-lg:last:odd:[&>article]:gap-x-8 md:max-lg:last:odd:[&>article>div]:mt-0",
  ofThree:
    "lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+1]:[&>article]:grid lg:last:nth-[3n+1]:[&>article]:grid-cols-3 lg:last:nth-[3n+1]:[&>article]:gap-x-8 lg:last:nth-[3n+1]:[&>article>div]:mt-0 lg:last:nth-[3n+1]:[&>article>div:last-child]:col-span-2",
};

export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post._id} className={cx(lastAlone.ofTwo, lastAlone.ofThree)}>
          <PostEntry post={post} />
        </li>
      ))}
    </ul>
  );
}
