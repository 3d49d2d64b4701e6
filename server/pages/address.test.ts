import { expect, test } from "vitest";
import { pageAddress } from "./address.ts";

test.each([
  ["/sap", "/sap"],
  ["/sap?utm_source=mail&gclid=1", "/sap"],
  ["/contact-us?utm_source=x&service=AI%20Chatbot", "/contact-us?service=AI+Chatbot"],
  ["/blogs?page=2&category=sap", "/blogs?category=sap&page=2"],
  ["/blogs?category=sap&page=2", "/blogs?category=sap&page=2"],
])("%s is kept as %s", (url, address) => {
  expect(pageAddress(url)).toEqual({ address, keep: true });
});

test("a search is made for one visitor and not kept", () => {
  expect(pageAddress("/blogs?q=disk")).toEqual({ address: "/blogs?q=disk", keep: false });
});

test("an address that nobody links to is not kept", () => {
  expect(pageAddress(`/${"a".repeat(400)}`).keep).toBe(false);
  expect(pageAddress(`/contact-us?service=${"a".repeat(400)}`).keep).toBe(false);
});
