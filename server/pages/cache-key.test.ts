import { expect, test } from "vitest";
import { cacheKey } from "./cache-key.ts";

test.each([
  ["/sap", "/sap"],
  ["/sap?utm_source=mail&gclid=1", "/sap"],
  ["/contact-us?utm_source=x&service=AI%20Chatbot", "/contact-us?service=AI+Chatbot"],
  ["/blogs?page=2&category=sap", "/blogs?category=sap&page=2"],
  ["/blogs?category=sap&page=2", "/blogs?category=sap&page=2"],
  ["/blogs?page=2&page=3", "/blogs?page=2"],
  // Parameters of other pages are none of this one's: whatever stands in them, it is the same page.
  ["/sap?service=1&page=2&q=disk&_routes=x", "/sap"],
])("%s is cached as %s", (url, address) => {
  expect(cacheKey(url)).toEqual({ address, keep: true, isData: false });
});

test("the data of a page is told apart from the page, and may be asked for in part", () => {
  expect(cacheKey("/blogs.data?page=2&_routes=routes%2Fblogs%2Flist&x=1")).toEqual({
    address: "/blogs.data?page=2&_routes=routes%2Fblogs%2Flist",
    keep: true,
    isData: true,
  });
  expect(cacheKey("/_.data")).toEqual({ address: "/_.data", keep: true, isData: true });
});

test("a search is made for one visitor and not cached", () => {
  expect(cacheKey("/blogs?q=disk")).toMatchObject({ address: "/blogs?q=disk", keep: false });
});

test("an address that nobody links to is not cached", () => {
  expect(cacheKey(`/${"a".repeat(400)}`).keep).toBe(false);
  expect(cacheKey(`/contact-us?service=${"a".repeat(400)}`).keep).toBe(false);
});
