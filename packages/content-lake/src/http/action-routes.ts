import { z } from "zod";
import { applyDocumentAction, documentActions } from "../actions.ts";
import { httpError, notSupported, purgeNotSupported } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { describeIssue } from "../mutation-input.ts";
import type { WorkingSet } from "../mutations.ts";
import {
  applyReleaseAction,
  type ReleaseAction,
  releaseActions,
} from "../releases/release-actions.ts";
import {
  applyVersionAction,
  type VersionAction,
  versionActions,
} from "../releases/version-actions.ts";
import { isRecord } from "../types.ts";
import { jsonBody } from "./body.ts";
import {
  flag,
  knowsReleases,
  type LakeContext,
  readableDataset,
  requireWriter,
} from "./context.ts";

const known = z.discriminatedUnion("actionType", [
  ...documentActions,
  ...releaseActions,
  ...versionActions,
]);
type Action = z.output<typeof known>;

const isRelease = (action: Action): action is ReleaseAction =>
  action.actionType.startsWith("sanity.action.release.");
const isVersion = (action: Action): action is VersionAction =>
  action.actionType.startsWith("sanity.action.document.version.");

/** The documentation calls it `versionId`, the client `draftId`. */
const ofDraftOrVersion = /^sanity\.action\.document\.(edit|publish|unpublish|discard)$/;
const action = z.preprocess(
  (given) =>
    isRecord(given) && ofDraftOrVersion.test(String(given.actionType))
      ? { ...given, draftId: given.draftId ?? given.versionId }
      : given,
  known,
);

const body = z.object({
  actions: z.array(action).min(1),
  transactionId: z.string().optional(),
  dryRun: z.boolean().optional(),
  skipCrossDatasetReferenceValidation: z.boolean().optional(),
});

/** `POST /data/actions/:dataset`: runs all actions of a request in one transaction. */
export function actionsHandler(lake: Lake) {
  return async (c: LakeContext): Promise<Response> => {
    const identity = requireWriter(c);
    const dataset = readableDataset(c, lake, c.req.param("dataset"));
    const given = await jsonBody(c);
    refuseUnknown(c, given);
    const parsed = body.safeParse(given);
    if (!parsed.success) throw httpError(400, `Invalid action: ${describeIssue(parsed.error)}`);
    const { actions, transactionId, dryRun } = parsed.data;
    const done = await dataset.transact(
      "action",
      identity,
      { transactionId, dryRun: dryRun ?? flag(c.req.query("dryRun")) },
      actions.map((each, index) => ({ index, apply: (set) => apply(set, each, identity.id) })),
    );
    return c.json({ transactionId: done.transactionId });
  };
}

function apply(set: WorkingSet, given: Action, author: string): void {
  if (isRelease(given)) applyReleaseAction(set, given, author);
  else if (isVersion(given)) applyVersionAction(set, given);
  else applyDocumentAction(set, given);
}

/**
 * Rejects actions that only the hosted service has, and release and version actions below the API version of
 * releases.
 */
function refuseUnknown(c: LakeContext, given: unknown): void {
  const actions = isRecord(given) && Array.isArray(given.actions) ? given.actions : [];
  for (const each of actions) {
    const type = isRecord(each) ? String(each.actionType) : "";
    if (isRecord(each) && each.purge === true) throw purgeNotSupported();
    if (/^sanity\.action\.(release\.|document\.version\.)/.test(type) && !knowsReleases(c))
      throw httpError(400, `The action "${type}" needs API version 2025-02-19 or later`);
    if (type === "sanity.action.release.import")
      throw notSupported(`The action "${type}"`, "Import the documents of the dataset instead.");
    if (/^sanity\.action\.(document\.variant\.|variant\.)/.test(type))
      throw notSupported(`The action "${type}"`, "Keep variants as documents of their own.");
  }
}
