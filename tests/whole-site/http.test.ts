import { request as send } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { leadWebhookPath } from "@brightkeel/contracts";
import { describe, expect, inject, test } from "vitest";
import { startSite } from "../support/site.ts";

/** The running site's responses over raw HTTP, because `fetch` would normalise addresses first. */

const origin = inject("siteOrigin");

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = send({ hostname, port, method, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks).toString(),
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

describe("an address that leads nowhere", () => {
  test.each(["/no-such-page", "/careers/nobody", "/blogs/no-such-post", "/blogs?page=abc"])(
    "%s gets the page that says so",
    async (path) => {
      const { status, headers, body } = await ask("GET", path);
      expect(status).toBe(404);
      expect(headers["content-type"]).toContain("text/html");
      expect(body).toContain("There is no page at this address.");
    },
  );

  test.each(["/assets/nothing-1a2b3c.js", "/assets/x", "/backup.zip", "/.env", "/icons/x.png"])(
    "%s, a file, gets a line of text",
    async (path) => {
      const { status, headers, body } = await ask("GET", path);
      expect(status).toBe(404);
      expect(headers["content-type"]).toContain("text/plain");
      expect(body.length).toBeLessThan(100);
    },
  );

  test("gets the same page whatever it was, so that it is rendered once", async () => {
    const [one, other] = await Promise.all([ask("GET", "/xqzw-one"), ask("GET", "/qvxk-two")]);
    expect(one.body).toBe(other.body);
    expect(one.headers.etag).toBe(other.headers.etag);
  });

  test("a missing page of the blog leads back to the blog", async () => {
    for (const path of [
      "/blogs?page=abc",
      "/blogs?page=0",
      "/blogs?page=99999",
      "/blogs?category=x",
    ]) {
      const { status, body } = await ask("GET", path);
      expect(status, path).toBe(404);
      expect(body, path).toMatch(/<main[\s\S]*href="\/blogs"[\s\S]*<\/main>/);
    }
  });
});

test.each([
  ["/SERVICES", "/services"],
  ["/services/", "/services"],
  ["/Careers/Full-Stack-Developer-Job/?a=B", "/careers/full-stack-developer-job?a=B"],
  ["//evil.example", "/evil.example"],
  ["//evil.example/%2e%2e", "/"],
])("%s leads to %s on this site", async (path, location) => {
  const { status, headers } = await ask("GET", path);
  expect(status).toBe(308);
  expect(headers.location).toBe(location);
});

test("a post is found under its address in large letters", async () => {
  const { status, headers } = await ask("GET", "/blogs/Night-Audit-Runbook");
  expect(status).toBe(301);
  expect(headers.location).toBe("/blogs/night-audit-runbook");
});

test.each([
  ["/%E0%A4%A", 400],
  ["/%00", 400],
  ["/%", 400],
  ["/\\evil.example/", 400],
  // Redirects to the address without dots, which does not exist.
  ["/../../etc/passwd", 308],
  ["/etc/passwd", 404],
  ["/..%2f..%2fetc%2fpasswd", 404],
  [`/${"a".repeat(6000)}`, 414],
  [`/${"a".repeat(60_000)}`, 431],
])("%s is answered with %i, and the site goes on", async (path, status) => {
  expect((await ask("GET", path)).status).toBe(status);
  expect((await ask("GET", "/healthz")).status).toBe(200);
});

test("an offer of HTTP/2, which some clients make each time, is passed over", async () => {
  const offer = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "" };
  expect((await ask("GET", "/healthz", offer)).status).toBe(200);
});

test("a WebSocket is refused where none is offered", async () => {
  const { status } = await ask("GET", "/services", { connection: "Upgrade", upgrade: "websocket" });
  expect(status).toBe(404);
});

