import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { createErrorPages } from "./error-page.ts";
import { errorResponse } from "./http-error.ts";

const show = createErrorPages([
  "/assets/root-1a2b.js",
  "/assets/instrument-sans-latin-wght-normal-1a2b.woff2",
]);
const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const ask = (accept: string | undefined, method = "GET") =>
  new Request("https://site.example/x", {
    method,
    headers: accept === undefined ? {} : { accept },
  });

test.each([400, 403, 404, 405, 413, 414, 429, 418])(
  "a person at a browser gets %i as a page, with the sentence and a way back",
  async (status) => {
    const plain = errorResponse(status, 'This "<b>" is wrong & stays so.', { "retry-after": "7" });
    const page = await show(ask(browser), plain);
    const html = await page.text();
    expect(page.status).toBe(status);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("retry-after")).toBe("7");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("vary")).toBe("accept");
    expect(html).toContain(`Error ${status}`);
    expect(html).toContain("This &quot;&lt;b&gt;&quot; is wrong &amp; stays so.");
    expect(html).toContain('href="/"');
    expect(html).toContain(`mailto:${company.email}`);
  },
);

test("its style is allowed by the policy, and nothing else runs", async () => {
  const page = await show(ask(browser), errorResponse(400, "No."));
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+'/);
  expect(policy).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).not.toMatch(/<script|\sstyle="/);
  expect(html).toContain('url("/assets/instrument-sans-latin-wght-normal-1a2b.woff2")');
  expect(html).not.toContain("bricolage-grotesque-latin");
});

test("HEAD has the headers of the page and no body", async () => {
  const page = await show(ask(browser, "HEAD"), errorResponse(404, "No."));
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toBe("");
});

test.each(["*/*", "application/json", "text/plain", "image/avif,image/webp,*/*;q=0.8", undefined])(
  "whoever accepts %s gets the sentence alone",
  async (accept) => {
    const page = await show(ask(accept), errorResponse(405, "Not so."));
    expect(page.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await page.text()).toBe("Not so.\n");
  },
);

test("answers other than plain-text errors stay as they are", async () => {
  for (const answer of [
    new Response("ok", { headers: { "content-type": "text/plain" } }),
    Response.json({ error: {} }, { status: 429 }),
    new Response("<!doctype html>", { status: 404, headers: { "content-type": "text/html" } }),
  ])
    expect(await show(ask(browser), answer)).toBe(answer);
});
