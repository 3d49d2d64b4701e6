import type { Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { services } from "#content/services/index.ts";
import { expect, test } from "./support/test.ts";

const groups = {
  Products: [
    ["Hospitality", "/hospitality"],
    ["SAP", "/sap"],
    ["Hospitality Chatbot", "/hospitality-chatbot"],
  ],
  "About Us": [
    ["Overview", "/about-us"],
    ["Careers", "/careers"],
    ["Partners", "/partners"],
    ["Contact Us", "/contact-us"],
  ],
  Resources: [
    ["Blogs", "/blogs"],
    ["Downloads", "/downloads"],
  ],
} as const;

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const group = (page: Page, name: keyof typeof groups) =>
  main(page).getByRole("button", { name, exact: true });

test("the logo leads to the start, and the bar stays in view", async ({ page, open }) => {
  await open("/careers");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport();
  expect((await header.boundingBox())?.y).toBe(0);
  await header.getByRole("link", { name: `${company.name}, home` }).click();
  await expect(page).toHaveURL("/");
});

test("in a window as low as a zoom of 400% makes it, the bar scrolls away and its list with it", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open("/careers");
  const header = page.getByRole("banner");
  await page.getByRole("button", { name: "Open menu" }).click();
  const list = page.getByRole("navigation", { name: "Mobile" });
  const last = list.getByRole("link", { name: "Contact Us" });
  // The rule for low windows comes after the first paint: whoever scrolled before it scrolls on.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
    await expect(header).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  await last.click();
  await expect(page).toHaveURL("/contact-us");
  await expect(list).toBeHidden();
  await expect(header).toBeInViewport();
});

test("the bar has one link and three groups, in this order", async ({ page, open }) => {
  await open("/sap");
  const entries = main(page).locator("> ul > li").locator("> a, > button");
  await expect(entries).toHaveText(["Services", "Products", "About Us", "Resources"]);
  await expect(main(page).getByRole("link", { name: "Services" })).toHaveAttribute(
    "href",
    "/services",
  );
});

for (const [name, items] of Object.entries(groups)) {
  test(`the group ${name} has its links, each with a description`, async ({ page, open }) => {
    await open("/privacy-policy");
    // The names are the keys of the table above.
    await group(page, name as keyof typeof groups).click();
    const links = main(page).locator("[popover]:popover-open ul").first().getByRole("link");
    await expect(links).toHaveCount(items.length);
    for (const [index, [label, href]] of items.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute("href", href);
      // The label, followed by a sentence.
      await expect(link).toHaveText(new RegExp(`^${label}\\S.{25,}[.?]$`));
    }
    await links.first().click();
    await expect(page).toHaveURL(items[0][1]);
    await expect(links).toHaveCount(0);
  });
}

