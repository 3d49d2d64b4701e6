import type { Blog } from "#app/blogs/blog.server.ts";
import { edits } from "#app/blogs/edited-at.ts";
import type { PostPage, PostSummary, Tag } from "#app/blogs/post.ts";
import { Cover, PostFacts, PostGrid, textFirstOnPhone } from "#app/blogs/post-list.tsx";
import { pageFacts } from "#app/page-facts.ts";
import { shownBlogContext } from "#app/ports.server.ts";
import { longestQuery, queryOf } from "#app/search/longest-query.ts";
import { notFound } from "#app/search/not-found.server.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { ClosingCall } from "#app/shell/closing-call.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { breadcrumbs, webPage } from "#app/shell/structured-data.ts";
import { cx } from "#app/ui/cx.ts";
import { Quoted } from "#app/ui/quoted.tsx";
import { Section } from "#app/ui/section.tsx";
import { shorten } from "#app/ui/shorten.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/list";
import { type AlsoRead, alsoRead } from "./also-read.server.ts";
import { BlogSearch, Subjects } from "./list-controls.tsx";
import { Pager } from "./pager.tsx";

const blogName = "Blogs";
const listName = "Notes from our work";
const description =
  "Procedures, worked examples and checklists from our engineers: hotels, SAP, web and mobile, AI, cloud, security. Written to be used the same day.";

/** The end of every list. */
const closing = {
  title: "Not written down yet?",
  text: "Ask us. An engineer will answer within one working day, and what others could use becomes an article.",
};

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
  return { ...list, tags, tag, search, cut, more: await moreOf(blog, { ...list, tag, search }) };
}

/** Returns what is offered below a list that is short: a search without results, or a subject with few articles. */
async function moreOf(
  blog: Blog,
  { tag, search, ...list }: PostPage & { tag: Tag | undefined; search: string | undefined },
): Promise<AlsoRead | undefined> {
  if (search !== undefined)
    return list.total > 0
      ? undefined
      : { title: "The newest articles", posts: await blog.latest(3) };
  return tag === undefined ? undefined : alsoRead(blog, { tag, ...list });
}

/** Parses a page number from an address; undefined if invalid. */
function pageNumber(given: string | null): number | undefined {
  if (given === null) return 1;
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined;
}

/** Returns the title of this part of the list: “Blogs”, “SAP, page 2”. */
const nameOf = ({ tag, page }: { tag?: Tag | undefined; page: number }) =>
  `${tag?.title ?? (page > 1 ? listName : blogName)}${page > 1 ? `, page ${page}` : ""}`;

const trailOf = (tag: Tag | undefined) => [
  { name: "Home", path: paths.home },
  { name: blogName, path: paths.blogs },
  ...(tag === undefined ? [] : [{ name: tag.title, path: paths.blogList(tag.slug) }]),
];

