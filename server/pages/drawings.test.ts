import { expect, test } from "vitest";
import { pageFacts } from "#app/page-facts.ts";
import { createPages } from "./index.ts";
import { pageTable } from "./page-table.ts";
import { RenderLine } from "./render-line.ts";

const origin = "https://site.example";

test("a drawing that is asked for right after the start waits for the pages that bring it", async () => {
  const drawn = new Set<string>();
  const { promise: rendering, resolve: renderOn } = Promise.withResolvers<void>();
  const pages = createPages({
    render: async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === "/services") {
        await rendering;
        drawn.add("/drawings/a.svg");
      }
      const found = !pathname.startsWith("/drawings/") || drawn.has(pathname);
      const headers = { "cache-control": found ? "public, immutable" : "no-store" };
      return {
        response: new Response("answer", { status: found ? 200 : 404, headers }),
        degraded: false,
        syncTags: undefined,
      };
    },
    table: pageTable([
      {
        id: "services",
        path: "services",
        module: { handle: pageFacts({ prewarm: "first", sitemap: true }) },
      },
      { id: "drawings", path: "drawings/:file", module: { handle: pageFacts() } },
    ]),
    files: new Map(),
    origin,
    line: new RenderLine(),
    imageOrigins: [],
    isEditor: () => false,
    limitForms: async () => undefined,
    limitPreviews: async () => undefined,
    onError: () => {},
  });
  void pages.prewarm();
  const ask = async (file: string) =>
    (await pages.respond(new Request(`${origin}/drawings/${file}`))).status;
  const early = [ask("a.svg"), ask("b.svg")];
  renderOn();
  expect(await Promise.all(early)).toEqual([200, 404]);
});
