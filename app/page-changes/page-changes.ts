import { announcerId, spinnerId } from "../document/ids.ts";
import { pageShownEvent } from "./go-to.ts";
import { isPage } from "./is-page.ts";
import { showNoConnection } from "./no-connection.ts";
import { type FetchedDocument, prefetch, takeDocument } from "./prefetch.ts";
import { type ShowPage, sendForm } from "./send-form.ts";
import { isOfThisBuild, parsePage, swapDocument } from "./swap-document.ts";

/**
 * Changes of page without a whole load: the browser's Navigation API hands over the change, the next document is
 * fetched, its head and main content take the places of the old ones, and the header stays. Where the API is missing,
 * links load whole pages. https://developer.mozilla.org/docs/Web/API/Navigation_API
 */

/** A page that arrives within this time shows no spinner, in milliseconds. */
const spinnerDelay = 200;

export type PageChangesOptions = {
  /** Whether the next change of page has to be a whole load, because a new version of the site waits for one. */
  needsWholeLoad(): boolean;
  /** Told of each page that was shown without a whole load. */
  onShown(url: string, document: FetchedDocument): void;
};

/** Set while the browser is asked to load a page whole, which it reports as a change of page too. */
let loadingWhole = false;

export function startPageChanges({ needsWholeLoad, onShown }: PageChangesOptions): void {
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    const target = new URL(event.destination.url);
    const takesOver =
      event.canIntercept &&
      !event.hashChange &&
      event.downloadRequest === null &&
      event.navigationType !== "reload" &&
      isPage(target, location.origin) &&
      !loadingWhole &&
      !needsWholeLoad();
    if (!takesOver) return;
    event.intercept({
      // Both are done when the page is shown; a form that stays keeps its place and its focus.
      focusReset: "manual",
      scroll: "manual",
      handler: () => changePage(event, target, onShown),
    });
  });
  prefetchOnIntent();
}

async function changePage(
  event: NavigateEvent,
  target: URL,
  onShown: PageChangesOptions["onShown"],
): Promise<void> {
  const show: ShowPage = (page, fetched) => {
    const main = withoutAnchoring(() => {
      const shown = swapDocument(page);
      event.scroll();
      return shown;
    });
    announce(main);
    document.dispatchEvent(new Event(pageShownEvent));
    onShown(target.href, fetched);
  };
  const spinner = document.getElementById(spinnerId);
  const slow = setTimeout(() => spinner?.removeAttribute("hidden"), spinnerDelay);
  try {
    await (event.formData ? sendForm(event, event.formData, show) : openPage(event, target, show));
  } finally {
    clearTimeout(slow);
    spinner?.setAttribute("hidden", "");
  }
}

/**
 * Does what changes the whole page. Chromium would otherwise keep what was in view of the last page, such as the footer,
 * in its place. https://drafts.csswg.org/css-scroll-anchoring/
 */
function withoutAnchoring<Result>(change: () => Result): Result {
  const { style } = document.documentElement;
  style.overflowAnchor = "none";
  const result = change();
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty("overflow-anchor")));
  return result;
}

async function openPage(event: NavigateEvent, target: URL, show: ShowPage): Promise<void> {
  const { signal } = event;
  try {
    const fetched = await takeDocument(target.href, signal);
    // What was fetched ahead arrives even when somebody has gone elsewhere meanwhile.
    if (signal.aborted) return;
    const page = fetched && parsePage(fetched.html);
    if (!page || !isOfThisBuild(page)) return loadWhole(target);
    show(page, fetched);
  } catch {
    if (signal.aborted) return;
    // The service worker may have a copy of the page.
    if (navigator.serviceWorker?.controller) return loadWhole(target);
    showFailure();
    event.scroll();
  }
}

let refresh = new AbortController();

/**
 * Fetches the open page once more and shows it in place; nothing moves, and the focus stays where it can. Of several at
 * once only the last is shown: the others may be older.
 */
export async function refreshPage(): Promise<void> {
  refresh.abort();
  refresh = new AbortController();
  const { signal } = refresh;
  const { href } = location;
  const answer = await takeDocument(href, signal).then(
    (fetched) => ({ fetched }),
    () => undefined,
  );
  if (!answer || signal.aborted || location.href !== href) return;
  const { fetched } = answer;
  // A draft that has got an address leads there.
  if (!fetched) return loadWhole(new URL(href));
  const page = parsePage(fetched.html);
  if (page && isOfThisBuild(page)) swapDocument(page);
}

function showFailure(): void {
  const main = document.querySelector("main");
  if (!main) return;
  if (showNoConnection(main)) announce(main);
  else location.reload();
}

/** The address is the new one already, so this asks for its document again, in the browser's own way. */
function loadWhole(target: URL): void {
  loadingWhole = true;
  location.replace(target);
}

/** Says the new page's name to a screen reader, and moves the focus to what is first to be read: an error, or the main content. */
function announce(main: HTMLElement): void {
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
  const first = main.querySelector<HTMLElement>("[data-focus-first]") ?? main;
  first.focus({ preventScroll: first === main });
}

/** Time for which the pointer has to rest on a link, in milliseconds: a sweep across a list fetches nothing. */
const restTime = 65;

function prefetchOnIntent(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onSign = (event: Event) => {
    clearTimeout(resting);
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.target === "_blank" || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (!isPage(url, location.origin) || url.pathname === location.pathname) return;
    url.hash = "";
    resting = setTimeout(() => prefetch(url.href), event.type === "pointerover" ? restTime : 0);
  };
  for (const sign of ["pointerover", "touchstart", "focusin"])
    addEventListener(sign, onSign, { capture: true, passive: true });
}
