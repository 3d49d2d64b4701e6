import { redirect } from "react-router";
import { scaled } from "#app/blogs/asset-path.ts";
import type { Blog } from "#app/blogs/blog.server.ts";
import { printDate } from "#app/blogs/dates.ts";
import { edits } from "#app/blogs/edited-at.ts";
import { contentsOf, openingOf, plainText } from "#app/blogs/headings.ts";
import { PostBody } from "#app/blogs/portable-text.tsx";
import type { Post } from "#app/blogs/post.ts";
import { PostGrid } from "#app/blogs/post-list.tsx";
import { PostPicture } from "#app/blogs/post-picture.tsx";
import ShareLinks from "#app/blogs/share-links.island.tsx";
import { coverShape } from "#app/blogs/shown-part.ts";
import { pageFacts } from "#app/page-facts.ts";
import { shownBlogContext } from "#app/ports.server.ts";
import { notFound } from "#app/search/not-found.server.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, organizationId, type StructuredData } from "#app/shell/structured-data.ts";
import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { absolute, paths } from "#content/paths.ts";
import type { Route } from "./+types/post";
import { closingOf } from "./practice.server.ts";

export const handle = pageFacts({ keepsCapitals: true, showsDrafts: true });

/**
 * Loads the post by its slug. An exact title or a slug in capitals redirects to the post's address; anything else is
 * a 404.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const blog = context.get(shownBlogContext);
  const post = await blog.bySlug(params.title);
  if (post !== undefined) {
    return { post, more: await morePosts(blog, post), closing: closingOf(post) };
  }
  const slug = await blog.slugOf(params.title);
  if (slug !== undefined && slug !== params.title) throw redirect(paths.blogPost(slug), 301);
  throw await notFound(context, request);
}

/** Returns what to read next: posts of the same main category, or the newest if there are fewer than two. */
async function morePosts(blog: Blog, post: Post) {
  if (post.related.length > 1) return { title: "More on this subject", posts: post.related };
  const newest = await blog.latest(4);
  return {
    title: "The newest articles",
    posts: newest.filter(({ _id }) => _id !== post._id).slice(0, 3),
  };
}

const trailOf = (post: Post) => [
  { name: "Home", path: paths.home },
  { name: "Blogs", path: paths.blogs },
  { name: post.title, path: paths.blogPost(post.slug) },
];

const blogPosting =
  (post: Post): StructuredData =>
  ({ origin, url }) => ({
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishedAt,
    dateModified: post._updatedAt,
    mainEntityOfPage: url,
    ...(post.mainImage && { image: absolute(origin, scaled(post.mainImage, 1200, coverShape)) }),
    author: { "@type": "Organization", name: post.author?.name ?? company.name },
    publisher: { "@id": organizationId(origin) },
    articleSection: post.categories.map((category) => category.title),
    inLanguage: "en",
  });

export const meta: Route.MetaFunction = (args) => {
  const post = args.loaderData?.post;
  if (post === undefined) return [];
  return pageMeta(args, {
    title: post.seo?.title || post.title,
    description: post.seo?.description || post.excerpt || plainText(post.body),
    path: paths.blogPost(post.slug),
    type: "article",
    structuredData: [blogPosting(post), breadcrumbs(trailOf(post))],
  });
};

/** Look of the running text: about seventy letters a line from the width on where the contents stand beside it. */
const running =
  "min-w-0 text-[1.0625rem] leading-[1.7] lg:col-start-2 lg:text-[1.1875rem] lg:leading-[1.65]";

/** An entry of the contents, with its tick on the scale of depths. */
const onScale =
  "relative inline-block py-[3px] before:absolute before:top-[0.8em] before:-left-4 before:h-px before:w-2 before:bg-line hover:text-accent hover:underline";

/** The mark of the heading that is being read. */
const whereRead =
  "lg:target-current:text-accent lg:target-current:before:h-0.5 lg:target-current:before:w-3 lg:target-current:before:bg-accent";

