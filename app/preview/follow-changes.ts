import { paths } from "#content/paths.ts";
import { refreshPage } from "../page-changes/page-changes.ts";

/**
 * Refreshes the page in place whenever the server reports changed content. Connects only while the page is visible,
 * because a browser has few connections for all tabs of a site; on return, the first message brings what was missed.
 */
export function followChanges(): void {
  let source: EventSource | undefined;
  const follow = () => {
    source?.close();
    const previewing = document.querySelector("[data-follows-changes]") !== null;
    if (document.visibilityState === "hidden" || !previewing) return;
    const opened = new EventSource(paths.previewChanges);
    opened.addEventListener("change", () => void refreshPage());
    opened.addEventListener("error", () => {
      // The connection was refused, not lost: the preview has ended meanwhile.
      if (opened.readyState === EventSource.CLOSED) void refreshPage();
    });
    source = opened;
  };
  // In the Studio's frame, or in a window that it opened, beside the form that edits the page.
  if (window.parent !== window || window.opener !== null)
    void import("./visual-editing.ts").then(({ startVisualEditing }) => startVisualEditing());
  follow();
  document.addEventListener("visibilitychange", follow);
}
