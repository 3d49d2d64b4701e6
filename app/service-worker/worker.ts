import type { RequestEvent, WorkerScope } from "./worker-scope.ts";

/**
 * The service worker. Pages come from the network and, without one, as they were seen last; hashed files come from
 * the cache. Everything else (webhooks, the content service, the Studio, feeds) never passes through here.
 *
 * This file is not bundled: the build takes its types off, puts the constants before it and writes it to `/sw.js`
 * (vite-plugin.ts). It imports nothing but types.
 */

/** Changes with every build whose files changed. */
declare const buildVersion: string;
/** A whole document with the place where the pages seen before are listed. */
declare const offlineDocument: string;
declare const seenPagesMark: string;
/** Below these are other systems (content/addresses.ts). */
declare const mountedPaths: readonly string[];
/** Of files whose names carry a hash of what is in them (content/addresses.ts). */
declare const hashedFolders: readonly string[];

// The page's library types `self` as a window.
const worker = self as unknown as WorkerScope;

const cachePrefix = "site-";
const cacheName = cachePrefix + buildVersion;

/** How many pages are cached; the longest unseen goes first. */
const pageLimit = 60;

const isAsset = ({ pathname }: URL) => hashedFolders.some((folder) => pathname.startsWith(folder));

/** Addresses that are no pages of the site, though a browser may be sent there. */
const isOtherSystem = ({ pathname }: URL) =>
  mountedPaths.some((mount) => pathname === mount || pathname.startsWith(`${mount}/`));

/** A page that says it must not be stored (a form made for one visitor) is not. */
const isStorablePage = ({ headers }: Response) =>
  (headers.get("content-type") ?? "").startsWith("text/html") &&
  !(headers.get("cache-control") ?? "").includes("no-store");

const isStorable = (response: Response) =>
  response.ok &&
  response.type === "basic" &&
  !response.redirected &&
  !isOtherSystem(new URL(response.url)) &&
  isStorablePage(response);

worker.addEventListener("install", (event) => {
  event.waitUntil(
    storeOpenPages()
      // A page that cannot be fetched just now is no reason to go without a worker.
      .catch(() => {})
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([dropOldCaches(), worker.registration.navigationPreload.enable()]).then(() =>
      worker.clients.claim(),
    ),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (isAsset(url)) event.respondWith(fromCacheFirst(event));
  else if (request.mode === "navigate") event.respondWith(fromNetworkFirst(event));
});

/** A page that was shown without a whole load is stored like one that was. */
worker.addEventListener("message", (event) => {
  const { type, url, html, headers } = event.data;
  if (type !== "page-shown" || new URL(url).origin !== worker.location.origin) return;
  const response = new Response(html, { headers });
  if (isStorablePage(response)) event.waitUntil(storePage(url, response));
});

async function fromCacheFirst(event: RequestEvent): Promise<Response> {
  // Looks into the caches of all builds: a file's name carries its hash.
  const cached = await caches.match(event.request);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(caches.open(cacheName).then((cache) => cache.put(event.request, copy)));
  }
  return response;
}

async function fromNetworkFirst(event: RequestEvent): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isStorable(response)) event.waitUntil(storePage(event.request.url, response.clone()));
    return response;
  } catch {
    return (await seenPage(event.request.url)) ?? (await offlinePage());
  }
}

async function storePage(address: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  // Taken out first, so that the order of the entries is the order in which pages were seen.
  await cache.delete(address);
  await cache.put(address, response);
  const pages = (await cache.keys()).filter((request) => !isAsset(new URL(request.url)));
  await Promise.all(pages.slice(0, -pageLimit).map((request) => cache.delete(request)));
}

/** The newest build's copy of a page, or an older one's. A campaign mark in the address makes no other page. */
async function seenPage(address: string): Promise<Response | undefined> {
  for (const options of [{}, { ignoreSearch: true }]) {
    for (const name of (await ownCaches()).reverse()) {
      const page = await caches.match(address, { ...options, cacheName: name });
      if (page) return page;
    }
  }
  return undefined;
}

/** The pages that are open while the first worker installs were loaded without it: they are asked for once more. */
async function storeOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  const addresses = new Set(open.map((client) => client.url.replace(/#.*/, "")));
  for (const address of addresses) {
    const response = await fetch(address);
    if (isStorable(response)) await storePage(address, response);
  }
}

/** The caches of our builds, the oldest first: the browser lists them in the order of their making. */
const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

/** The build before this one stays: a page whose reload is held back still runs on its files. */
async function dropOldCaches(): Promise<void> {
  await caches.open(cacheName);
  const older = (await ownCaches()).filter((name) => name !== cacheName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** Says that there is no network, and which pages can be read all the same. */
async function offlinePage(): Promise<Response> {
  const entries = new Map<string, string>();
  for (const name of await ownCaches()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      if (isAsset(new URL(url))) continue;
      const html = await (await cache.match(url))?.text();
      // Text of our own documents: escaped by the renderer already.
      const title = html?.match(/<title>([^<]*)<\/title>/)?.[1];
      if (title) entries.set(pathname + search, title);
    }
  }
  // Paths as `URL` writes them have neither quotes nor angle brackets.
  const items = [...entries].map(
    ([path, title]) => `<li><a href="${path.replaceAll("&", "&amp;")}">${title}</a></li>`,
  );
  return new Response(
    offlineDocument.replace(seenPagesMark, () => items.join("")),
    {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
}
