import { expect, test } from "vitest";
import { guardRequest } from "./request-guard.ts";

const origin = "https://site.example";
const methods: Record<string, string[]> = {
  "/": ["GET", "HEAD"],
  "/services": ["GET", "HEAD"],
  "/contact-us": ["GET", "HEAD", "POST"],
};
const find = (pathname: string) => {
  const keepsCapitals = pathname.startsWith("/blogs/");
  const answered = keepsCapitals ? ["GET", "HEAD"] : methods[pathname];
  return answered && { methods: answered, facts: { keepsCapitals } };
};

const ask = (path: string, init: RequestInit = {}) =>
  guardRequest(new Request(origin + path, init), { find, origin });

test.each([
  "/",
  "/services",
  "/services?category=SAP",
  "/nowhere",
  "/Nowhere",
  "/blogs/A%20night%20audit",
])("%s is for the pages to answer", (path) => {
  expect(ask(path)).toBeUndefined();
});

test.each([
  ["/services/", "/services"],
  ["/SERVICES", "/services"],
  ["/Services/?page=2&q=A", "/services?page=2&q=A"],
  ["//services", "/services"],
  ["//evil.example", "/evil.example"],
  ["///", "/"],
  ["/\\evil.example/", "/evil.example"],
  ["/%2F%2Fevil.example/", "/%2F%2Fevil.example"],
  ["/blogs/Some-Post/", "/blogs/Some-Post"],
])("%s leads to %s, on this site", (path, location) => {
  const answer = ask(path);
  expect(answer?.status).toBe(308);
  expect(answer?.headers.get("location")).toBe(location);
  expect(new URL(location, origin).origin).toBe(origin);
});

test.each([
  ["/%E0%A4%A", 400],
  ["/%00", 400],
  ["/a%0d%0aset-cookie:b", 400],
  [`/${"a".repeat(5000)}`, 414],
  [`/services?q=${"a".repeat(5000)}`, 414],
])("%s gets %i and a sentence", async (path, status) => {
  const answer = ask(path);
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get("cache-control")).toBe("no-store");
  expect(await answer?.text()).toMatch(/^This address .+\.\n$/);
});

test.each(["POST", "PUT", "DELETE", "PATCH"])("%s is not for a page without a form", (method) => {
  const answer = ask("/services", { method });
  expect(answer?.status).toBe(405);
  expect(answer?.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  expect(ask("/nowhere", { method })?.status).toBe(404);
});

test("OPTIONS lists the methods", () => {
  const answer = ask("/contact-us", { method: "OPTIONS" });
  expect(answer?.status).toBe(204);
  expect(answer?.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
});

const post = (headers: Record<string, string>) => ask("/contact-us", { method: "POST", headers });

test.each([
  [{ origin }],
  [{ origin: "https://staging.example", host: "staging.example" }],
  [{ "sec-fetch-site": "same-origin" }],
  [{}],
])("a form of our own, with %j, is for the page", (headers) => {
  expect(post(headers)).toBeUndefined();
});

test.each([
  [{ origin: "https://evil.example", host: "site.example" }],
  [{ origin: "nonsense" }],
  [{ origin: "null", "sec-fetch-site": "cross-site" }],
])("a form of another site, with %j, is rejected with the reason", async (headers) => {
  const answer = post(headers);
  expect(answer?.status).toBe(403);
  expect(answer?.headers.get("cache-control")).toBe("no-store");
  expect(await answer?.text()).toContain(`Open it at ${origin} and send it from there.`);
});
