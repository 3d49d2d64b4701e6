import { z } from "zod";
import { actionSchema, applyAction } from "../actions.ts";
import { httpError, notSupported } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { describeIssue } from "../mutation-input.ts";
import { isRecord } from "../types.ts";
import { jsonBody } from "./body.ts";
import {
  flag,
  knowsReleases,
  type LakeContext,
  readableDataset,
  requireWriter,
} from "./context.ts";

const body = z.object({
  actions: z.array(actionSchema).min(1),
  transactionId: z.string().optional(),
  dryRun: z.boolean().optional(),
  skipCrossDatasetReferenceValidation: z.boolean().optional(),
});

/** `POST /data/actions/:dataset`: all actions of a request are one transaction. */
export function actionsHandler(lake: Lake) {
  return async (c: LakeContext): Promise<Response> => {
    const identity = requireWriter(c);
    const dataset = readableDataset(c, lake, c.req.param("dataset"));
    const given = await jsonBody(c);
    refuseReleases(c, given);
    const parsed = body.safeParse(given);
    if (!parsed.success) throw httpError(400, `Invalid action: ${describeIssue(parsed.error)}`);
    const { actions, transactionId, dryRun } = parsed.data;
    const done = dataset.transact(
      "action",
      identity,
      { transactionId, dryRun: dryRun ?? flag(c.req.query("dryRun")) },
      (set, at) => {
        for (const [index, action] of actions.entries()) {
          at(index);
          applyAction(set, action);
        }
      },
    );
    return c.json({ transactionId: done.transactionId });
  };
}

/** Content releases are the hosted service's; below their API version nobody has them. */
function refuseReleases(c: LakeContext, given: unknown): void {
  const actions = isRecord(given) && Array.isArray(given.actions) ? given.actions : [];
  for (const action of actions) {
    const type = isRecord(action) ? String(action.actionType) : "";
    if (!/^sanity\.action\.(release\.|document\.version\.)/.test(type)) continue;
    if (!knowsReleases(c))
      throw httpError(400, `The action "${type}" needs API version 2025-02-19 or later`);
    throw notSupported(
      `The action "${type}"`,
      'There are no content releases here: publish documents with "sanity.action.document.publish".',
    );
  }
}
