import { paths } from "#content/paths.ts";
import type { NoConnectionNotice } from "../document/no-connection-notice.ts";
import { stopIslands } from "../islands/runtime.ts";
import { parseMarkup } from "../trusted-types.ts";

/** It comes when the page is idle, since without a network nothing else can bring it. */
let notice: NoConnectionNotice | undefined;

/** Fetches what is shown without a network, while there is one. */
export async function prepareNoConnection(): Promise<void> {
  try {
    const response = await fetch(paths.noConnection, { priority: "low" });
    if (response.ok) notice = await response.json();
  } catch {
    // There is none already: the browser has a page of its own for that.
  }
}

/**
 * Shown in place of a page that cannot be fetched, where no service worker has a copy.
 *
 * @returns whether it could be.
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
