import type { SanityClient } from "@sanity/client";
import { resolveMapping } from "@sanity/client/csm";
import { stegaClean } from "@sanity/client/stega";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningLake, runLake } from "../src/testing.ts";

let running: RunningLake;
let client: SanityClient;

const reference = (_ref: string) => ({ _type: "reference", _ref });
const span = (_key: string, text: string) => ({ _type: "span", _key, text, marks: [] });

beforeAll(async () => {
  running = await runLake();
  client = running.client({ apiVersion: "2025-02-19", perspective: "published" });
  await client.mutate<Record<string, unknown>>([
    { create: { _id: "ann", _type: "author", name: "Ann", links: ["a.example", "b.example"] } },
    { create: { _id: "tea", _type: "category", title: "Tea" } },
    { create: { _id: "oil", _type: "category", title: "Oil" } },
    {
      create: {
        _id: "p1",
        _type: "post",
        title: "First",
        slug: { current: "first" },
        rating: 4,
        author: reference("ann"),
        categories: [
          { ...reference("tea"), _key: "c1" },
          { ...reference("oil"), _key: "c2" },
        ],
        body: [
          { _type: "block", _key: "b'1", style: "h2", children: [span("s1", "Heading")] },
          { _type: "block", _key: "b2", style: "normal", children: [span("s2", "Words")] },
        ],
      },
    },
    { create: { _id: "p2", _type: "post", title: "Second", author: reference("ann") } },
    { create: { _id: "drafts.p2", _type: "post", title: "Second, better" } },
  ]);
});
afterAll(() => running.stop());

/** Returns the source of each scalar in a result: `result path: document path`. */
async function sources(
  query: string,
  options: { resultSourceMap?: true | "withKeyArraySelector"; perspective?: "drafts" } = {},
) {
  const { result, resultSourceMap: map } = await client.fetch(
    query,
    {},
    {
      resultSourceMap: true,
      filterResponse: false,
      ...options,
    },
  );
  if (!map) throw new Error("No source map");
  const found: Record<string, string> = {};
  const walk = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === "object" && value !== null) {
      for (const [key, child] of Object.entries(value))
        walk(child, [...path, Array.isArray(value) ? Number(key) : key]);
      return;
    }
    const resolved = resolveMapping(path, map);
    const source = resolved?.mapping.source;
    if (source?.type !== "documentValue" || !resolved) return;
    found[path.join(".")] =
      `${map.documents[source.document]?._id} ${map.paths[source.path]}${resolved.pathSuffix}`;
  };
  walk(result, []);
  return { result, found, map };
}

