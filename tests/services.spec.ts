import type { Page } from "@playwright/test";
import { services } from "#content/services/index.ts";
import { expect, test } from "./support/test.ts";

const links = [
  "/hospitality",
  "/mobile-app-development",
  "/remote-infrastructure-management",
  "/ui-ux-design",
  "/sap",
  "/web-app-development",
  "/ai-chatbot",
  "/ai-ml",
  "/cloud-devops",
  "/compliance",
  "/cybersecurity",
  "/product-support",
  "/awsweb",
];

/** Returns the banner's parts as visitors find them. A slide out of view is inert and has no role. */
function bannerOf(page: Page) {
  const banner = page.getByRole("region", { name: "Highlights" });
  return {
    banner,
    slides: banner.locator("[aria-roledescription=slide]"),
    shown: banner.locator("[aria-roledescription=slide]:not([inert])"),
    next: banner.getByRole("button", { name: "Next slide" }),
    previous: banner.getByRole("button", { name: "Previous slide" }),
  };
}
const first = /plug-and-play/i;
const second = "Our Expert Services";

test.beforeEach(({ open }) => open("/services"));

test.describe("The banner", () => {
  // The banner's island starts when it gets near the viewport.
  test.beforeEach(async ({ page }) => {
    const { banner, shown } = bannerOf(page);
    await banner.scrollIntoViewIfNeeded();
    await expect(shown).toHaveCount(1);
  });

  test("has two slides with their buttons", async ({ page }) => {
    const { slides, shown, next } = bannerOf(page);
    await expect(slides).toHaveCount(2);
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText(first);
    await expect(shown.getByRole("link", { name: "Learn Now" })).toHaveAttribute(
      "href",
      "/ai-chatbot",
    );
    await next.click();
    await expect(shown.getByRole("heading")).toContainText(second);
    await expect(shown.getByRole("link", { name: "Talk To An Expert" })).toHaveAttribute(
      "href",
      "/contact-us",
    );
  });

  test("goes round by its buttons, both ways", async ({ page }) => {
    const { shown, next, previous } = bannerOf(page);
    await expect(shown).toContainText(first);
    for (const words of [second, first, second]) {
      await next.click();
      await expect(shown).toHaveCount(1);
      await expect(shown).toContainText(words);
      await expect(shown).toBeInViewport({ ratio: 0.9 });
    }
    for (const words of [first, second, first]) {
      await previous.click();
      await expect(shown).toContainText(words);
      await expect(shown).toBeInViewport({ ratio: 0.9 });
    }
  });

  test("goes round by the arrow keys, both ways", async ({ page }) => {
    const { shown, next } = bannerOf(page);
    await next.focus();
    for (const [key, words] of [
      ["ArrowRight", second],
      ["ArrowRight", first],
      ["ArrowLeft", second],
      ["ArrowLeft", first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shown).toHaveCount(1);
      await expect(shown).toContainText(words);
    }
  });

  test("disables its buttons when there is nowhere to go", async ({ page }) => {
    const { slides, next, previous } = bannerOf(page);
    await expect(next).toBeEnabled();
    await expect(previous).toBeEnabled();
    // With only one slide left, the carousel updates itself.
    await slides.nth(1).evaluate((slide) => slide.remove());
    await expect(next).toBeDisabled();
    await expect(previous).toBeDisabled();
  });

  test("is 300 to 500 px high by width", async ({ page }) => {
    const { shown } = bannerOf(page);
    for (const [width, height] of [
      [390, 300],
      [640, 350],
      [768, 400],
      [1024, 450],
      [1280, 500],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await shown.boundingBox())?.height).toBe(height);
    }
  });

  test("shows the second slide’s image from the medium width up", async ({ page }) => {
    const { shown, next } = bannerOf(page);
    await next.click();
    await expect(shown).toContainText(second);
    const image = shown.getByRole("img");
    await expect(image).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(image).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(image).toBeHidden();
  });
});

test.describe("The grid", () => {
  const cards = (page: Page) => page.getByRole("list", { name: "Services" }).getByRole("listitem");

  test("has thirteen cards with icon, title, description and button", async ({ page }) => {
    await expect(cards(page)).toHaveCount(13);
    for (const [index, href] of links.entries()) {
      const card = cards(page).nth(index);
      const entry = services[index];
      await expect(card.getByRole("heading")).toHaveText(entry?.title ?? "none");
      await expect(card).toContainText(entry?.desc ?? "none");
      await expect(card.getByRole("link", { name: /^Know more/ })).toHaveAttribute("href", href);
      expect((await card.locator("svg").first().boundingBox())?.width).toBe(80);
    }
  });

  test("is in 1, 2, 3 and 4 columns", async ({ page }) => {
    for (const [width, columns] of [
      [767, 1],
      [768, 2],
      [1024, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => columnsOf(page)).toBe(columns);
    }
  });

  const columnsOf = (page: Page) =>
    cards(page).evaluateAll(
      (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().x))).size,
    );
});

test("metadata: title, description, canonical, robots, social tags and the list", async ({
  page,
  site,
}) => {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "index, follow");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${site.origin}/services`,
  );
  for (const property of ["og:title", "og:description", "og:url", "og:image", "og:type"]) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute("content", /\S/);
  }
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  const list = data
    .flatMap((text) => JSON.parse(text)["@graph"])
    .find((node) => node["@type"] === "ItemList");
  expect(list.numberOfItems).toBe(13);
  expect(list.itemListElement.map((entry: { position: number }) => entry.position)).toEqual(
    links.map((_, index) => index + 1),
  );
  expect(list.itemListElement.map((entry: { item: { url: string } }) => entry.item.url)).toEqual(
    links.map((link) => site.origin + link),
  );
});

test("a sentence that is chosen shows the service to begin with", async ({ page }) => {
  const start = page.getByRole("region", { name: "Start with a sentence you keep hearing" });
  await expect(start.getByRole("radio")).toHaveCount(13);
  await expect(start.getByRole("link", { name: "Hospitality" })).toBeVisible();
  await start.getByText("The auditors are coming in spring").click();
  await expect(start.getByRole("link", { name: "Compliance" })).toHaveAttribute(
    "href",
    "/compliance",
  );
  await expect(start.getByRole("link", { name: "Hospitality" })).toBeHidden();
});

test("all of a card can be pressed", async ({ page }) => {
  const card = page.getByRole("list", { name: "Services" }).getByRole("listitem").nth(4);
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL("/sap");
});
