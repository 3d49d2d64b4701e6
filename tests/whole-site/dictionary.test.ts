import { createHash } from "node:crypto";
import { get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeAll, expect, inject, test, vi } from "vitest";
import { paths } from "#content/paths.ts";
import { within } from "../support/slowness.ts";

/** Compression with a shared dictionary (RFC 9842), as it goes over the wire. */

const origin = inject("siteOrigin");
const path = paths.partners;

type Answer = { headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request as it stands; `fetch` would add headers, and decompress the answer. */
const ask = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(origin + address, { headers }, (response) => {
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
    }).on("error", reject);
  });

const hashOf = (dictionary: Buffer): Buffer => createHash("sha256").update(dictionary).digest();
const fieldOf = (hash: Buffer): string => `:${hash.toString("base64")}:`;

let dictionary: Buffer;
/** The page as browsers without any compression get it. */
let plain: Buffer;

beforeAll(async () => {
  dictionary = (await ask(paths.dictionary)).body;
  plain = (await ask(path)).body;
});

/** Asks as a browser does that has the dictionary, until the answer for it has been made. */
const askWithDictionary = (acceptEncoding: string): Promise<Answer> =>
  vi.waitFor(async () => {
    const answer = await ask(path, {
      "accept-encoding": acceptEncoding,
      "available-dictionary": fieldOf(hashOf(dictionary)),
    });
    expect(answer.headers["content-encoding"]).toBe("dcz");
    return answer;
  }, within(20_000));

test("the dictionary is a file that browsers keep and use for the documents of the site", async () => {
  const { headers } = await ask(paths.dictionary);
  expect(headers["use-as-dictionary"]).toBe('match="/*", match-dest=("document" "")');
  expect(headers["cache-control"]).toMatch(/^public, max-age=\d{4,}$/);
  const compressed = await ask(paths.dictionary, { "accept-encoding": "br" });
  expect(compressed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(compressed.body).equals(dictionary)).toBe(true);
});

test("with the right hash a page comes with the dictionary, much smaller, and is the same page", async () => {
  const { headers, body } = await askWithDictionary("gzip, deflate, br, zstd, dcb, dcz");
  expect(headers.vary).toBe("accept-encoding, available-dictionary");
  expect(headers["content-length"]).toBe(String(body.length));
  // No shared cache keeps it: some would send it to browsers without the dictionary.
  expect(headers["cache-control"]).toBe("private, max-age=0, must-revalidate");
  // https://www.rfc-editor.org/rfc/rfc9842#section-5
  expect(body.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
  expect(body.subarray(8, 40).equals(hashOf(dictionary))).toBe(true);
  expect(zstdDecompressSync(body.subarray(40), { dictionary }).equals(plain)).toBe(true);
  const usual = await ask(path, { "accept-encoding": "br" });
  expect(body.length).toBeLessThan(0.6 * usual.body.length);
});

test("the page and its answer with the dictionary have one tag, and are not sent again", async () => {
  const { headers } = await askWithDictionary("br, dcz");
  const tag = String(headers.etag);
  expect((await ask(path)).headers.etag).toBe(tag);
  const again = await ask(path, {
    "accept-encoding": "br, dcz",
    "available-dictionary": fieldOf(hashOf(dictionary)),
    "if-none-match": tag,
  });
  expect(again.body.length).toBe(0);
});

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
} as const;

test.each([
  ["no dictionary", "br, gzip, zstd, dcb, dcz", undefined, "br"],
  ["another's hash", "br, gzip, zstd, dcb, dcz", fieldOf(hashOf(Buffer.from("another"))), "br"],
  ["what is no hash", "br, gzip, zstd, dcb, dcz", "none", "br"],
  ["no encoding for dictionaries", "br, gzip, zstd", "right", "br"],
  ["only brotli's for dictionaries, which is not made", "gzip, dcb", "right", "gzip"],
  ["dictionaries refused", "gzip, br, dcz;q=0", "right", "br"],
] as const)(
  "with %s a page comes in what the browser reads",
  async (_name, accepted, given, expected) => {
    const available = given === "right" ? fieldOf(hashOf(dictionary)) : given;
    const sent = {
      "accept-encoding": accepted,
      ...(available !== undefined && { "available-dictionary": available }),
    };
    await askWithDictionary("br, dcz");
    const { headers, body } = await ask(path, sent);
    expect(headers["content-encoding"]).toBe(expected);
    expect(headers.vary).toBe("accept-encoding");
    expect(decoders[expected](body).equals(plain)).toBe(true);
  },
);
