import { expect, test } from "vitest";
import { Rewriter } from "./rewrite.ts";
import { parseQuery } from "./syntax.ts";

const hooksOf = (query: string) => {
  const rewriter = new Rewriter("hook:", "elsewhere:");
  rewriter.rewrite(parseQuery(query, {}));
  return rewriter.hooks.map(({ kind }) => kind);
};

test.each(["count(*)", "count((*))", 'count(*[_type == "post"])', "count(*[])"])(
  "%s reads no documents: the index knows how many there are",
  (query) => {
    expect(hooksOf(query)).toContain("count");
  },
);

test("what is counted beside documents is counted as it is", () => {
  expect(hooksOf("count([1, 2])")).toEqual([]);
  expect(hooksOf("count(*[].tags[])")).not.toContain("count");
});
