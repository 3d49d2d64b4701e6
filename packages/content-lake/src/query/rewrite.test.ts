import { expect, test } from "vitest";
import { Rewriter } from "./rewrite.ts";
import { parseQuery } from "./syntax.ts";

const rewritten = (query: string) => {
  const rewriter = new Rewriter("hook:", "elsewhere:");
  rewriter.rewrite(parseQuery(query, {}));
  return rewriter.hooks;
};
const hooksOf = (query: string) => rewritten(query).map(({ kind }) => kind);

test.each(["count(*)", "count((*))", 'count(*[_type == "post"])', "count(*[])"])(
  "%s reads no documents: the index supplies the count",
  (query) => {
    expect(hooksOf(query)).toContain("count");
  },
);

test("counts of anything but documents are not rewritten", () => {
  expect(hooksOf("count([1, 2])")).toEqual([]);
  expect(hooksOf("count(*[].tags[])")).not.toContain("count");
});

const isRanked = (query: string) =>
  rewritten(query).some((hook) => hook.kind === "documents" && hook.first?.ranking !== undefined);
const scored = '* | score(title match "a")';

test.each([
  `${scored} [_score > 0] {_id} [0...10]`,
  `${scored} {_id, _score} [_score > 0] [0...10]`,
  `${scored} {..., "name": title} [_score > 0] | order(_score desc) [0...10]`,
])("%s is read in the order of its scores", (query) => {
  expect(isRanked(query)).toBe(true);
});

test.each([
  `${scored} {"_score": 1, _id} [_score > 0] [0...10]`,
  `${scored} {_id} [_score > 0] [0...10]`,
  `${scored} {..., "_score": rating} {_score} [_score > 0] [0...10]`,
])("%s is filtered by the projection’s own _score", (query) => {
  expect(isRanked(query)).toBe(false);
});
