import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkImports, findCycles, type Row } from "./import-graph/check-imports.ts";
import { readImports, type Tree } from "./import-graph/read-imports.ts";
import { readTree } from "./import-graph/read-tree.ts";
import { table } from "./import-graph/table.ts";

function problemsOf(tree: Tree, rows: readonly Row[]): string[] {
  const { imports, unresolved } = readImports(tree);
  return [...unresolved, ...checkImports(imports, rows), ...findCycles(imports)];
}

describe("the repository", () => {
  const problems = problemsOf(readTree(join(import.meta.dirname, "..")), table);

  test("imports only what the table allows", () => {
    expect(problems).toEqual([]);
  });
});

describe("a tree that breaks a rule fails with a sentence that names both files", () => {
  const rows: Row[] = [
    { path: "contracts", entries: "exports" },
    { path: "packages/lake", may: ["contracts"], entries: "exports" },
    { path: "app/ui" },
    { path: "app/pages/*", may: ["app/ui", "packages/lake"], mayTypes: ["server/leads"] },
    { path: "server/leads", entries: ["index.ts"], mayInTests: ["app/ui"] },
    { path: "server", may: ["server/leads"] },
  ];
  const check = (sources: Record<string, string>) =>
    problemsOf(
      {
        sources: new Map(Object.entries(sources)),
        packages: [
          { folder: "", name: "site", imports: { "#app/*": "./app/*", "#server/*": "./server/*" } },
          { folder: "contracts", name: "@site/contracts", exports: "./index.ts" },
          {
            folder: "packages/lake",
            name: "@site/lake",
            exports: { ".": "./src/index.ts", "./parts/*": "./src/parts/*.ts" },
          },
        ],
      },
      rows,
    );

  test.each<[rule: string, file: string, source: string, problems: string[]]>([
    ["an import of the own folder", "app/ui/a.ts", 'import "./b.ts";', []],
    ["an import that the row allows", "app/pages/x/a.ts", 'import "#app/ui/b.ts";', []],
    [
      "a forbidden import",
      "app/ui/a.ts",
      'import { leads } from "#server/leads/index.ts";',
      ["app/ui/a.ts imports server/leads/index.ts: app/ui may import nothing of ours."],
    ],
    [
      "a forbidden import by a relative path",
      "app/ui/a.ts",
      'export { leads } from "../../server/leads/index.ts";',
      ["app/ui/a.ts imports server/leads/index.ts: app/ui may import nothing of ours."],
    ],
    [
      "a forbidden import while it runs",
      "app/ui/a.ts",
      'await import("#server/leads/index.ts");',
      ["app/ui/a.ts imports server/leads/index.ts: app/ui may import nothing of ours."],
    ],
    [
      "a forbidden import inside a type",
      "app/ui/a.ts",
      'type Leads = import("#server/leads/index.ts").Leads;',
      ["app/ui/a.ts imports types of server/leads/index.ts: app/ui may import nothing of ours."],
    ],
    [
      "a worker of another folder",
      "app/ui/a.ts",
      'new Worker(new URL("../../server/leads/index.ts", import.meta.url));',
      ["app/ui/a.ts imports server/leads/index.ts: app/ui may import nothing of ours."],
    ],
    [
      "a value where only types may pass",
      "app/pages/x/a.ts",
      'import { type Lead, leads } from "#server/leads/index.ts";',
      [
        "app/pages/x/a.ts imports server/leads/index.ts: app/pages/* may import app/ui, packages/lake (and types of server/leads).",
      ],
    ],
    [
      "types where only types may pass",
      "app/pages/x/a.ts",
      'import type { Lead } from "#server/leads/index.ts"; import { type Form } from "#server/leads/index.ts";',
      [],
    ],
    [
      "a page that imports another page",
      "app/pages/x/a.ts",
      'import "../y/route.tsx";',
      [
        "app/pages/x/a.ts imports app/pages/y/route.tsx: the folders of app/pages/* do not know each other.",
      ],
    ],
    [
      "a file behind an entry point",
      "server/app.ts",
      'import { store } from "./leads/store.ts";',
      ["server/app.ts imports server/leads/store.ts: others import of server/leads only index.ts."],
    ],
    [
      "what only tests may import, in a test",
      "server/leads/a.test.ts",
      'import "#app/ui/b.ts";',
      [],
    ],
    [
      "what only tests may import, in code",
      "server/leads/a.ts",
      'import "#app/ui/b.ts";',
      ["server/leads/a.ts imports app/ui/b.ts: server/leads may import nothing of ours."],
    ],
    [
      "a package through its exports",
      "app/pages/x/a.ts",
      'import "@site/lake"; import "@site/lake/parts/query";',
      [],
    ],
    [
      "a package past its exports",
      "app/pages/x/a.ts",
      'import { queue } from "@site/lake/src/queue.ts";',
      [
        "app/pages/x/a.ts imports @site/lake/src/queue.ts, which the exports of packages/lake/package.json do not offer.",
      ],
    ],
    [
      "a package by its path",
      "app/pages/x/a.ts",
      'import { lake } from "../../../packages/lake/src/index.ts";',
      [
        "app/pages/x/a.ts imports packages/lake/src/index.ts: packages/lake is imported by its name, through its exports.",
      ],
    ],
    [
      "a package that imports the site",
      "packages/lake/src/index.ts",
      'import type { Page } from "../../../app/ui/b.ts";',
      [
        "packages/lake/src/index.ts imports types of app/ui/b.ts: packages/lake may import contracts.",
      ],
    ],
    [
      "a folder without a row",
      "attic/a.ts",
      'import "../app/ui/b.ts";',
      ["attic/a.ts has no row in the table of imports."],
    ],
  ])("%s", (_rule, file, source, problems) => {
    expect(check({ [file]: source })).toEqual(problems);
  });

  test("a ring of imports, once, with the shortest way round", () => {
    expect(
      check({
        "app/ui/a.ts": 'import "./b.ts"; import "./c.ts";',
        "app/ui/b.ts": 'import "./c.ts";',
        "app/ui/c.ts": 'export * from "./a.ts";',
      }),
    ).toEqual([
      "app/ui/a.ts imports app/ui/c.ts imports app/ui/a.ts: no modules import each other in a ring.",
    ]);
  });

  test("a ring of types", () => {
    expect(
      check({
        "app/ui/a.ts": 'import type { B } from "./b.ts";',
        "app/ui/b.ts": 'import type { A } from "./a.ts";',
      }),
    ).toEqual([
      "app/ui/a.ts imports app/ui/b.ts imports app/ui/a.ts: no modules import each other in a ring.",
    ]);
  });

  test("no ring where a module starts a worker that imports it", () => {
    expect(
      check({
        "app/ui/a.ts": 'new Worker(new URL("./worker.ts", import.meta.url));',
        "app/ui/worker.ts": 'import { port } from "./a.ts";',
      }),
    ).toEqual([]);
  });
});
