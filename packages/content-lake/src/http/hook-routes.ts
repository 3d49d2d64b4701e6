import { httpError } from "../errors.ts";
import { type Hook, hookBody } from "../hooks/hook.ts";
import type { Lake } from "../lake.ts";
import { describeIssue } from "../mutation-input.ts";
import { isRecord } from "../types.ts";
import { jsonBody } from "./body.ts";
import { type LakeContext, requireAdministrator } from "./context.ts";

/** `/hooks/projects/:project`: https://www.sanity.io/docs/http-reference/webhooks */
export function hookHandlers(lake: Lake) {
  const existing = (c: LakeContext): Hook => {
    const hook = lake.hooks.get(c.req.param("id") ?? "");
    if (!hook) throw httpError(404, `Webhook "${c.req.param("id")}" not found`);
    return hook;
  };
  /** The secret signs our calls, so it is never returned. */
  const shown = ({ secret, ...hook }: Hook) => ({
    ...hook,
    projectId: lake.projectId,
    secret: null,
    hasSecret: Boolean(secret),
    isDisabled: hook.isDisabledByUser,
    deletedAt: null,
  });
  const fieldsOf = async (c: LakeContext, before: object = {}) => {
    const given = await jsonBody(c, 256 * 1024);
    if (!isRecord(given)) throw httpError(400, "The body must be an object");
    const parsed = hookBody.safeParse({ ...before, ...given });
    if (!parsed.success) throw httpError(400, `Invalid webhook: ${describeIssue(parsed.error)}`);
    return parsed.data;
  };

  return {
    list(c: LakeContext) {
      requireAdministrator(c);
      return c.json(lake.hooks.list().map(shown));
    },
    async add(c: LakeContext) {
      requireAdministrator(c);
      return c.json(shown(await lake.addHook(await fieldsOf(c))), 201);
    },
    one(c: LakeContext) {
      requireAdministrator(c);
      return c.json(shown(existing(c)));
    },
    async change(c: LakeContext) {
      requireAdministrator(c);
      const hook = existing(c);
      const { id, createdAt, updatedAt, ...before } = hook;
      const changed = await lake.changeHook(hook, await fieldsOf(c, before));
      return c.json(changed ? shown(changed) : null);
    },
    async remove(c: LakeContext) {
      requireAdministrator(c);
      await lake.hooks.remove(existing(c).id);
      return c.body(null, 204);
    },
    messages(c: LakeContext) {
      requireAdministrator(c);
      return c.json(
        lake.hooks
          .messages(existing(c).id)
          .map(({ body, nextAt, attempts, status, ...message }) => ({
            ...message,
            payload: body,
            status: status === "delivered" ? "success" : status === "failed" ? "failure" : "queued",
            failureCount: status === "delivered" ? attempts - 1 : attempts,
            resultCode: null,
          })),
      );
    },
    attempts(c: LakeContext) {
      requireAdministrator(c);
      return c.json(
        lake.hooks.attempts(existing(c).id).map(({ status, problem, ...attempt }) => ({
          ...attempt,
          resultCode: status ?? null,
          isFailure: problem !== undefined,
          failureReason: problem ?? null,
        })),
      );
    },
  };
}
