import type { RequestEvent, WorkerScope } from "./worker-scope.ts";

/**
 * The service worker. Pages come from the network or, when offline, from the copies of the last visit; hashed files
 * come from the cache. It does not handle anything else (webhooks, the content service, the Studio, feeds).
 *
 * This file is not bundled: the build strips its types, prepends the constants and writes it to `/sw.js`
 * (worker-source.ts). It imports types only.
 */

/** Changes with every build whose files changed. */
declare const buildVersion: string;
/** A whole document with the placeholder for the pages seen before. */
declare const offlineDocument: string;
/** Its other placeholder, for the rules of the fonts that are stored on the device. */
declare const storedFontsMark: string;
declare const seenPagesMark: string;
/** Paths below these belong to other systems (content/addresses.ts). */
declare const mountedPaths: readonly string[];
/** Folders of files whose names contain a hash of their content (content/addresses.ts). */
declare const hashedFolders: readonly string[];

// The `dom` library types `self` as a window.
const worker = self as unknown as WorkerScope;

const cachePrefix = "site-";
const cacheName = cachePrefix + buildVersion;

/** Most pages in the cache; the one seen least recently is dropped first. */
const pageLimit = 60;

const isAsset = ({ pathname }: URL) => hashedFolders.some((folder) => pathname.startsWith(folder));

/** Whether an address is not a page of the site, though the browser may navigate there. */
const isOtherSystem = ({ pathname }: URL) =>
  mountedPaths.some((mount) => pathname === mount || pathname.startsWith(`${mount}/`));

/** Whether a response is a page that may be stored, unlike a form made for one visitor. */
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
      // Install the worker even if a page cannot be fetched now.
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

/** Stores a page that was shown without a full load like any other. */
worker.addEventListener("message", (event) => {
  const { type, url, html, headers } = event.data;
  if (type !== "page-shown" || new URL(url).origin !== worker.location.origin) return;
  const response = new Response(html, { headers });
  if (isStorablePage(response)) event.waitUntil(storePage(url, response));
});

async function fromCacheFirst(event: RequestEvent): Promise<Response> {
  // Searches the caches of all builds, because a file's name contains its hash.
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
  // Deleted first, so that the entries are in the order in which pages were seen.
  await cache.delete(address);
  await cache.put(address, response);
  const pages = (await cache.keys()).filter((request) => !isAsset(new URL(request.url)));
  await Promise.all(pages.slice(0, -pageLimit).map((request) => cache.delete(request)));
}

/**
 * Returns the newest build's copy of a page, or an older one's. Its address may differ in query parameters that do not
 * change the page, such as campaign marks.
 */
async function seenPage(address: string): Promise<Response | undefined> {
  const asked = new URL(address);
  for (const name of (await ownCaches()).reverse()) {
    const cache = await caches.open(name);
    const exact = await cache.match(address);
    if (exact) return exact;
    for (const request of await cache.keys(address, { ignoreSearch: true })) {
      const page = await cache.match(request);
      if (page && isSamePage(new URL(request.url), asked, page)) return page;
    }
  }
  return undefined;
}

/** Whether two addresses of one path lead to the same page, whose response names the parameters that change it. */
function isSamePage(one: URL, other: URL, { headers }: Response): boolean {
  const variation = headers.get("no-vary-search");
  if (variation === null) return false;
  return [...variation.matchAll(/"([^"]+)"/g)].every(
    ([, name = ""]) => one.searchParams.get(name) === other.searchParams.get(name),
  );
}

/** Fetches and stores the open pages, which were loaded before the first worker was installed. */
async function storeOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  const addresses = new Set(open.map((client) => client.url.replace(/#.*/, "")));
  for (const address of addresses) {
    const response = await fetch(address);
    if (isStorable(response)) await storePage(address, response);
  }
}

/** Returns the caches of our builds, oldest first: browsers list them in order of creation. */
const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

/** Deletes old caches, except the previous build's: a page whose reload is held back still uses its files. */
async function dropOldCaches(): Promise<void> {
  await caches.open(cacheName);
  const older = (await ownCaches()).filter((name) => name !== cacheName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** Returns the rule of a font from its file's name, which contains family and weight; empty for any other file. */
function faceOf(pathname: string): string {
  const [, family, from, to = from] =
    /\/([a-z]+-[a-z]+)-(\d{3})(?:-(\d{3}))?-[^/]+\.woff2$/.exec(pathname) ?? [];
  return family === undefined
    ? ""
    : `@font-face { font-family: "${family}"; src: url("${pathname}"); font-weight: ${from} ${to}; }`;
}

/** Returns the offline page, which lists the pages that can still be read. */
async function offlinePage(): Promise<Response> {
  const entries = new Map<string, string>();
  const faces = new Set<string>();
  for (const name of await ownCaches()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      if (isAsset(new URL(url))) {
        faces.add(faceOf(pathname));
        continue;
      }
      const html = await (await cache.match(url))?.text();
      // Text of our own documents, already escaped by the renderer.
      const title = html?.match(/<title>([^<]*)<\/title>/)?.[1];
      if (title) entries.set(pathname + search, title);
    }
  }
  // Paths normalised by `URL` contain neither quotes nor angle brackets.
  const items = [...entries].map(
    ([path, title]) => `<li><a href="${path.replaceAll("&", "&amp;")}">${title}</a></li>`,
  );
  return new Response(
    offlineDocument
      .replace(storedFontsMark, () => [...faces].join("\n"))
      .replace(seenPagesMark, () => items.join("")),
    {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
      },
    },
  );
}
