import { paths } from "#content/paths.ts";
import { Icon } from "../ui/icon.tsx";

/**
 * Links to the search page; with scripts it opens the search dialog in place, as “/”, Ctrl K and ⌘ K do, which open-search.ts
 * then says of it.
 */
export function SearchButton() {
  return (
    <a
      href={paths.search()}
      data-opens="search-dialog"
      aria-label="Search"
      className="grid size-11 shrink-0 place-items-center rounded-sm hover:text-accent"
    >
      <Icon name="search" size={20} />
    </a>
  );
}
