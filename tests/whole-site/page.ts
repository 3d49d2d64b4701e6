/**
 * Reads a page as the server sends it. React writes every attribute in double quotes and escapes every text, so the
 * markup is regular enough to be read without a parser.
 */
export type Page = {
  title: string;
  description: string;
  robots: string;
  canonical: string | undefined;
  /** Addresses that a visitor can go to: links and forms. */
  links: string[];
  /** Addresses that the browser loads by itself, or a network that shows the page. */
  assets: string[];
  ids: Set<string>;
  /** Headings of level 1. */
  mainHeadings: number;
  /** Header, main part and footer of the document, in their order. */
  landmarks: string[];
  /** All that is read or heard: texts, titles, labels, alternatives; without code. */
  text: string;
  /** The nodes of the structured data. */
  graph: Record<string, unknown>[];
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

type Element = { name: string; attributes: Map<string, string> };

function elementsOf(markup: string): Element[] {
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = "", attributes = ""]) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...attributes.matchAll(/([\w:@.-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
          key.toLowerCase(),
          plain(value),
        ]),
      ),
    }),
  );
}

const spoken = ["alt", "title", "aria-label", "placeholder"];

export function readPage(html: string): Page {
  const data = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, " ");
  const elements = elementsOf(markup);
  const every = (name: string, attribute: string) =>
    elements
      .filter((element) => element.name === name)
      .flatMap(({ attributes }) => attributes.get(attribute) ?? []);
  const meta = (key: "name" | "property", value: string) =>
    elements
      .find(({ name, attributes }) => name === "meta" && attributes.get(key) === value)
      ?.attributes.get("content") ?? "";
  const linked = (wanted: (rel: string) => boolean) =>
    elements
      .filter(({ name, attributes }) => name === "link" && wanted(attributes.get("rel") ?? ""))
      .flatMap(({ attributes }) => attributes.get("href") ?? []);
  const sources = [...every("img", "srcset"), ...every("source", "srcset")].flatMap((set) =>
    set.split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0] ?? ""),
  );
  const title = plain(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? "");
  const description = meta("name", "description");
  const body = markup.slice(markup.indexOf("<body"));
  return {
    title,
    description,
    robots: meta("name", "robots"),
    canonical: linked((rel) => rel === "canonical")[0],
    links: [...every("a", "href"), ...every("form", "action")],
    assets: [
      ...every("img", "src"),
      ...sources,
      ...linked((rel) => /icon|preload|stylesheet|manifest|alternate/.test(rel)),
      ...[...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = ""]) => source),
      meta("property", "og:image"),
    ].filter((address) => address !== "" && !address.startsWith("data:")),
    ids: new Set(elements.flatMap(({ attributes }) => attributes.get("id") ?? [])),
    mainHeadings: elements.filter(({ name }) => name === "h1").length,
    landmarks: landmarksOf(body),
    text: [
      title,
      description,
      ...elements.flatMap(({ attributes }) => spoken.flatMap((key) => attributes.get(key) ?? [])),
      plain(
        body.replaceAll(/<(pre|code|kbd|samp)\b[\s\S]*?<\/\1>/g, " ").replaceAll(/<[^>]+>/g, " "),
      ),
    ].join("\n"),
    graph: data === undefined ? [] : JSON.parse(data)["@graph"],
  };
}

/** Headers and footers of articles and the like lie inside the main part, and are none of the document's. */
function landmarksOf(body: string): string[] {
  const outer = body.replace(/<main\b[\s\S]*<\/main>/, "<main>");
  return [...outer.matchAll(/<(header|main|footer)\b/g)].map(([, name = ""]) => name);
}
