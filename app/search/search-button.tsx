import { paths } from "#content/paths.ts";
import { Icon } from "../ui/icon.tsx";

/**
 * Links to the search page; with scripts it opens the search dialog in place (open-search.ts), as “/”, Ctrl K and ⌘ K
 * do.
 */
export function SearchButton() {
  return (
    <a
      href={paths.search()}
      data-opens="search-dialog"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
      className="grid size-11 shrink-0 place-items-center rounded-sm hover:text-accent"
    >
      <Icon name="search" size={20} />
    </a>
  );
}
