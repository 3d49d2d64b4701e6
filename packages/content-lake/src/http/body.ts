import type { Context } from "hono";
import { httpError } from "../errors.ts";
import { isDeeperThan, maxDepth } from "../types.ts";

/** How small the parts of a body may be on average, in bytes, once there are more than `few`: each is an object of its own. */
const smallest = 128;
const few = 1_000;

/**
 * Reads the body's bytes, up to `limit`. A larger body is refused as early as possible, even without a
 * `content-length`: a chunked body must not fill the memory first.
 */
export async function bytesOfBody(c: Context, limit: number): Promise<Buffer> {
  const refuse = (): never => {
    throw httpError(413, `The request body may have ${limit} bytes at most`);
  };
  if (Number(c.req.header("content-length") ?? 0) > limit) refuse();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.byteLength;
    if (size > limit) refuse();
    parts.push(part);
    if (parts.length > few && size < parts.length * smallest)
      throw httpError(400, "The request body comes in pieces that are too small");
  }
  return Buffer.concat(parts, size);
}

/** Reads the body as JSON, up to `limit` bytes. */
export async function jsonBody(c: Context, limit = 8 * 1024 * 1024): Promise<unknown> {
  const bytes = await bytesOfBody(c, limit);
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw httpError(400, "The request body is not valid JSON");
  }
  // The envelope around a document adds a few levels.
  if (isDeeperThan(maxDepth + 10, parsed))
    throw httpError(400, `Documents may be nested ${maxDepth} levels deep at most`);
  return parsed;
}
