import { parseMarkup } from "#app/trusted-types.ts";

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
  for (const place of scope.querySelectorAll("svg[data-drawing]")) observer.observe(place);
  for (const drawing of scope.querySelectorAll(".inks-right, .inks-down")) {
    if (drawing.getBoundingClientRect().top < innerHeight) continue;
    drawing.setAttribute("data-waiting", "");
    sequences.observe(drawing);
  }
}

/** Fetches a drawing into its place. Without a network the place stays, and is tried again when it comes near again. */
async function draw(place: Element): Promise<void> {
  const address = place.getAttribute("data-drawing");
  if (address === null) return;
  const text = await fetch(address)
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  if (text === undefined || !place.hasAttribute("data-drawing")) return;
  // Its own rules are for where it stands alone. The page has them, and its content policy refuses any others.
  const markup = text.replace(/<style>[\s\S]*?<\/style>/, "");
  const file = parseMarkup(markup, "image/svg+xml");
  place.replaceChildren(...file.documentElement.childNodes);
  place.removeAttribute("data-drawing");
  observer.unobserve(place);
}

/** How long the drawings far away wait after the others, in milliseconds. */
const restDelay = 4000;

/** Fetches in the end also those that never came near: nothing can be fetched any more while a page is being printed. */
export function drawRestLater(): void {
  setTimeout(() => {
    for (const place of document.querySelectorAll("svg[data-drawing]")) void draw(place);
  }, restDelay);
}
