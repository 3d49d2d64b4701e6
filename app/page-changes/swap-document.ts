import { drawRestLater, startDrawings } from "#app/drawings/near.ts";
import { startIslands, stopIslands } from "#app/islands/runtime.ts";
import { parseMarkup } from "#app/trusted-types.ts";
import { pageStylesId, runtimeId } from "../document/ids.ts";
import { endLateSections } from "../document/late-sections.ts";

/** What of the head belongs to a page and not to the site. */
const ofPage =
  "title, meta[name=description], meta[name=robots], meta[property], meta[name^=twitter], link[rel=canonical], link[rel=alternate], link[rel=prev], link[rel=next], script[type='application/ld+json']";

const runtimeOf = (page: Document) =>
  page.getElementById(runtimeId)?.getAttribute("content") ?? undefined;

/** A fetched document, taken apart. */
export type ParsedPage = { page: Document; styles: string | undefined };

/**
 * Parses a document. Its rules are taken out as text before: the content policy of the open one allows its own style
 * element only, by its hash, and holds for documents that are parsed in it too.
 */
export function parsePage(html: string): ParsedPage {
  const [whole = "", styles] =
    new RegExp(`<style id="${pageStylesId}">([\\s\\S]*?)</style>`).exec(html) ?? [];
  return { page: parseMarkup(html.replace(whole, ""), "text/html"), styles };
}

/** Whether a document was made by the same build as the open one: only then do its scripts and its parts fit. */
export const isOfThisBuild = ({ page }: ParsedPage): boolean =>
  runtimeOf(page) === runtimeOf(document);

/** Whether a document is a page of the site, and not that of a proxy. */
export const hasMain = ({ page }: ParsedPage): boolean => page.querySelector("main") !== null;

/**
 * Puts the head and the main content of a fetched document in place of the open one's. Header and footer stay. Scripts
 * of the document do not run; it has none beside data and the runtime.
 */
export function swapDocument({ page, styles }: ParsedPage): HTMLElement {
  const main = page.querySelector("main");
  const open = document.querySelector("main");
  if (!main || !open) throw new Error("A page has no main content.");

  stopIslands(open);
  endLateSections();
  if (styles !== undefined) applyStyles(styles);
  for (const element of document.head.querySelectorAll(ofPage)) element.remove();
  document.head.append(...page.head.querySelectorAll(ofPage));
  open.replaceWith(main);
  startIslands(main);
  startDrawings(main);
  drawRestLater();
  markCurrentLinks();
  return main;
}

/** The rules of the page that took the place of the loaded one. */
let pageSheet: CSSStyleSheet | undefined;

/** Sheets made by script are not concerned by the content policy. https://www.w3.org/TR/CSP3/#directive-style-src */
function applyStyles(rules: string): void {
  const last = pageSheet;
  pageSheet = new CSSStyleSheet();
  pageSheet.replaceSync(rules);
  // Those of the whole site stay, and stay the last ones (islands/site-styles.ts).
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== last);
  document.adoptedStyleSheets = [pageSheet, ...others];
  const own = document.getElementById(pageStylesId);
  if (own instanceof HTMLStyleElement) own.disabled = true;
}

/** The header's links say which of them is the open page. */
export function markCurrentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[href]")) {
    if (link.pathname === location.pathname && link.pathname !== "/")
      link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}
