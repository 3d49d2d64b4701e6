import { beforeAll, expect, inject, test } from "vitest";
import { company } from "#content/company.ts";
import { type Document, linksIn, only, readDocument, textOf } from "../support/document.ts";

const origin = inject("siteOrigin");

let footer: Document;
beforeAll(async () => {
  footer = footerOf(await readDocument(`${origin}/privacy-policy`));
});

/** Excludes footers of articles, which are inside the main part. */
const footerOf = (page: Document): Document => only(page, "footer:not(main footer)");

/** Returns the links of the list below a heading. */
function linksBelow(title: string): string[] {
  const heading = footer.querySelectorAll("h2, h3").find((element) => textOf(element) === title);
  const list = heading?.nextElementSibling;
  if (list?.tagName !== "UL") throw new Error(`No list stands below “${title}”`);
  return linksIn(list);
}

test("the footer says who the company is", () => {
  expect(textOf(footer)).toContain(company.blurb);
  expect(textOf(footer)).toContain(`© 2025 ${company.legalName}`);
});

test("four social links open in new tabs", () => {
  const links = only(footer, "ul[aria-label='Social media']").querySelectorAll("a");
  const { youtube, x, linkedin, facebook } = company.social;
  expect(links.map((link) => link.getAttribute("href"))).toEqual([youtube, x, linkedin, facebook]);
  for (const link of links) {
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toMatch(/noopener/);
    expect(link.getAttribute("aria-label") ?? textOf(link)).toMatch(/opens in a new tab/);
  }
});

test("five services and four useful links, in order", () => {
  expect(linksBelow("Services")).toEqual([
    "/hospitality",
    "/mobile-app-development",
    "/remote-infrastructure-management",
    "/ui-ux-design",
    "/web-app-development",
  ]);
  expect(linksBelow("Useful links")).toEqual([
    "/careers",
    "/downloads",
    "/partners",
    "/contact-us",
  ]);
});

test("e-mail, two phones, the privacy policy and the terms", () => {
  expect(linksBelow("Contact")).toEqual([
    `mailto:${company.email}`,
    `tel:${company.phones.us.dial}`,
    `tel:${company.phones.india.dial}`,
  ]);
  expect(textOf(footer)).toMatch(/US\s*\+1/);
  expect(textOf(footer)).toMatch(/India\s*\+91/);
  const policy = footer.querySelectorAll("a").find((link) => textOf(link) === "Privacy policy");
  expect(policy?.getAttribute("href")).toBe("/privacy-policy");
  const terms = footer.querySelectorAll("a").find((link) => textOf(link) === "Security and terms");
  expect(terms?.getAttribute("href")).toBe("/security-and-terms");
});

test.each(["/", "/services", "/blogs", "/careers", "/ai-chatbot"])(
  "header and footer stand on %s",
  async (path) => {
    const page = await readDocument(origin + path);
    expect(page.querySelectorAll("header:not(main header)")).toHaveLength(1);
    expect(textOf(footerOf(page))).toContain(company.blurb);
  },
);
