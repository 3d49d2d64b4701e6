import { enableVisualEditing } from "@sanity/visual-editing/enable-visual-editing";
import { paths } from "#content/paths.ts";
import { refreshPage } from "../page-changes/page-changes.ts";

/** Above everything on the page, including its header and dialogs. */
const overAll = 2_147_483_647;

/**
 * Connects the page with the Studio’s Presentation tool: hovering outlines an element, a click opens its field, and
 * the Studio’s address bar and perspective follow the page’s. Changes arrive through `followChanges`, which does not
 * need the Studio. https://www.sanity.io/docs/visual-editing
 */
export function startVisualEditing(): void {
  if (window.parent !== window) hideBar();

  enableVisualEditing({
    zIndex: overAll,
    history: {
      subscribe(navigate) {
        const tell = () =>
          navigate({
            type: "push",
            title: document.title,
            url: location.pathname + location.search,
          });
        tell();
        // Reports changes of page without a full load; a full load starts this again.
        window.navigation?.addEventListener("navigatesuccess", tell);
        return () => window.navigation?.removeEventListener("navigatesuccess", tell);
      },
      update(change) {
        if (change.type === "pop") history.back();
        else if (change.type === "replace") location.replace(change.url);
        else location.assign(change.url);
      },
    },
    refresh: ({ source }) => (source === "manual" ? refreshPage() : false),
    onPerspectiveChange: (perspective) => void look(String(perspective)),
  });
}

/** Hides the preview bar, because the Studio shows the same beside the page and its frame is small. */
function hideBar(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("aside[aria-label=Preview] { display: none }");
  document.adoptedStyleSheets.push(sheet);
}

/** Switches to the Studio's perspective: drafts, published, or a release. */
async function look(perspective: string): Promise<void> {
  const shown =
    document.querySelector<HTMLElement>("[data-follows-changes]")?.dataset.followsChanges;
  if (shown === perspective) return;
  const body = new URLSearchParams({ perspective });
  const answer = await fetch(paths.previewChanges, { method: "POST", body });
  if (answer.ok) await refreshPage();
}
