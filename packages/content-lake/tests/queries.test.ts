import type { SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningLake, runLake } from "../src/testing.ts";
import { refer, seedPosts } from "./posts.fixture.ts";

let running: RunningLake;
let client: SanityClient;
let all: Record<string, unknown>[];

beforeAll(async () => {
  running = await runLake({ pool: { workers: 1, deadline: 700 } });
  client = running.client();
  await seedPosts(client);
  all = await client.fetch("*");
});
afterAll(() => running.stop());

/** Returns the result of groq-js over all documents, ordered by id. */
async function reference(
  query: string,
  params: Record<string, unknown>,
  documents = all,
): Promise<unknown> {
  const dataset = documents.toSorted((a, b) => (String(a._id) < String(b._id) ? -1 : 1));
  const value = await evaluate(parse(query, { params }), { dataset, params });
  return JSON.parse(JSON.stringify(await value.get()));
}

describe("index lookups", () => {
  it.each([
    ['*[_type == "post" && slug.current == "post-7"][0]', {}],
    [
      '*[_type == "post" && slug.current in $slugs]._id',
      { slugs: ["post-1", "post-2", "post-5", "none"] },
    ],
    ['*[_type == "post" && defined(slug.current)] | order(rank desc)[0...7]{_id, rank}', {}],
    ['*[_type == "post"] | order(rank asc, title desc)[0..9]{_id, rank}', {}],
    ['*[_type == "post"] | order(rank desc, _id asc)[5...25]._id', {}],
    ['*[_type == "post"] | order(long desc)[0...5]._id', {}],
    ['*[_type == "post" && "even" in tags][0...4]{_id}', {}],
    ['*[_type == "post" && 2 in tags[]]._id', {}],
    ['*[_type == "post" && references($id)] | order(title)[0...5].title', { id: "c2" }],
    ['*[references("c1", "c3")]._id', {}],
    ['*[_type == "post" && category->slug.current == $slug]._id', { slug: "c-3" }],
    [
      '*[_type == "post" && $slug in categories[]->slug.current] | order(rank)[0...3]._id',
      { slug: "c-0" },
    ],
    ['*[_type == "post" && $id in categories[]._ref]._id', { id: "c1" }],
    ['*[_type == "category"]{title, "posts": count(*[_type == "post" && references(^._id)])}', {}],
    [
      '*[_type == "category"]{"first": *[_type == "post" && category._ref == ^._id] | order(title)[0].title}',
      {},
    ],
    ['*[_type == "post" && category._ref in *[_type == "category" && title != "C1"]._id]._id', {}],
    ['*[_type == "post" && (title match "tea*" || rank > 8)]._id', {}],
    ['*[_type == "post" && pt::text(body) match "halfbold2"]._id', {}],
    ['*[_type == "post" && [title, long] match ["tea", "4*"]]._id', {}],
    ['*[_type == "post" && long >= $long]._id', { long: `${"x".repeat(250)}2` }],
    ['*[_type == "post" && rank < "s" && rank >= "r3"]._id', {}],
    ['*[_type == "post" && missing == null][0...3]._id', {}],
    ['*[_type == "post"][!defined(rank)]._id', {}],
    ['*[_type == "post"] | order(rank desc){_id}[0...3]', {}],
    ['*[_id in ["p3", "p1", "nobody"]]._id', {}],
    ['count(*[_type == "post" && defined(rank)])', {}],
    ['count(*[_type in ["post", "category"]])', {}],
    ['count(*[_type == "post" && slug.current == "post-3" || _type == "category"])', {}],
    [
      '{"a": *[_type == "post"][3...6]._id, "b": *[_type == "post"][-2..-1]._id, "c": *[_id > "p5"][0]._id}',
      {},
    ],
    [
      '*[_type == "post" && category->title == "C1"] | order(category->title, rank)[0...4]{"by": category->title}',
      {},
    ],
  ])("%s: as if all had been looked at", async (query, params: Record<string, unknown>) => {
    expect(await client.fetch(query, params)).toEqual(await reference(query, params));
  });
});

