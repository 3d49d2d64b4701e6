import { paths } from "#content/paths.ts";
import { Button } from "../ui/button.tsx";
import { longestQuery } from "./longest-query.ts";

/** The field of the search page, in a plain form that needs no script. */
export function SearchField({
  query = "",
  autoFocus = false,
}: {
  query?: string;
  autoFocus?: boolean;
}) {
  return (
    <search aria-label="The whole site">
      <form action={paths.search()} className="flex max-w-2xl flex-wrap gap-2 sm:flex-nowrap">
        <label htmlFor="site-search" className="sr-only">
          Search the whole site
        </label>
        <input
          id="site-search"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longestQuery}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: on the empty search page the field is what the visitor came for
          autoFocus={autoFocus}
          placeholder="S/4HANA, night audit, kubernetes …"
          className="min-h-12 w-full min-w-0 grow rounded-sm border border-control-border bg-surface px-4 text-base text-ellipsis placeholder:text-text-soft"
        />
        <Button type="submit" className="max-sm:w-full">
          Search
        </Button>
      </form>
    </search>
  );
}
