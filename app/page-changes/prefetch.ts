/** Prefetches documents when the visitor is about to open them. */

export type FetchedDocument = { html: string; response: Response };

/** How long a prefetched document may be shown, in milliseconds. */
const freshFor = 30_000;
const most = 8;

const ahead = new Map<string, { at: number; document: Promise<FetchedDocument | undefined> }>();

async function fetchDocument(url: string, init: RequestInit): Promise<FetchedDocument | undefined> {
  const response = await fetch(url, { ...init, headers: { accept: "text/html" } });
  const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
  // A redirect, or a response that is not a page, is left to the browser.
  if (!isPage || response.redirected) return undefined;
  return { html: await response.text(), response };
}

/** Prefetches a document, unless a fresh one is already there. */
export function prefetch(url: string): void {
  const known = ahead.get(url);
  if (known && Date.now() - known.at < freshFor) return;
  const document = fetchDocument(url, { priority: "low" }).catch(() => undefined);
  ahead.delete(url);
  ahead.set(url, { at: Date.now(), document });
  for (const oldest of [...ahead.keys()].slice(0, -most)) ahead.delete(oldest);
}

/**
 * Returns the document of an address, prefetched or new; undefined when it cannot replace the page, because it
 * redirects or is not a page. Rejects when offline.
 */
export async function takeDocument(
  url: string,
  signal: AbortSignal,
): Promise<FetchedDocument | undefined> {
  const known = ahead.get(url);
  ahead.delete(url);
  const document = known && Date.now() - known.at < freshFor ? await known.document : undefined;
  return document ?? fetchDocument(url, { signal });
}

/**
 * Sends a form. Returns the page in the response, or the server's sentence, or neither where something else responds,
 * such as a proxy. The request does not ask for HTML, so that the server's own errors arrive as a sentence;
 * pages arrive as pages all the same.
 */
export async function postForm(
  url: string,
  body: FormData,
  signal: AbortSignal,
): Promise<{ fetched?: FetchedDocument; sentence?: string }> {
  const response = await fetch(url, { method: "POST", body, signal });
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  if (type.startsWith("text/html")) return { fetched: { html: text, response } };
  return type.startsWith("text/plain") ? { sentence: text.trim() } : {};
}
