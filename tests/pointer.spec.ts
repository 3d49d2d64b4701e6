import { type Check, contrast, violations } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { expect, test } from "./support/test.ts";

/** A page for each look of radio buttons whose label shows the choice. */
const chosenOn = ["/partners", "/ai-ml", "/quanta-framework", "/mobile-app-development"];

const chosen: Check = { ...contrast, selector: "label:has(:checked)" };

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`In the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test("the main button changes under a pointer, and stays filled", async ({ page, open }) => {
      await open("/contact-us");
      const button = page.getByRole("main").getByRole("button", { name: /send/i });
      const fill = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
      const resting = await fill();
      await button.hover();
      await expect.poll(fill).not.toBe(resting);
      // An undefined colour would leave it transparent.
      expect(await fill()).not.toMatch(/^rgba\(.*, 0\)$|\/ 0\)$/);
    });

    for (const path of chosenOn) {
      test(`what has been chosen on ${path} can be read under the pointer`, async ({
        page,
        open,
      }) => {
        await open(path);
        // Choosing by a click leaves the pointer on the option, and the focus in it.
        await choose(page.getByRole("main").getByRole("radio").last());
        expect(await violations(page, chosen)).toEqual([]);
        await page.mouse.down();
        expect(await violations(page, chosen)).toEqual([]);
      });
    }
  });
}
