import { expect, test } from "vitest";
import { endlessPath } from "./patch-paths.ts";

const unset = (path: string) => endlessPath({ unset: [path] });

test.each(["a[-99999999:99999999]", "a[0:1234567]", "a[1, -1234567 : 2].b", "a[:12345678]"])(
  "%s is a range that no list has",
  (path) => {
    expect(unset(path)).toBe(path);
    for (const patch of [
      { set: { [path]: 1 } },
      { insert: { after: path, items: [] } },
      { insert: { replace: path, items: [] } },
      { diffMatchPatch: { [path]: "" } },
    ])
      expect(endlessPath(patch)).toBe(path);
  },
);

test.each([
  "a[0:100]",
  "a[-1]",
  "a[99999999].x",
  "field20261125",
  "a[n > 5000000].x",
  'a[_key == "1234567:8"]',
  "..n",
])("%s is a path", (path) => {
  expect(unset(path)).toBeUndefined();
});

test("paths inside values are ignored", () => {
  const value = "a[0:99999999]";
  expect(
    endlessPath({ set: { a: value }, insert: { after: "a[-1]", items: [value] } }),
  ).toBeUndefined();
});
