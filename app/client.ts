import { showLateSections } from "./document/late-sections.ts";
import { aliveEvent } from "./document/starter.ts";
import { drawRestLater, startDrawings } from "./drawings/near.ts";
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
 * The script of every page: the header's menus, changes of page and islands. Content and layout are none of
 * its business, and React comes with the first island (docs/islands.md).
 */

// Before the first island.
if (import.meta.env.DEV) reloadOnChange();

const navigation = document.querySelector<HTMLElement>("header nav[aria-label=Main]");
if (navigation) startMenus(navigation);
const panel = document.getElementById(mobileMenuId);
const button = document.querySelector<HTMLButtonElement>(`button[popovertarget=${mobileMenuId}]`);
if (panel && button) startMobileMenu(button, panel);
markCurrentLinks();

const version = watchServiceWorker();
startPageChanges({
  needsWholeLoad: version.isOutdated,
  onShown(url, fetched) {
    closeMenus();
    version.onPageShown(url, fetched);
  },
});
startOpeners();
startSearchKeys();
startIslands(document);
startDrawings(document);
drawRestLater();
// Not before: with each of them all that is laid out is laid out once more.
void addLaterLinks().then(() => showLateSections(whenIdle));
prepareNoConnection();

// Only editors see a preview: its code is none of the visitors'.
if (document.querySelector("[data-follows-changes]"))
  void import("./preview/follow-changes.ts").then(({ followChanges }) => followChanges());

// A form that came back with mistakes is read from them.
document.querySelector<HTMLElement>("[data-focus-first]")?.focus();

// For whoever measures or tests the page.
window.dispatchEvent(new Event(aliveEvent));
