import type { Page } from "@playwright/test";
import { serviceEntry, services } from "#content/services/index.ts";
import { expect, test } from "./support/test.ts";

const serviceSlugs = services.map(({ slug }) => slug);
const slugs = serviceSlugs.filter((slug) => slug !== "ai-chatbot");
const main = (page: Page) => page.getByRole("main");

for (const slug of slugs) {
  test(`/${slug} has its words, its questions, its neighbours and its way to us`, async ({
    page,
    open,
  }) => {
    await open(`/${slug}`);
    const words = (await main(page).innerText()).split(/\s+/).filter((word) => /\w/.test(word));
    expect(words.length).toBeGreaterThanOrEqual(700);
    await expect(main(page).getByRole("img").filter({ visible: true }).first()).toBeVisible();
    await expect(main(page).locator(`details[name=${slug}-questions]`)).not.toHaveCount(0);

    const links = await main(page)
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    const topics = links
      .map((link) => new URL(link, page.url()))
      .filter(({ pathname }) => pathname === "/contact-us")
      .map(({ searchParams }) => searchParams.get("service"));
    const { title } = serviceEntry(slug);
    expect(topics).toEqual([title, title]);
    const neighbours = serviceSlugs.filter((other) => links.includes(`/${other}`));
    expect(neighbours.length).toBeGreaterThanOrEqual(3);
    expect(neighbours).not.toContain(slug);
    await expect(main(page).getByRole("heading", { name: "From the blog" })).toBeVisible();
  });
}

test("a page recommends the post on its own subject first", async ({ page, open }) => {
  for (const [path, post] of [
    ["/mobile-app-development", /staged mobile release/],
    ["/remote-infrastructure-management", /alerts/],
    ["/product-support", /support/],
    ["/awsweb", /NAT gateway/],
  ] as const) {
    await open(path);
    await expect(main(page).locator("a[href^='/blogs/']").first()).toContainText(post);
  }
});

test("no two pages share a heading or a sentence", async ({ page, open }) => {
  test.slow();
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const slug of slugs) {
    await open(`/${slug}`);
    const texts = await main(page).evaluate((element) => {
      const own = document.createElement("div");
      own.innerHTML = element.innerHTML;
      // What several pages name alike on purpose: neighbours, posts and the labels of a table’s cells.
      for (const common of own.querySelectorAll("svg, a, .label, h3")) common.remove();
      const headings = [...own.querySelectorAll("h1, h2")].map((heading) => heading.textContent);
      const sentences = [...own.querySelectorAll("p, dd, li, td")]
        .flatMap((block) => (block.textContent ?? "").split(/(?<=[.?!])\s+/))
        .filter((sentence) => sentence.split(/\s+/).length > 5);
      return [...new Set([...headings, ...sentences])];
    });
    for (const text of texts) {
      const other = seen.get(text);
      if (other !== undefined) shared.push(`/${other} and /${slug}: ${text}`);
      seen.set(text, slug);
    }
  }
  expect(seen.size).toBeGreaterThan(500);
  expect(shared).toEqual([]);
});
