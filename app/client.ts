import { aliveEvent } from "./document/alive-event.ts";
import { showLateSections } from "./document/late-sections.ts";
import { startDrawings } from "./drawings/near.ts";
import { islandLoaders, scriptLoaders } from "./island-loaders.ts";
import { loaders } from "./islands/loaders.ts";
import { startOpeners } from "./islands/on-demand.ts";
import { reloadOnChange } from "./islands/reload-on-change.ts";
import { startIslands } from "./islands/runtime.ts";
import { whenIdle } from "./islands/when-idle.ts";
import { prepareNoConnection } from "./page-changes/no-connection.ts";
import { startPageChanges } from "./page-changes/page-changes.ts";
import { markCurrentLinks } from "./page-changes/swap-document.ts";
import { startSearchKeys } from "./search/open-search.ts";
import { watchServiceWorker } from "./service-worker/watch.ts";
import { addLaterLinks } from "./shell/later-links.ts";
import { closeMenus, startMenus, startMobileMenu } from "./shell/menus.ts";
import { mobileMenuId } from "./shell/mobile-menu-id.ts";

/**
 * The script that every page loads, for the header's menus, changes of page and islands. Content and layout do not
 * depend on it, and React is loaded with the first island (docs/islands.md).
 */

// Must precede the first island.
if (import.meta.env.DEV) reloadOnChange();

const navigation = document.querySelector<HTMLElement>("header nav[aria-label=Main]");
if (navigation) startMenus(navigation);
const panel = document.getElementById(mobileMenuId);
const button = document.querySelector<HTMLButtonElement>(`button[popovertarget=${mobileMenuId}]`);
if (panel && button) startMobileMenu(button, panel);
markCurrentLinks();

const version = watchServiceWorker(whenIdle);
startPageChanges({
  needsWholeLoad: version.isOutdated,
  onShown(url, fetched) {
    closeMenus();
    version.onPageShown(url, fetched);
  },
});
Object.assign(loaders, { islands: islandLoaders, scripts: scriptLoaders });
startOpeners();
startSearchKeys();
startIslands(document);
startDrawings(document);
// Sections are laid out after the links are added, because each link lays out again all that is laid out by then.
void addLaterLinks().then(() => showLateSections(whenIdle));
prepareNoConnection();

// Only editors load the preview's code.
if (document.querySelector("[data-follows-changes]"))
  void import("./preview/follow-changes.ts").then((preview) => preview.followChanges());

// Focuses the notice or error summary of a returned form, unless the visitor has gone to a field already.
if (document.activeElement === document.body)
  document.querySelector<HTMLElement>("[data-focus-first]")?.focus();

// Signals tests, measurements and the starter that the page is interactive.
dispatchEvent(new Event(aliveEvent));
