import { type HTMLElement, parse } from "node-html-parser";

/** A page as the server sends it, for tests that need neither layout nor scripts. */
export type Document = HTMLElement;

/** Parses everything except code into elements, including the contents of `noscript` and `pre`. */
export const parseDocument = (html: string): Document =>
  parse(html, { blockTextElements: { script: true, style: true } });

/**
 * Reads a page.
 *
 * @param address the page's address, with scheme and host.
 * @throws if the response is no page.
 */
export async function readDocument(address: string): Promise<Document> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return parseDocument(await response.text());
}

/**
 * Returns the one element that a selector finds.
 *
 * @throws if there is none, or more than one.
 */
export function only(parent: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = parent.querySelectorAll(selector);
  if (!element || others.length > 0)
    throw new Error(`${selector} finds ${others.length + (element ? 1 : 0)} elements, not one`);
  return element;
}

/** Returns text as readers see it, with single spaces. */
export const textOf = (element: HTMLElement | undefined | null): string =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();

/** Returns a copy without what is not read with the page: drawings, code, and collapsed parts. */
export function readable(element: HTMLElement): HTMLElement {
  const copy = parseDocument(element.outerHTML);
  for (const unread of copy.querySelectorAll(
    "svg, script, style, template, [hidden], details:not([open]) > :not(summary)",
  ))
    unread.remove();
  return copy;
}

/**
 * Returns the elements whose style rules contain a declaration, because class names are shortened and say nothing.
 *
 * @param declaration such as `/text-transform:uppercase/`.
 */
export function styledElements(page: HTMLElement, declaration: RegExp): HTMLElement[] {
  const rules = only(page, "#page-styles").innerHTML;
  const names = new Set(
    [...rules.matchAll(/\.([\w-]+)\{([^{}]*)\}/g)].flatMap(([, name = "", body = ""]) =>
      declaration.test(body) ? [name] : [],
    ),
  );
  return page
    .querySelectorAll("[class]")
    .filter(({ classList }) => [...names].some((name) => classList.contains(name)));
}

/** Returns the addresses of the links in an element, as written. */
export const linksIn = (element: HTMLElement): string[] =>
  element.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
