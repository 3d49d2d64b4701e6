import type { Row } from "./check-imports.ts";

/** What every module of `server/` may import. */
const serverBase = ["contracts", "server/http", "server/logger.ts"];

/** How much longer tests may take on a slow machine. */
const slowness = "tests/support/slowness.ts";

const words = ["contracts", "content"];
const packages = ["packages/assistant", "packages/content-lake"];

/** The part of the table about `server/`. */
export const serverRows: readonly Row[] = [
  { path: "server/environment.ts" },
  { path: "server/config.ts", may: ["server/environment.ts"] },
  { path: "server/logger.ts", mayTypes: ["server/environment.ts"] },
  {
    path: "server/storage",
    may: ["contracts", "server/http/timing-safe-equal.ts", "server/logger.ts"],
    mayInTests: [slowness],
    entries: ["index.ts"],
  },
  {
    // Client addresses, limits, headers and errors: small parts that any module of the server may import one by one.
    path: "server/http",
    may: ["contracts", "content", "server/logger.ts", "app/styles", "packages/content-lake"],
    mayTypes: ["server/storage"],
    mayInTests: ["server/storage", slowness],
  },
  {
    path: "server/pages",
    may: [...serverBase, "content", "build"],
    mayTypes: ["app/entry.server.tsx", "app/page-facts.ts", "app/ports.server.ts"],
    mayInTests: ["app/page-facts.ts", "app/routes.ts", "app/search/site-pages.ts", slowness],
    entries: ["index.ts", "renderer.ts"],
  },
  {
    path: "server/webhooks",
    may: serverBase,
    mayTypes: ["server/storage"],
    mayInTests: ["server/storage"],
    entries: ["index.ts"],
  },
  {
    path: "server/leads",
    may: [...serverBase, "content", "server/storage"],
    mayInTests: [slowness, "tests/support/cpu-time.ts"],
    // `admin.ts` is what commands use while no server runs.
    entries: ["index.ts", "admin.ts"],
  },
  {
    path: "server/content",
    may: [...serverBase, "content", "packages/content-lake"],
    mayInTests: [slowness],
    entries: ["client.ts", "watch.ts", "seed/seed.ts", "seed/pictures.ts"],
  },
  {
    path: "server/preview",
    may: [...serverBase, "content"],
    mayTypes: ["app/ports.server.ts", "server/content", "server/storage"],
    entries: ["index.ts"],
  },
  {
    // Worker processes beside the primary: they know connections, files and finished pages.
    path: "server/workers",
    may: [...serverBase, "server/config.ts", "server/pages", "packages/content-lake"],
    mayInTests: [slowness],
    entries: ["index.ts"],
  },
  {
    // Where the modules are put together: `app.ts`, `main.ts` and their parts.
    path: "server",
    may: [
      ...words,
      ...packages,
      ...["config.ts", "logger.ts", "storage", "http", "pages"].map((name) => `server/${name}`),
      ...["webhooks", "leads", "content", "preview", "workers"].map((name) => `server/${name}`),
    ],
    mayTypes: ["app/ports.server.ts"],
  },
];
