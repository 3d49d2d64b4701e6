import type { Page } from "@playwright/test";
import { insideOf, violations } from "./support/axe.ts";
import { editorOf, editorToken, makeSecret, previewLink } from "./support/editor.ts";
import { type Site, startSite } from "./support/site.ts";
import { within } from "./support/slowness.ts";
import { alive, test as base, expect } from "./support/test.ts";

/**
 * Previews of drafts in an editor's browser. Opening them from the Studio is tested in
 * tests/preview/studio-preview.test.ts.
 */

type Draft = {
  slug: string;
  set(values: Record<string, unknown>): Promise<unknown>;
  /** Opens a preview link to the draft. */
  preview(page: Page): Promise<void>;
};

const test = base.extend<{ draft: Draft }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
    async ({}, use) => {
      const site = await startSite({ CONTENT_TOKEN: editorToken });
      await use(site);
      await site.remove();
    },
    { scope: "worker", timeout: within(90_000) },
  ],
  draft: async ({ site }, use, { testId }) => {
    const editor = editorOf(site.origin);
    const slug = `draft-${testId}`;
    const id = `drafts.${slug}`;
    await editor.createOrReplace({
      _id: id,
      _type: "post",
      title: "Depths by lead line",
      slug: { _type: "slug", current: slug },
    });
    await use({
      slug,
      set: (values) => editor.patch(id).set(values).commit(),
      async preview(page) {
        await page.goto(previewLink(await makeSecret(editor), `/preview/posts/${slug}`));
        await expect(page).toHaveURL(`/blogs/${slug}`);
      },
    });
    await editor.delete(id);
  },
});

const bar = (page: Page) => page.getByRole("complementary", { name: "Preview" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a draft is shown, and followed in place while someone writes", async ({ page, draft }) => {
  await draft.preview(page);
  await alive(page);
  await expect(heading(page)).toHaveText("Depths by lead line");
  await expect(bar(page)).toContainText("Preview: drafts are shown.");
  await expect(bar(page)).toContainText("not published yet.");
  await page.evaluate(() => {
    document.documentElement.dataset.document = "first";
  });
  await draft.set({ title: "Depths by echo" });
  await expect(heading(page)).toHaveText("Depths by echo");
  await expect(page.locator("html[data-document=first]")).toHaveCount(1);
});

test("the list shows the draft too, and other pages have no bar", async ({ page, draft }) => {
  await draft.preview(page);
  await alive(page);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Blogs" })
    .click();
  await expect(page).toHaveURL("/blogs");
  await expect(page.getByRole("link", { name: "Depths by lead line" })).toBeVisible();
  await expect(bar(page)).toContainText("Last change to a post:");
  await page.goto("/services");
  await expect(heading(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test.describe("where the answer is no page", () => {
  test.use({ expectedProblems: /Failed to load resource: .* status of 40[34]/ });

  test("a draft whose address changes under the reader says so", async ({ page, draft }) => {
    await draft.preview(page);
    await alive(page);
    await draft.set({ slug: { _type: "slug", current: `${draft.slug}-renamed` } });
    await expect(bar(page)).toContainText("No post has this address.");
  });

  test("an invalid link says what to do, and opens nothing", async ({ page }) => {
    const response = await page.goto(previewLink("0".repeat(32), "/blogs"));
    expect(response?.status()).toBe(403);
    await expect(heading(page)).toHaveText("This preview link does not work.");
    await page.goto("/blogs");
    await expect(bar(page)).toHaveCount(0);
  });
});

test("leaving it shows what everyone sees", async ({ page, draft }) => {
  await draft.preview(page);
  await alive(page);
  await bar(page).getByRole("button", { name: "Leave preview" }).click();
  await expect(page).toHaveURL("/blogs");
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Depths by lead line" })).toHaveCount(0);
  expect((await page.request.get(`/blogs/${draft.slug}`)).status()).toBe(404);
});

test("the bar is accessible in light and dark", async ({ page, draft }) => {
  await draft.preview(page);
  await alive(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(bar(page)).toBeVisible();
    expect(await violations(page, insideOf("aside[aria-label=Preview]"))).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a draft is shown, and the preview can be left", async ({ page, draft }) => {
    await draft.preview(page);
    await expect(heading(page)).toHaveText("Depths by lead line");
    await bar(page).getByRole("button", { name: "Leave preview" }).click();
    await expect(page).toHaveURL("/blogs");
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("no preview page is stored on the device", async ({ page, draft }) => {
    await page.goto("/privacy-policy");
    await alive(page);
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      if (serviceWorker.controller) return;
      await new Promise((resolve) =>
        serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
    });
    await draft.preview(page);
    await expect(heading(page)).toHaveText("Depths by lead line");
    await page.goto("/blogs");
    await expect(bar(page)).toBeVisible();
    // A page visited afterwards is cached, so the earlier ones would have been too.
    await page.goto("/services");
    const keptPages = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        );
        return requests
          .flat()
          .map(({ url }) => new URL(url).pathname)
          .filter((path) => !/^\/(?:assets|drawings|styles)\//.test(path));
      });
    await expect.poll(keptPages).toContain("/services");
    expect(await keptPages()).toEqual(["/privacy-policy", "/services"]);
  });
});
