import { expect, test } from "vitest";
import { pageFacts } from "#app/page-facts.ts";
import { TurnQueue } from "#server/http/turn-queue.ts";
import { createPages } from "./index.ts";
import { pageTable } from "./page-table.ts";

const origin = "https://site.example";

/** A site that knows drawings only once the page that contains them has been rendered. */
function site(rendering: Promise<void>, rendered: string[] = []) {
  const drawn = new Set<string>();
  return createPages({
    render: async ({ url }) => {
      const { pathname } = new URL(url);
      rendered.push(pathname);
      if (!pathname.startsWith("/drawings/")) {
        await rendering;
        drawn.add(`/drawings${pathname}.svg`);
      }
      const found = !pathname.startsWith("/drawings/") || drawn.has(pathname);
      const headers = { "cache-control": found ? "public, immutable" : "no-store" };
      return {
        response: new Response("answer", { status: found ? 200 : 404, headers }),
        degraded: false,
        reads: { syncTags: undefined },
      };
    },
    table: pageTable([
      {
        id: "services",
        path: "services",
        module: { handle: pageFacts({ prewarm: "first", sitemap: true }) },
      },
      { id: "contact", path: "contact", module: { handle: pageFacts({ perVisitor: true }) } },
      { id: "drawings", path: "drawings/:file", module: { handle: pageFacts() } },
    ]),
    scripts: ["run()"],
    files: new Map(),
    origin,
    behindProxy: false,
    renderQueue: new TurnQueue(),
    imageOrigins: [],
    isEditor: () => false,
    studioOf: () => undefined,
    limitForms: async () => undefined,
    limitPreviews: async () => undefined,
    onError: () => {},
  });
}

type Pages = ReturnType<typeof site>;
const statusOf = async (pages: Pages, address: string) =>
  (await pages.respond(new Request(`${origin}/drawings/${address}`))).status;

test("a drawing that is asked for right after the start waits for the pages that bring it", async () => {
  const { promise: rendering, resolve: renderOn } = Promise.withResolvers<void>();
  const pages = site(rendering);
  void pages.prewarm();
  const early = [statusOf(pages, "services.svg"), statusOf(pages, "other.svg")];
  renderOn();
  expect(await Promise.all(early)).toEqual([200, 404]);
});

test("a drawing of a page that was not rendered here is made with its page", async () => {
  const pages = site(Promise.resolve());
  expect(await statusOf(pages, "contact.svg?page=/contact")).toBe(200);
  expect(await statusOf(pages, "services.svg?page=/services")).toBe(200);
  expect(await statusOf(pages, "none.svg?page=/services")).toBe(404);
  expect(await statusOf(pages, "none.svg?page=/drawings/none.svg")).toBe(404);
  expect(await statusOf(pages, "none.svg?page=//other.example/x")).toBe(404);
  expect(await statusOf(pages, "none.svg?page=//")).toBe(404);
});

test("a drawing leads to no other drawing, to no preview and to no other site", async () => {
  const rendered: string[] = [];
  const pages = site(Promise.resolve(), rendered);
  for (const page of [
    "/./drawings/a.svg?page=/./drawings/b.svg?page=/contact",
    "/preview/enter?sanity-preview-secret=guess",
    "https://other.example/services",
  ])
    expect(await statusOf(pages, `none.svg?page=${page}`)).toBe(404);
  expect(new Set(rendered)).toEqual(new Set(["/drawings/none.svg"]));
});
