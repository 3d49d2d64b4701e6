import { expect, test } from "vitest";
import { joinedClasses } from "./joined-classes.server.ts";

const joined = (html: string, others: string[] = []) =>
  Object.fromEntries(joinedClasses(html, new Set(others)));

test("classes that stand on the same elements share a name, others keep theirs", () => {
  expect(
    joined('<p class="flex gap-2 big"></p><p class="flex gap-2"></p><b class="red bold"></b>'),
  ).toEqual({ flex: "A", "gap-2": "A", red: "B", bold: "B" });
});

test("a class that occurs elsewhere is joined with none", () => {
  expect(joined('<p class="flex gap-2 big"></p>', ["flex"])).toEqual({ "gap-2": "A", big: "A" });
});

test("what stands in islands is left alone", () => {
  expect(
    joined('<site-island name="x"><p class="flex gap-2"></p></site-island><p class="a"></p>'),
  ).toEqual({});
});

test("shared names differ, however many there are", () => {
  const html = Array.from({ length: 100 }, (_, n) => `<p class="a${n} b${n}"></p>`).join("");
  const names = Object.values(joined(html));
  expect(names.length).toBe(200);
  expect(new Set(names).size).toBe(100);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z0-9]*$/);
});
