import { expect, test } from "vitest";
import { tooMuchWork } from "./patch-work.ts";

const list = Array.from({ length: 20_000 }, (_, n) => ({ _key: `k${n}`, n }));
const document = {
  _id: "a",
  list,
  deep: { deep: { deep: { n: 1 } } },
  text: "x".repeat(1_000_000),
};
const paths = (count: number, path: (n: number) => string) => ({
  set: Object.fromEntries(Array.from({ length: count }, (_, n) => [path(n), 1])),
});
const pieces = (count: number) => ({
  diffMatchPatch: {
    text: Array.from({ length: count }, () => "@@ -1,1 +1,1 @@\n-x\n+y\n").join(""),
  },
});

test.each([
  ["filters by the hundred over a long list", paths(500, (n) => `list[_key=="k${n}"].n`)],
  ["ranges", { unset: Array.from({ length: 500 }, (_, n) => `list[${n}:]`) }],
  ["many alternatives at one place", { unset: [`list[${"1,".repeat(500)}2]`] }],
  ["a descent from every place of a descent", paths(1, () => "..deep..deep..n")],
  ["more pieces than a long text can be searched for", pieces(3_000)],
])("%s are too much", (_, patch) => {
  expect(tooMuchWork(patch, document)).toBeDefined();
});

test.each([
  ["some filters", paths(20, (n) => `list[_key=="k${n}"].n`)],
  ["hundreds of plain places", paths(500, (n) => `list[${n}].n`)],
  ["names in thousands", paths(5_000, (n) => `field${n}`)],
  ["a descent", paths(1, () => "..n")],
  [
    "brackets and commas in a name to compare with",
    paths(1, () => `list[_key=="${"[,..".repeat(500)}"]`),
  ],
  ["some pieces for a long text", pieces(8)],
])("%s are not", (_, patch) => {
  expect(tooMuchWork(patch, document)).toBeUndefined();
});

test("hundreds of diff hunks may be applied to a text of ordinary length", () => {
  expect(tooMuchWork(pieces(500), { ...document, text: "x".repeat(20_000) })).toBeUndefined();
});
