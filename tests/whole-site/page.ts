import { HTMLElement } from "node-html-parser";
import { parseDocument } from "../support/document.ts";

/** What a page, as the server sends it, says to visitors, browsers and search engines. */
export type Page = {
  title: string;
  description: string;
  robots: string;
  canonical: string | undefined;
  /** Addresses that a visitor can go to: links, and forms that only ask. */
  links: string[];
  /** Addresses that the browser loads by itself, or a network that shows the page. */
  assets: string[];
  ids: Set<string>;
  /** Headings of level 1. */
  mainHeadings: number;
  /** The words of all headings in the main part. */
  headings: string[];
  /** Header, main part and footer of the document, in their order. */
  landmarks: string[];
  /** All that is read or heard: texts, titles, labels, alternatives; without code. */
  text: string;
  /** The nodes of the structured data. */
  graph: Record<string, unknown>[];
};

const spoken = ["alt", "title", "aria-label", "placeholder"];

/** @param html the document as it came over the wire. */
export function readPage(html: string): Page {
  const page = parseDocument(html);
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent;
  /** The values of an attribute, wherever it stands. */
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
    // Those of articles and the like lie inside the main part, and are none of the document's.
    landmarks: page
      .querySelectorAll("header:not(main header), main, footer:not(main footer)")
      .map(({ tagName }) => tagName.toLowerCase()),
    graph: data === undefined ? [] : JSON.parse(data)["@graph"],
  };
  for (const code of page.querySelectorAll("head, script, style, pre, code, kbd, samp"))
    code.replaceWith(" ");
  return { ...found, text: [title, description, ...labels, spacedText(page)].join("\n") };
}

/** Text with a space wherever a tag stands, so that the words of two elements do not become one. */
const spacedText = (page: HTMLElement): string =>
  page.childNodes
    .map((node) => (node instanceof HTMLElement ? spacedText(node) : node.textContent))
    .join(" ");
