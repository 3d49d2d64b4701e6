import { noConnectionId } from "#app/document/ids.ts";
import { startDrawings } from "#app/drawings/near.ts";
import { stopIslands } from "#app/islands/runtime.ts";
import { parseMarkup } from "#app/trusted-types.ts";

/**
 * Shown in place of a page that cannot be fetched, where no service worker has a copy. It came with the document, since
 * without a network nothing else can bring it.
 */
export function showNoConnection(main: HTMLElement): void {
  const notice = document.getElementById(noConnectionId);
  stopIslands(main);
  document.title = notice?.dataset.title ?? "";
  main.replaceChildren(...parseMarkup(notice?.textContent ?? "", "text/html").body.childNodes);
  startDrawings(main);
}

/** Fetches the notice's drawing into the browser's cache, while there is a network. */
export function prepareNoConnection(): void {
  const markup = document.getElementById(noConnectionId)?.textContent ?? "";
  for (const [, address = ""] of markup.matchAll(/data-drawing="([^"]+)"/g))
    void fetch(address, { priority: "low" }).catch(() => {});
}
