import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Returns the names of the animations running on drawings. */
const inking = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) =>
        animation instanceof CSSAnimation && animation.animationName.startsWith("ink-")
          ? [animation.animationName]
          : [],
      ),
  );
const waiting = (page: Page) => page.locator("svg[data-waiting]").filter({ visible: true });

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a drawing that tells a sequence waits below the window, and begins in view", async ({
    page,
    open,
  }) => {
    await open("/sap");
    await expect(waiting(page)).toHaveCount(1);
    expect(await inking(page)).toEqual([]);
    await waiting(page).scrollIntoViewIfNeeded();
    await expect(waiting(page)).toHaveCount(0);
  });

  test("on paper nothing waits", async ({ page, open }) => {
    await open("/sap");
    await page.emulateMedia({ media: "print" });
    await expect(waiting(page)).toHaveCSS("opacity", "1");
  });
});

test("for those who want no motion a drawing is at rest", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/sap");
  expect(await inking(page)).toEqual([]);
  const drawing = page.locator("svg.inks-right").filter({ visible: true });
  await expect(drawing).toHaveCSS("opacity", "1");
  await expect(drawing).toHaveCSS("mask-image", "none");
});
