import { noConnectionId } from "#app/document/ids.ts";
import { stopIslands } from "#app/islands/runtime.ts";

/**
 * Shown in place of a page that cannot be fetched, where no service worker has a copy. It came with the document, since
 * without a network nothing else can bring it.
 */
export function showNoConnection(main: HTMLElement): void {
  const notice = document.getElementById(noConnectionId);
  stopIslands(main);
  document.title = notice?.dataset.title ?? "";
  main.innerHTML = notice?.textContent ?? "";
}
