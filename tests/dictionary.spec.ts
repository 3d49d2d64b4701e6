import { createHash } from "node:crypto";
import { paths } from "#content/paths.ts";
import { expect, test } from "./support/test.ts";

test("a browser that has read a page reads the next ones with a dictionary", async ({
  page,
  open,
  request,
}) => {
  const fetched = page.waitForResponse((response) => response.url().endsWith(paths.dictionary));
  await open(paths.home);
  const dictionary = await fetched;
  expect(dictionary.status()).toBe(200);
  // The site compresses a page with it once somebody has asked for that.
  const digest = createHash("sha256")
    .update(await dictionary.body())
    .digest("base64");
  const headers = { "accept-encoding": "dcz", "available-dictionary": `:${digest}:` };
  const encoding = async () =>
    (await request.head(paths.partners, { headers })).headers()["content-encoding"];
  await expect.poll(encoding).toBe("dcz");

  const response = await page.goto(paths.partners);
  expect(response?.headers()["content-encoding"]).toBe("dcz");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
