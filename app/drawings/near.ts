import { parseMarkup } from "#app/trusted-types.ts";
import { drawingPartId, firstDrawing } from "./first-drawing.ts";
import { inkClasses } from "./ink-classes.ts";

/** Fetches the drawings of a page in the browser when they come near the window. */

/** Distance from the window at which a drawing is fetched. */
const near = "500px";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target);
  },
  { rootMargin: near },
);

/** Share of a drawing that must be in view before it begins to draw itself. */
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

/** Delay before distant drawings are fetched, in milliseconds. */
const restDelay = 4000;

/**
 * Watches the places of drawings below `scope`. A drawing that is hidden at this width is not fetched yet. Drawings that
 * draw themselves wait if they are below the window; in it, the style rules have already started them. What never came
 * near is fetched last, so that no drawing is missing however fast a visitor scrolls.
 */
export function startDrawings(scope: ParentNode): void {
  for (const place of scope.querySelectorAll("[data-drawing]")) observer.observe(place);
  for (const drawing of scope.querySelectorAll(inkClasses.map((name) => `.${name}`).join())) {
    if (drawing.getBoundingClientRect().top < innerHeight) continue;
    drawing.setAttribute("data-waiting", "");
    sequences.observe(drawing);
  }
  setTimeout(drawAll, restDelay);
}

function drawAll(now?: boolean): void {
  for (const place of document.querySelectorAll("[data-drawing]")) draw(place, now);
}

/**
 * Fetches a drawing and puts it in its place, or in place of its image. Offline, the place is left as it is and tried
 * again when it next comes near.
 *
 * @param now whether the drawing must be there when the function returns.
 */
function draw(place: Element, now?: boolean): void {
  // An image has no `currentSrc` while it is hidden at this width.
  const address =
    place instanceof HTMLImageElement ? place.currentSrc : place.getAttribute("data-drawing");
  if (!address) return;
  const request = new XMLHttpRequest();
  request.onload = () => {
    if (request.status !== 200 || !place.hasAttribute("data-drawing")) return;
    // The file's own rules are for showing it alone. The page has them already, and its content security policy refuses
    // others.
    const markup = request.responseText.replace(/<style>.*<\/style>/s, "");
    const file = parseMarkup(markup, "image/svg+xml");
    observer.unobserve(place);
    if (place instanceof HTMLImageElement) {
      place.closest("picture")?.replaceWith(drawingOf(place, file.documentElement));
      return;
    }
    place.replaceChildren(
      ...(file.getElementById(drawingPartId) ?? file.documentElement).childNodes,
    );
    place.removeAttribute("data-drawing");
    // The starter may see the first paint only now; it would look for the file again.
    place.removeAttribute(firstDrawing);
  };
  request.open("GET", address, !now);
  try {
    request.send();
  } catch {}
}

/** Turns an image's file into the drawing itself. It was animated as an image, so its classes for that are removed. */
function drawingOf(picture: HTMLImageElement, drawing: HTMLElement): HTMLElement {
  drawing.role = "img";
  drawing.ariaLabel = picture.alt;
  drawing.setAttribute("class", picture.className);
  drawing.classList.remove(...inkClasses);
  return drawing;
}

// Draws everything that is about to be printed, compositions included that only paper shows. The browser lays out the
// sheets as soon as the event is over.
addEventListener("beforeprint", () => drawAll(true));
