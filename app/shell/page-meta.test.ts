import { expect, test } from "vitest";
import { paths } from "#content/paths.ts";
import { pageCards } from "../cards/cards.ts";
import { sitePages } from "../search/site-pages.ts";
import { pageMeta } from "./page-meta.ts";
import {
  breadcrumbs,
  faqPage,
  type StructuredData,
  serviceList,
  webPage,
} from "./structured-data.ts";

const origin = "https://site.example";
const root = { matches: [{ id: "root", loaderData: { origin } }] };

type Node = Record<string, unknown>;

/** Returns the JSON-LD graph of a page, as sent. */
function graphOf(structuredData: StructuredData[]): Node[] {
  const meta = pageMeta(root, {
    title: "A page",
    description: "What it says.",
    path: paths.services,
    structuredData,
  });
  const found = meta.find((entry) => "script:ld+json" in entry);
  const sent = JSON.parse(JSON.stringify(found)) as {
    "script:ld+json": { "@context": string; "@graph": Node[] };
  };
  expect(sent["script:ld+json"]["@context"]).toBe("https://schema.org");
  return sent["script:ld+json"]["@graph"];
}

/** Returns every object within a value. */
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof value === "object" && value !== null
      ? [value as Node, ...Object.values(value).flatMap(nodesIn)]
      : [];

test("structured data is one graph: ids are absolute and unique, and every reference leads to a node", () => {
  const graph = graphOf([
    webPage("CollectionPage", "Services", "All of them."),
    serviceList,
    breadcrumbs([
      { name: "Home", path: paths.home },
      { name: "Services", path: paths.services },
    ]),
    faqPage([{ question: "Why?", answer: "Because." }]),
  ]);
  const nodes = nodesIn(graph);
  const defined = nodes
    .filter((node) => "@type" in node && "@id" in node)
    .map((node) => node["@id"]);
  const referred = nodes.filter((node) => "@id" in node && Object.keys(node).length === 1);
  expect(new Set(defined).size).toBe(defined.length);
  for (const id of defined) expect(id).toMatch(/^https:\/\/site\.example\/.*#[a-z]+$/);
  expect(referred.length).toBeGreaterThan(0);
  for (const { "@id": id } of referred) expect(defined).toContain(id);
});

test("lists count from one without a gap", () => {
  const positions = nodesIn(graphOf([serviceList]))
    .filter((node) => node["@type"] === "ListItem")
    .map((node) => node.position);
  expect(positions).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
});

test("a listed page names its own address and card; an unlisted one neither", () => {
  const listed = pageMeta(root, { title: "SAP", description: "D", path: "/sap" });
  expect(listed).toContainEqual({ tagName: "link", rel: "canonical", href: `${origin}/sap` });
  expect(listed).toContainEqual({ property: "og:image", content: `${origin}/cards/sap.png` });
  const unlisted = pageMeta(root, { title: "S", description: "D", path: "/search", noindex: true });
  expect(unlisted).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(unlisted.some((entry) => "rel" in entry && entry.rel === "canonical")).toBe(false);
  expect(pageCards.has("/cards/home.png")).toBe(true);
});

test("descriptions of listed pages are unique and of a length that is shown whole", () => {
  const described = sitePages.filter((page) => page.kind !== "job").map((page) => page.description);
  expect(new Set(described).size).toBe(described.length);
  for (const description of described) {
    expect(description.length, description).toBeGreaterThan(80);
    expect(description.length, description).toBeLessThanOrEqual(170);
  }
});
