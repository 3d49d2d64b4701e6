import { serviceWorkerAddress } from "#app/trusted-types.ts";
import { paths } from "#content/paths.ts";

/** How often a page that comes back into view asks for a new version, in milliseconds. */
const updateInterval = 60 * 60 * 1000;

export type ServiceWorkerCallbacks = {
  /** The first worker is installed: pages seen from now on can be read without a network. */
  onOfflineReady(): void;
  /** Another version than the page's has taken over, found by this page or by another one (docs/specification.md 7.3). */
  onNewVersion(): void;
};

/**
 * Registers the service worker for the whole site and watches it. The worker that takes over
 * a page that had none is no new version.
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
  // A page that was loaded past its worker (reload with shift) still has that version.
  current ??= registration.active;
  if (registration.active === null) {
    const first = registration.installing ?? registration.waiting;
    first?.addEventListener("statechange", () => {
      if (first.state === "activated") onOfflineReady();
    });
  }

  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - askedAt < updateInterval) return;
    askedAt = Date.now();
    // Without a network there is nothing to learn; the next return asks again.
    registration.update().catch(() => {});
  });
}
