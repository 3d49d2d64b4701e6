import { createHash } from "node:crypto";
import { zstdDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { within } from "../../tests/support/slowness.ts";
import { createDictionary } from "./dictionary.ts";
import { encodeResponse } from "./encode-response.ts";

/** Text that does not compress by itself. */
const rules = Array.from({ length: 100 }, (_, index) =>
  createHash("sha256").update(String(index)).digest("base64"),
).join(" ");
const shell = `<head><style>${rules}</style></head><footer>Footer</footer>`;
const page = (main: string, headers = {}) =>
  encodeResponse(
    200,
    {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, s-maxage=60",
      "cdn-cache-control": "public, max-age=60",
      ...headers,
    },
    Buffer.from(shell.replace("<footer>", `<main>${main}</main><footer>`)),
  );

async function setUp() {
  const dictionary = await createDictionary(await page("start page"));
  const { body } = dictionary.response.variants.identity;
  const hash = createHash("sha256").update(body).digest();
  const headers = {
    "available-dictionary": `:${hash.toString("base64")}:`,
    "accept-encoding": "gzip, deflate, br, zstd, dcb, dcz",
  };
  return { dictionary, body, hash, headers };
}

test("a browser that has the dictionary gets pages compressed with it, from the second time on", async () => {
  const { dictionary, body, hash, headers } = await setUp();
  expect(body.toString()).toBe(shell);
  const next = await page("next page");
  expect(dictionary.variantFor(next, headers)).toBeUndefined();
  const variant = await vi.waitUntil(() => dictionary.variantFor(next, headers), {
    timeout: within(5_000),
  });
  expect(variant.headers).toMatchObject({
    "content-encoding": "dcz",
    "content-length": String(variant.body.length),
    "cache-control": "private, max-age=0, must-revalidate",
    vary: "accept-encoding, available-dictionary",
  });
  expect(variant.headers).not.toHaveProperty("cdn-cache-control");
  // https://www.rfc-editor.org/rfc/rfc9842#section-5
  expect(variant.body.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
  expect(variant.body.subarray(8, 40)).toEqual(hash);
  expect(zstdDecompressSync(variant.body.subarray(40), { dictionary: body })).toEqual(
    next.variants.identity.body,
  );
  expect(variant.body.length).toBeLessThan(next.variants.br.body.length);
});

test("others get what they can read", async () => {
  const { dictionary, headers } = await setUp();
  const next = await page("next page");
  const drawing = await page("<svg>", { "content-type": "image/svg+xml" });
  for (const [encoded, sent] of [
    [next, { ...headers, "available-dictionary": undefined }],
    [next, { ...headers, "available-dictionary": ":b3RoZXI=:" }],
    [next, { ...headers, "accept-encoding": "br" }],
    [drawing, headers],
  ] as const) {
    dictionary.variantFor(encoded, sent);
    await new Promise(setImmediate);
    expect(dictionary.variantFor(encoded, sent)).toBeUndefined();
  }
});
