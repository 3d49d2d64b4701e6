/** Dispatched on the document when a page was shown without a whole load. */
export const pageShownEvent = "site:page-shown";

/** @returns takes the listener away. */
export function onPageShown(listener: () => void): () => void {
  document.addEventListener(pageShownEvent, listener);
  return () => document.removeEventListener(pageShownEvent, listener);
}

/** Goes to a page as a click on a link does: the Navigation API takes it over where there is one. */
export const goTo = (path: string): void => window.location.assign(path);
