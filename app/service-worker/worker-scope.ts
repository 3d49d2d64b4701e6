/**
 * The part of the service worker API that ours uses. TypeScript's library `webworker` has these types, but cannot be
 * loaded beside `dom` without changing the types of every page. https://w3c.github.io/ServiceWorker/
 */

export type LifetimeEvent = { waitUntil(work: Promise<unknown>): void };

export type PageShownEvent = LifetimeEvent & {
  data: { type: "page-shown"; url: string; html: string; headers: [string, string][] };
};

export type RequestEvent = LifetimeEvent & {
  request: Request;
  /** Response that the browser requested while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerScope = {
  location: Location;
  registration: { navigationPreload: { enable(): Promise<void> } };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: "message", listener: (event: PageShownEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
};
