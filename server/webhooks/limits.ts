import type { Context } from "hono";
import { clientAddress } from "#server/http/client-address.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { RateLimiter, RateLimitRule } from "#server/storage/index.ts";
import { isSecure, knownBrowser } from "./conversation-cookie.ts";

/** How often one network address, and one browser as long as it sends its cookie, may call the webhooks. */

/** More than a person types. A client that discards the cookie is still bound by the limits of its address. */
export const leadsOfSession: RateLimitRule = { name: "leads of a session", perHour: 5 };
export const chatOfSession: RateLimitRule = { name: "chat of a session", perMinute: 20 };

/** How many messages, with what is said of replies, one network address may send; 0 lifts the limit. */
export const chatRate = (perMinute: number): RateLimitRule => ({ name: "chat", perMinute });

/** Throws 429 with the time to wait. */
export async function enforceRateLimit(
  context: Context,
  rule: RateLimitRule,
  { rateLimiter, trustedProxies }: { rateLimiter: RateLimiter; trustedProxies: number },
): Promise<void> {
  const verdict = await rateLimiter.take(rule, clientAddress(context, trustedProxies));
  if (!verdict.ok) throw tooMany("Too many requests from your network.", verdict.retryAfterSeconds);
}

/** The same for one browser. */
export async function enforceForSession(
  context: Context,
  rule: RateLimitRule,
  {
    rateLimiter,
    ...way
  }: { rateLimiter: RateLimiter; publicOrigin: string | undefined; trustedProxies: number },
): Promise<void> {
  const session = knownBrowser(context, isSecure(context, way));
  if (session === undefined) return;
  const verdict = await rateLimiter.take(rule, session);
  if (!verdict.ok) throw tooMany("Too many requests from you.", verdict.retryAfterSeconds);
}

export const tooMany = (why: string, seconds: number): HttpError =>
  new HttpError(
    429,
    {
      code: "too_many_requests",
      message: `${why} Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    },
    { "retry-after": String(seconds) },
  );
