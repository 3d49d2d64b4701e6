import { parseMarkup } from "#app/trusted-types.ts";
import { laterLinksId, unusedWeightAttribute } from "../document/ids.ts";
import { addFonts } from "../document/later-fonts.ts";

/**
 * Adds the links of the head that the first paint does not need: icons, the manifest, the dictionary for the next
 * pages, fonts of running text, and the rules for hover.
 */

/**
 * Moves the links in the head's `noscript` into the document after the first paint.
 *
 * @returns a promise that resolves when their style sheet and its fonts are loaded, or have failed to load.
 */
export async function addLaterLinks(): Promise<void> {
  const place = document.getElementById(laterLinksId);
  const waiting = place?.textContent;
  if (!waiting) return;
  await nextFrame();
  const links = [...parseMarkup(waiting, "text/html").querySelectorAll("link")];
  const sheet = links.find(({ rel }) => rel === "stylesheet");
  const { promise: settled, resolve } = Promise.withResolvers<unknown>();
  for (const end of ["load", "error"]) sheet?.addEventListener(end, resolve);
  document.head.append(...links);
  await settled;
  await addFonts(place.getAttribute(unusedWeightAttribute));
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
