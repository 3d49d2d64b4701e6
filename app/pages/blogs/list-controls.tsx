import { edits } from "#app/blogs/edited-at.ts";
import type { Tag } from "#app/blogs/post.ts";
import { longestQuery } from "#app/search/longest-query.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { paths } from "#content/paths.ts";

export function BlogSearch({ search }: { search: string | undefined }) {
  return (
    <search aria-label="Search the articles">
      <form action={paths.blogs} className="flex gap-2">
        <label htmlFor="blog-search" className="sr-only">
          Search the articles
        </label>
        <input
          id="blog-search"
          type="search"
          name="q"
          defaultValue={search ?? ""}
          placeholder="Search the articles"
          maxLength={longestQuery}
          className="min-h-12 min-w-0 grow rounded-sm border border-control-border bg-surface px-3 text-base placeholder:text-text-soft"
        />
        <Button type="submit" variant="secondary" size="small">
          Search
        </Button>
      </form>
    </search>
  );
}

type SubjectsProps = {
  tags: readonly Tag[];
  /** The selected subject. */
  tag: Tag | undefined;
  /** Whether all articles are shown. */
  whole: boolean;
};

export function Subjects({ tags, tag, whole }: SubjectsProps) {
  return (
    <nav aria-label="Subjects" className="mt-8 border-text border-t-[1.5px] pt-3">
      <ul className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap sm:gap-y-1">
        <li>
          <SubjectLink to={paths.blogs} current={whole} name="All" />
        </li>
        {tags.map((one) => (
          <li key={one.slug} {...edits(one, "title")}>
            <SubjectLink
              to={paths.blogList(one.slug)}
              current={tag?.slug === one.slug}
              name={one.title}
              count={one.count}
            />
          </li>
        ))}
      </ul>
    </nav>
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
    <a
      href={to}
      aria-current={current ? "page" : undefined}
      className={cx(
        "inline-flex min-w-6 items-baseline justify-between border-b-2 py-1.5 font-semibold hover:text-accent max-sm:w-full",
        current ? "border-accent" : "border-transparent forced-colors:border-[Canvas]",
      )}
    >
      <bdi>{name}</bdi>
      {count === undefined ? null : (
        <span className="ml-1.5 font-mono font-normal text-text-soft text-label">{count}</span>
      )}
    </a>
  );
}