describe("orders, neighbours and totals in large datasets", () => {
  let many: Record<string, unknown>[];
  let apart: RunningLake;
  let large: SanityClient;

  beforeAll(async () => {
    apart = await runLake({ pool: { workers: 1 } });
    // The expected results are computed on this thread, long enough for idle connections to be closed.
    large = apart.client({ maxRetries: 3 });
    const documents = [
      ...Array.from({ length: 5 }, (_, i) => ({
        _id: `c${i}`,
        _type: "category",
        title: `C${i}`,
        slug: { current: `c-${i}` },
      })),
      ...Array.from({ length: 900 }, (_, i) => ({
        _id: `p${i}`,
        _type: "post",
        title: i % 300 === 7 ? `Rare bird ${i}` : `Title ${i}`,
        slug: { current: `post-${i}` },
        // Equal dates, dates of other types, strings whose order differs between UTF-8 and UTF-16, and none.
        ...(i % 41 > 0 && {
          date:
            i % 37 === 0
              ? i
              : i % 53 === 0
                ? `\u{1f375}${i % 6}`
                : `2026-${1000 + ((i * 7) % 450)}`,
        }),
        // The last category has only old posts: a scan from the newest finds none for long.
        categories: [i % 3, ...(i % 2 === 0 ? [3] : [])].map((n) => ({
          ...refer(`c${n}`),
          _key: `${n}`,
        })),
        ...(i < 250 && { related: [refer("c4")] }),
        author: refer(`c${i % 4}`),
        ...(i % 5 > 0 && { excerpt: "x".repeat(250) + (i % 3) }),
      })),
    ];
    for (let at = 0; at < documents.length; at += 300)
      await large.mutate(
        documents.slice(at, at + 300).map((create) => ({ create })),
        { returnDocuments: false },
      );
    many = await large.fetch("*");
  });
  afterAll(() => apart.stop());

  const published = '_type == "post" && defined(slug.current)';
  it.each([
    [
      `{"total": count(*[${published} && (!defined($c) || $c in categories[]->slug.current)]),
        "posts": *[${published} && (!defined($c) || $c in categories[]->slug.current)] | order(date desc, _id desc)[0...10]._id}`,
      { c: null },
    ],
    [
      `{"total": count(*[${published} && (!defined($c) || $c in categories[]->slug.current)]),
        "posts": *[${published} && (!defined($c) || $c in categories[]->slug.current)] | order(date desc, _id desc)[5...25]._id}`,
      { c: "c-3" },
    ],
    [`count(*[${published} && $c in related[]->slug.current])`, { c: "c-4" }],
    [`*[${published} && $c in related[]._ref] | order(date desc)[0...5]{date}`, { c: "c4" }],
    [`*[${published} && references($c)] | order(date asc)[0...5]{date}`, { c: "c4" }],
    [`count(*[${published} && "nothing" in categories[]->slug.current])`, {}],
    [`count(*[${published} && author->slug.current == "c-2"])`, {}],
    [`count(*[${published} && "c2" in categories[]._ref && defined(date)])`, {}],
    [`count(*[${published} && ["c2"] in categories[]._ref])`, {}],
    [`count(*[${published} && excerpt == $long])`, { long: `${"x".repeat(250)}2` }],
    [`count(*[_type == "post" && _id in ["p1", "c1", "p2"]])`, {}],
    [`count(*[${published} && false])`, {}],
    [
      `*[_type == "category" && defined(slug.current)]{title, "n": count(*[${published} && references(^._id)])}[n > 0] | order(title)`,
      {},
    ],
    [`*[_type == "category"][count(*[_type == "post" && references(^._id)]) > 300]._id`, {}],
    [
      `*[_type == "post"] | order(_id)[100...125]{_id, date,
        "before": *[${published} && date < ^.date] | order(date desc, _id asc)[0]{_id, date},
        "after": *[${published} && date > ^.date] | order(date asc, _id asc)[0]{_id, date}}`,
      {},
    ],
    [
      `*[_id == "p8"][0]{"alike": *[${published} && _id != ^._id && count((categories[]._ref)[@ in ^.^.categories[]._ref]) > 0]
        | order(date desc, _id asc)[0...4]{_id, "of": categories[]->title}}`,
      {},
    ],
    [
      `*[_id in ["p8", "p9"]]{_id, "author": author->{title, "posts": *[${published} && author._ref == ^._id] | order(date desc, _id asc)[0...2]._id}}`,
      {},
    ],
    [
      `*[_id in ["p8", "p9"]]{"_id": "p3", "same": *[_type == "post" && slug.current == ^._id][0]._id}`,
      {},
    ],
    [
      `*[_id in ["p8", "p9"]]{"inner": {"_id": "p3", "at": date}}.inner{at, "later": *[_type == "post" && date > ^.at] | order(date asc, _id asc)[0]._id}`,
      {},
    ],
    [
      `*[${published} && count((categories[]->slug.current)[@ in $slugs]) > 0] | order(date desc, _id desc)[0...7]._id`,
      { slugs: ["c-2", "c-3"] },
    ],
    [
      `*[${published} && count(categories[_ref in ["c2"]]) > 0] | order(date desc, _id)[0...4]._id`,
      {},
    ],
    [
      `*[${published} && date >= "2026-1200" && date < "2026-1210"] | order(date asc, _id)[0...9]._id`,
      {},
    ],
    [`*[${published} && date > 300] | order(date desc)[0...9].date`, {}],
    [
      `*[${published} && ("c3" in categories[]._ref || title match "rare*")] | order(date desc, _id)[0...6]._id`,
      {},
    ],
    [`*[${published} && title match "rare*"] | order(date desc, _id)[0...6]._id`, {}],
  ])("%s: as if all had been looked at", async (query, params: Record<string, unknown>) => {
    expect(await large.fetch(query, params)).toEqual(await reference(query, params, many));
  });
});

