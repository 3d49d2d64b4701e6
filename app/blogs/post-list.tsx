import { paths } from "#content/paths.ts";
import { cx } from "../ui/cx.ts";
import { printDate } from "./dates.ts";
import { edits } from "./edited-at.ts";
import type { PostSummary } from "./post.ts";
import { PostPicture } from "./post-picture.tsx";
import { coverShape } from "./shown-part.ts";

/**
 * Date, reading time and subject in one line of the mono font, or the subject on a second line if there is no room.
 *
 * @param within slug of the subject whose list this is, which its posts need not repeat.
 */
export function PostFacts({ post, within }: { post: PostSummary; within?: string | undefined }) {
  const category = post.categories.find(({ slug }) => slug !== within);
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

/** Order of the first post of a list, which has room to its next one: between them, two pictures meet. */
export const textFirstOnPhone = "max-md:mb-6 max-md:flex max-md:flex-col-reverse max-md:gap-5";

type CoverProps = {
  image: NonNullable<PostSummary["mainImage"]>;
  /** As in the `sizes` attribute. */
  sizes: string;
  eager: boolean;
};

/**
 * The picture of a post in a list, whose title says what it shows. On a phone it goes from edge to edge, as a rule
 * between the posts, and so that what is written in a drawing is larger.
 */
export const Cover = ({ image, sizes, eager }: CoverProps) => (
  // A drawing keeps the page's background on a coloured band too: in the dark scheme its fills and thin lines are
  // darker than the band.
  <div className="isolate bg-background max-md:-mx-[max(1rem,4vw)] md:self-start">
    <PostPicture
      image={{ ...image, alt: "" }}
      shape={coverShape}
      sizes={sizes}
      eager={eager}
      closeUp
      className="max-md:border-x-0"
    />
  </div>
);

/**
 * A post in a list, its picture above its text. The whole entry is clickable; the title is its link. On a phone the
 * picture of the first one follows the text: the first screen ends there, and shows the newest title instead of a
 * strip of its picture.
 */
function PostEntry({
  post,
  large,
  eager,
  within,
}: {
  post: PostSummary;
  large: boolean;
  eager: boolean;
  within: string | undefined;
}) {
  return (
    <article className={cx("group relative", eager && textFirstOnPhone)}>
      {post.mainImage === null ? null : (
        <Cover
          image={post.mainImage}
          sizes={`(min-width: 80rem) ${large ? 41 : 27}rem, (min-width: 64rem) ${large ? 49 : 32}vw, (min-width: 48rem) 48vw, 104vw`}
          eager={eager}
        />
      )}
      <div className={cx("mt-4", eager && "max-md:mt-0")}>
        <PostFacts post={post} within={within} />
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

/** On two columns, the newest of an odd number spans both, with its text beside its picture. */
const firstAcrossTwo =
  "md:max-lg:first:col-span-2 md:max-lg:first:[&>article]:grid md:max-lg:first:[&>article]:grid-cols-2 md:max-lg:first:[&>article]:gap-x-8 md:max-lg:first:[&>article>div]:mt-0";

/** How many of the first posts are set two to a row, so that the others fill rows of three: none, four or two. */
const largeOf = (count: number): number => [0, Math.min(count, 4), 2][count % 3] ?? 0;

/** Posts in columns: two on tablets, three on wide screens, and the newest in twos as far as that fills every row. */
export function PostGrid({
  posts,
  within,
  beginsOnFirstScreen = false,
}: {
  posts: readonly PostSummary[];
  /** Slug of the subject whose list this is. */
  within?: string | undefined;
  /** Whether the first post is on the first screen of a phone, where its picture is the largest thing to be painted. */
  beginsOnFirstScreen?: boolean;
}) {
  const large = largeOf(posts.length);
  return (
    <ul className="grid gap-x-8 gap-y-10 md:gap-y-12 md:grid-cols-2 lg:grid-cols-6 lg:gap-y-14">
      {posts.map((post, index) => (
        <li
          key={post._id}
          className={cx(
            index < large ? "lg:col-span-3" : "lg:col-span-2",
            posts.length % 2 === 1 && firstAcrossTwo,
          )}
        >
          <PostEntry
            post={post}
            large={index < large}
            eager={beginsOnFirstScreen && index === 0}
            within={within}
          />
        </li>
      ))}
    </ul>
  );
}
