import type { Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { main, openWithLateScript } from "./support/navigation.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 800 } });

const list = (page: Page) => page.getByRole("navigation", { name: "Mobile" });

test("a button opens the flat list and closes it", async ({ page, open }) => {
  await open("/privacy-policy");
  await expect(main(page)).toBeHidden();
  await expect(list(page)).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("a list opened before the script has loaded is announced as open", async ({ page }) => {
  const arrive = await openWithLateScript(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(list(page)).toBeVisible();
  await arrive();
  await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("the list has ten links in the specified order, then Talk to Us", async ({ page, open }) => {
  await open("/privacy-policy");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(list(page).getByRole("listitem")).toHaveText([
    "Services",
    "Hospitality",
    "SAP",
    "Hospitality Chatbot",
    "Blogs",
    "About Us",
    "Careers",
    "Downloads",
    "Partners",
    "Contact Us",
  ]);
  const addresses = await list(page)
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([
    "/services",
    "/hospitality",
    "/sap",
    "/hospitality-chatbot",
    "/blogs",
    "/about-us",
    "/careers",
    "/downloads",
    "/partners",
    "/contact-us",
  ]);
  for (const heading of ["Services and products", "Reading and company"])
    await expect(list(page).getByText(heading)).toBeVisible();
  await expect(list(page).getByRole("link", { name: "See the AI Chatbot" })).toHaveAttribute(
    "href",
    "/ai-chatbot",
  );
  const talk = list(page).getByRole("link", { name: /^Talk to Us/ });
  await expect(talk).toHaveAttribute("href", company.schedulingUrl);
  await expect(talk).toHaveAttribute("target", "_blank");
});

test("a link leads on and closes the list; Escape closes it too", async ({ page, open }) => {
  await open("/privacy-policy");
  await page.getByRole("button", { name: "Open menu" }).click();
  await list(page).getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  await expect(list(page)).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
});

test("by keyboard no one gets lost behind the list: it closes when the focus leaves it", async ({
  page,
  open,
}) => {
  await open("/privacy-policy");
  const button = page.getByRole("button", { name: "Open menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  const last = list(page).getByRole("link").last();
  await last.focus();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();

  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(list(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(list(page)).toBeHidden();
});
