import type { Page } from "@playwright/test";
import { readsWellAtAnyWidth } from "./support/accessibility-tree.ts";
import { choose } from "./support/choose.ts";
import { openChat, openDemo, say } from "./support/demo.ts";
import { editorOf, editorToken } from "./support/editor.ts";
import { type Site, startSite } from "./support/site.ts";
import { test as base, expect } from "./support/test.ts";

/**
 * Words of visitors and authors in sentences of ours: a name that is written from right to left turns nothing around
 * it, and an article may have any number of the same parts.
 */

/** Ends in digits and a bracket, which belong to the name and change sides where it is not isolated. */
const name = "עדה (123)";

const test = base.extend<object, { written: Site }>({
  written: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
    async ({}, use) => {
      const site = await startSite({ CONTENT_TOKEN: editorToken });
      await use(site);
      await site.remove();
    },
    { scope: "worker" },
  ],
});

/**
 * Returns the sentences that the name is in unisolated: what a line is laid out with is the nearest element that is
 * no part of a line, or that isolates, and this has to hold the name alone.
 */
const turnedAround = (page: Page, text: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.includes(wanted) || !node.parentElement?.checkVisibility()) continue;
      let around = node.parentElement;
      const joinsLine = ({ display, unicodeBidi }: CSSStyleDeclaration) =>
        display === "inline" && !/isolate|plaintext/.test(unicodeBidi);
      while (around.parentElement && joinsLine(getComputedStyle(around)))
        around = around.parentElement;
      const saysOwnDirection = around.matches("bdi, [dir=auto]");
      if (!saysOwnDirection && around.textContent?.trim() !== wanted)
        found.push(around.textContent ?? "");
    }
    return found;
  }, text);

/** Returns how often the name can be seen, so that a page that does not show it passes no test. */
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).count();

async function standsAlone(page: Page): Promise<void> {
  await expect.poll(() => shown(page, name)).toBeGreaterThan(0);
  expect(await turnedAround(page, name)).toEqual([]);
}

test("a search text does not change a sentence's direction", async ({ page, open }) => {
  for (const path of ["/search", "/blogs"]) {
    await open(`${path}?q=${encodeURIComponent(name)}`);
    await standsAlone(page);
  }
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill(name);
  await expect(page.getByRole("status").filter({ hasText: "Nothing on this site" })).toBeVisible();
  await standsAlone(page);
});

test("a visitor’s name and words turn nothing in the demo around", async ({ page }) => {
  const demo = await openDemo(page);
  await demo.name.fill(name);
  await demo.email.fill("ada@brightkeel.example");
  await choose(demo.industry("Customer Support"));
  await demo.proceed.click();
  await expect(demo.messages).toHaveCount(1);
  await standsAlone(page);
  await say(demo, `My name is ${name}`);
  await expect(demo.messages).toHaveCount(3);
  await standsAlone(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toBeHidden();
  await expect(page.locator("dialog [role=log]")).toHaveCount(0);
  await demo.opener.click();
  await expect(demo.dialog.getByText(/^Welcome back/)).toBeVisible();
  await standsAlone(page);
});

test("two cards of one title are two parts of a conversation, not two landmarks", async ({
  page,
}) => {
  const demo = await openChat(page, "E-commerce");
  for (const count of [3, 5]) {
    await say(demo, "tell me about the ember sleeping bag");
    await expect(demo.messages).toHaveCount(count);
  }
  await expect(demo.log.getByRole("group")).not.toHaveCount(0);
  await readsWellAtAnyWidth(page, "two cards");
});

test.describe("an article", () => {
  test.use({ baseURL: ({ written }, use) => use(written.origin) });

  const block = (style: string, text: string, key: string) => ({
    _type: "block",
    _key: key,
    style,
    markDefs: [],
    children: [{ _type: "span", _key: `${key}s`, marks: [], text }],
  });
  const table = (key: string) => ({
    _type: "table",
    _key: key,
    headerRows: 1,
    rows: ["Step", "Dump"].map((text, row) => ({
      _type: "row",
      _key: `${key}r${row}`,
      cells: [
        { _type: "cell", _key: `${key}c${row}`, value: [block("normal", text, `${key}b${row}`)] },
      ],
    })),
  });
  const parts = (key: string) => [
    block("h2", "The same heading", `${key}h`),
    {
      _type: "callout",
      _key: `${key}o`,
      tone: "warning",
      content: [block("normal", "Take a copy first.", `${key}p`)],
    },
    { _type: "code", _key: `${key}k`, language: "sh", code: "pg_dump site" },
    table(`${key}t`),
  ];

  test("has any number of the same parts, by an author of any script", async ({
    page,
    written,
    open,
  }) => {
    const editor = editorOf(written.origin);
    await editor.create({ _id: "ada", _type: "author", name, bio: "Takes copies." });
    await editor.create({
      _id: "drill",
      _type: "category",
      title: name,
      slug: { _type: "slug", current: "drill" },
    });
    await editor.create({
      _id: "the-drill",
      _type: "post",
      title: name,
      slug: { _type: "slug", current: "the-drill" },
      excerpt: "Twice the same.",
      publishedAt: "2026-11-01T08:00:00Z",
      author: { _type: "reference", _ref: "ada" },
      categories: [{ _type: "reference", _key: "drill", _ref: "drill" }],
      body: [...parts("a"), ...parts("b")],
    });
    await expect(async () => {
      await open("/blogs/the-drill");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    }).toPass();
    await expect(page.getByRole("note")).toHaveCount(2);
    await expect(page.getByRole("group", { name: "Table: Step" })).toHaveCount(2);
    await expect(page.getByRole("group", { name: "sh" })).toHaveCount(2);
    await expect(page.getByText("Takes copies.")).toBeVisible();
    await standsAlone(page);
    await readsWellAtAnyWidth(page, "article");
    await expect(async () => {
      await open("/blogs");
      await expect(page.getByRole("navigation", { name: "Subjects" })).toContainText(name);
    }).toPass();
    await standsAlone(page);
  });
});
