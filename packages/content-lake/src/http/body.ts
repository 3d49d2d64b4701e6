import type { Context } from "hono";
import { areTooSmall } from "../connections/tiny-chunks.ts";
import { httpError } from "../errors.ts";
import { NumberTooLargeError, parseJson } from "../json.ts";
import { isDeeperThan, maxDepth } from "../types.ts";

/**
 * Reads the body's bytes, up to `limit`. A larger body is refused as early as possible, even without a
 * `content-length`: a chunked body must not fill the memory first.
 */
export async function bytesOfBody(c: Context, limit: number): Promise<Buffer> {
  const refuse = (): never => {
    throw httpError(413, `Request body exceeds limit of ${limit} bytes`);
  };
  if (Number(c.req.header("content-length") ?? 0) > limit) refuse();
  const parts: Uint8Array[] = [];
  let size = 0;
  const began = performance.now();
  for await (const part of c.req.raw.body ?? []) {
    size += part.byteLength;
    if (size > limit) refuse();
    parts.push(part);
    if (areTooSmall(parts.length, size, performance.now() - began))
      throw httpError(400, "The request body comes in pieces that are too small");
  }
  return Buffer.concat(parts, size);
}

/** Bytes of a request that writes, as of Sanity’s: https://www.sanity.io/docs/content-lake/technical-limits */
const largestWrite = 4_000_000;

/** Lists and objects of a body: a million empty ones fit into three megabytes, and take half a second. */
const mostParts = 250_000;

/**
 * Whether there may be more lists and objects, or more fields, in a JSON text than are read. What begins one (`[`, `{`)
 * or follows a field's name (`:`) also counts inside of strings.
 */
function hasMore(bytes: Buffer, most: { parts: number; fields: number }): boolean {
  if (bytes.length <= Math.min(most.parts, most.fields)) return false;
  let parts = 0;
  let fields = 0;
  // By index, since an iterator takes fifty times as long.
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x7b || byte === 0x5b) parts++;
    else if (byte === 0x3a) fields++;
  }
  return parts > most.parts || fields > most.fields;
}

/** Reads the body as JSON, up to `limit` bytes and `mostFields` fields of objects. */
export async function jsonBody(
  c: Context,
  limit = largestWrite,
  mostFields = Number.POSITIVE_INFINITY,
): Promise<unknown> {
  const bytes = await bytesOfBody(c, limit);
  if (hasMore(bytes, { parts: mostParts, fields: mostFields }))
    throw httpError(
      413,
      `Request body exceeds limit of ${mostParts} lists and objects${Number.isFinite(mostFields) ? `, or of ${mostFields} fields` : ""}`,
    );
  let parsed: unknown;
  try {
    // Otherwise bytes of another encoding would be stored as replacement characters.
    parsed = parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof NumberTooLargeError)
      throw httpError(400, "A number in the request body is too large");
    throw httpError(400, "The request body is not valid JSON in UTF-8");
  }
  // The envelope around a document adds a few levels.
  if (isDeeperThan(maxDepth + 10, parsed))
    throw httpError(400, `Documents may be nested ${maxDepth} levels deep at most`);
  return parsed;
}
