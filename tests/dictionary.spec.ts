import { paths } from "#content/paths.ts";
import { expect, test } from "./support/test.ts";

test("a browser that has read a page reads the next ones with a dictionary", async ({
  page,
  open,
}) => {
  const fetched = page.waitForResponse((response) => response.url().endsWith(paths.dictionary));
  await open(paths.home);
  expect((await fetched).status()).toBe(200);
  let tries = 0;
  await expect(async () => {
    tries += 1;
    // The first response is not yet compressed with the dictionary. The query parameter bypasses the browser's cache.
    const response = await page.goto(`${paths.partners}?utm_source=${tries}`);
    expect(response?.headers()["content-encoding"]).toBe("dcz");
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
