import { services } from "#content/services/index.ts";
import { expect, test } from "./support/test.ts";

/** How tall a page about a service may be where it is read most: a desk and a phone. Pixels. */
const limits = [
  { width: 1440, height: 900, tallest: 6_500 },
  { width: 390, height: 844, tallest: 10_000 },
];

// The chatbot's page has its order and its texts from the specification.
const paths = services.map(({ link }) => link).filter((link) => link !== "/ai-chatbot");

for (const { width, height, tallest } of limits) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const path of paths) {
      test(`${path} is read on at most ${tallest} pixels`, async ({ page, open }) => {
        await open(path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(tall).toBeGreaterThan(height);
        expect(tall).toBeLessThanOrEqual(tallest);
      });
    }
  });
}
