import { z } from "zod";
import { mostDays, type TokenEntry } from "../access.ts";
import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { describeIssue } from "../mutation-input.ts";
import type { AllowedOrigin } from "../origins.ts";
import { isRole, roles } from "../roles.ts";
import { jsonBody } from "./body.ts";
import { type LakeContext, requireAdministrator } from "./context.ts";

const originBody = z.object({ origin: z.string(), allowCredentials: z.boolean().default(false) });
const tokenBody = z.object({
  label: z.string().min(1).max(200),
  roleName: z.string().default("viewer"),
  /** Lifetime of the token in days; the hosted service has no such field. */
  days: z.number().positive().max(mostDays).optional(),
});

/** Handlers for origins, tokens and roles, in the format of the hosted service's management API. */
export function managementHandlers(lake: Lake) {
  async function body<T extends z.ZodType>(c: LakeContext, shape: T): Promise<z.output<T>> {
    const parsed = shape.safeParse(await jsonBody(c, 64 * 1024));
    if (!parsed.success) throw httpError(400, `Invalid body: ${describeIssue(parsed.error)}`);
    return parsed.data;
  }
  const shownOrigin = ({ id, origin, allowCredentials, createdAt }: AllowedOrigin) => ({
    id,
    origin,
    allowCredentials,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    projectId: lake.projectId,
  });
  const shownToken = ({ id, name, role, createdAt, expiresAt }: TokenEntry) => ({
    id,
    label: name,
    projectUserId: id,
    createdAt,
    ...(expiresAt !== undefined && { expiresAt }),
    roles: [{ name: role, title: roles[role].title }],
  });
  const removed = (c: LakeContext, was: boolean, what: string): Response => {
    if (!was) throw httpError(404, `${what} not found`);
    return c.body(null, 204);
  };

  return {
    origins(c: LakeContext) {
      requireAdministrator(c);
      return c.json(lake.origins.list().map(shownOrigin));
    },
    async addOrigin(c: LakeContext) {
      requireAdministrator(c);
      const { origin, allowCredentials } = await body(c, originBody);
      return c.json(shownOrigin(await lake.origins.add(origin, allowCredentials)), 201);
    },
    async removeOrigin(c: LakeContext) {
      requireAdministrator(c);
      return removed(c, await lake.origins.remove(c.req.param("id") ?? ""), "Origin");
    },
    tokens(c: LakeContext) {
      requireAdministrator(c);
      return c.json(lake.tokens.list().map(shownToken));
    },
    async addToken(c: LakeContext) {
      requireAdministrator(c);
      const { label, roleName, days } = await body(c, tokenBody);
      if (!isRole(roleName))
        throw httpError(
          400,
          `There is no role "${roleName}": choose one of ${Object.keys(roles).join(", ")}`,
        );
      const { id, token } = await lake.tokens.create({ name: label, role: roleName, days });
      const entry = lake.tokens.list().find((one) => one.id === id);
      return c.json({ ...(entry && shownToken(entry)), key: token }, 201);
    },
    async removeToken(c: LakeContext) {
      requireAdministrator(c);
      return removed(c, await lake.tokens.revoke(c.req.param("id") ?? ""), "Token");
    },
    roles(c: LakeContext) {
      return c.json(
        Object.entries(roles).map(([name, { title, description }]) => ({
          name,
          title,
          description,
          isCustom: false,
          projectId: lake.projectId,
          appliesToUsers: true,
          appliesToRobots: true,
          grants: {},
        })),
      );
    },
  };
}
