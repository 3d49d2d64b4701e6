/**
 * Marks a document whose sections below the first screen are laid out after the first paint, one at a time. Laid out
 * at once they are a page's longest task on a phone, and once more when a font or a sheet arrives, while no one sees
 * them yet.
 *
 * Until then `content-visibility` skips them (app/styles/base.css) with an estimated height. That is temporary,
 * because the scrollbar would jump under the visitor's thumb. A section that comes near the screen earlier is laid
 * out at once. Skipped where a scroll position is restored: with a fragment, after a reload, and on going back.
 */
export const lateSectionsScript = `
if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.dataset.late="";
`;

/**
 * Says for the next page, shown without a full load, whether its sections are laid out later too.
 *
 * @param startsAtTop whether the page is shown from its top, rather than at a position that must be right at once.
 */
export function setLateSections(startsAtTop: boolean): void {
  document.documentElement.toggleAttribute("data-late", startsAtTop);
}

/**
 * Lays out the waiting sections one by one.
 *
 * @param whenIdle runs a function when the browser is idle.
 */
export function showLateSections(whenIdle: (run: () => void) => void): void {
  if (document.documentElement.dataset.late === undefined) return;
  const waiting = document
    .querySelectorAll<HTMLElement>("main > section:nth-child(n + 3)")
    .values();
  // In a frame, because the browser then lays the section out in that frame and is idle only afterwards.
  const showNext = () =>
    requestAnimationFrame(() => {
      const { value: section } = waiting.next();
      // The mark stays: removing it would recalculate every element's style.
      if (!section?.isConnected) return;
      section.style.contentVisibility = "visible";
      whenIdle(showNext);
    });
  whenIdle(showNext);
}
