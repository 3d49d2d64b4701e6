import { serviceWorkerAddress } from "#app/trusted-types.ts";
import { paths } from "#content/paths.ts";

/** Least time between checks for a new version, which a page makes when it comes back into view, in milliseconds. */
const updateInterval = 60 * 60 * 1000;

export type ServiceWorkerCallbacks = {
  /** Called when the first worker is installed: pages seen from now on can be read offline. */
  onOfflineReady?(): void;
  /**
   * Called when a version other than the page's has taken over, found by this page or another one
   * (docs/specification.md 7.3).
   */
  onNewVersion(): void;
};

/**
 * Registers the service worker for the whole site and watches it. A worker that takes over a page without one does
 * not count as a new version.
 */
export async function registerServiceWorker({
  onOfflineReady,
  onNewVersion,
}: ServiceWorkerCallbacks): Promise<void> {
  const { serviceWorker } = navigator;
  let current = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    const previous = current;
    current = serviceWorker.controller;
    if (previous !== null && current !== previous) onNewVersion();
  });

  const registration = await serviceWorker.register(serviceWorkerAddress(), { scope: paths.home });
  // A page loaded without its worker (Shift-reload) still has that version.
  current ??= registration.active;
  if (registration.active === null) void serviceWorker.ready.then(onOfflineReady);

  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - askedAt < updateInterval) return;
    askedAt = Date.now();
    // Offline, the check fails; the next return checks again.
    registration.update().catch(() => {});
  });
}
