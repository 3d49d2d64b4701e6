import { parseMarkup } from "#app/trusted-types.ts";
import { drawingPartId } from "./first-drawing.ts";
import { inkClasses } from "./ink-classes.ts";

/** In the browser: fetches the drawings of a page when they come near. */

/** Distance from the window at which a drawing is fetched. */
const near = "500px";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void draw(target);
  },
  { rootMargin: near },
);

/** So much of a drawing that tells a sequence is in view when it begins to draw itself. */
const begun = 0.3;

const sequences = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute("data-waiting");
      sequences.unobserve(target);
    }
  },
  { threshold: begun },
);

/**
 * Watches the places of drawings below `scope`. One that is hidden at this width is not fetched. Those that tell a
 * sequence wait for their time below the window; in it they have begun by their styles.
 */
export function startDrawings(scope: ParentNode): void {
  for (const place of scope.querySelectorAll("[data-drawing]")) observer.observe(place);
  for (const drawing of scope.querySelectorAll(inkClasses.map((name) => `.${name}`).join())) {
    if (drawing.getBoundingClientRect().top < innerHeight) continue;
    drawing.setAttribute("data-waiting", "");
    sequences.observe(drawing);
  }
}

/**
 * Fetches a drawing into its place, or in place of the picture of it. Without a network that stays, and is tried again
 * when it comes near again.
 */
async function draw(place: Element): Promise<void> {
  // A picture has none while it is hidden at this width.
  const address =
    place instanceof HTMLImageElement ? place.currentSrc : place.getAttribute("data-drawing");
  if (!address) return;
  const text = await fetch(address)
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  if (text === undefined || !place.hasAttribute("data-drawing")) return;
  // Its own rules are for where it stands alone. The page has them, and its content policy refuses any others.
  const markup = text.replace(/<style>[\s\S]*?<\/style>/, "");
  const file = parseMarkup(markup, "image/svg+xml");
  observer.unobserve(place);
  if (place instanceof HTMLImageElement) {
    place.closest("picture")?.replaceWith(drawingOf(place, file.documentElement));
    return;
  }
  place.replaceChildren(...(file.getElementById(drawingPartId) ?? file.documentElement).childNodes);
  place.removeAttribute("data-drawing");
}

/** The drawing that a picture shows. It has drawn itself as a picture, and does not do so again. */
function drawingOf(picture: HTMLImageElement, drawing: HTMLElement): HTMLElement {
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-label", picture.alt);
  drawing.setAttribute("class", picture.className);
  drawing.classList.remove(...inkClasses);
  return drawing;
}

/** How long the drawings far away wait after the others, in milliseconds. */
const restDelay = 4000;

/** Fetches in the end also those that never came near: nothing can be fetched any more while a page is being printed. */
export function drawRestLater(): void {
  setTimeout(() => {
    for (const place of document.querySelectorAll("[data-drawing]")) void draw(place);
  }, restDelay);
}
