import { paths } from "#content/paths.ts";
import type { NoConnectionNotice } from "../document/no-connection-notice.ts";
import { stopIslands } from "../islands/runtime.ts";
import { parseMarkup } from "../trusted-types.ts";

/** Fetched when the page is idle, because it cannot be fetched once offline. */
let notice: NoConnectionNotice | undefined;

/** Fetches the offline notice while there is a network. */
export async function prepareNoConnection(): Promise<void> {
  try {
    const response = await fetch(paths.noConnection, { priority: "low" });
    if (response.ok) notice = await response.json();
  } catch {
    // Already offline: the browser then shows its own error page.
  }
}

/**
 * Shows the offline notice in place of a page that cannot be fetched and of which no service worker has a copy.
 *
 * @returns whether the notice was available.
 */
export function showNoConnection(main: HTMLElement): boolean {
  if (!notice) return false;
  const { title, markup, rules } = notice;
  stopIslands(main);
  document.title = title;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  main.replaceChildren(...parseMarkup(markup, "text/html").body.childNodes);
  return true;
}
