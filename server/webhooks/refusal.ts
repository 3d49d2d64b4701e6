import type { WebhookError } from "@brightkeel/contracts";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A request that is answered with an error. The message says what is wrong and what to do. */
export class Refusal extends HTTPException {
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
