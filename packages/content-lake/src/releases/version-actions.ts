import { z } from "zod";
import { releaseOf } from "../document-ids.ts";
import { OperationError } from "../errors.ts";
import { contentOf, existing, requireNew, requirePair, requireRevision } from "../moves.ts";
import { identified } from "../mutation-input.ts";
import type { WorkingSet } from "../mutations.ts";
import { releaseIn } from "./release.ts";

const prefix = "sanity.action.document.version";
const id = z.string().min(1);

/** Actions on a document's version in a release, or on its draft. */
export const versionActions = [
  z
    .object({
      actionType: z.literal(`${prefix}.create`),
      publishedId: id,
      document: identified.optional(),
      baseId: id.optional(),
      versionId: id.optional(),
      ifBaseRevisionId: z.string().nullish(),
    })
    .refine(
      ({ document, baseId, versionId }) =>
        document ? baseId === undefined : baseId !== undefined && versionId !== undefined,
      { message: 'Either "document" is needed, or "baseId" and "versionId"' },
    ),
  z.object({ actionType: z.literal(`${prefix}.replace`), document: identified }),
  z.object({
    actionType: z.literal(`${prefix}.discard`),
    versionId: id,
    purge: z.boolean().optional(),
  }),
  z.object({ actionType: z.literal(`${prefix}.unpublish`), versionId: id, publishedId: id }),
] as const;

export type VersionAction = z.output<(typeof versionActions)[number]>;

/** Applies an action. Throws OperationError if the state of the documents does not allow it. */
export function applyVersionAction(set: WorkingSet, action: VersionAction): void {
  switch (action.actionType) {
    case `${prefix}.create`: {
      const { publishedId, document, baseId = "", versionId = "", ifBaseRevisionId } = action;
      const target = document?._id ?? versionId;
      requirePair(publishedId, target);
      requireRelease(set, target);
      requireNew(set, target);
      if (document) {
        set.apply({ create: document });
        return;
      }
      const base = existing(set, baseId);
      requireRevision(base, ifBaseRevisionId);
      const { _system, ...content } = contentOf(base);
      set.apply({ create: { ...content, _id: target, _type: base._type } });
      return;
    }
    case `${prefix}.replace`:
      existing(set, action.document._id);
      set.apply({ createOrReplace: action.document });
      return;
    case `${prefix}.discard`:
      if (!/^(drafts|versions)\./.test(action.versionId))
        throw invalid(action.versionId, `"${action.versionId}" is no draft and no version`);
      existing(set, action.versionId);
      set.apply({ delete: { id: action.versionId } });
      return;
    case `${prefix}.unpublish`: {
      const { versionId, publishedId } = action;
      requirePair(publishedId, versionId);
      if (releaseOf(versionId) === undefined)
        throw invalid(versionId, `"${versionId}" is not in a release`);
      requireRelease(set, versionId);
      const published = existing(set, publishedId);
      if (!set.get(versionId)) {
        const { _system, ...content } = contentOf(published);
        set.apply({ create: { ...content, _id: versionId, _type: published._type } });
      }
      set.apply({ patch: { id: versionId, set: { "_system.delete": true } } });
      return;
    }
  }
}

/** Throws OperationError 404 if the version's release doesn't exist. */
function requireRelease(set: WorkingSet, versionId: string): void {
  const name = releaseOf(versionId);
  if (name !== undefined) releaseIn(set, name, ["active"]);
}

const invalid = (id: string, description: string): OperationError =>
  new OperationError({ type: "validationError", description, id }, 400);
