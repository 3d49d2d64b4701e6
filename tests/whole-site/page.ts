import { HTMLElement } from "node-html-parser";
import { parseDocument } from "../support/document.ts";

/** What a page, as the server sends it, tells visitors, browsers and search engines. */
export type Page = {
  title: string;
  description: string;
  robots: string;
  canonical: string | undefined;
  /** Addresses that a visitor can navigate to: links, and forms that use GET. */
  links: string[];
  /** Addresses that the browser loads by itself, or a network that shows a preview of the page. */
  assets: string[];
  ids: Set<string>;
  /** Headings of level 1. */
  mainHeadings: number;
  /** The texts of all headings in the main part. */
  headings: string[];
  /** Header, main part and footer of the document, in their order. */
  landmarks: string[];
  /** All text that is read or announced: texts, titles, labels, alternatives; without code. */
  text: string;
  /** The nodes of the structured data. */
  graph: Record<string, unknown>[];
};

const spoken = ["alt", "title", "aria-label", "placeholder"];

/**
 * Reads a page.
 *
 * @param html the document as transferred.
 */
export function readPage(html: string): Page {
  const page = parseDocument(html);
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent;
  /** Returns the values of an attribute, wherever it occurs. */
  const every = (selector: string, attribute: string) =>
    page
      .querySelectorAll(`${selector}[${attribute}]`)
      .map((element) => element.getAttribute(attribute) ?? "");
  const first = (selector: string, attribute: string) =>
    page.querySelector(selector)?.getAttribute(attribute);
  const sources = [...every("img", "srcset"), ...every("source", "srcset")].flatMap((set) =>
    set.split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0] ?? ""),
  );
  const title = page.querySelector("title")?.textContent ?? "";
  const description = first("meta[name=description]", "content") ?? "";
  const labels = spoken.flatMap((attribute) => every("", attribute));
  const assets = [
    ...every("img", "src"),
    ...sources,
    ...page
      .querySelectorAll("link")
      .filter((link) =>
        /icon|preload|stylesheet|manifest|alternate/.test(link.getAttribute("rel") ?? ""),
      )
      .map((link) => link.getAttribute("href") ?? ""),
    ...every("script", "src"),
    first('meta[property="og:image"]', "content") ?? "",
  ];
  const found = {
    title,
    description,
    robots: first("meta[name=robots]", "content") ?? "",
    canonical: first("link[rel=canonical]", "href"),
    links: [...every("a", "href"), ...every("form:not([method=post])", "action")],
    assets: assets.filter((address) => address !== "" && !address.startsWith("data:")),
    ids: new Set(every("", "id")),
    mainHeadings: page.querySelectorAll("h1").length,
    headings: page
      .querySelectorAll("main :is(h1, h2, h3)")
      .map((heading) => spacedText(heading).trim()),
    // Excludes those of articles and the like, which are inside the main part.
    landmarks: page
      .querySelectorAll("header:not(main header), main, footer:not(main footer)")
      .map(({ tagName }) => tagName.toLowerCase()),
    graph: data === undefined ? [] : JSON.parse(data)["@graph"],
  };
  for (const code of page.querySelectorAll("head, script, style, pre, code, kbd, samp"))
    code.replaceWith(" ");
  return { ...found, text: [title, description, ...labels, spacedText(page)].join("\n") };
}

/** Returns text with a space in place of each tag, so that the words of two elements do not merge. */
const spacedText = (page: HTMLElement): string =>
  page.childNodes
    .map((node) => (node instanceof HTMLElement ? spacedText(node) : node.textContent))
    .join(" ");
