import { deleteCookie, getCookie } from "hono/cookie";
import { z } from "zod";
import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { jsonBody } from "./body.ts";
import { type LakeContext, requireToken } from "./context.ts";

const settings = z.array(z.object({ key: z.string().max(200), value: z.unknown() })).max(50);

/**
 * Handlers for what the Studio requests besides content: permissions, plan features and its settings. The endpoints
 * are undocumented; the formats are those that Studio 6 reads.
 */
export function studioHandlers(lake: Lake) {
  return {
    grants: (c: LakeContext) => c.json({}),
    nothing: (c: LakeContext) => c.json([]),
    /** Features of the hosted service's plans that the Studio enables. */
    features: (c: LakeContext) =>
      c.json(["contentReleases", "crossDatasetReferences", "singleDocRelease"]),
    /** The number of releases is unlimited. */
    releaseLimits: (c: LakeContext) =>
      c.json({
        data: {
          datasetReleaseLimit: Number.MAX_SAFE_INTEGER,
          orgActiveReleaseLimit: null,
          orgMeteredActiveReleaseCount: 0,
        },
      }),
    /** The Studio reads here after how many days it says a finished release is removed: this service keeps them. */
    subscriptions: (c: LakeContext) =>
      c.json({ featureTypes: { retention: { features: [{ attributes: {} }] } } }),
    emptyObject: (c: LakeContext) => c.json({}),
    noContent: (c: LakeContext) => c.body(null, 204),
    /** References from other datasets are not tracked by this service. */
    noReferences: (c: LakeContext) => c.json({ totalCount: 0, references: [] }),
    async signOut(c: LakeContext) {
      await lake.sessions.end(getCookie(c, lake.sessions.cookie));
      deleteCookie(c, lake.sessions.cookie, { path: "/", secure: lake.sessions.secure });
      return c.body(null, 204);
    },
    /** A token with write access may do everything; documents are not hidden from editors. */
    acl(c: LakeContext) {
      const identity = c.get("identity");
      const write = identity.kind === "token" && identity.canWrite;
      return c.json([
        {
          filter: '_id in path("**")',
          permissions: write ? ["read", "create", "update", "history", "editHistory"] : ["read"],
        },
      ]);
    },
    settings(c: LakeContext) {
      const { id } = requireToken(c);
      const keys = (c.req.param("keys") ?? "").split(",").filter(Boolean);
      return c.json(
        keys.flatMap((key) => {
          const value = lake.settings.get(id, key);
          return value === undefined ? [] : [{ key, value: JSON.parse(value) }];
        }),
      );
    },
    async saveSettings(c: LakeContext) {
      const { id } = requireToken(c);
      const parsed = settings.safeParse(await jsonBody(c, 256 * 1024));
      if (!parsed.success) throw httpError(400, "The body must be a list of {key, value}");
      for (const { key, value } of parsed.data)
        await lake.settings.save(id, key, JSON.stringify(value ?? null));
      return c.json(parsed.data);
    },
  };
}
