import type { RateLimiter } from "#server/storage/index.ts";
import { errorResponse } from "./http-error.ts";
import { leadRate } from "./lead-rate.ts";

/** Counts one request of a network address; resolves with the response that refuses it if there were too many. */
export type LimitRequests = (address: string) => Promise<Response | undefined>;

/**
 * Creates the limit on form posts, which count together with the demo's leads. People get the response as a page of
 * its own, and the browser's Back restores what they typed.
 */
export function limitForms(options: {
  rateLimiter: RateLimiter;
  leadsPerMinute: number;
}): LimitRequests {
  const rule = leadRate(options.leadsPerMinute);
  return async (address) => {
    const verdict = await options.rateLimiter.take(rule, address);
    if (verdict.ok) return undefined;
    const seconds = verdict.retryAfterSeconds;
    return errorResponse(
      429,
      `Too many messages came from your network. Go back, and send yours again in ${seconds} ${seconds === 1 ? "second" : "seconds"}: what you typed is still there.`,
      { "retry-after": String(seconds) },
    );
  };
}

/**
 * Creates the limit on opening preview links: more than an office of editors needs, where the Studio's pane opens one
 * for each, and far fewer than guessing needs.
 */
export const limitPreviews =
  (rateLimiter: RateLimiter): LimitRequests =>
  async (address) => {
    const verdict = await rateLimiter.take({ name: "previews", perMinute: 60 }, address);
    if (verdict.ok) return undefined;
    return errorResponse(429, "Too many preview links were opened. Try again in a minute.", {
      "retry-after": String(verdict.retryAfterSeconds),
    });
  };
