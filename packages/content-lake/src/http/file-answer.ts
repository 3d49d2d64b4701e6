import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * Answers with a file, read at the caller's pace. Opens none for HEAD: Hono drops the body of that answer without reading
 * it, and the file would stay open for as long as the process runs.
 *
 * @param part first and last byte, both included; the whole file by default.
 */
export function fileAnswer(
  c: Context,
  path: string,
  status: ContentfulStatusCode,
  headers: Record<string, string>,
  part: { start?: number; end?: number } = {},
): Response {
  if (c.req.method === "HEAD") return c.body(null, status, headers);
  // The stream types of Node and of the web differ in name only.
  const body = Readable.toWeb(createReadStream(path, part)) as ReadableStream;
  return c.body(body, status, headers);
}
