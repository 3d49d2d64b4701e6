import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { paths } from "#content/paths.ts";

type PagerProps = {
  category: string | undefined;
  search: string | undefined;
  page: number;
  pages: number;
  /** At the left of the first page, where there is no newer one. */
  children: ReactNode;
};

/** Links to the newer and older pages of the list. */
export function Pager({ category, search, page, pages, children }: PagerProps) {
  return (
    <nav
      aria-label="Pages"
      className="mt-16 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6 sm:grid sm:grid-cols-[1fr_auto_1fr]"
    >
      {page > 1 ? (
        <ButtonLink
          href={listPath(category, page - 1, search)}
          variant="secondary"
          size="small"
          rel="prev"
          className="justify-self-start"
        >
          Newer articles
        </ButtonLink>
      ) : (
        children
      )}
      <p className="label text-text-soft">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <ButtonLink
          href={listPath(category, page + 1, search)}
          variant="secondary"
          size="small"
          rel="next"
          className="justify-self-end"
        >
          Older articles
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** Returns the path of a page of the list. */
function listPath(category: string | undefined, page: number, search: string | undefined): string {
  const path = paths.blogList(category, page);
  if (search === undefined) return path;
  return `${path}${path.includes("?") ? "&" : "?"}q=${encodeURIComponent(search)}`;
}
