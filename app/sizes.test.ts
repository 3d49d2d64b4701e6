import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** Longest file and component, in lines, that a reader can still survey. */
const longestFile = 300;
const longestComponent = 150;

const linesOf = (text: string): number => text.trimEnd().split("\n").length;

type Node = { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const isFunction = ({ type }: Node) =>
  ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(type);

const holdsJsx = (node: Node): boolean =>
  node.type === "JSXElement" || node.type === "JSXFragment" || childrenOf(node).some(holdsJsx);

const functionsOf = (node: Node): Node[] => [
  ...(isFunction(node) ? [node] : []),
  ...childrenOf(node).flatMap(functionsOf),
];

/** Returns the functions that contain markup, with their number of lines. */
function componentsOf(file: string): { name: string; lines: number }[] {
  const code = readFileSync(file, "utf8");
  const { program } = parseSync(file, code);
  return functionsOf(program)
    .filter(holdsJsx)
    .map(({ start, end }) => ({
      name: `${file}:${linesOf(code.slice(0, start))}`,
      lines: linesOf(code.slice(start, end)),
    }));
}

/** All code, tests included. Data may be as long as it is: `content/`, and the assistant's `evaluation/` and `training/`. */
const sources = globSync([
  "{app,bench,cli,contracts,server,tests}/**/*.{ts,tsx}",
  "packages/*/{bench,bin,src,tests}/**/*.{ts,tsx}",
]);

const tooLongComponents = (file: string) =>
  file.endsWith(".tsx") ? componentsOf(file).filter(({ lines }) => lines > longestComponent) : [];

const isTooLong = (file: string) => linesOf(readFileSync(file, "utf8")) > longestFile;

test(`no component has more than ${longestComponent} lines`, () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(tooLongComponents)).toEqual([]);
});

test(`no file has more than ${longestFile} lines`, () => {
  expect(sources.filter(isTooLong)).toEqual([]);
});
