import { Form, Link } from "react-router";
import { PostFacts, PostGrid } from "../../blogs/post-list.tsx";
import { PostPicture } from "../../blogs/post-picture.tsx";
import { paths } from "../../paths.ts";
import { blogContext } from "../../ports.server.ts";
import { notFound } from "../../search/not-found.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { breadcrumbs, webPage } from "../../shell/structured-data.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import type { Route } from "./+types/list";

const title = "Blog";
const description =
  "Procedures, worked examples and checklists from our engineers: hotels, SAP, web and mobile, AI, cloud, security. Written to be used the same day.";

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const category = query.get("category") ?? undefined;
  const search = query.get("q")?.trim() || undefined;
  const page = Number(query.get("page") ?? "1");
  if (!Number.isInteger(page) || page < 1) throw await notFound(context, request);

  const blog = context.get(blogContext);
  const [list, tags] = await Promise.all([
    blog.list({ page, ...(category && { category }), ...(search && { search }) }),
    blog.tags(),
  ]);
  const tag = tags.find(({ slug }) => slug === category);
  if ((category !== undefined && tag === undefined) || page > list.pages)
    throw await notFound(context, request);
  return { ...list, tags, tag, search };
}

export const meta: Route.MetaFunction = (args) => {
  const { tag, page, search } = args.loaderData ?? {};
  const name = [tag?.title ?? title, page !== undefined && page > 1 ? `page ${page}` : ""]
    .filter(Boolean)
    .join(", ");
  return pageMeta(args, {
    title:
      tag === undefined ? `${name}: from the work itself` : `${name}: posts from the work itself`,
    description,
    path: listPath(tag?.slug, page ?? 1),
    noindex: search !== undefined,
    structuredData: [
      webPage("CollectionPage", name, description),
      breadcrumbs([
        { name: "Home", path: paths.home },
        { name: title, path: paths.blogs },
      ]),
    ],
  });
};

function listPath(category: string | undefined, page: number, search?: string): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set("category", category);
  if (search !== undefined) query.set("q", search);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? paths.blogs : `${paths.blogs}?${query}`;
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { posts, tags, tag, search, page, pages, total } = loaderData;
  const whole = tag === undefined && search === undefined;
  const [first, ...rest] = posts;
  const featured = whole && page === 1 ? first : undefined;

  return (
    <div className="shell pt-12 pb-20 md:pt-16">
      <h1 className="max-w-[16ch] text-h1">{tag?.title ?? "Notes from the work itself."}</h1>
      <p className="measure mt-5 text-ink-soft text-lead">
        Procedures, worked examples and checklists. Each is written so that you can use it the same
        day, with or without us.
      </p>

      <div className="mt-10 grid gap-6 border-ink border-t-[1.5px] pt-5 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <nav aria-label="Subjects">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            <li>
              <SubjectLink to={paths.blogs} current={whole} name="All" />
            </li>
            {tags.map(({ slug, title: name, count }) => (
              <li key={slug}>
                <SubjectLink
                  to={paths.blogCategory(slug)}
                  current={tag?.slug === slug}
                  name={name}
                  count={count}
                />
              </li>
            ))}
          </ul>
        </nav>
        <Form
          action={paths.blogs}
          className="flex gap-2"
          role="search"
          aria-label="Search the blog"
        >
          <label htmlFor="blog-search" className="sr-only">
            Search the blog
          </label>
          <input
            id="blog-search"
            type="search"
            name="q"
            defaultValue={search ?? ""}
            placeholder="Search the blog"
            maxLength={120}
            className="min-h-11 min-w-0 grow rounded-sm border border-edge bg-surface px-3 text-base"
          />
          <Button type="submit" variant="secondary" size="small">
            Search
          </Button>
        </Form>
      </div>

      {search === undefined ? null : (
        <p role="status" className="mt-8 text-ink-soft">
          {total === 0
            ? `No post mentions “${search}”. Try one word of it, or choose a subject above.`
            : `${total} ${total === 1 ? "post mentions" : "posts mention"} “${search}”.`}
        </p>
      )}

      {featured === undefined ? null : (
        <article className="group relative mt-12 grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-12">
          {featured.mainImage === null ? null : (
            <PostPicture
              image={{ ...featured.mainImage, alt: "" }}
              sizes="(min-width: 64rem) 44rem, 100vw"
              eager
            />
          )}
          <div>
            <PostFacts post={featured} />
            <h2 className="mt-3 text-h2 group-hover:text-keel">
              <Link
                to={paths.blogPost(featured.slug)}
                prefetch="viewport"
                className="after:absolute after:inset-0"
              >
                {featured.title}
              </Link>
            </h2>
            <p className="mt-4 text-ink-soft text-lead">{featured.excerpt}</p>
          </div>
        </article>
      )}

      <section aria-label="Posts" className="mt-14">
        <h2 className="sr-only">{search === undefined ? "Posts" : "Posts found"}</h2>
        <PostGrid posts={featured === undefined ? posts : rest} />
      </section>

      {pages === 1 ? null : (
        <nav
          aria-label="Pages"
          className="mt-16 flex items-center justify-between gap-4 border-line border-t pt-6"
        >
          {page > 1 ? (
            <ButtonLink
              to={listPath(tag?.slug, page - 1, search)}
              variant="secondary"
              size="small"
              rel="prev"
            >
              Newer posts
            </ButtonLink>
          ) : (
            <span />
          )}
          <p className="label text-ink-soft">
            Page {page} of {pages}
          </p>
          {page < pages ? (
            <ButtonLink
              to={listPath(tag?.slug, page + 1, search)}
              variant="secondary"
              size="small"
              rel="next"
            >
              Older posts
            </ButtonLink>
          ) : (
            <span />
          )}
        </nav>
      )}
    </div>
  );
}

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
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className={cx(
        "inline-block border-b-2 py-1.5 font-semibold hover:text-keel",
        current ? "border-keel" : "border-transparent",
      )}
    >
      {name}
      {count === undefined ? null : (
        <span className="ml-1.5 font-mono font-normal text-ink-soft text-label">{count}</span>
      )}
    </Link>
  );
}
