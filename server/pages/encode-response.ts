import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { rangeOf } from "@brightkeel/contracts";
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";
import type { CommonHeaders } from "#server/http/request-entry.ts";
import { type EncodedVariant, sendWhole } from "./whole-answers.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** An answer ready to be sent: each encoding once, with its headers. */
export type EncodedResponse = {
  status: number;
  variants: Record<Encoding, EncodedVariant>;
  etag: string;
};

/** Smaller bodies gain nothing from compression, in bytes. */
const smallest = 512;

const isText = (type: string) =>
  /^(text\/|application\/(json|javascript|manifest\+json|feed\+json|xml|rss\+xml|atom\+xml)|image\/svg\+xml)/.test(
    type,
  );

/** The tag of a body: equal bodies have equal tags. */
export const digestOf = (body: Buffer): string =>
  createHash("sha256").update(body).digest("base64url").slice(0, 22);

export type Effort = {
  /** Brotli 0–11; 11 for what is cached, 5 for what is sent once. */
  quality?: number;
  /** The only encoding needed, when the answer is for one browser. */
  only?: Encoding | undefined;
};

/** Compresses an answer once, as hard as is worthwhile for something sent many times. */
export async function encodeResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  { quality = 11, only }: Effort = {},
): Promise<EncodedResponse> {
  const compressible = body.length >= smallest && isText(headers["content-type"] ?? "");
  const wanted = (encoding: Encoding) => compressible && (only ?? encoding) === encoding;
  const [br, gz] = await Promise.all([
    wanted("br")
      ? compressBrotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        })
      : body,
    wanted("gzip") ? compressGzip(body, { level: quality > 9 ? 9 : quality }) : body,
  ]);
  return fromVariants(status, headers, { br, gzip: gz, identity: body }, digestOf(body));
}

/** Assembles an answer from bodies that are already compressed. */
export function fromVariants(
  status: number,
  headers: Readonly<Record<string, string>>,
  bodies: Record<Encoding, Buffer>,
  digest: string,
): EncodedResponse {
  // A weak tag: the same page in another encoding is the same page. https://httpwg.org/specs/rfc9110.html#field.etag
  // It has only to differ among the versions of one address: 66 bits do.
  const etag = `W/"${digest.slice(0, 11)}"`;
  // No browser asks to have an immutable file confirmed. https://httpwg.org/specs/rfc8246.html
  const tag = headers["cache-control"]?.includes("immutable") ? {} : { etag };
  const variant = (encoding: Encoding) => {
    const body = bodies[encoding];
    const encoded = encoding !== "identity" && body !== bodies.identity;
    return {
      body,
      headers: {
        ...headers,
        ...tag,
        vary: "accept-encoding",
        "content-length": String(body.length),
        ...(encoded ? { "content-encoding": encoding } : {}),
      },
    };
  };
  return {
    status,
    etag,
    variants: { br: variant("br"), gzip: variant("gzip"), identity: variant("identity") },
  };
}

/**
 * Returns the encodings that a browser accepts. A quality of 0 refuses one.
 * https://httpwg.org/specs/rfc9110.html#field.accept-encoding
 */
export const acceptedEncodings = (accept: string | undefined): Set<string> =>
  new Set(parseAccept(accept ?? "").flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : [])));

/** The best encoding that the browser accepts. */
export function chooseEncoding(accept: string | undefined): Encoding {
  const accepted = acceptedEncodings(accept);
  return accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : "identity";
}

/** Browsers send a handful of different headers: each is parsed once. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

function encodingFor(accept: string): Encoding {
  const known = chosen.get(accept);
  if (known !== undefined) return known;
  const encoding = chooseEncoding(accept);
  chosen.set(accept, encoding);
  return encoding;
}

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === "*" ||
    ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag.slice(2)));

/**
 * Sends an encoded answer: 304 without a body when the browser has it, a part when a range is requested, no body for
 * HEAD.
 *
 * @param common headers that every answer has, and that are not set yet.
 * @param variant the variant to send, if not that of the negotiated encoding.
 */
export function sendEncoded(
  encoded: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  common: CommonHeaders,
  variant: EncodedVariant = encoded.variants[
    encodingFor(String(request.headers["accept-encoding"] ?? ""))
  ],
): void {
  const { "if-none-match": known, range } = request.headers;
  const isPlain = encoded.status === 200 && known === undefined && range === undefined;
  if (isPlain && sendWhole(variant, request, response, common)) return;
  for (const name in common) response.setHeader(name, common[name] ?? "");
  const { body, headers } = variant;
  if (encoded.status === 200 && matches(known, encoded.etag)) {
    const { "content-length": _length, "content-encoding": _encoding, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  if (encoded.status === 200 && request.method === "GET" && sendPart(encoded, request, response))
    return;
  // HTTP/1.1 keeps a connection open unless told otherwise. https://httpwg.org/specs/rfc9112.html#section-9.3
  if (request.httpVersion === "1.1" && response.shouldKeepAlive)
    response.removeHeader("connection");
  response.writeHead(encoded.status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Ranges refer to the plain body. With If-Range the whole is sent: it needs a strong tag, and these are weak. */
function sendPart(
  { variants: { identity } }: EncodedResponse,
  { headers: { range, "if-range": condition } }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const length = identity.body.length;
  const part = condition === undefined ? rangeOf(range, length) : undefined;
  if (part === undefined) return false;
  if (part === "none") {
    response.writeHead(416, { "content-range": `bytes */${length}`, "content-length": "0" }).end();
    return true;
  }
  const bytes = identity.body.subarray(part.first, part.last + 1);
  response
    .writeHead(206, {
      ...identity.headers,
      "content-range": `bytes ${part.first}-${part.last}/${length}`,
      "content-length": String(bytes.length),
    })
    .end(bytes);
  return true;
}

/** The encoding for a request. */
export const encodingOf = (request: Request): Encoding =>
  chooseEncoding(request.headers.get("accept-encoding") ?? undefined);

/** The answer to a request, in the encoding that it accepts. */
export function answerFrom(encoded: EncodedResponse, request: Request): Response {
  const { body, headers } = encoded.variants[encodingOf(request)];
  const bodyless = request.method === "HEAD" || encoded.status === 204 || encoded.status === 304;
  return new Response(bodyless ? null : new Uint8Array(body), { status: encoded.status, headers });
}