export default function BlogPost({ loaderData: { post, more, closing } }: Route.ComponentProps) {
  const contents = contentsOf(post.body);
  const opening = openingOf(post.body);
  return (
    <>
      {/* The first sentence is on the first screen: on wide ones the cover is beside the title, on others below the opening. */}
      <article className="shell flex flex-col pt-8 pb-16 md:pt-12 lg:block">
        <Breadcrumb trail={trailOf(post)} oneLine />
        <header className="mt-8 gap-x-14 max-lg:contents md:mt-12 lg:grid lg:grid-cols-12">
          <div
            className={cx(
              "max-lg:mt-8",
              post.mainImage === null ? "lg:col-span-10" : "lg:col-span-6",
            )}
          >
            <h1 {...edits(post, "title")} className="max-w-[14.6em] text-h1">
              {post.title}
            </h1>
            <p {...edits(post, "excerpt")} className="mt-5 max-w-[38.6em] text-text-soft text-lead">
              {post.excerpt}
            </p>
            <p className="label mt-6 flex flex-wrap gap-x-4 gap-y-1 text-text-soft">
              <span {...edits(post.author, "name")}>{post.author?.name ?? company.name}</span>
              <time {...edits(post, "publishedAt")} dateTime={post.publishedAt}>
                {printDate(post.publishedAt)}
              </time>
              <span>{post.readingTime} min read</span>
            </p>
          </div>
          {post.mainImage === null ? null : (
            <PostPicture
              image={post.mainImage}
              shape={coverShape}
              sizes="(min-width: 80rem) 38.5rem, (min-width: 64rem) 46vw, 100vw"
              eager
              closeUp
              framed={false}
              className="max-lg:order-1 max-lg:mt-9 lg:col-span-6 lg:self-start print:w-[45%]"
            />
          )}
        </header>
        <div className="mt-10 gap-x-14 border-line max-lg:contents lg:grid lg:border-t lg:pt-8 lg:grid-cols-[14rem_minmax(0,40rem)]">
          {contents.length < 2 ? null : (
            <nav
              aria-label="Contents"
              className="no-print max-lg:order-1 max-lg:mt-8 lg:sticky lg:top-28 lg:row-span-2 lg:self-start"
            >
              <h2 className="label font-medium text-text-soft">Contents</h2>
              {/* The browser marks the heading that is being read, where it can: a depth scale with one mark. */}
              <ol className="mt-3 grid gap-1 border-line border-l pl-4 text-small leading-snug [scroll-target-group:auto] sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
                {contents.map((heading) => (
                  <li key={heading.id}>
                    <a href={`#${heading.id}`} className={cx(onScale, whereRead)}>
                      {heading.text}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={cx(running, "*:first:mt-0 max-lg:mt-7")}>
            <PostBody body={post.body} to={opening} />
          </div>
          <div className={cx(running, "max-lg:order-1 max-lg:mt-3")}>
            <PostBody body={post.body} from={opening} />
            <footer className="mt-14 border-text print:mt-6 border-t-[1.5px] pt-6">
              {post.author?.bio ? (
                <p {...edits(post.author, "bio")} className="text-text-soft text-small">
                  <strong className="text-text">
                    <bdi>{post.author.name}</bdi>.
                  </strong>{" "}
                  {post.author.bio}
                </p>
              ) : null}
              {post._updatedAt.slice(0, 10) === post.publishedAt.slice(0, 10) ? null : (
                <p className="mt-2 text-text-soft text-small">
                  Updated <time dateTime={post._updatedAt}>{printDate(post._updatedAt)}</time>
                </p>
              )}
              <ShareLinks title={post.title} path={paths.blogPost(post.slug)} />
              <nav
                aria-label="Other articles"
                className="no-print mt-10 grid gap-x-10 border-line border-t sm:grid-cols-2"
              >
                {post.previous === undefined ? null : (
                  <Neighbour label="Previous" post={post.previous} />
                )}
                {post.next === undefined ? null : (
                  <Neighbour
                    label="Next"
                    post={post.next}
                    className="sm:col-start-2 sm:text-right"
                  />
                )}
              </nav>
            </footer>
          </div>
        </div>
      </article>
      {more.posts.length === 0 ? null : (
        <div className="no-print">
          <Section title={more.title} tone="tint" size="small">
            <PostGrid posts={more.posts} />
          </Section>
        </div>
      )}
      {closing === undefined ? null : <ClosingCall {...closing} />}
    </>
  );
}

function Neighbour({
  label,
  post,
  className,
}: {
  label: string;
  post: NonNullable<Post["previous"]>;
  className?: string;
}) {
  return (
    <a
      href={paths.blogPost(post.slug)}
      className={cx("group border-line border-b py-5 sm:border-b-0", className)}
    >
      <span className="label block text-text-soft">{label}</span>
      <span
        {...edits(post, "title")}
        className="mt-1.5 block text-balance font-display font-semibold text-h4 tracking-tight group-hover:text-accent"
      >
        {post.title}
      </span>
    </a>
  );
}
