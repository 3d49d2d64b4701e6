import { paths } from "#content/paths.ts";
import { refreshPage } from "../page-changes/page-changes.ts";

/**
 * Makes the page anew, in place, whenever the server tells that content changed. Only while the page is in view: a
 * browser has few connections for all tabs of a site, and the first message after coming back brings what was missed.
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
      // Refused, not broken off: the preview has ended meanwhile.
      if (opened.readyState === EventSource.CLOSED) void refreshPage();
    });
    source = opened;
  };
  // Beside the form that edits the page: the Studio's frame, or a window that it opened.
  if (window.parent !== window || window.opener !== null)
    void import("./visual-editing.ts").then(({ startVisualEditing }) => startVisualEditing());
  follow();
  document.addEventListener("visibilitychange", follow);
}
