/**
 * The sections below the first screen are laid out after the first paint, one at a time. At once they are the longest task
 * of a page on a phone, again when a face or a sheet arrives, and nobody sees them yet.
 *
 * Until then `content-visibility` skips them (app/styles/base.css), with a guess for their height, which is why it does not
 * stay: the bar beside the page would run away under the thumb. Whoever gets near a section earlier has it at once. Left
 * out where a place below is to be found again: with an anchor, after a reload, on the way back.
 */
export const lateSectionsScript = `(()=>{
if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.dataset.late="";
})()`;

/** Lays all of them out from now on: another page is shown, whose place must be right. */
export function endLateSections(): void {
  delete document.documentElement.dataset.late;
}

/** @param whenIdle runs something when the browser has time. */
export function showLateSections(whenIdle: (run: () => void) => void): void {
  if (document.documentElement.dataset.late === undefined) return;
  const waiting = document
    .querySelectorAll<HTMLElement>("main > section:nth-child(n + 3)")
    .values();
  // In a frame: the browser lays the section out in the very same one, and is idle no sooner than after it.
  const showNext = () =>
    requestAnimationFrame(() => {
      const { value: section } = waiting.next();
      // The mark stays: without it every element's style would be worked out once more.
      if (!section?.isConnected) return;
      section.style.contentVisibility = "visible";
      whenIdle(showNext);
    });
  whenIdle(showNext);
}
