import type { Page } from "@playwright/test";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { expect, test } from "./support/test.ts";

const reply = aiChatbot.replies.reply.join("");

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, title: string) =>
  main(page).getByRole("region", { name: title, exact: true });

test("twelve sections, in order", async ({ page, open }) => {
  await open("/ai-chatbot");
  const titles = [
    "Smarter Conversations. Happier Customers. Seamless Automation.",
    aiChatbot.features.title,
    aiChatbot.channels.title,
    "Intelligent Replies & Automation",
    "Train with Your Past Data",
    aiChatbot.integrations.title,
    aiChatbot.comparison.title,
    aiChatbot.impact.title,
    aiChatbot.industries.title,
    aiChatbot.useCases.title,
    aiChatbot.questions.title,
    aiChatbot.closing.title,
  ];
  const headings = await main(page).getByRole("heading").allTextContents();
  expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
});

test("1: the headline, the demo’s button and three indicators", async ({ page, open }) => {
  await open("/ai-chatbot");
  await expect(main(page).getByRole("button", { name: "Experience the Future" })).toBeInViewport();
  for (const indicator of ["24/7 Active", "Instant Responses", "Multi-Platform"]) {
    await expect(main(page).getByText(indicator, { exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(main(page).getByRole("button", { name: "Try Demo" })).toBeVisible();
});

test("2 and 3: six features; ten channels and the rest", async ({ page, open }) => {
  await open("/ai-chatbot");
  await expect(
    section(page, aiChatbot.features.title).getByRole("heading", { level: 3 }),
  ).toHaveCount(6);
  const channels = section(page, aiChatbot.channels.title);
  await expect(channels.getByRole("listitem")).toHaveText([
    "WhatsApp",
    "Zoom",
    "Instagram",
    "Facebook",
    "Telegram",
    "Slack",
    "Discord",
    "Teams",
    "SMS",
    "Email",
  ]);
  await expect(
    channels.getByText("+ 40 more platforms and growing", { exact: true }),
  ).toBeVisible();
});

test.describe("4: the reply that types itself", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("one character every 50 ms until complete", async ({ page }) => {
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await page.goto("/ai-chatbot");
    await page.evaluate(() => window.alive);
    await page.clock.pauseAt("2026-11-20T10:05:00Z");
    const replies = section(page, "Intelligent Replies & Automation");
    const typed = page.getByTestId("typed-reply");
    const typedText = () => typed.evaluate((element) => element.textContent);

    await replies.getByText(reply).scrollIntoViewIfNeeded();
    await expect.poll(typedText).toBe("");
    await page.clock.runFor(49);
    expect(await typedText()).toBe("");
    await page.clock.runFor(1);
    await expect.poll(typedText).toBe(reply.slice(0, 1));
    await page.clock.runFor(50 * 9);
    await expect.poll(typedText).toBe(reply.slice(0, 10));
    await page.clock.runFor(50 * (reply.length - 11));
    await expect.poll(typedText).toBe(reply.slice(0, -1));
    await page.clock.runFor(50);
    await expect(typed).toHaveCount(0);
    await expect(replies.getByText(reply)).toBeVisible();
    await expect(replies.getByText(reply)).toHaveCSS("opacity", "1");
  });
});

test.describe("4: what types itself", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("is stopped by a button, which has it typed again", async ({ page }) => {
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await page.goto("/ai-chatbot");
    await page.evaluate(() => window.alive);
    await page.clock.pauseAt("2026-11-20T10:05:00Z");
    const replies = section(page, "Intelligent Replies & Automation");
    const typed = page.getByTestId("typed-reply");
    await replies.getByText(reply).scrollIntoViewIfNeeded();
    await expect(typed).toHaveCount(1);
    await replies.getByRole("button", { name: "Show all of it" }).click();
    await expect(typed).toHaveCount(0);
    const again = replies.getByRole("button", { name: "Type it again" });
    await expect(again).toBeFocused();
    await again.click();
    await page.clock.runFor(100);
    await expect.poll(() => typed.textContent()).toBe(reply.slice(0, 2));
  });
});

test("4: with reduced motion the reply is shown at once", async ({ page, open }) => {
  await open("/ai-chatbot");
  const shown = section(page, "Intelligent Replies & Automation").getByText(reply);
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveCSS("opacity", "1");
  await expect(page.getByTestId("typed-reply")).toHaveCount(0);
});

test("5 and 6: four sources and 99.2%; 22 integrations and six workflows", async ({
  page,
  open,
}) => {
  await open("/ai-chatbot");
  const training = section(page, "Train with Your Past Data");
  await expect(training.getByRole("heading", { level: 3 })).toHaveText([
    "FAQ documents",
    "Chat transcripts",
    "Product manuals",
    "Brand guidelines",
  ]);
  await expect(training.getByText("99.2%", { exact: true })).toBeVisible();
  // One of its two drawings shows at each width.
  for (const width of [390, 800, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(training.getByRole("img")).toHaveCount(1);
  }

  const integrations = section(page, aiChatbot.integrations.title);
  const names = await integrations
    .locator("[aria-label=Integrations]")
    .getByRole("listitem")
    .allTextContents();
  expect(new Set(names).size).toBe(22);
  await expect(
    integrations.getByRole("list", { name: "Automated workflows" }).getByRole("listitem"),
  ).toHaveCount(6);
});

test.describe("7: the comparison", () => {
  const names = ["Traditional Support", "Basic Chatbot", "Smart AI Chatbot"] as const;
  const shown = (page: Page) =>
    page.getByRole("region", { name: "Comparison" }).getByRole("heading", { level: 3 });
  const dot = (page: Page, name: string) => page.getByRole("button", { name: `Show ${name}` });

  test("dots choose a slide and show which one it is", async ({ page, open }) => {
    await open("/ai-chatbot");
    for (const name of names) {
      await dot(page, name).click();
      await expect(shown(page)).toHaveText([name]);
      for (const other of names) {
        await expect(dot(page, other)).toHaveAttribute("aria-current", String(other === name));
      }
    }
  });

  test("arrows go on, and round at both ends", async ({ page, open }) => {
    await open("/ai-chatbot");
    const next = page.getByRole("button", { name: "Next comparison" });
    const previous = page.getByRole("button", { name: "Previous comparison" });
    await dot(page, names[0]).click();
    for (const name of [names[1], names[2], names[0], names[1]]) {
      await next.click();
      await expect(shown(page)).toHaveText([name]);
    }
    for (const name of [names[0], names[2], names[1], names[0]]) {
      await previous.click();
      await expect(shown(page)).toHaveText([name]);
    }
  });

  test("works by keyboard", async ({ page, open }) => {
    await open("/ai-chatbot");
    await dot(page, names[0]).focus();
    await page.keyboard.press("Enter");
    await expect(shown(page)).toHaveText([names[0]]);
    await page.getByRole("button", { name: "Next comparison" }).focus();
    await page.keyboard.press("Space");
    await expect(shown(page)).toHaveText([names[1]]);
  });
});

test("8 and 10: six figures, six use cases", async ({ page, open }) => {
  await open("/ai-chatbot");
  const impact = section(page, aiChatbot.impact.title);
  await expect(impact.getByRole("term")).toHaveCount(6);
  for (const value of ["60%", "40%", "95%", "0.3s", "500%"]) {
    await expect(impact.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(
    section(page, aiChatbot.useCases.title).getByRole("heading", { level: 4 }),
  ).toHaveCount(6);
});

for (const { number, title, count, first, opened: openedFirst } of [
  { number: 9, title: aiChatbot.industries.title, count: 6, first: /^E-commerce/, opened: [0] },
  { number: 11, title: aiChatbot.questions.title, count: 8, first: /\?$/, opened: [] },
]) {
  test(`${number}: an accordion of ${count}, one open at a time`, async ({ page, open }) => {
    await open("/ai-chatbot");
    const items = section(page, title).locator("details");
    const opened = section(page, title).locator("details[open]");
    await expect(items).toHaveCount(count);
    await expect(items.first().locator("summary")).toHaveText(first);
    await expect(opened).toHaveCount(openedFirst.length);
    for (const index of openedFirst) await expect(items.nth(index)).toHaveAttribute("open");
    for (const index of [3, 0, count - 1, 2]) {
      await items.nth(index).locator("summary").click();
      await expect(items.nth(index)).toHaveAttribute("open");
      await expect(items.nth(index).locator("p").first()).toBeVisible();
      await expect(opened).toHaveCount(1);
    }
    // Opened and closed by keyboard.
    await items.nth(1).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(items.nth(1)).toHaveAttribute("open");
    await expect(opened).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(opened).toHaveCount(0);
  });
}

test("9: the six industries", async ({ page, open }) => {
  await open("/ai-chatbot");
  await expect(section(page, aiChatbot.industries.title).locator("summary")).toHaveText([
    "E-commerce",
    "Healthcare",
    "Education",
    "Finance",
    "Travel",
    "Automotive",
  ]);
});

test("12: the closing call leads to the contact page, which takes the topic up", async ({
  page,
  open,
}) => {
  await open("/ai-chatbot");
  const call = main(page).getByRole("link", { name: "Schedule a Free Demo" });
  const href = new URL((await call.getAttribute("href")) ?? "", page.url());
  expect(href.pathname).toBe("/contact-us");
  expect([...href.searchParams]).toEqual([["service", "AI Chatbot"]]);
  await call.click();
  await expect(page).toHaveURL(/\/contact-us\?service=AI(%20|\+)Chatbot$/);
  await expect(page.getByRole("combobox", { name: /about|topic|service/i })).toHaveValue(
    "AI Chatbot",
  );
});

test("the contact page takes the topic up on a first load too, and no other word", async ({
  page,
  open,
}) => {
  await open("/contact-us?service=AI+Chatbot");
  const topic = page.getByRole("main").getByRole("combobox");
  await expect(topic).toHaveValue("AI Chatbot");
  await open("/contact-us?service=Free+money");
  await expect(topic).toHaveValue("");
});

test("metadata: social tags and structured data", async ({ page, open, site }) => {
  await open("/ai-chatbot");
  for (const property of ["og:title", "og:description", "og:url", "og:image"]) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute("content", /\S/);
  }
  await expect(page.locator("meta[property='og:url']")).toHaveAttribute(
    "content",
    `${site.origin}/ai-chatbot`,
  );
  await expect(page.locator("meta[name='twitter:card']")).toHaveAttribute(
    "content",
    "summary_large_image",
  );
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  const nodes = data.flatMap((text) => JSON.parse(text)["@graph"]);
  const ofType = (type: string) => nodes.find((node) => node["@type"] === type);
  expect(ofType("FAQPage").mainEntity).toHaveLength(8);
  expect(ofType("Service").name).toBe("AI Chatbot");
  expect(ofType("BreadcrumbList").itemListElement.at(-1).item).toBe(`${site.origin}/ai-chatbot`);
});
