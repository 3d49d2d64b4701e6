import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { anywhere, whole, wordList } from "./word-list.ts";

test("matches words and phrases, with alternatives, apostrophes and nested lists", () => {
  const greeting = wordList`hi, hello`;
  const list = wordList`
    ${greeting} there, of course,
    that's (right|fine)( now)?
  `;
  expect(anywhere(list).exec("well, Hello there!")?.[0]).toBe("Hello there");
  for (const text of ["of course", "that’s fine now", "thats right", "hi there"]) {
    expect(text).toMatch(whole(list));
  }
  expect("that is right").not.toMatch(anywhere(list));
  expect("ofcourse").not.toMatch(anywhere(list));
});

test("takes the earlier of two alternatives that match", () => {
  expect(new RegExp(wordList`good, good morning`).exec("good morning")?.[0]).toBe("good");
});

/** A longer pattern is unreadable and should use `wordList`. */
const longest = 200;

type Node = { type: string; start: number; end: number; regex?: unknown };
const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
const nodesIn = (node: Node): Node[] => [
  node,
  ...Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap(nodesIn),
];

test(`no pattern of the package is longer than ${longest} letters`, () => {
  const folder = join(import.meta.dirname, "..");
  const files = globSync("**/*.ts", { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  const tooLong = files.flatMap((file) => {
    const code = readFileSync(join(folder, file), "utf8");
    return nodesIn(parseSync(file, code).program)
      .filter(({ type, start, end, regex }) => {
        const pattern =
          (type === "Literal" && regex) || code.slice(0, start).trimEnd().endsWith("RegExp(");
        return pattern && end - start > longest;
      })
      .map(({ start }) => `${file}:${code.slice(0, start).split("\n").length}`);
  });
  expect(tooLong).toEqual([]);
});
