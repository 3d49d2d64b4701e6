import { startDrawings } from "#app/drawings/near.ts";
import { startIslands, stopIslands } from "#app/islands/runtime.ts";
import { whenIdle } from "#app/islands/when-idle.ts";
import { parseMarkup } from "#app/trusted-types.ts";
import { pageStylesId } from "../document/ids.ts";
import { setLateSections, showLateSections } from "../document/late-sections.ts";
import { withoutAddedFaces } from "../document/later-fonts.ts";
import { runtimeMeta } from "../document/runtime-meta.ts";

/** Selector of the head's elements that belong to the page rather than the site. */
const ofPage =
  "title,meta:is([name=description],[name=robots],[property],[name^=twitter]),link:is([rel=canonical],[rel=alternate],[rel=prev],[rel=next]),script[type$=json]";

const runtimeOf = (page: Document) => runtimeMeta(page)?.content;

/** A parsed document, with its style rules apart. */
export type ParsedPage = { page: Document; styles: string | undefined };

/**
 * Parses a document. Its style rules are removed from the text first: the open document's content security policy
 * also applies to documents parsed in it, and allows only its own style element, by hash.
 */
export function parsePage(html: string): ParsedPage {
  const [whole = "", styles] =
    new RegExp(`<style id="${pageStylesId}">([\\s\\S]*?)</style>`).exec(html) ?? [];
  const page = parseMarkup(html.replace(whole, ""), "text/html");
  // Scripts do not run in a parsed document, so it has elements in `noscript`, whose images the browser would fetch.
  // The element itself stays: React looks for it in an island.
  for (const element of page.querySelectorAll("noscript")) element.replaceChildren();
  return { page, styles };
}

/** Whether a document comes from the same build as the open one: only then do its scripts and parts fit. */
export const isOfThisBuild = ({ page }: ParsedPage): boolean =>
  runtimeOf(page) === runtimeOf(document);

/** Whether a document is a page of the site rather than a proxy's. */
export const hasMain = ({ page }: ParsedPage): boolean => page.querySelector("main") !== null;

/**
 * Replaces the open document's head and main content with those of a fetched one. Header and footer stay. Scripts of
 * the document do not run; it has none except data and the runtime.
 *
 * @param startsAtTop whether the page is then shown from its top, so that what is below the screen can wait.
 * @returns the new main content.
 */
export function swapDocument({ page, styles }: ParsedPage, startsAtTop = false): HTMLElement {
  const main = page.querySelector("main");
  const open = document.querySelector("main");
  if (!main || !open) throw new Error("No main content.");

  stopIslands(open);
  setLateSections(startsAtTop);
  if (styles !== undefined) applyStyles(styles);
  for (const element of document.head.querySelectorAll(ofPage)) element.remove();
  document.head.append(...page.head.querySelectorAll(ofPage));
  open.replaceWith(main);
  startIslands(main);
  startDrawings(main);
  markCurrentLinks();
  showLateSections(whenIdle);
  return main;
}

/** Rules of the current page, if it replaced the loaded one. */
let pageSheet: CSSStyleSheet | undefined;

/**
 * Applies a page's rules. The content security policy does not restrict sheets made by script.
 * https://www.w3.org/TR/CSP3/#directive-style-src
 */
function applyStyles(rules: string): void {
  const last = pageSheet;
  pageSheet = new CSSStyleSheet();
  pageSheet.replaceSync(withoutAddedFaces(rules));
  // The whole site's sheets stay, and stay last (islands/site-styles.ts).
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== last);
  document.adoptedStyleSheets = [pageSheet, ...others];
  const own = document.getElementById(pageStylesId);
  if (own instanceof HTMLStyleElement) own.disabled = true;
}

/** Marks the header's links to the open page. */
export function markCurrentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[href]")) {
    const isOpen = link.pathname === location.pathname && link.pathname !== "/";
    link.ariaCurrent = isOpen ? "page" : null;
  }
}