test.each([
  ["GET /readyz HTTP/1.0\r\n\r\n", "200 OK"],
  ["GET /no-such-page HTTP/1.0\r\n\r\n", "404 Not Found"],
  ["GET /no-such-page HTTP/1.1\r\nHost: <x>\r\nConnection: close\r\n\r\n", "400 Bad Request"],
])("%j is answered with %s", async (request, status) => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const answer = await text(socket);
  expect(answer.split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`);
  expect(answer.split("\r\n\r\n")[1]).not.toBe("");
});

describe("a refusal", () => {
  const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const foreign = { origin: "https://evil.example" };

  test.each([
    ["GET", "/%E0%A4%A", {}, 400],
    ["POST", "/contact-us", foreign, 403],
    ["GET", "/backup.zip", {}, 404],
    ["POST", "/services", {}, 405],
    [
      "POST",
      "/contact-us",
      { "content-length": String(20 * 1024 * 1024), connection: "close" },
      413,
    ],
    ["GET", `/${"a".repeat(6000)}`, {}, 414],
  ])(
    "%s %s with %j is answered with %i, as a page for a browser and a sentence for a tool",
    async (method, path, headers, status) => {
      const page = await ask(method, path, { ...browser, ...headers });
      expect(page.status).toBe(status);
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(page.headers["cache-control"]).toBe("no-store");
      expect(page.body).toContain(`Error ${status}`);
      expect(page.body).toContain("Go to the start");
      const line = await ask(method, path, { accept: "*/*", ...headers });
      expect(line.status).toBe(status);
      expect(line.headers["content-type"]?.toString().toLowerCase()).toBe(
        "text/plain; charset=utf-8",
      );
      expect(page.body).toContain(line.body.trim().replaceAll("&", "&amp;"));
    },
  );

  test("of too many forms says when to come back, in a page too", async () => {
    const limited = await startSite({ LEADS_PER_MINUTE: "1" });
    const post = () =>
      fetch(`${limited.origin}/contact-us`, {
        method: "POST",
        headers: browser,
        body: new URLSearchParams({ name: "A" }),
      });
    await post();
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toMatch(/Error 429[\s\S]+again in \d+ seconds?/);
    await limited.remove();
  });
});

test("posts that reach no form cost no lead of the same address", async () => {
  const site = await startSite({ LEADS_PER_MINUTE: "2" });
  const post = async (path: string, body: string, headers: Record<string, string> = {}) =>
    (await fetch(site.origin + path, { method: "POST", body, headers, redirect: "manual" })).status;
  const asJson = { "content-type": "application/json" };
  const asForm = { "content-type": "application/x-www-form-urlencoded" };
  const lead = JSON.stringify({
    name: "Ada Marsh",
    email: "ada@brightkeel.example",
    industry: "marketing",
    timestamp: "2026-11-02T09:30:00.000Z",
  });
  const nowhere = [
    "/no-such-page",
    "/careers/nobody",
    "/contact-us/nobody",
    "/webhook/nobody",
    `${leadWebhookPath}/nobody`,
  ];
  const tried = await Promise.all(
    [...nowhere, ...nowhere].flatMap((path) => [
      post(path, "name=Ada", asForm),
      post(path, lead, asJson),
    ]),
  );
  expect(new Set(tried)).toEqual(new Set([404]));
  expect(await post("/services", "name=Ada", asForm)).toBe(405);
  const foreign = { origin: "https://evil.example" };
  expect(await post("/contact-us", "name=Ada", { ...asForm, ...foreign })).toBe(403);
  expect(await post(leadWebhookPath, lead, { ...asJson, ...foreign })).toBe(403);

  expect(await post(leadWebhookPath, lead, asJson)).toBe(200);
  expect(await post("/contact-us", "name=Ada", asForm)).toBe(422);
  expect(await post("/contact-us", "name=Ada", asForm)).toBe(429);
  expect(await post(leadWebhookPath, lead, asJson)).toBe(429);
  await site.remove();
});

describe("methods", () => {
  test.each([
    ["/services", "GET, HEAD, OPTIONS"],
    ["/contact-us", "GET, HEAD, POST, OPTIONS"],
    ["/sitemap.xml", "GET, HEAD, OPTIONS"],
    ["/blogs/night-audit-runbook", "GET, HEAD, OPTIONS"],
    ["/healthz", "GET, HEAD, OPTIONS"],
  ])("%s takes %s", async (path, allow) => {
    const options = await ask("OPTIONS", path);
    expect([options.status, options.headers.allow]).toEqual([204, allow]);
    for (const method of ["PUT", "DELETE", "PATCH"]) {
      const { status, headers } = await ask(method, path);
      expect([method, status, headers.allow]).toEqual([method, 405, allow]);
    }
    const [get, head] = await Promise.all([ask("GET", path), ask("HEAD", path)]);
    expect([get.status, head.status, head.body]).toEqual([200, 200, ""]);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
  });

  test.each(["/no-such-page", "/careers/nobody"])("none is answered at %s", async (path) => {
    for (const method of ["PUT", "DELETE", "PATCH", "POST", "OPTIONS"])
      expect([method, (await ask(method, path)).status]).toEqual([method, 404]);
  });

  test("HEAD for a missing page has the status and no body", async () => {
    expect(await ask("HEAD", "/no-such-page")).toMatchObject({ status: 404, body: "" });
  });

  test("a form that another site sends is refused with the reason, and not stored", async () => {
    const { status, headers, body } = await ask(
      "POST",
      "/contact-us",
      { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" },
      "name=A",
    );
    expect(status).toBe(403);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain("https://evil.example");
    expect(body).toContain("nothing was stored");
  });
});

describe("files", () => {
  test("a part of a data sheet is sent as such", async () => {
    const page = await ask("GET", "/downloads");
    const path = /href="(\/[^"]+\.pdf)"/.exec(page.body)?.[1] ?? "";
    const { status, headers, body } = await ask("GET", path, { range: "bytes=0-4" });
    expect([status, body]).toEqual([206, "%PDF-"]);
    expect(headers["content-range"]).toMatch(/^bytes 0-4\/\d+$/);
  });

  test("a file with a hash in its name is kept for good, and has no tag to ask with", async () => {
    const page = await ask("GET", "/");
    const path = /\/assets\/[\w.-]+\.js/.exec(page.body)?.[0] ?? "";
    const { status, headers } = await ask("GET", path);
    expect([status, headers.etag]).toEqual([200, undefined]);
    expect(headers["cache-control"]).toContain("immutable");
  });

  test.each(["/favicon.svg", "/services", "/sitemap.xml"])(
    "%s is not sent again to a browser that has it",
    async (path) => {
      const first = await ask("GET", path);
      const again = await ask("GET", path, { "if-none-match": String(first.headers.etag) });
      expect([again.status, again.body]).toEqual([304, ""]);
    },
  );
});
