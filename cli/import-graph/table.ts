import type { Row } from "./check-imports.ts";
import { serverRows } from "./server-rows.ts";

const words = ["contracts", "content"];
const interfaceKit = ["app/icons", "app/ui", "app/ui/drawing"];
const packages = ["packages/assistant", "packages/content-lake"];

/** How much longer tests may take on a slow machine. */
const slowness = "tests/support/slowness.ts";
/** Processor time that a calculation takes. */
const cpuTime = "tests/support/cpu-time.ts";

/** Who may import whom. A module that needs anything else receives it as a parameter from `server/main.ts`. */
export const table: readonly Row[] = [
  { path: "contracts", mayInTests: [cpuTime], entries: "exports" },
  { path: "content", may: ["contracts"] },

  // A package knows the contracts and nothing of the site.
  { path: "packages/assistant", may: ["contracts"], entries: "exports" },
  {
    path: "packages/content-lake",
    may: ["contracts"],
    mayInTests: ["tests/postgres/cluster.ts"],
    entries: "exports",
  },

  { path: "app/icons" },
  { path: "app/ui", may: ["contracts", "app/icons"], mayInTests: ["tests"] },
  { path: "app/ui/drawing", may: ["app/ui"] },
  { path: "app/styles", may: ["content"], mayInTests: ["app/icons"] },
  { path: "app/document", may: [...words, "app/drawings", "app/styles"] },
  { path: "app/trusted-types.ts", may: ["content"] },
  { path: "app/drawings", may: ["content", "app/page-facts.ts", "app/trusted-types.ts"] },
  { path: "app/islands", may: ["app/document/runtime-meta.ts"] },
  {
    path: "app/page-changes",
    may: [
      "content",
      "app/document",
      "app/drawings",
      "app/islands",
      "app/trusted-types.ts",
      "app/ui/spinner-shape.ts",
    ],
  },
  { path: "app/generated" },
  {
    path: "app/forms",
    may: [...words, ...interfaceKit, "app/document", "app/shell"],
    mayTypes: ["app/ports.server.ts"],
    mayInTests: ["app/pages/*", cpuTime],
  },
  {
    path: "app/shell",
    may: [
      ...words,
      ...interfaceKit,
      "app/document",
      "app/page-facts.ts",
      "app/search",
      "app/styles",
      "app/trusted-types.ts",
    ],
    mayInTests: ["app/cards"],
  },
  { path: "app/blogs", may: [...words, ...interfaceKit, "app/islands"] },
  {
    path: "app/search",
    may: [
      ...words,
      ...interfaceKit,
      "app/blogs",
      "app/document/reload-guard.ts",
      "app/islands",
      "app/page-changes",
      "app/page-facts.ts",
      "app/ports.server.ts",
    ],
  },
  {
    path: "app/cards",
    may: [
      ...words,
      ...interfaceKit,
      "app/page-facts.ts",
      "app/ports.server.ts",
      "app/search",
      "app/shell",
      "app/styles",
    ],
  },
  {
    path: "app/chatbot-demo",
    may: [...words, ...interfaceKit, "app/document", "app/islands", "app/page-changes"],
    mayInTests: [cpuTime],
  },
  {
    path: "app/feeds",
    may: [
      ...words,
      "app/blogs",
      "app/page-facts.ts",
      "app/ports.server.ts",
      "app/search",
      "app/styles",
    ],
  },
  {
    path: "app/preview",
    may: [...words, ...interfaceKit, "app/blogs", "app/page-changes", "app/ports.server.ts"],
  },
  {
    path: "app/service-page",
    may: [
      ...words,
      ...interfaceKit,
      "app/blogs",
      "app/degraded.server.ts",
      "app/ports.server.ts",
      "app/shell",
    ],
  },
  {
    path: "app/service-worker",
    may: [...words, "app/document", "app/styles", "app/trusted-types.ts"],
    mayTypes: ["app/page-changes"],
  },
  {
    path: "app/pages/*",
    may: [
      ...words,
      ...interfaceKit,
      "packages/assistant",
      "app/blogs",
      "app/chatbot-demo",
      "app/degraded.server.ts",
      "app/document",
      "app/forms",
      "app/generated",
      "app/islands",
      "app/page-error.tsx",
      "app/page-facts.ts",
      "app/ports.server.ts",
      "app/preview",
      "app/search",
      "app/service-page",
      "app/shell",
      "app/styles",
    ],
  },
  { path: "app/page-facts.ts" },
  { path: "app/page-error.tsx", may: ["app/shell", "app/pages/*"] },
  { path: "app/degraded.server.ts" },
  {
    // What pages ask of the server; `server/main.ts` passes the implementation.
    path: "app/ports.server.ts",
    may: [
      "contracts",
      "app/blogs",
      "app/degraded.server.ts",
      "app/forms",
      "app/preview",
      "app/pages/privacy-policy/installation.server.ts",
    ],
    mayTypes: ["content", "app/document"],
  },
  {
    // What runs in the browser on every page.
    path: "app/client.ts",
    may: [
      "app/island-loaders.ts",
      ...["document", "drawings", "islands", "page-changes", "preview"].map(
        (name) => `app/${name}`,
      ),
      ...["search", "service-worker", "shell"].map((name) => `app/${name}`),
    ],
  },
  {
    // Islands, and scripts without React, are fetched when a page has them.
    path: "app/island-loaders.ts",
    may: ["app/blogs", "app/chatbot-demo", "app/forms", "app/pages/*", "app/search"],
    mayTypes: ["app/islands"],
  },
  {
    path: "app",
    may: [
      ...words,
      "app/document",
      "app/degraded.server.ts",
      "app/page-error.tsx",
      "app/pages/*",
      "app/ports.server.ts",
      "app/search",
      "app/shell",
      "app/styles",
      "app/ui",
    ],
    mayInTests: ["app/island-loaders.ts"],
  },

  ...serverRows,

  {
    path: "cli",
    may: [
      ...words,
      ...packages,
      "app/cards",
      "app/service-worker",
      "app/styles",
      "app/ui/drawing",
      "app/values-at-build.ts",
      "server/config.ts",
      "server/content",
      "server/leads",
      "server/logger.ts",
      "server/migrations.ts",
      "server/storage",
      "server/visitor-conversations.ts",
    ],
    // What a start calls outside of the bundle, and the list that the downloads page reads.
    mayTypes: ["server/main.ts", "app/pages/downloads/made-files.ts"],
    mayInTests: ["app/routes.ts", slowness],
  },
  {
    path: "bench",
    may: [
      "cli",
      "contracts",
      "content",
      "tests",
      ...packages,
      ...["storage", "leads", "webhooks", "logger.ts", "migrations.ts"].map(
        (name) => `server/${name}`,
      ),
    ],
  },
  {
    path: "tests",
    may: [
      "cli",
      "contracts",
      "content",
      "workflows",
      ...packages,
      "app/blogs/blog.server.ts",
      "app/cards",
      "app/routes.ts",
      "app/search/site-pages.ts",
      "app/styles",
      "server/http/turn-queue.ts",
      "server/leads/documents.fixture.ts",
      "studio",
      ...["storage", "leads", "content", "pages", "config.ts", "logger.ts", "migrations.ts"].map(
        (name) => `server/${name}`,
      ),
    ],
    // One set of tests for both databases.
    mayInTests: ["server/leads/leads.suite.ts"],
  },
  { path: "workflows", may: words },
  // Output of the build of the pages.
  { path: "build" },
  // Has its own packages and its own install.
  { path: "studio", may: ["contracts"] },
  {
    path: "vite.config.ts",
    may: [
      "app/islands",
      "app/styles",
      "app/document/packed-sheet-plugin.ts",
      "app/values-at-build.ts",
    ],
  },
  { path: "vitest.config.ts", may: ["app/styles", "cli", "tests"] },
  { path: "playwright.config.ts", may: ["tests", "cli"] },
];
