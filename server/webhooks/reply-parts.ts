import type { ReplyPart } from "@brightkeel/contracts";
import type { Context } from "hono";
import { stream } from "hono/streaming";
import type { Logger } from "#server/logger.ts";

/** Newline-delimited JSON, one object for each part. https://github.com/ndjson/ndjson-spec */
const partsType = "application/x-ndjson";

/** Whether a caller wants the reply in parts as they are written. */
export const acceptsParts = (context: Context): boolean =>
  context.req.header("accept")?.includes(partsType) ?? false;

/**
 * Streams the parts of a reply. A failure ends the stream before its `reply` part, which the client treats as an error.
 *
 * @param end called once nothing more is sent.
 */
export function sendParts(
  context: Context,
  parts: AsyncIterable<ReplyPart>,
  logger: Logger,
  end: () => void,
): Response {
  context.header("content-type", partsType);
  context.header("cache-control", "no-store");
  // Switches off nginx's buffering, which would delay the parts. https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
  context.header("x-accel-buffering", "no");
  return stream(context, async (output) => {
    try {
      for await (const part of parts) await output.write(`${JSON.stringify(part)}\n`);
    } catch (error) {
      logger.error({ err: error }, "An answer broke off");
    } finally {
      end();
    }
  });
}
