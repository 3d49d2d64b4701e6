import { company } from "#content/company.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

/**
 * The pages whose parts differ most; the content of every page is tested in tests/whole-site/without-scripts.test.ts.
 */
for (const path of ["/", "/services", "/ai-chatbot", "/careers", "/blogs/night-audit-runbook"]) {
  test(`${path} can be read`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(600);
    // No button that would do nothing.
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByText(company.blurb)).toBeVisible();
  });
}

test("the mobile list opens and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/privacy-policy");
  const list = page.getByRole("navigation", { name: "Mobile" });
  await expect(list).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(list).toBeVisible();
  await list.getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
});

test("on wide screens the groups open and lead on", async ({ page }) => {
  await page.goto("/privacy-policy");
  const navigation = page.getByRole("navigation", { name: "Main" });
  for (const [group, count] of [
    ["Products", 3],
    ["Resources", 2],
    ["About Us", 4],
  ] as const) {
    await navigation.getByRole("button", { name: group }).click();
    await expect(navigation.getByRole("listitem").getByRole("listitem")).toHaveCount(count);
  }
  await navigation.getByRole("link", { name: /^Careers/ }).click();
  await expect(page).toHaveURL("/careers");
});

test("the bar covers nothing of the page, nor what an address leads to", async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/privacy-policy");
    const bar = await page.getByRole("banner").boundingBox();
    const main = await page.getByRole("main").locator(">*").first().boundingBox();
    expect(main?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
    await page.goto("/services#questions");
    const heading = await page.locator("#questions").boundingBox();
    expect(heading?.y).toBeGreaterThan(bar?.height ?? 0);
  }
});

test("where the demo would open, a link leads to the contact form with the topic chosen", async ({
  page,
}) => {
  for (const path of ["/", "/ai-chatbot"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Experience the Future" })).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Ask us for a demo" }).first().click();
    await expect(page).toHaveURL("/contact-us?service=AI%20Chatbot");
    await expect(page.locator("[name=topic]")).toHaveValue("AI Chatbot");
  }
});

test("the sample hotel shows its questions without buttons that do nothing", async ({ page }) => {
  await page.goto("/hospitality-chatbot");
  const main = page.getByRole("main");
  // Playwright's text search skips this element, so it is selected directly.
  const sentences = main.locator("li noscript p");
  await expect(sentences.filter({ hasText: "my key card does not work" })).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Ask us to show it to you" })).toHaveAttribute(
    "href",
    "/contact-us?service=AI%20Chatbot",
  );
});

test("the sample reply is there whole, and accordions open one at a time", async ({ page }) => {
  await page.goto("/ai-chatbot");
  await expect(page.getByText(/^Yes\. Boots can go back/)).toBeVisible();
  const items = page.locator("details[name=questions]");
  await items.nth(0).locator("summary").click();
  await items.nth(3).locator("summary").click();
  await expect(page.locator("details[name=questions][open]")).toHaveCount(1);
  await expect(items.nth(3).locator("p")).toBeVisible();
});

test("a sheet of the demo’s data opens for a link to a line of it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [sheet, line, text] of [
    ["shop", "shop-products", "Ridge 2 tent"],
    ["support", "support-steps", "1"],
    ["hotel", "hotel-parking", "14"],
  ] as const) {
    await page.goto(`/ai-chatbot/demo-data/${sheet}`);
    // What is not drawn is open, if there is a table of it.
    const open = sheet === "support" ? 0 : 1;
    await expect(page.locator("details[open]")).toHaveCount(open);
    await page.goto(`/ai-chatbot/demo-data/${sheet}?line=${line}#${line}`);
    const target = page.locator(":target");
    await expect(target).toContainText(text);
    await expect(target).toBeInViewport();
    await expect(page.locator("details[open]")).toHaveCount(open + 1);
  }
});

test.describe("The contact form", () => {
  test("posts, and says in its place that the message arrived", async ({ page }) => {
    await page.goto("/contact-us?service=AI+Chatbot");
    const main = page.getByRole("main");
    const form = main.locator("form[method=post]");
    await form.locator("[name=name]").fill("Ada Marsh");
    await form.locator("[name=email]").fill("ada@brightkeel.example");
    await form.locator("[name=message]").fill("We run forty rooms and one old PMS.");
    await expect(form.locator("[name=topic]")).toHaveValue("AI Chatbot");
    await form.getByRole("button").click();
    await expect(form).toHaveCount(0);
    await expect(main).toContainText(contactUs.form.sent.title);
  });
});