describe("text::query()", () => {
  it.each([
    ["tea", 9],
    ["te*", 9],
    ['"tea and"', 9],
    ["tea -and", 0],
    ["coffee tea", 0],
    ["*", 60],
    ["p12", 1],
  ])("finds %s", async (query, count) => {
    const found = await client.fetch<string[]>(
      '*[_type == "post" && [@, _id] match text::query($words)]._id',
      { words: query },
    );
    expect(found).toHaveLength(count);
  });

  it("ranks the best match first", async () => {
    const [best] = await client.fetch<{ title: string; _score: number }[]>(
      '*[_type == "post"] | score(boost(title match text::query("tea"), 3), title match "49") | order(_score desc){title, _score}',
    );
    expect(best).toMatchObject({ title: "Tea and 49" });
  });
});

describe("perspectives", () => {
  beforeAll(async () => {
    await client.create({
      _id: "drafts.p1",
      _type: "post",
      title: "Changed",
      category: refer("c0"),
    });
    await client.create({
      _id: "drafts.new",
      _type: "post",
      title: "New",
      slug: { current: "new" },
    });
    await client.create({ _id: "drafts.c0", _type: "category", title: "C0 changed" });
  });
  const titles = (perspective: "raw" | "published" | "drafts", from = client) =>
    from.fetch<unknown[]>(
      '*[_type == "post" && (_id match "*p1" || slug.current == "new")]{_id, title, "of": category->title} | order(_id)',
      {},
      { perspective },
    );

  it("show drafts in place of published documents, under the same id", async () => {
    expect(await titles("drafts")).toEqual([
      { _id: "new", title: "New", of: null },
      { _id: "p1", title: "Changed", of: "C0 changed" },
    ]);
    expect(await client.fetch('*[_id == "p1"][0]._originalId', {}, { perspective: "drafts" })).toBe(
      "drafts.p1",
    );
  });

  it("show only published documents, or everything", async () => {
    expect(await titles("published")).toEqual([{ _id: "p1", title: "Coffee 1", of: "C1" }]);
    expect(await titles("raw")).toHaveLength(3);
    expect(await titles("drafts", running.reader())).toEqual([
      { _id: "p1", title: "Coffee 1", of: "C1" },
    ]);
  });
});
