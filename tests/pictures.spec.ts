import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Pictures of posts: fetched about as large as they are shown, and at once if they are on the first screen. */

const lists = ["/blogs", "/blogs?page=2", "/blogs?category=hospitality", "/blogs?q=night"];

for (const path of [...lists, "/blogs/night-audit-runbook"]) {
  test(`${path} says how wide its pictures are shown`, async ({ page, open }) => {
    await open(path);
    for (const width of [320, 412, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const pictures = await picturesIn(page);
      expect(pictures.length).toBeGreaterThan(1);
      for (const { declared, shown } of pictures) {
        expect(declared / shown, `${declared} for ${shown} at ${width}`).toBeGreaterThan(0.97);
        expect(declared / shown, `${declared} for ${shown} at ${width}`).toBeLessThan(1.25);
      }
    }
  });
}

for (const path of lists) {
  test(`${path} begins with words on a phone, and loads no picture late on a wide screen`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await open(path);
    const pictures = page.getByRole("main").locator("img");
    const title = page.getByRole("main").getByRole("article").first().getByRole("link");
    const tops = await Promise.all(
      [title, pictures.first()].map(async (each) => (await each.boundingBox())?.y),
    );
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(pictures.first()).toBeInViewport();
    await expect(pictures.first()).toHaveAttribute("loading", "eager");
  });
}

for (const path of ["/", "/blogs", "/blogs/night-audit-runbook"]) {
  test(`${path} has the filter that draws its pictures for the dark scheme`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(path);
    const drawing = page.getByRole("main").locator("img[sizes]").first();
    const filter = await drawing.evaluate((picture) => getComputedStyle(picture).filter);
    const id = /^url\("#([\w-]+)"\)$/.exec(filter)?.[1];
    await expect(page.locator(`filter#${id}`)).toHaveCount(1);
  });
}

/** Returns the width that each picture's `sizes` declares at this width of the window, and the one that it is shown at. */
const picturesIn = (page: Page): Promise<{ declared: number; shown: number }[]> =>
  page
    .getByRole("main")
    .locator("img[sizes]")
    .evaluateAll((all) =>
      all
        .filter((picture): picture is HTMLImageElement => picture instanceof HTMLImageElement)
        .map((picture) => {
          const fitting = picture.sizes
            .split(/,\s*/)
            .map((size) => /^(?:(\(.*\)) )?(\S+)$/.exec(size))
            .find(
              (size) => size !== null && (size[1] === undefined || matchMedia(size[1]).matches),
            );
          const ruler = document.body.appendChild(document.createElement("div"));
          Object.assign(ruler.style, { position: "absolute", width: fitting?.[2] ?? "" });
          const declared = ruler.getBoundingClientRect().width;
          ruler.remove();
          return { declared, shown: picture.getBoundingClientRect().width };
        }),
    );
