/** Event dispatched on the document when a page was shown without a full load. */
export const pageShownEvent = "site:page-shown";

/** @returns a function that removes the listener. */
export function onPageShown(listener: () => void): () => void {
  document.addEventListener(pageShownEvent, listener);
  return () => document.removeEventListener(pageShownEvent, listener);
}

/** Navigates to a page as a click on a link does; the Navigation API intercepts it where supported. */
export const goTo = (path: string): void => location.assign(path);
