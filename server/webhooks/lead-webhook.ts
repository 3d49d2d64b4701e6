import { languageOf } from "@brightkeel/contracts";
import type { Context, Handler } from "hono";
import { HttpError } from "#server/http/http-error.ts";
import { readJson } from "#server/http/json-body.ts";
import { leadRate } from "#server/http/lead-rate.ts";
import { rejectCrossSite } from "./cross-site.ts";
import { enforceForSession, enforceRateLimit, leadsOfSession } from "./limits.ts";
import type { WebhooksOptions } from "./options.ts";
import { leadRequest } from "./request-schemas.ts";

/** Stores the lead of a visitor who opens the demo (docs/specification.md 7.1). */
export const leadWebhook =
  (options: WebhooksOptions): Handler =>
  async (context) => {
    rejectCrossSite(context, options);
    const { leadsPerMinute } = options.limits;
    await enforceRateLimit(context, leadRate(leadsPerMinute), options);
    if (leadsPerMinute > 0) await enforceForSession(context, leadsOfSession, options);
    const lead = await readJson(context, leadRequest);
    const { id } = await options
      .saveLead({
        ...lead,
        kind: "demo",
        idempotencyKey: idempotencyKey(context),
        behavior: { browser: isBrowser(context) },
        language: languageOf(context.req.header("accept-language")),
        ...attributionOf(context),
      })
      .catch((error: unknown) => {
        options.logger.error({ err: error }, "A lead could not be stored");
        throw new HttpError(
          503,
          {
            code: "not_stored",
            message: "Your details could not be stored just now. Please try again in a minute.",
          },
          { "retry-after": "60" },
        );
      });
    return context.json({ ok: true, id }, 200, { "cache-control": "no-store" });
  };

function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header("idempotency-key");
  return key && key.length <= 200 ? key : undefined;
}

/** Whether a header is present that browsers send with page requests. */
const isBrowser = (context: Context): boolean =>
  ["sec-fetch-site", "origin", "referer"].some((name) => context.req.header(name) !== undefined);

/** Page and campaign parameters (`utm_*`) from the Referer header. */
function attributionOf(context: Context) {
  const referrer = context.req.header("referer") ?? "";
  if (!URL.canParse(referrer)) return { page: undefined, campaign: undefined };
  const { pathname, searchParams } = new URL(referrer);
  const campaign: Record<string, string> = {};
  for (const [name, value] of searchParams) {
    if (/^utm_[a-z_]{1,30}$/.test(name) && value) campaign[name] = value.slice(0, 200);
  }
  return { page: pathname.slice(0, 500), campaign };
}
