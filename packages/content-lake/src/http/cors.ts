import type { MiddlewareHandler } from "hono";
import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { isByTls, type LakeContext, type LakeEnv } from "./context.ts";
import { isOwnOrigin } from "./own-origin.ts";

/** Permissions of another origin's pages; pages of the service's own origin may do everything. */
type Allowed = { credentials: boolean } | undefined;

/** Returns the permissions of the request's origin; also undefined for requests without an origin. */
export function allowedTo(c: LakeContext, lake: Lake): Allowed {
  const origin = c.req.header("origin");
  if (origin === undefined) return undefined;
  if (isOwnOrigin(origin, c.req.header("host"), isByTls(c))) return { credentials: true };
  return lake.origins.allowed(origin);
}

/** Open to all origins, because these endpoints explain why others are refused. */
const openToAll = /\/(check\/cors|ping)$/;
const exposed = "etag, retry-after, content-length, x-sanity-shard";

/**
 * Answers preflights, and lets pages of the listed origins read answers. Other origins are answered too, but their
 * browser withholds the answer from the page (https://fetch.spec.whatwg.org/#http-cors-protocol).
 */
export function cors(lake: Lake): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    const origin = c.req.header("origin");
    if (origin === undefined) {
      await next();
      c.header("vary", "origin", { append: true });
      return;
    }
    const open = openToAll.test(c.req.path);
    const allowed = allowedTo(c, lake) ?? (open ? { credentials: false } : undefined);
    const headers: Record<string, string> = allowed
      ? {
          "access-control-allow-origin": origin,
          "access-control-expose-headers": exposed,
          ...(allowed.credentials && { "access-control-allow-credentials": "true" }),
        }
      : {};
    const wanted = c.req.header("access-control-request-method");
    if (c.req.method === "OPTIONS" && wanted !== undefined) {
      if (!allowed) {
        const { body } = httpError(403, `CORS origin not allowed: ${origin}`);
        return c.json(body, 403, { vary: "origin" });
      }
      return c.body(null, 204, {
        ...headers,
        "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
        "access-control-allow-headers":
          c.req.header("access-control-request-headers") ?? "authorization, content-type",
        "access-control-max-age": "600",
        vary: "origin, access-control-request-headers",
      });
    }
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header("vary", "origin", { append: true });
  };
}
