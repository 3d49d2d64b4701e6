import type { WebhookError } from "@brightkeel/contracts";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { securityHeaders } from "./content-policy.ts";

/** An error for API clients, sent as JSON. The message says what is wrong and what to do. */
export class HttpError extends HTTPException {
  constructor(
    status: ContentfulStatusCode,
    error: WebhookError["error"],
    headers: Record<string, string> = {},
  ) {
    const body: WebhookError = { error };
    super(status, {
      message: error.message,
      res: Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } }),
    });
  }
}

/**
 * Returns an error of one or two sentences of plain text, for requests that none of our pages send: cheap to create,
 * so that a flood of them costs nothing. `error-page.ts` shows it to browsers. It is not cached, because the next
 * release may have what was requested.
 */
export const errorResponse = (
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      ...securityHeaders,
      "content-security-policy": "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
