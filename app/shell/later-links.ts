import { parseMarkup } from "#app/trusted-types.ts";

/** What the head names for later: icons, the manifest, the dictionary for the next pages, faces of running text, and what shows under a pointer. */

export const laterLinksId = "later-links";

/**
 * Puts what stands in the head's `noscript`, its links, into the document once the page has been painted.
 *
 * @returns resolves when the style sheet among them and the faces that it brings are there, or cannot come.
 */
export async function addLaterLinks(): Promise<void> {
  const waiting = document.getElementById(laterLinksId)?.textContent;
  if (!waiting) return;
  await nextFrame();
  const links = [...parseMarkup(waiting, "text/html").querySelectorAll("link")];
  const sheet = links.find(({ rel }) => rel === "stylesheet");
  const { promise: settled, resolve } = Promise.withResolvers<unknown>();
  for (const end of ["load", "error"]) sheet?.addEventListener(end, resolve);
  document.head.append(...links);
  await settled;
  // Faces are asked for when the text is laid out with them.
  await nextFrame();
  await document.fonts.ready;
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
