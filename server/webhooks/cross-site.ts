import type { Context } from "hono";
import { HttpError } from "#server/http/http-error.ts";
import { isSameOrigin } from "#server/http/same-origin.ts";
import type { WebhooksOptions } from "./options.ts";

/** Throws 403 for a request that a page of another site sent. */
export function rejectCrossSite(
  context: Context,
  { publicOrigin }: Pick<WebhooksOptions, "publicOrigin">,
): void {
  const { headers } = context.req.raw;
  if (isSameOrigin(headers, publicOrigin)) return;
  const origin = headers.get("origin")?.slice(0, 200) ?? "another site";
  throw new HttpError(403, {
    code: "foreign_origin",
    message: `Requests from “${origin}” are not accepted. Use this site’s own pages${publicOrigin ? ` at ${publicOrigin}` : ""}.`,
  });
}
