import { expect, test } from "vitest";
import { joinedClasses } from "./joined-classes.server.ts";

const joined = (html: string, others: string[] = []) =>
  Object.fromEntries(joinedClasses(html, new Set(others)));

test("classes that are on the same elements share a name", () => {
  expect(
    joined('<p class="flex gap-2 big"></p><p class="flex gap-2"></p><b class="red bold"></b>'),
  ).toEqual({ flex: "A", "gap-2": "A", big: "B", red: "C", bold: "C" });
});

test("the commonest classes have the shortest names", () => {
  const rare = Array.from({ length: 26 }, (_, n) => `<p class="a${n}"></p>`).join("");
  const names = joined(`${rare}<p class="common"></p><b class="common"></b>`);
  expect(names.common).toBe("A");
  expect(names.a25).toMatch(/^[A-Z][a-z0-9]$/);
});

test("a class that occurs elsewhere keeps the name that all pages share", () => {
  expect(joined('<p class="flex gap-2 big"></p>', ["flex"])).toEqual({ "gap-2": "A", big: "A" });
});

test("islands are left unchanged", () => {
  expect(
    joined('<site-island name="x"><p class="flex gap-2"></p></site-island><p class="a"></p>'),
  ).toEqual({ a: "A" });
});

test("shared names differ, however many there are", () => {
  const html = Array.from({ length: 100 }, (_, n) => `<p class="a${n} b${n}"></p>`).join("");
  const names = Object.values(joined(html));
  expect(names.length).toBe(200);
  expect(new Set(names).size).toBe(100);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z0-9]*$/);
});
