import type { Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { expect, test } from "./support/test.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

const linksBelow = (page: Page, title: string) =>
  footer(page)
    .getByRole("heading", { name: title })
    .locator("xpath=following-sibling::ul")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test.beforeEach(({ open }) => open("/privacy-policy"));

test("the footer says who the company is", async ({ page }) => {
  await expect(footer(page)).toContainText(company.blurb);
  await expect(footer(page)).toContainText(`© 2025 ${company.legalName}`);
});

test("four social links open in new tabs", async ({ page }) => {
  const links = footer(page).getByRole("list", { name: "Social media" }).getByRole("link");
  await expect(links).toHaveCount(4);
  const { youtube, x, linkedin, facebook } = company.social;
  for (const [index, href] of [youtube, x, linkedin, facebook].entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", href);
    await expect(links.nth(index)).toHaveAttribute("target", "_blank");
    await expect(links.nth(index)).toHaveAttribute("rel", /noopener/);
    await expect(links.nth(index)).toHaveAccessibleName(/opens in a new tab/);
  }
});

test("five services and four useful links, in order", async ({ page }) => {
  expect(await linksBelow(page, "Services")).toEqual([
    "/hospitality",
    "/mobile-app-development",
    "/remote-infrastructure-management",
    "/ui-ux-design",
    "/web-app-development",
  ]);
  expect(await linksBelow(page, "Useful links")).toEqual([
    "/careers",
    "/downloads",
    "/partners",
    "/contact-us",
  ]);
});

test("e-mail, two phones, and the privacy policy", async ({ page }) => {
  expect(await linksBelow(page, "Contact")).toEqual([
    `mailto:${company.email}`,
    `tel:${company.phones.us.dial}`,
    `tel:${company.phones.india.dial}`,
  ]);
  await expect(footer(page)).toContainText(/US\s*\+1/);
  await expect(footer(page)).toContainText(/India\s*\+91/);
  await expect(footer(page).getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});

for (const path of ["/", "/services", "/blogs", "/careers", "/ai-chatbot"]) {
  test(`header and footer stand on ${path}`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(footer(page)).toHaveCount(1);
  });
}
