import { paths } from "#content/paths.ts";
import { cx } from "../ui/cx.ts";
import { printDate } from "./dates.ts";
import { edits } from "./edited-at.ts";
import type { PostSummary } from "./post.ts";
import { PostPicture } from "./post-picture.tsx";
import { coverShape } from "./shown-part.ts";

/** Date, reading time and subject in one line of the mono font, or the subject on a second line if there is no room. */
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

/** A post in a list: picture, facts, title, excerpt. The whole entry is clickable; the title is its link. */
function PostEntry({ post, large = false }: { post: PostSummary; large?: boolean }) {
  return (
    <article className="group relative">
      {post.mainImage === null ? null : (
        // A drawing keeps the page's background on a coloured band too: in the dark scheme its fills and thin lines
        // are darker than the band.
        <div className="isolate self-start bg-background">
          <PostPicture
            image={{ ...post.mainImage, alt: "" }}
            shape={coverShape}
            sizes={`(min-width: 64rem) ${large ? 38 : 24}rem, (min-width: 48rem) 45vw, 100vw`}
            closeUp
          />
        </div>
      )}
      <div className="mt-4">
        <PostFacts post={post} />
        <h3
          {...edits(post, "title")}
          className={cx("mt-2 text-h3 group-hover:text-accent", large && "lg:text-[1.875rem]")}
        >
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

/** Lets an entry that would be alone in the last row span all columns, with its text beside its picture. */
const lastAlone = {
  ofTwo:
    "md:max-lg:last:odd:col-span-2 md:max-lg:last:odd:[&>article]:grid md:max-lg:last:odd:[&>article]:grid-cols-2 md:max-lg:last:odd:[&>article]:gap-x-8 md:max-lg:last:odd:[&>article>div]:mt-0",
  ofSix:
    "lg:col-span-2 lg:last:nth-[3n]:col-span-6 lg:last:nth-[3n]:[&>article]:grid lg:last:nth-[3n]:[&>article]:grid-cols-3 lg:last:nth-[3n]:[&>article]:gap-x-8 lg:last:nth-[3n]:[&>article>div]:mt-0 lg:last:nth-[3n]:[&>article>div:last-child]:col-span-2",
  ofThree:
    "lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+1]:[&>article]:grid lg:last:nth-[3n+1]:[&>article]:grid-cols-3 lg:last:nth-[3n+1]:[&>article]:gap-x-8 lg:last:nth-[3n+1]:[&>article>div]:mt-0 lg:last:nth-[3n+1]:[&>article>div:last-child]:col-span-2",
};

/** Posts in columns. With `graded` the first two are larger than the others, as below a single large post. */
export function PostGrid({
  posts,
  graded = false,
}: {
  posts: readonly PostSummary[];
  graded?: boolean;
}) {
  return (
    <ul
      className={cx(
        "grid gap-x-8 gap-y-12 md:grid-cols-2",
        graded ? "lg:grid-cols-6 lg:gap-y-14" : "lg:grid-cols-3",
      )}
    >
      {posts.map((post, index) => (
        <li
          key={post._id}
          className={cx(
            lastAlone.ofTwo,
            graded ? (index < 2 ? "lg:col-span-3" : lastAlone.ofSix) : lastAlone.ofThree,
          )}
        >
          <PostEntry post={post} large={graded && index < 2} />
        </li>
      ))}
    </ul>
  );
}
