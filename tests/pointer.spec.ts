import { expect, test } from "./support/test.ts";

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
  });
}
