/** Documents that were fetched ahead, at the first sign that somebody wants them. */

export type FetchedDocument = { html: string; response: Response };

/** How long a document that was fetched ahead may be shown, in milliseconds. */
const freshFor = 30_000;
const most = 8;

const ahead = new Map<string, { at: number; document: Promise<FetchedDocument | undefined> }>();

async function fetchDocument(url: string, init: RequestInit): Promise<FetchedDocument | undefined> {
  const response = await fetch(url, { ...init, headers: { accept: "text/html" } });
  const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
  // An address that leads elsewhere, or to something that is no page, is the browser's business.
  if (!isPage || response.redirected) return undefined;
  return { html: await response.text(), response };
}

/** Fetches a document ahead, once. */
export function prefetch(url: string): void {
  const known = ahead.get(url);
  if (known && Date.now() - known.at < freshFor) return;
  const document = fetchDocument(url, { priority: "low" }).catch(() => undefined);
  ahead.delete(url);
  ahead.set(url, { at: Date.now(), document });
  for (const oldest of [...ahead.keys()].slice(0, -most)) ahead.delete(oldest);
}

/**
 * The document of an address: the one fetched ahead, or a new one. Undefined when it cannot take the place of the
 * page, because it leads elsewhere or is no page. Rejects when there is no network.
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
 * Sends a form. Returns the page that answers it, or the server's sentence, or neither where something else answers, such
 * as a proxy. Does not ask for HTML, so that the server's own errors come as a sentence; pages come as pages all the same.
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
