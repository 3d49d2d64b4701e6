import { expect, test } from "vitest";
import { pageFacts } from "#app/page-facts.ts";
import { cacheKey } from "./cache-key.ts";
import { pageTable } from "./page-table.ts";

const table = pageTable(
  Object.entries({
    sap: pageFacts(),
    "contact-us": pageFacts({ parameters: ["service"], perVisitor: true }),
    services: pageFacts({ parameters: ["service"] }),
    blogs: pageFacts({ parameters: ["category", "page"], freeParameters: ["q"] }),
    "blogs/:title": pageFacts({ parameters: ["part"] }),
  }).map(([path, handle]) => ({ id: path, path, module: { handle } })),
);

test.each([
  ["/sap", "/sap"],
  ["/sap?utm_source=mail&gclid=1", "/sap"],
  ["/services?utm_source=x&service=AI%20Chatbot", "/services?service=AI+Chatbot"],
  ["/blogs?page=2&category=sap", "/blogs?category=sap&page=2"],
  ["/blogs?category=sap&page=2", "/blogs?category=sap&page=2"],
  ["/blogs?page=2&page=3", "/blogs?page=2"],
  ["/blogs/a-post?page=2&part=3", "/blogs/a-post?part=3"],
  // Parameters that only other pages read make no difference to this one.
  ["/sap?service=1&page=2&q=disk&_routes=x", "/sap"],
  ["/nowhere?page=2", "/nowhere"],
])("%s is cached as %s", (url, address) => {
  expect(cacheKey(url, table)).toEqual({ address, isCacheable: true });
});

test("a page for each visitor has its parameters and is not cached", () => {
  expect(cacheKey("/contact-us?utm_source=x&service=AI%20Chatbot", table)).toEqual({
    address: "/contact-us?service=AI+Chatbot",
    isCacheable: false,
  });
  expect(cacheKey("/contact-us", table)).toEqual({ address: "/contact-us", isCacheable: false });
});

test("a search is made for one visitor and not cached", () => {
  expect(cacheKey("/blogs?q=disk", table)).toEqual({
    address: "/blogs?q=disk",
    isCacheable: false,
  });
});

test("an address that no one links to is not cached", () => {
  expect(cacheKey(`/${"a".repeat(400)}`, table).isCacheable).toBe(false);
  expect(cacheKey(`/services?service=${"a".repeat(400)}`, table).isCacheable).toBe(false);
});
