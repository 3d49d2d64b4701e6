import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { folders, mounts, paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";

const { home, contactUs, search, card, ...rest } = paths;
const fixed: readonly string[] = [
  home,
  contactUs(),
  search(),
  card(home),
  ...services.map(({ slug }) => paths.service(slug)),
  ...Object.values(rest).filter((path) => typeof path === "string"),
];

/** The addresses of all routes, as the route table writes them. */
const addresses = (entries: readonly RouteConfigEntry[], parent = ""): string[] =>
  entries.flatMap((entry) => {
    const own = [parent, entry.path].filter(Boolean).join("/");
    return entry.children ? addresses(entry.children, own) : [`/${own}`];
  });

const firstPart = (path: string) => path.split(/[/?#.]/)[1] ?? "";
const ours = new Set(
  [...addresses(routes), ...fixed, ...Object.values(mounts), ...Object.values(folders)]
    .map(firstPart)
    .filter((part) => /^\w/.test(part)),
);

/** An address at the start of a string or regular expression, or as an attribute within a string. */
const written = /(?:^\^?|\b(?:href|src|action)=["']?)\\?\/\(?([\w-]+)(?=[\\/?#."'`*|)]|$)/g;

/** Whether a file may contain one: most do not, and need not be parsed. */
const maybe = new RegExp(`/\\(?(?:${[...ours].join("|")})\\b`);

const addressesIn = (text: string) =>
  [...text.matchAll(written)].map(([, part = ""]) => part).filter((part) => ours.has(part));

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const isPattern = (value: unknown): value is { pattern: string } =>
  typeof value === "object" && value !== null && "pattern" in value;

/** Quoted text below a node: strings, template parts, regular expressions. */
function textsOf(node: Node): string[] {
  if (node.type === "Literal")
    return isPattern(node.regex) ? [node.regex.pattern] : [String(node.value)];
  if (node.type === "TemplateElement" && typeof node.value === "object" && node.value !== null)
    return "raw" in node.value ? [String(node.value.raw)] : [];
  return Object.values(node).flat().filter(isNode).flatMap(textsOf);
}

const sources = globSync([
  "{app,server,cli,content,workflows}/**/*.{ts,tsx}",
  "studio/{*,schema/*}.ts",
]).filter(
  (file) => !/\.(test|suite|fixture)\.tsx?$|^app\/routes\.ts$|^content\/addresses\.ts$/.test(file),
);

test("internal addresses are written in content/addresses.ts and nowhere else", () => {
  expect(sources.length).toBeGreaterThan(400);
  const elsewhere = sources.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    if (!maybe.test(code)) return [];
    const program: unknown = parseSync(file, code).program;
    if (!isNode(program)) throw new Error(`${file} cannot be parsed.`);
    return textsOf(program)
      .flatMap(addressesIn)
      .map((address) => `${file}: /${address}`);
  });
  expect(elsewhere).toEqual([]);
});

test.each([
  "/services",
  "/careers/x",
  '<a href="/search">',
  "^/blogs",
  "^\\/cards\\/",
  "^\\/(blogs|preview)",
  "/sw.js",
])("%s is an address of ours", (text) => {
  expect(addressesIn(text)).toHaveLength(1);
});

test.each(["/", "/invoices", "a/services", "/services-desk"])("%s is none", (text) => {
  expect(addressesIn(text)).toEqual([]);
});

test("every route without a parameter has its address there", () => {
  const routed = addresses(routes).filter((address) => !/[:*]/.test(address));
  expect(routed.length).toBeGreaterThan(30);
  expect(routed.filter((address) => !fixed.includes(address))).toEqual([]);
});
