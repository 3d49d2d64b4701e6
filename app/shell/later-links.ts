import { parseMarkup } from "#app/trusted-types.ts";

/** What the head names for later: icons, the manifest, the dictionary for the next pages, and the faces of running text. */

export const laterLinksId = "later-links";

/**
 * Puts what stands in the head's `noscript` into the document, once the page has been painted: its links, and the style
 * sheet that its style element imports.
 */
export function addLaterLinks(): void {
  const waiting = document.getElementById(laterLinksId)?.textContent;
  if (!waiting) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const parsed = parseMarkup(waiting, "text/html");
      const sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.href = parsed.querySelector("style")?.dataset.href ?? "";
      document.head.append(sheet, ...parsed.querySelectorAll("link"));
    }),
  );
}
