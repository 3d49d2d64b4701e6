import type { ContentSourceMap } from "@sanity/client";
import { expect, test } from "vitest";
import { withSources } from "./sources.server.ts";

/**
 * A response of the content service to `*[_type == "post"]{ _id, "title": coalesce(title, "None"), author->{ name },
 * body }`.
 */
const map: ContentSourceMap = {
  documents: [
    { _id: "drafts.p1", _type: "post" },
    { _id: "a1", _type: "author" },
  ],
  paths: [
    "$['_id']",
    "$['title']",
    "$['name']",
    "$['body'][?(@._key=='k1')]['_key']",
    "$['_createdAt']",
  ],
  mappings: {
    "$[0]['_id']": source(0, 0),
    "$[0]['title']": source(0, 1),
    "$[0]['date']": source(0, 4),
    "$[0]['author']['name']": source(1, 2),
    "$[0]['body'][0]['_key']": source(0, 3),
  },
};

function source(document: number, path: number) {
  return { type: "value", source: { type: "documentValue", document, path } } as const;
}

const answer = [
  {
    _id: "p1",
    title: "Depths",
    date: "2026-11-22",
    author: { name: "Ann" },
    body: [{ _type: "block", _key: "k1", children: [{ _type: "span", text: "Words" }] }],
    count: 3,
  },
];

test("values lead to the field of the document that they come from", () => {
  expect(withSources(answer, map)).toMatchObject([
    {
      title: "Depths",
      editedAt: { title: "id=p1;type=post;path=title;base=%2Fstudio" },
      author: { name: "Ann", editedAt: { name: "id=a1;type=author;path=name;base=%2Fstudio" } },
      body: [{ editedAt: { "": "id=p1;type=post;path=body:k1;base=%2Fstudio" } }],
    },
  ]);
});

test("a fallback leads to the empty field it replaces, and the service’s own fields lead nowhere", () => {
  const { "$[0]['title']": _, ...mappings } = map.mappings;
  const [post] = withSources(answer, { ...map, mappings }) as [
    { editedAt: Record<string, string> },
  ];
  expect(post.editedAt).toMatchObject({
    title: "id=p1;type=post;path=title;base=%2Fstudio",
    date: "id=p1;type=post;path=date;base=%2Fstudio",
  });
  expect(post.editedAt).not.toHaveProperty("_id");
});

test("values without a source lead nowhere, and nothing of the answer is changed", () => {
  const bare = { author: { name: "Ann" }, words: ["a", null, 1] };
  expect(withSources(bare, { documents: [], paths: [], mappings: {} })).toEqual({
    ...bare,
    author: { name: "Ann", editedAt: {} },
    editedAt: {},
  });
});
