/** Fills the drawings of a page that are near the window. */

/** Distance from the window at which a drawing is fetched. */
const near = "500px";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof SVGSVGElement)) continue;
      observer.unobserve(target);
      void fill(target);
    }
  },
  { rootMargin: near },
);

async function fill(svg: SVGSVGElement): Promise<void> {
  const source = svg.dataset.drawing;
  if (source === undefined) return;
  delete svg.dataset.drawing;
  const response = await fetch(source).catch(() => undefined);
  if (!response?.ok) {
    // Tried again when the page is next shown: without a network there is none to be had.
    svg.dataset.drawing = source;
    return;
  }
  const drawing = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  // Its own rules are for where it stands as an image: here the page has them.
  for (const style of drawing.querySelectorAll("style")) style.remove();
  svg.append(...drawing.documentElement.childNodes);
}

const waitingIn = (scope: ParentNode) => scope.querySelectorAll<SVGSVGElement>("svg[data-drawing]");

export function startDrawings(scope: ParentNode): void {
  for (const svg of waitingIn(scope)) observer.observe(svg);
}

// Paper shows the whole page.
addEventListener("beforeprint", () => {
  for (const svg of waitingIn(document)) void fill(svg);
});
addEventListener("online", () => startDrawings(document));
