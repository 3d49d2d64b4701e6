import { parseMarkup } from "#app/trusted-types.ts";

/** What the head names for later: icons, the manifest, the dictionary for the next pages, faces of running text, and what shows under a pointer. */

export const laterLinksId = "later-links";

/** Puts what stands in the head's `noscript`, its links, into the document once the page has been painted. */
export function addLaterLinks(): void {
  const waiting = document.getElementById(laterLinksId)?.textContent;
  if (!waiting) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.head.append(...parseMarkup(waiting, "text/html").querySelectorAll("link"));
    }),
  );
}
