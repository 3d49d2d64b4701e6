import { announcerId } from "../document/ids.ts";
import { pageShownEvent } from "./go-to.ts";
import { isPage } from "./is-page.ts";
import { showNoConnection } from "./no-connection.ts";
import { type FetchedDocument, prefetch, takeDocument } from "./prefetch.ts";
import { type ShowPage, sendForm } from "./send-form.ts";
import { addSpinner } from "./spinner.ts";
import { isOfThisBuild, parsePage, swapDocument } from "./swap-document.ts";

/**
 * Changes pages without a full load: intercepts the navigation through the browser's Navigation API, fetches the next
 * document and swaps its head and main content in, while the header stays. Where the API is missing, links load whole
 * pages. https://developer.mozilla.org/docs/Web/API/Navigation_API
 */

/** Delay before the spinner shows, in milliseconds. */
const spinnerDelay = 200;

export type PageChangesOptions = {
  /** Whether the next change of page must be a full load, because a new version of the site waits for one. */
  needsWholeLoad(): boolean;
  /** Called for each page that was shown without a full load. */
  onShown(url: string, document: FetchedDocument): void;
};

/** Set while the browser is made to load a page in full, which also fires a `navigate` event. */
let loadingWhole = false;

export function startPageChanges({ needsWholeLoad, onShown }: PageChangesOptions): void {
  if (!("navigation" in window)) return;
  const spinner = addSpinner();
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
      // Both are done when the page is shown; a form that stays keeps its scroll position and focus.
      focusReset: "manual",
      scroll: "manual",
      handler: () => behind(spinner, () => changePage(event, target, onShown)),
    });
  });
  prefetchOnIntent();
}

async function changePage(
  event: NavigateEvent,
  target: URL,
  onShown: PageChangesOptions["onShown"],
): Promise<void> {
  const startsAtTop = event.navigationType === "push" && !target.hash && !event.formData;
  const show: ShowPage = (page, fetched) => {
    const main = withoutAnchoring(() => {
      const shown = swapDocument(page, startsAtTop);
      event.scroll();
      return shown;
    });
    document.dispatchEvent(new Event(pageShownEvent));
    onShown(target.href, fetched);
    // Last, because a dialog or menu that closes gives the focus back to its button.
    announce(main);
  };
  await (event.formData ? sendForm(event, event.formData, show) : openPage(event, target, show));
}

/** Shows the spinner while the change takes longer than the delay. */
async function behind(spinner: HTMLElement, change: () => Promise<void>): Promise<void> {
  const slow = setTimeout(() => {
    spinner.hidden = false;
  }, spinnerDelay);
  try {
    await change();
  } finally {
    clearTimeout(slow);
    spinner.hidden = true;
  }
}

/**
 * Runs a change of the whole page without scroll anchoring, by which Chromium would keep what was in view of the last
 * page, such as the footer, in place. https://drafts.csswg.org/css-scroll-anchoring/
 */
function withoutAnchoring<Result>(change: () => Result): Result {
  const { style } = document.documentElement;
  style.overflowAnchor = "none";
  const result = change();
  const restore = () => {
    style.overflowAnchor = "";
  };
  requestAnimationFrame(() => requestAnimationFrame(restore));
  return result;
}

async function openPage(event: NavigateEvent, target: URL, show: ShowPage): Promise<void> {
  const { signal } = event;
  try {
    // Documents are prefetched without a fragment.
    const fetched = await takeDocument(target.href.replace(target.hash, ""), signal);
    // A prefetched document arrives even if the visitor has gone elsewhere meanwhile.
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
 * Fetches the open page again and shows it in place, keeping the scroll position and, where possible, the focus. Of
 * several calls at once only the last is shown, because the others may be older.
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
  // The address of a draft that has got a slug redirects.
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

/** Replaces the document by a full load. The address has changed already, hence `replace`. */
function loadWhole(target: URL): void {
  loadingWhole = true;
  location.replace(target);
}

/**
 * Announces the new page's title to screen readers and moves the focus to the first thing to read: an error, or the
 * main content.
 */
function announce(main: HTMLElement): void {
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
  const first = main.querySelector<HTMLElement>("[data-focus-first]") ?? main;
  first.focus({ preventScroll: first === main });
}

/**
 * Time for which the pointer must rest on a link before it is prefetched, in milliseconds, so that sweeping across a
 * list fetches nothing.
 */
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