describe("source maps", () => {
  it("map projected values to document and path, through references and lists", async () => {
    const { result, found } = await sources(`*[_type == "post"] | order(_id) [0...1] {
      title, "address": slug.current, "author": author->name, "by": author->{name, links},
      "categories": categories[]->title, "first": categories[0]->title,
      "named": coalesce(subtitle, title), "n": count(categories), "own": "literal",
      "nested": {"deep": {"title": title}}, ...select(rating > 3 => {"stars": rating})
    }`);
    expect(JSON.stringify(result)).not.toContain("mark");
    expect(result[0]).toMatchObject({ own: "literal", n: 2, stars: 4, first: "Tea" });
    expect(found).toEqual({
      "0.title": "p1 $['title']",
      "0.address": "p1 $['slug']['current']",
      "0.author": "ann $['name']",
      "0.by.name": "ann $['name']",
      "0.by.links.0": "ann $['links'][0]",
      "0.by.links.1": "ann $['links'][1]",
      "0.categories.0": "tea $['title']",
      "0.categories.1": "oil $['title']",
      "0.first": "tea $['title']",
      "0.named": "p1 $['title']",
      "0.nested.deep.title": "p1 $['title']",
    });
  });

  it("map whole values as one, with keys on request", async () => {
    const query = '*[_id == "p1"][0]{..., body[style == "h2"]{..., "mine": style}}';
    const { found } = await sources(query);
    expect(found).toMatchObject({
      title: "p1 $['title']",
      "slug.current": "p1 $['slug']['current']",
      "body.0.children.0.text": "p1 $['body'][0]['children'][0]['text']",
      "body.0.mine": "p1 $['body'][0]['style']",
    });
    const keyed = await sources(query, { resultSourceMap: "withKeyArraySelector" });
    expect(keyed.map.paths).toContain(String.raw`$['body'][?(@._key=='b\'1')]['style']`);
    const whole = await sources('*[_id == "p1"][0]');
    expect(whole.found["body.1.children.0.text"]).toBe("p1 $['body'][1]['children'][0]['text']");
    expect(whole.map).toMatchObject({ documents: [{ _id: "p1", _type: "post" }] });
  });

  it("cover scalars and lists without a projection", async () => {
    expect((await sources('*[_id == "p1"][0].title')).found).toEqual({ "": "p1 $['title']" });
    expect((await sources('*[_type == "post"] | order(_id).title')).found).toEqual({
      "0": "p1 $['title']",
      "1": "p2 $['title']",
    });
    expect((await sources('{"a": *[_id == "ann"][0]{name}, "n": 1}')).found).toEqual({
      "a.name": "ann $['name']",
    });
    expect((await sources("1 + 1")).found).toEqual({});
  });

  it("map only what filters, subqueries and select() choose", async () => {
    const { result, found } = await sources(`*[_id == "p1"][0]{
      "heading": body[style == "h2"][0].children[0].text,
      "words": body[style != "h2"][0]{"text": children[0].text},
      "other": *[_type == "post" && _id != ^._id && author._ref == ^.author._ref][0].title,
      "byAuthor": *[_id == ^.author._ref][0]{name},
      "shown": select(rating > 4 => slug.current, rating > 3 => title, "none"),
      "neither": select(rating > 4 => title),
      "nested": {"again": select(defined(rating) => *[_id == "oil"][0].title)},
      "newest": *[_type == "category"] | order(title asc)[0].title,
    }`);
    expect(result).toMatchObject({ heading: "Heading", other: "Second", shown: "First" });
    expect(found).toEqual({
      heading: "p1 $['body'][0]['children'][0]['text']",
      "words.text": "p1 $['body'][1]['children'][0]['text']",
      other: "p2 $['title']",
      "byAuthor.name": "ann $['name']",
      shown: "p1 $['title']",
      "nested.again": "oil $['title']",
      newest: "oil $['title']",
    });
  });

  it("never point to a different value", async () => {
    const { found } = await sources(
      '*[_id == "p1"][0]{"title": upper(title), "rating": rating + 0.5, "a": title + "", "b": string(rating)}',
    );
    expect(found).toEqual({});
  });

  it("follow nested projections, and point to drafts where drafts are shown", async () => {
    expect(
      (await sources('*[_id == "p1"]{title, "w": author->{name}}{title, "who": w.name, w}')).found,
    ).toEqual({
      "0.title": "p1 $['title']",
      "0.who": "ann $['name']",
      "0.w.name": "ann $['name']",
    });
    const drafts = await sources('*[_id == "p2"][0]{title}', { perspective: "drafts" });
    expect(drafts.found).toEqual({ title: "drafts.p2 $['title']" });
  });

  it("do not change the result, and are sent only on request", async () => {
    const query = '*[_type == "post"] | order(_id){..., "author": author->, "c": categories[]->}';
    const { result } = await sources(query);
    expect(result).toEqual(await client.fetch(query));
    const plain = await client.fetch("*", {}, { filterResponse: false });
    expect(plain).not.toHaveProperty("resultSourceMap");
  });

  it("let the official client encode edit links in texts", async () => {
    const stega = client.withConfig({ stega: { enabled: true, studioUrl: "/studio" } });
    const { title, body } = await stega.fetch(
      '*[_id == "p1"][0]{title, body, "slug": slug.current}',
    );
    expect(title).not.toBe("First");
    expect(stegaClean(title)).toBe("First");
    expect(body[0].children[0].text).not.toBe("Heading");
    expect(stegaClean(body)[0].children[0].text).toBe("Heading");
  });
});
