import { expect, test } from "vitest";
import { pageFacts } from "#app/page-facts.ts";
import { TurnQueue } from "#server/http/turn-queue.ts";
import { createPages } from "./index.ts";
import { pageTable } from "./page-table.ts";

const origin = "https://site.example";
const shared = "max-age=0, s-maxage=60, must-revalidate";

/** A site of three pages, which counts how often it was rendered. */
function site({
  behindProxy = true,
  degraded = false,
  status = 200,
  headers = {} as Record<string, string>,
  queue = {} as ConstructorParameters<typeof TurnQueue>[0],
} = {}) {
  const rendered: string[] = [];
  const counted: string[] = [];
  const pages = createPages({
    render: async ({ url }) => {
      rendered.push(url.replace(origin, ""));
      return {
        response: new Response(`answer ${rendered.length}`, { status, headers }),
        degraded,
        reads: { syncTags: undefined },
      };
    },
    table: pageTable(
      Object.entries({
        services: pageFacts({ parameters: ["view"] }),
        contact: pageFacts({ perVisitor: true }),
        posts: pageFacts({ showsDrafts: true }),
        form: pageFacts({ perVisitor: true }),
      }).map(([path, handle]) => ({
        id: path,
        path,
        module: { handle, ...(path === "form" && { action: () => {} }) },
      })),
    ),
    scripts: ["run()"],
    files: new Map(),
    origin,
    behindProxy,
    imageOrigins: [],
    isEditor: (cookies) => cookies === "editor",
    studioOf: () => "https://studio.example",
    limitForms: async (address) => {
      counted.push(address);
      return counted.length > 1 ? new Response("too many", { status: 429 }) : undefined;
    },
    limitPreviews: async () => new Response("too many", { status: 429 }),
    renderQueue: new TurnQueue({ perMinute: 0, waitingOfOne: 1, ...queue }),
    onError: () => {},
  });
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await pages.respond(new Request(origin + path, init), "203.0.113.9");
    return {
      status: answer.status,
      text: await answer.text(),
      caching: answer.headers.get("cache-control"),
      /** What a content delivery network reads. */
      retryAfter: answer.headers.get("retry-after"),
      network: answer.headers.get("cdn-cache-control"),
    };
  };
  return { ask, rendered, counted };
}

test("a page is rendered once for each value of the parameters that its route names", async () => {
  const { ask, rendered } = site();
  for (const query of ["", "?utm_source=x", "?view=map", "?view=map&page=2", "?page=3"])
    expect((await ask(`/services${query}`)).caching).toBe(shared);
  expect(rendered).toEqual(["/services", "/services?view=map"]);
});

test("no one is given a page’s data, which the framework would send a router in the browser", async () => {
  const { ask, rendered } = site();
  for (const path of ["/services.data", "/contact.data?_routes=contact", "/_.data"])
    expect(await ask(path)).toMatchObject({ status: 404, caching: "no-store" });
  expect(rendered).toEqual([]);
});

test("a page for each visitor is never shared, and no cache may hold it", async () => {
  const { ask } = site();
  const both = await Promise.all([ask("/contact"), ask("/contact")]);
  expect(new Set(both.map(({ text }) => text)).size).toBe(2);
  expect(both.map(({ caching }) => caching)).toEqual(["no-store", "no-store"]);
});

test("an editor gets pages that show drafts for themselves, and all others as everyone", async () => {
  const { ask, rendered } = site();
  const headers = { cookie: "editor" };
  for (const path of ["/posts", "/posts", "/services", "/services", "/preview/any", "/preview/any"])
    await ask(path, { headers });
  expect(rendered).toEqual(["/posts", "/posts", "/services", "/preview/any", "/preview/any"]);
  expect((await ask("/posts", { headers })).caching).toBe("private, no-store");
  expect((await ask("/posts")).caching).toBe(shared);
  expect((await ask("/preview/any")).caching).toBe("private, no-store");
});

test("in the Studio’s frame an editor gets every page for themselves, and a visitor none of them", async () => {
  const { ask, rendered } = site();
  const framed = { "sec-fetch-dest": "iframe" };
  await ask("/services", { headers: { ...framed, cookie: "editor" } });
  await ask("/services", { headers: { ...framed, cookie: "editor" } });
  expect(rendered).toEqual(["/services", "/services"]);
  expect((await ask("/services", { headers: framed })).caching).toBe(shared);
});

test("a page that lacks a part is cached for seconds, elsewhere too", async () => {
  const { ask } = site({ degraded: true });
  expect((await ask("/services")).caching).toBe("max-age=0, s-maxage=5, must-revalidate");
});

test("a delivery network may show an old page while it asks for the next one", async () => {
  const { ask } = site();
  expect((await ask("/services")).network).toBe(
    "public, max-age=60, stale-while-revalidate=86400, stale-if-error=86400",
  );
});

test("where no proxy is in front, no delivery network is told anything", async () => {
  const answer = await site({ behindProxy: false }).ask("/services");
  expect(answer).toMatchObject({ caching: shared, network: null });
});

test("a delivery network stores no form, no draft and no failure", async () => {
  expect((await site().ask("/contact")).network).toBeNull();
  expect((await site().ask("/posts", { headers: { cookie: "editor" } })).network).toBeNull();
  const failed = await site({ status: 500 }).ask("/services");
  expect(failed).toMatchObject({ caching: "no-store", network: null });
});

test("a single answer that must not be stored is not", async () => {
  const { ask, rendered } = site({ headers: { "cache-control": "no-store" } });
  await ask("/services");
  expect((await ask("/services")).caching).toBe("no-store");
  expect(rendered).toHaveLength(2);
});

test("who asks for too many pages that have to be made gets those that are ready, and a time to come back", async () => {
  const { ask, rendered } = site({ queue: { perMinute: 4, waitingOfOne: 1, now: () => 0 } });
  await ask("/services");
  await ask("/contact");
  expect(await ask("/contact")).toMatchObject({
    status: 503,
    retryAfter: "15",
    caching: "no-store",
  });
  expect(await ask("/services?utm_source=x")).toMatchObject({ status: 200, text: "answer 1" });
  expect(rendered).toEqual(["/services", "/contact"]);
});

test("only what reaches a form counts as a message", async () => {
  const { ask, counted } = site();
  const post = (path: string, headers = {}) => ask(path, { method: "POST", headers });
  expect((await post("/nowhere")).status).toBe(404);
  expect((await post("/services")).status).toBe(405);
  expect((await post("/form", { origin: "https://evil.example" })).status).toBe(403);
  expect(counted).toEqual([]);
  expect((await post("/form")).status).toBe(200);
  expect((await post("/form")).status).toBe(429);
  expect(counted).toEqual(["203.0.113.9", "203.0.113.9"]);
});

test("tries of preview links are counted", async () => {
  const { ask, rendered } = site();
  expect((await ask("/preview/enter?secret=guess")).status).toBe(429);
  expect(rendered).toEqual([]);
});