test("beside the products stand all other services, which the arrow keys reach too", async ({
  page,
  open,
}) => {
  await open("/cybersecurity");
  await group(page, "Products").click();
  const panel = main(page).locator("[popover]:popover-open");
  await expect(panel.getByRole("link", { name: "All thirteen services" })).toHaveAttribute(
    "href",
    "/services",
  );
  const addresses = await panel
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const { link } of services) expect(addresses).toContain(link);
  await expect(panel.getByRole("link", { name: "Cybersecurity" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  for (let step = 0; step < addresses.length; step += 1) await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("link", { name: "AWS Cloud Services" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/awsweb");
  await expect(panel).toHaveCount(0);
});

/** Opens a page whose script does not arrive before the returned function is called. */
async function openWithLateScript(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/client-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/careers");
  return async () => {
    release();
    await page.evaluate(() => window.alive);
  };
}

test("a group that is opened before the script has arrived keeps its links where they are", async ({
  page,
}) => {
  const arrive = await openWithLateScript(page);
  await group(page, "Products").click();
  const link = main(page).getByRole("link", { name: "SAP" }).first();
  await expect(link).toBeVisible();
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  const before = await link.boundingBox();
  await arrive();
  const { y, height } = before ?? {};
  expect(await link.boundingBox()).toMatchObject({ y, height });

  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await group(page, "Products").click();
  await expect(link).toContainText(/SAP.{20,}/);
});

test("a group that is opened before the script has arrived is told as open, and closes by a click", async ({
  page,
}) => {
  const arrive = await openWithLateScript(page);
  await group(page, "Products").click();
  await arrive();
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "true");
  await group(page, "Products").click();
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
  await expect(main(page).getByRole("link", { name: "SAP" }).first()).toBeHidden();
});

test("Hospitality is described in the specified words", async ({ page, open }) => {
  await open("/privacy-policy");
  await group(page, "Products").click();
  await expect(main(page).getByRole("link", { name: /^Hospitality\b.*hotels/ })).toContainText(
    "Our hospitality solutions enhance guest experiences and streamline operations for hotels and resorts.",
  );
});

test.describe("Delays", () => {
  const start = "2026-11-20T10:00:00Z";
  const later = "2026-11-20T10:05:00Z";

  /** Opens a page whose clock only the test advances. */
  const openStill = async (page: Page) => {
    await page.clock.install({ time: start });
    await page.goto("/privacy-policy");
    await page.evaluate(() => window.alive);
    await page.clock.pauseAt(later);
  };
  const leave = (page: Page) => page.mouse.move(20, 700);

  test("a group opens 200 ms after the pointer came", async ({ page }) => {
    await openStill(page);
    await group(page, "Products").hover();
    await page.clock.runFor(199);
    await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(1);
    await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "true");
  });

  test("a pointer that only crosses opens nothing", async ({ page }) => {
    await openStill(page);
    await group(page, "Products").hover();
    await page.clock.runFor(150);
    await leave(page);
    await page.clock.runFor(1000);
    await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
  });

  test("a group closes 150 ms after the pointer left", async ({ page }) => {
    await openStill(page);
    await group(page, "Products").hover();
    await page.clock.runFor(200);
    await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "true");
    await leave(page);
    await page.clock.runFor(149);
    await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
  });

  test("the pointer may go from the label into the list", async ({ page }) => {
    await openStill(page);
    await group(page, "Products").hover();
    await page.clock.runFor(200);
    const link = main(page).getByRole("link", { name: /^SAP/ });
    await link.hover();
    await page.clock.runFor(1000);
    await expect(link).toBeVisible();
  });

  test("within 300 ms of closing, the next group opens at once", async ({ page }) => {
    await openStill(page);
    await group(page, "Products").hover();
    await page.clock.runFor(200);
    await leave(page);
    await page.clock.runFor(150);
    await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(299);
    await group(page, "Resources").hover();
    await expect(group(page, "Resources")).toHaveAttribute("aria-expanded", "true");
  });

  test("300 ms after closing, a group waits its 200 ms again", async ({ page }) => {
    await openStill(page);
    await group(page, "Products").hover();
    await page.clock.runFor(200);
    await leave(page);
    await page.clock.runFor(150);
    await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(300);
    await group(page, "Resources").hover();
    await page.clock.runFor(199);
    await expect(group(page, "Resources")).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(1);
    await expect(group(page, "Resources")).toHaveAttribute("aria-expanded", "true");
  });

  test("a click opens at once, without the delay", async ({ page }) => {
    await openStill(page);
    await group(page, "About Us").click();
    await expect(group(page, "About Us")).toHaveAttribute("aria-expanded", "true");
    await group(page, "About Us").click();
    await expect(group(page, "About Us")).toHaveAttribute("aria-expanded", "false");
  });
});

test("a group works by keyboard alone", async ({ page, open }) => {
  await open("/privacy-policy");
  await main(page).getByRole("link", { name: "Services" }).focus();
  await page.keyboard.press("Tab");
  await expect(group(page, "Products")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(main(page).getByRole("link", { name: /^Hospitality Our/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(group(page, "Products")).toHaveAttribute("aria-expanded", "false");
  await expect(group(page, "Products")).toBeFocused();

  await page.keyboard.press("ArrowRight");
  await expect(group(page, "About Us")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about-us");
});

test("Talk to Us opens the scheduling page in a new tab", async ({ page, open, context }) => {
  await context.route(company.schedulingUrl, (route) => route.fulfill({ body: "Pick a time" }));
  await open("/privacy-policy");
  const link = page.getByRole("banner").getByRole("link", { name: /^Talk to Us/ });
  await expect(link).toHaveAttribute("rel", /noopener/);
  const tab = context.waitForEvent("page");
  await link.click();
  await expect(await tab).toHaveURL(company.schedulingUrl);
  await expect(page).toHaveURL("/privacy-policy");
});

test.describe("On a phone", () => {
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

  test("a list that is opened before the script has arrived is told as open", async ({ page }) => {
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
});
