import type { Tag } from "#app/blogs/post.ts";
import { PostFacts, PostGrid } from "#app/blogs/post-list.tsx";
import { PostPicture } from "#app/blogs/post-picture.tsx";
import { pageFacts } from "#app/page-facts.ts";
import { shownBlogContext } from "#app/ports.server.ts";
import { longestQuery, queryOf } from "#app/search/longest-query.ts";
import { notFound } from "#app/search/not-found.server.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { shorten } from "#app/ui/shorten.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/list";

const blogName = "Blog";
const description =
  "Procedures, worked examples and checklists from our engineers: hotels, SAP, web and mobile, AI, cloud, security. Written to be used the same day.";

export const handle = pageFacts({
  parameters: ["category", "page"],
  freeParameters: ["q"],
  prewarm: "first",
  showsDrafts: true,
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const category = parameters.get("category") ?? undefined;
  const { query, cut } = queryOf(parameters);
  const search = query === "" ? undefined : query;
  const page = pageNumber(parameters.get("page"));
  if (page === undefined) throw await notFound(context, request);

  const blog = context.get(shownBlogContext);
  const [list, tags] = await Promise.all([
    blog.list({ page, ...(category && { category }), ...(search && { search }) }),
    blog.tags(),
  ]);
  const tag = tags.find(({ slug }) => slug === category);
  if ((category !== undefined && tag === undefined) || page > list.pages)
    throw await notFound(context, request);
  // Who finds nothing is not left before an empty page.
  const instead = search !== undefined && list.total === 0 ? await blog.latest(3) : [];
  return { ...list, tags, tag, search, cut, instead };
}

/** A page's number in an address; nothing for what is none. */
function pageNumber(given: string | null): number | undefined {
  if (given === null) return 1;
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined;
}

/** What this part of the list is called: “Blog”, “SAP, page 2”. */
const nameOf = ({ tag, page }: { tag?: Tag | undefined; page: number }) =>
  `${tag?.title ?? blogName}${page > 1 ? `, page ${page}` : ""}`;

const trailOf = (tag: Tag | undefined) => [
  { name: "Home", path: paths.home },
  { name: blogName, path: paths.blogs },
  ...(tag === undefined ? [] : [{ name: tag.title, path: paths.blogList(tag.slug) }]),
];

export const meta: Route.MetaFunction = (args) => {
  const { tag, page = 1, pages = 1, search } = args.loaderData ?? {};
  const name = nameOf({ tag, page });
  const about = `${page > 1 ? `Page ${page} of ${pages}. ` : ""}${tag === undefined ? description : (tag.description ?? `Posts about ${tag.title}: procedures, worked examples and checklists from our engineers.`)}`;
  const titles = {
    search: `“${shorten(search ?? "", 40)}” in the blog`,
    page: name,
    category: `${name}: posts from our engineers`,
    whole: `${name}: from the work itself`,
  };
  const kind = search !== undefined ? "search" : page > 1 ? "page" : tag ? "category" : "whole";
  return pageMeta(args, {
    title: titles[kind],
    description: about,
    path: paths.blogList(tag?.slug, page),
    noindex: search !== undefined,
    structuredData: [webPage("CollectionPage", name, about), breadcrumbs(trailOf(tag))],
  });
};

/** The next or the last page of what is shown. */
function listPath(category: string | undefined, page: number, search: string | undefined): string {
  const path = paths.blogList(category, page);
  if (search === undefined) return path;
  return `${path}${path.includes("?") ? "&" : "?"}q=${encodeURIComponent(search)}`;
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { posts, tags, tag, search, cut, instead, page, pages, total } = loaderData;
  const whole = tag === undefined && search === undefined;
  const [first, ...rest] = posts;
  // The newest post stands large, and so does one that would stand alone.
  const featured = page === 1 && (whole || posts.length === 1) ? first : undefined;
  const listed = featured === undefined ? posts : rest;

  return (
    <div className="shell pt-8 pb-20 md:pt-12">
      <Breadcrumb trail={trailOf(tag)} />
      <div className="mt-8 grid gap-x-16 gap-y-8 *:min-w-0 md:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
        <div>
          <h1 className="max-w-[16ch] text-h1">
            {whole && page === 1 ? "Notes from the work itself." : nameOf({ tag, page })}
          </h1>
          <p className="measure mt-5 text-text-soft text-lead">
            {tag?.description ??
              "Procedures, worked examples and checklists. Each is written so that you can use it the same day, with or without us."}
          </p>
        </div>
        <search aria-label="Search the blog">
          <form action={paths.blogs} className="flex gap-2">
            <label htmlFor="blog-search" className="sr-only">
              Search the blog
            </label>
            <input
              id="blog-search"
              type="search"
              name="q"
              defaultValue={search ?? ""}
              placeholder="Search the blog"
              maxLength={longestQuery}
              className="min-h-12 min-w-0 grow rounded-sm border border-control-border bg-surface px-3 text-base placeholder:text-text-soft"
            />
            <Button type="submit" variant="secondary" size="small">
              Search
            </Button>
          </form>
        </search>
      </div>

      <nav aria-label="Subjects" className="mt-8 border-text border-t-[1.5px] pt-3">
        <ul className="flex flex-wrap gap-x-6 sm:gap-y-1">
          <li>
            <SubjectLink to={paths.blogs} current={whole} name="All" />
          </li>
          {tags.map(({ slug, title: name, count }) => (
            <li key={slug}>
              <SubjectLink
                to={paths.blogList(slug)}
                current={tag?.slug === slug}
                name={name}
                count={count}
              />
            </li>
          ))}
        </ul>
      </nav>

      {search === undefined ? null : (
        <p role="status" className="measure mt-10 text-lead wrap-anywhere">
          {cut
            ? `What you asked for is longer than ${longestQuery} characters: we looked for its beginning. `
            : ""}
          {total === 0
            ? `No post mentions “${search}”. Try one word of it, or choose a subject above.`
            : `${total} ${total === 1 ? "post mentions" : "posts mention"} “${search}”.`}
        </p>
      )}
      {total === 0 && search === undefined ? (
        <p className="measure mt-10 text-lead">
          Nothing is published yet. The first post will stand here.
        </p>
      ) : null}

      {featured === undefined ? null : (
        <article className="group relative mt-10 grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-12">
          {featured.mainImage === null ? null : (
            <PostPicture
              image={{ ...featured.mainImage, alt: "" }}
              sizes="(min-width: 64rem) 44rem, 100vw"
              eager
            />
          )}
          <div>
            <PostFacts post={featured} />
            <h2 className="mt-3 text-h2 group-hover:text-accent">
              <a href={paths.blogPost(featured.slug)} className="after:absolute after:inset-0">
                {featured.title}
              </a>
            </h2>
            <p className="mt-4 text-text-soft text-lead">{featured.excerpt}</p>
          </div>
        </article>
      )}

      {listed.length === 0 ? null : (
        <section aria-label="Posts" className={featured === undefined ? "mt-10" : "mt-14"}>
          <h2 className="sr-only">{search === undefined ? "Posts" : "Posts found"}</h2>
          <PostGrid posts={listed} />
        </section>
      )}
      {instead.length === 0 ? null : (
        <section aria-labelledby="instead" className="mt-12 border-line border-t pt-8">
          <h2 id="instead" className="text-h3">
            The newest posts
          </h2>
          <div className="mt-6">
            <PostGrid posts={instead} />
          </div>
        </section>
      )}

      {pages === 1 ? null : (
        <nav
          aria-label="Pages"
          className="mt-16 flex items-center justify-between gap-4 border-line border-t pt-6 sm:grid sm:grid-cols-[1fr_auto_1fr]"
        >
          {page > 1 ? (
            <ButtonLink
              href={listPath(tag?.slug, page - 1, search)}
              variant="secondary"
              size="small"
              rel="prev"
              className="justify-self-start"
            >
              Newer posts
            </ButtonLink>
          ) : (
            <span />
          )}
          <p className="label text-text-soft">
            Page {page} of {pages}
          </p>
          {page < pages ? (
            <ButtonLink
              href={listPath(tag?.slug, page + 1, search)}
              variant="secondary"
              size="small"
              rel="next"
              className="justify-self-end"
            >
              Older posts
            </ButtonLink>
          ) : (
            <span />
          )}
        </nav>
      )}

      <p className="mt-10 flex flex-wrap gap-x-5 text-text-soft text-small">
        Follow the blog:
        <FeedLink href={paths.rss} name="RSS" />
        <FeedLink href={paths.jsonFeed} name="JSON Feed" />
      </p>
    </div>
  );
}

/** Not a page of the site: the browser opens it, or hands it to a reader. */
const FeedLink = ({ href, name }: { href: string; name: string }) => (
  <a href={href} className="inline-block min-h-6 min-w-6 text-link">
    {name}
  </a>
);

function SubjectLink({
  to,
  current,
  name,
  count,
}: {
  to: string;
  current: boolean;
  name: string;
  count?: number;
}) {
  return (
    <a
      href={to}
      aria-current={current ? "page" : undefined}
      className={cx(
        "inline-block min-w-6 border-b-2 py-1.5 font-semibold hover:text-accent",
        current ? "border-accent" : "border-transparent",
      )}
    >
      {name}
      {count === undefined ? null : (
        <span className="ml-1.5 font-mono font-normal text-text-soft text-label">{count}</span>
      )}
    </a>
  );
}
