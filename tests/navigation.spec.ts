import { company } from "#content/company.ts";
import { services } from "#content/services/index.ts";
import { group, main, openWithLateScript } from "./support/navigation.ts";
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
    await group(page, name).click();
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

test("a group opened before the script has loaded is announced as open, and closes on a click", async ({
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
