import { arrayToJSONMatchPath } from "@sanity/mutator";
import { expect, test } from "vitest";
import { problemOfPaths } from "./path-syntax.ts";

test.each([
  "a[",
  "a[]",
  "a]",
  "a[]]",
  "[[]]",
  "a[[b]",
  "a[:]",
  "a[,1]",
  "a b",
  "a 'b'",
  'a"b"',
  "a,b",
  "a:1",
  "a@",
  "a?",
  "a == 1",
  "a[0]b",
  "..a 1",
  "a-b",
  "a.",
  ".a",
  "a.[0]",
  "a[0",
  "a[b == ]",
  'a[b == "c]',
  "0",
  "",
  "a[*]",
  "[",
  "[".repeat(100_000),
  `${"[".repeat(50)}a${"]".repeat(50)}`,
])("%s is no path", (path) => {
  expect(problemOfPaths([path])).toEqual(expect.any(String));
});

test.each([
  "a",
  "a.b.c",
  "a[0]",
  "a[-1].b",
  "a[1:3]",
  "a[:3]",
  "a[ 1 : ]",
  "a[0:9:2]",
  "a[0, 2, -1]",
  'a[_key == "x]"].b[_key=="\\"y"].c',
  "a[b.c > -1.5]",
  "a[b != true, c?]",
  "a[@ == 1]",
  "..b",
  "a..b[0].c",
  "a[b, c.d].e",
  "[a, b]",
  "['b-c'].d",
  "'b-c'",
  "a[b..c]",
  "trueish",
])("%s is a path", (path) => {
  expect(problemOfPaths([path])).toBeUndefined();
});

test("what the client and the Studio write are paths", () => {
  for (const parts of [
    ["a", 0, "b"],
    ["a", { _key: "a-b.c" }, "b"],
    ["a", { _key: "x" }, { _key: "y" }],
  ])
    expect(problemOfPaths([arrayToJSONMatchPath(parts)])).toBeUndefined();
});
