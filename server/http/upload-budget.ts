import { maxFormBytes } from "@brightkeel/contracts";
import type { MiddlewareHandler } from "hono";
import { clientAddress } from "./client-address.ts";

/** Bodies that are read into memory at one moment, in bytes; a form with a file may have `maxFormBytes`. */
const budgetForAll = 8 * maxFormBytes;
/** Of these, what one address may take up, so that nobody fills it alone. */
const budgetForOne = 3 * maxFormBytes;
/** Forms without a file are small: they count towards nothing. */
const small = 256 * 1024;

/**
 * Bounds the memory that forms with files take while they arrive, also when many are sent slowly at one moment. For people
 * who read the answer as a page of its own: the browser's Back brings back what they typed.
 */
export function uploadBudget(options: { trustedProxies: number }): MiddlewareHandler {
  const taken = new Map<string, number>();
  let all = 0;
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    const length = Number(context.req.header("content-length") ?? Number.NaN);
    // Without its length, a body may be as long as any.
    const bytes = Number.isFinite(length) ? Math.min(length, maxFormBytes) : maxFormBytes;
    if (bytes <= small) return next();
    const client = clientAddress(context, options.trustedProxies);
    const own = taken.get(client) ?? 0;
    if (all + bytes > budgetForAll || own + bytes > budgetForOne) {
      return context.text(
        "Many files are being sent at this moment. Go back, and send yours again in ten seconds: what you typed is still there.\n",
        503,
        // The body was not read, so the connection cannot be used again.
        { "retry-after": "10", "cache-control": "no-store", connection: "close" },
      );
    }
    all += bytes;
    taken.set(client, own + bytes);
    try {
      await next();
    } finally {
      all -= bytes;
      const left = (taken.get(client) ?? 0) - bytes;
      if (left > 0) taken.set(client, left);
      else taken.delete(client);
    }
  };
}