export const meta: Route.MetaFunction = (args) => {
  const { tag, page = 1, pages = 1, search } = args.loaderData ?? {};
  const name = nameOf({ tag, page });
  const about = `${page > 1 ? `Page ${page} of ${pages}. ` : ""}${tag === undefined ? description : (tag.description ?? `Articles about ${tag.title}: procedures, worked examples and checklists from our engineers.`)}`;
  const titles = {
    search: `“${shorten(search ?? "", 40)}” in our articles`,
    page: name,
    category: `${name}: articles by our engineers`,
    whole: `${name}: notes from our work`,
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

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { posts, tags, tag, search, cut, more, page, pages, total } = loaderData;
  const whole = tag === undefined && search === undefined;
  const [first, ...rest] = posts;
  // The newest post is featured, and so is a post that is alone on the list. Two are shown side by side.
  const featured =
    posts.length === 1 || (whole && page === 1 && posts.length > 2) ? first : undefined;
  const listed = featured === undefined ? posts : rest;

  return (
    <>
      <div className="shell pt-8 pb-16 md:pt-12">
        <Breadcrumb trail={trailOf(tag)} />
        <div className="mt-8 grid gap-x-16 gap-y-8 *:min-w-0 md:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
          <div>
            <h1 {...edits(tag, "title")} className="max-w-[16em] text-h1">
              {tag?.title ?? listName}
            </h1>
            {page === 1 ? null : (
              <p className="label mt-5 text-text-soft">
                Page {page} of {pages}
              </p>
            )}
            <p {...edits(tag, "description")} className="measure mt-5 text-text-soft text-lead">
              {tag?.description ??
                "Procedures, worked examples and checklists. Each is written so that you can use it the same day, with or without us."}
            </p>
          </div>
          <BlogSearch search={search} />
        </div>

        <Subjects tags={tags} tag={tag} whole={whole} />

        <Result search={search} cut={cut} total={total} />

        {featured === undefined ? null : <Featured post={featured} within={tag?.slug} />}

        {listed.length === 0 ? null : (
          <section aria-label="Articles" className={featured === undefined ? "mt-10" : "mt-14"}>
            <h2
              className={
                featured === undefined ? "sr-only" : "label mb-5 text-text-soft md:sr-only"
              }
            >
              {search !== undefined ? "Articles found" : featured ? "Earlier articles" : "Articles"}
            </h2>
            <PostGrid
              posts={listed}
              within={tag?.slug}
              beginsOnFirstScreen={featured === undefined}
            />
          </section>
        )}
        {pages === 1 ? null : (
          <Pager category={tag?.slug} search={search} page={page} pages={pages}>
            <Feeds />
          </Pager>
        )}
        {pages > 1 && page === 1 ? null : (
          <div className="mt-10">
            <Feeds />
          </div>
        )}
      </div>
      {more === undefined || more.posts.length === 0 ? null : (
        <Section title={more.title} tone="tint" size="small">
          <PostGrid posts={more.posts} within={more.within} />
        </Section>
      )}
      <ClosingCall {...closing} />
    </>
  );
}

const Feeds = () => (
  <p className="no-print flex flex-wrap gap-x-5 text-small text-text-soft max-sm:w-full">
    Follow along:
    <FeedLink href={paths.rss} name="RSS" />
    <FeedLink href={paths.jsonFeed} name="JSON Feed" />
  </p>
);

/** A link to a feed, which is no page of the site: the browser opens it, or passes it to a feed reader. */
const FeedLink = ({ href, name }: { href: string; name: string }) => (
  <a href={href} className="inline-block min-h-6 min-w-6 text-link">
    {name}
  </a>
);

/** The featured post: the newest one, or the only one. */
function Featured({ post, within }: { post: PostSummary; within: string | undefined }) {
  return (
    <article
      className={cx(
        textFirstOnPhone,
        "group relative mt-10 grid md:gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-12",
      )}
    >
      {post.mainImage === null ? null : (
        <Cover
          image={post.mainImage}
          sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 54vw, 104vw"
          eager
        />
      )}
      <div>
        <PostFacts post={post} within={within} />
        <h2 {...edits(post, "title")} className="mt-3 text-h2 group-hover:text-accent">
          <a href={paths.blogPost(post.slug)} className="after:absolute after:inset-0">
            {post.title}
          </a>
        </h2>
        <p {...edits(post, "excerpt")} className="mt-4 text-text-soft text-lead">
          {post.excerpt}
        </p>
      </div>
    </article>
  );
}

type ResultProps = { search: string | undefined; cut: boolean; total: number };

/** The number of search results, or a note that there are no posts yet. */
function Result({ search, cut, total }: ResultProps) {
  if (search === undefined)
    return total > 0 ? null : (
      <p className="measure mt-10 text-lead">
        Nothing is published yet. The first article will appear here.
      </p>
    );
  return (
    <p role="status" className="measure mt-10 text-lead wrap-anywhere">
      {cut
        ? `Your search is longer than ${longestQuery} characters, so we searched for its first part. `
        : ""}
      {total === 0
        ? "No article mentions"
        : `${total} ${total === 1 ? "article mentions" : "articles mention"}`}{" "}
      <Quoted>{search}</Quoted>.
      {total === 0 ? " Try one word of it, or choose a subject above." : ""}
    </p>
  );
}
