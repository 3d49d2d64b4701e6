import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { paths } from "#content/paths.ts";

/**
 * Makes the page anew, in place, whenever the server tells that content changed. Only while the page is in view: a
 * browser has few connections for all tabs of a site, and the first message after coming back brings what was missed.
 */
export function useChanges(active: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!active) return;
    let source: EventSource | undefined;
    const follow = () => {
      source?.close();
      if (document.visibilityState === "hidden") return;
      const opened = new EventSource(paths.previewChanges);
      opened.addEventListener("change", () => void revalidate());
      opened.addEventListener("error", () => {
        // Refused, not broken off: the preview has ended meanwhile.
        if (opened.readyState === EventSource.CLOSED) void revalidate();
      });
      source = opened;
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      source?.close();
    };
  }, [active, revalidate]);
}
