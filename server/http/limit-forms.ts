import type { MiddlewareHandler } from "hono";
import type { RateLimiter } from "#server/storage/index.ts";
import { clientAddress } from "./client-address.ts";
import { leadRate } from "./lead-rate.ts";

/**
 * Counts posts of the site's forms with the leads of the demo. The
 * sentence is read beside the form, or without script as a page of its own: the browser's Back brings back what was typed.
 */
export function limitForms(options: {
  rateLimiter: RateLimiter;
  leadsPerMinute: number;
  trustedProxies: number;
}): MiddlewareHandler {
  const rule = leadRate(options.leadsPerMinute);
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    const client = clientAddress(context, options.trustedProxies);
    const verdict = await options.rateLimiter.take(rule, client);
    if (verdict.ok) return next();
    const seconds = verdict.retryAfterSeconds;
    return context.text(
      `Too many messages came from your network. Send yours again in ${seconds} ${seconds === 1 ? "second" : "seconds"}: what you typed is still there, here or one page back.\n`,
      429,
      { "retry-after": String(seconds), "cache-control": "no-store" },
    );
  };
}
