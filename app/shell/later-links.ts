/** What the head names for later: icons, the manifest and the faces of running text, none of which the first paint needs. */

export const laterLinksId = "later-links";

/** Puts the links that stand in the head's `noscript` into the document, once the page has been painted. */
export function addLaterLinks(): void {
  const waiting = document.getElementById(laterLinksId)?.textContent;
  if (!waiting) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const links = new DOMParser().parseFromString(waiting, "text/html").querySelectorAll("link");
      document.head.append(...links);
    }),
  );
}
