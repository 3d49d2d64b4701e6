import { expect, test } from "vitest";
import { originForm, rejectionOf } from "./request-line.ts";

const ask = (url: string, method = "GET", hosts = ["site.example"]) =>
  rejectionOf({
    url,
    method,
    httpVersion: "1.1",
    rawHeaders: hosts.flatMap((host) => ["Host", host]),
  });

test.each([
  "/",
  "/services?category=SAP",
  "/blogs/A%20night%20audit",
  "/blogs/100%25%20uptime",
  "/%E0%A4%A",
  "/%2F%2Fevil.example/",
  "/search?q=%6detrics/../",
  "/.well-known/security.txt",
  "/a..b/c...",
])("%s is an address", (url) => {
  expect(ask(url)).toBeUndefined();
});

test.each([
  ["/%6detrics", "/metrics"],
  ["/%6Detrics?x=%41", "/metrics?x=%41"],
  ["/%6d%65%74%72%69%63%73", "/metrics"],
  ["/services/../metrics", "/metrics"],
  ["/services/%2e%2e/metrics", "/metrics"],
  ["/./metrics", "/metrics"],
  ["/a/..", "/"],
  ["/a%5Fb%7e", "/a_b~"],
  ["//evil.example/..", "/"],
  ["//evil.example/%61", "/evil.example/a"],
  ["/\\evil.example/%61", "/evil.example/a"],
  ["//evil.example/x/../../..//other.example", "/other.example"],
])("%s is another spelling of %s", (url, location) => {
  expect(ask(url)).toMatchObject({ status: 308, headers: { location } });
  expect(ask(url, "POST")?.status).toBe(400);
  expect(ask(location)).toBeUndefined();
});

test.each(["TRACE", "TRACK", "CONNECT"])("%s is refused", (method) => {
  expect(ask("/", method)).toMatchObject({ status: 405, headers: { allow: expect.any(String) } });
});

test("two hosts are refused, even if they are the same", () => {
  expect(ask("/", "GET", ["a.example", "b.example"])?.status).toBe(400);
  expect(ask("/", "GET", ["a.example", "a.example"])?.status).toBe(400);
});

test.each([
  "a.example, b.example",
  "site.example/metrics",
  "site.example?x",
  "evil.example@site.example",
  'site.example"onload=x',
  "site example",
  "site.example:80:90",
  "site.example:65536",
  "site.example:99999",
  "[::1",
  "%73ite.example",
])("%s is no host", (host) => {
  expect(ask("/", "GET", [host])?.status).toBe(400);
});

test.each(["Site.example", "site.example:8443", "127.0.0.1:3000", "[::1]:3000", "my_host", ""])(
  "%s is a host",
  (host) => {
    expect(ask("/", "GET", [host])).toBeUndefined();
  },
);

test("only HTTP/1.0 and 1.1 are accepted", () => {
  const request = { url: "/", method: "POST", rawHeaders: ["Transfer-encoding", "chunked"] };
  expect(rejectionOf({ ...request, httpVersion: "2.0" })?.status).toBe(400);
  expect(rejectionOf({ ...request, httpVersion: "1.0" })).toMatchObject({
    status: 400,
    headers: { connection: "close" },
  });
  const rawHeaders = ["Host", "site.example", ...request.rawHeaders];
  expect(rejectionOf({ ...request, httpVersion: "1.1", rawHeaders })).toBeUndefined();
});

test("a request without headers is refused", () => {
  const request = { url: "/", method: "GET", httpVersion: "0.9", rawHeaders: [] };
  expect(rejectionOf(request)?.status).toBe(400);
  expect(rejectionOf({ ...request, httpVersion: "1.0" })).toBeUndefined();
});

test("the host in the address takes precedence over the header", () => {
  expect(ask("http://Site.example/services")).toBeUndefined();
  expect(ask("http://evil.example/services")?.status).toBe(400);
  expect(ask("http://site.example@evil.example/")?.status).toBe(400);
  expect(ask("https://site.example/%6detrics")).toMatchObject({
    headers: { location: "/metrics" },
  });
});

test.each([
  ["/services?a=b", "/services?a=b"],
  ["http://localhost/%6detrics", "/%6detrics"],
  ["HTTPS://site.example:8443/a?b=http://c", "/a?b=http://c"],
  ["http://site.example", "/"],
  ["http://site.example?a", "/?a"],
  ["*", "*"],
])("of %s the path and query are %s", (url, path) => {
  expect(originForm(url)).toBe(path);
});
