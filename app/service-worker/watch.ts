import { mayReload } from "../document/reload-guard.ts";
import type { FetchedDocument } from "../page-changes/prefetch.ts";
import { registerServiceWorker } from "./registration.ts";

export type VersionWatch = {
  /** Whether a new version waits for the next change of page, which is then a full load. */
  isOutdated(): boolean;
  /** Stores a page that was shown without a full load, for reading offline. */
  onPageShown(url: string, page: FetchedDocument): void;
};

/**
 * Starts the service worker once the page is idle. A new version reloads the page; while that would lose something
 * typed, it waits for the next change of page (docs/specification.md 7).
 *
 * @param whenIdle runs a function when the browser is idle, or after a number of milliseconds.
 */
export function watchServiceWorker(
  whenIdle: (run: () => void, timeout: number) => void,
): VersionWatch {
  let outdated = false;
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    const onNewVersion = () => {
      if (mayReload()) location.reload();
      else outdated = true;
    };
    const register = () => {
      // Some private windows refuse it: the site works without. That it works offline needs no message.
      registerServiceWorker({ onNewVersion }).catch(() => {});
    };
    whenIdle(register, 10_000);
  }
  return {
    isOutdated: () => outdated,
    onPageShown(url, { html, response }) {
      const { ok, headers } = response;
      const controller = navigator.serviceWorker?.controller;
      if (ok) controller?.postMessage({ type: "page-shown", url, html, headers: [...headers] });
    },
  };
}
