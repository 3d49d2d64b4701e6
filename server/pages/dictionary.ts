import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { acceptedEncodings, type EncodedResponse, encodeResponse } from "./encode-response.ts";
import type { EncodedVariant } from "./whole-answers.ts";

/**
 * Compression with a shared dictionary: pages of one site have header, footer and most rules in common, so a browser
 * that has these receives half or a third of the next page. https://www.rfc-editor.org/rfc/rfc9842
 */

const compressZstd = promisify(zstdCompress);

/** The highest quality would save another two hundredths for four times the work. */
const level = 12;

/** Precedes the compressed bytes: a frame that decoders skip, containing the dictionary's digest. */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** How long a browser uses a dictionary, in seconds: a day, since it changes with each build. */
const lifetime = 86_400;

const dictionaryHeaders = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": `public, max-age=${lifetime}`,
  // Applies to loaded documents, and to those fetched by a change of page.
  "use-as-dictionary": 'match="/*", match-dest=("document" "")',
};

export type Dictionary = {
  /** The answer that delivers the dictionary. */
  response: EncodedResponse;
  /**
   * The variant of a page for a browser with this dictionary. Undefined for others, and while it is being made: the
   * first request takes what is ready.
   */
  variantFor(page: EncodedResponse, headers: IncomingHttpHeaders): EncodedVariant | undefined;
};

/** @param page a document; everything but its main content becomes the dictionary. */
export async function createDictionary({ variants }: EncodedResponse): Promise<Dictionary> {
  const page = variants.identity.body.toString();
  const dictionary = Buffer.from(page.replace(/<main\b[\s\S]*<\/main>/, ""));
  const digest = createHash("sha256").update(dictionary).digest();
  const available = `:${digest.toString("base64")}:`;
  const response = await encodeResponse(200, dictionaryHeaders, dictionary);
  const made = new WeakMap<EncodedResponse, EncodedVariant | "under way">();

  async function make({ variants: { identity } }: EncodedResponse): Promise<EncodedVariant> {
    const compressed = await compressZstd(identity.body, {
      dictionary,
      params: { [constants.ZSTD_c_compressionLevel]: level },
    });
    const body = Buffer.concat([magic, digest, compressed]);
    const { "cdn-cache-control": _network, ...headers } = identity.headers;
    return {
      body,
      headers: {
        ...headers,
        // Not for shared caches: some ignore `vary`, and would send it to browsers that cannot read it. Answers in
        // other encodings suit everyone, so they do not vary by the dictionary.
        "cache-control": "private, max-age=0, must-revalidate",
        vary: "accept-encoding, available-dictionary",
        "content-encoding": "dcz",
        "content-length": String(body.length),
      },
    };
  }

  return {
    response,
    variantFor(encoded, headers) {
      if (headers["available-dictionary"] !== available) return undefined;
      if (!acceptedEncodings(String(headers["accept-encoding"] ?? "")).has("dcz")) return undefined;
      if (encoded.status !== 200 || !isPage(encoded)) return undefined;
      const known = made.get(encoded);
      if (known !== undefined) return known === "under way" ? undefined : known;
      made.set(encoded, "under way");
      make(encoded).then(
        (variant) => made.set(encoded, variant),
        () => made.delete(encoded),
      );
      return undefined;
    },
  };
}

const isPage = ({ variants: { identity } }: EncodedResponse): boolean =>
  identity.headers["content-type"]?.startsWith("text/html") === true;
