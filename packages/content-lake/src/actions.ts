import { z } from "zod";
import { draftIdOf, variantOf, variants } from "./document-ids.ts";
import { OperationError } from "./errors.ts";
import {
  contentOf,
  existing,
  publish,
  requireNew,
  requirePair,
  requireRevision,
  unpublish,
} from "./moves.ts";
import { document, identified, patchOperations } from "./mutation-input.ts";
import type { WorkingSet } from "./mutations.ts";

const prefix = "sanity.action.document";
const id = z.string().min(1);

/** Actions on one document, its draft or its version in a release. */
export const documentActions = [
  z.object({
    actionType: z.literal(`${prefix}.create`),
    publishedId: id,
    attributes: document,
    ifExists: z.enum(["fail", "ignore"]),
  }),
  z.object({
    actionType: z.literal(`${prefix}.edit`),
    publishedId: id,
    draftId: id,
    patch: patchOperations.extend({
      id: z.string().optional(),
      ifRevisionID: z.string().optional(),
    }),
  }),
  z.object({
    actionType: z.literal(`${prefix}.replaceDraft`),
    publishedId: id,
    attributes: identified,
  }),
  z.object({
    actionType: z.literal(`${prefix}.delete`),
    publishedId: id,
    includeDrafts: z.array(id).optional(),
    purge: z.boolean().optional(),
  }),
  z.object({
    actionType: z.literal(`${prefix}.discard`),
    draftId: id,
    purge: z.boolean().optional(),
  }),
  z.object({
    actionType: z.literal(`${prefix}.publish`),
    publishedId: id,
    draftId: id,
    ifDraftRevisionId: z.string().nullish(),
    ifPublishedRevisionId: z.string().nullish(),
  }),
  z.object({ actionType: z.literal(`${prefix}.unpublish`), publishedId: id, draftId: id }),
] as const;

type DocumentAction = z.output<(typeof documentActions)[number]>;

/** Applies one action. Throws OperationError when the state of the documents does not allow it. */
export function applyDocumentAction(set: WorkingSet, action: DocumentAction): void {
  switch (action.actionType) {
    case `${prefix}.create`: {
      const { publishedId, ifExists } = action;
      // Attributes without an id mean the draft.
      const attributes = {
        ...action.attributes,
        _id: action.attributes._id ?? draftIdOf(publishedId),
      };
      requirePair(publishedId, attributes._id);
      // A version may be created of a published document; a draft of one is created by editing it.
      const ids = variantOf(attributes._id) === variants.version ? [] : [publishedId];
      for (const each of [attributes._id, ...ids]) {
        if (ifExists === "ignore" && set.get(each)) return;
        requireNew(set, each);
      }
      set.apply({ create: attributes });
      return;
    }
    case `${prefix}.edit`: {
      const { publishedId, draftId, patch } = action;
      requirePair(publishedId, draftId);
      const { id: _alsoTheDraft, ifRevisionID, ...operations } = patch;
      if (!set.get(draftId)) {
        if (variantOf(draftId) === variants.version) existing(set, draftId);
        const published = existing(set, publishedId);
        set.apply({ create: { ...contentOf(published), _id: draftId } });
      }
      set.apply({
        patch: { id: draftId, ...operations, ...(ifRevisionID !== undefined && { ifRevisionID }) },
      });
      return;
    }
    case `${prefix}.replaceDraft`: {
      const { publishedId, attributes } = action;
      requirePair(publishedId, attributes._id);
      if (!set.get(attributes._id)) existing(set, publishedId);
      set.apply({ createOrReplace: attributes });
      return;
    }
    case `${prefix}.delete`: {
      const { publishedId, includeDrafts = [] } = action;
      const draft = draftIdOf(publishedId);
      if (!includeDrafts.includes(draft)) requireNone(set, draft);
      const found = [publishedId, ...includeDrafts].filter((each) => set.get(each));
      if (found.length === 0) existing(set, publishedId);
      for (const each of found) set.apply({ delete: { id: each } });
      return;
    }
    case `${prefix}.discard`:
      existing(set, action.draftId);
      set.apply({ delete: { id: action.draftId } });
      return;
    case `${prefix}.publish`: {
      const { publishedId, draftId, ifDraftRevisionId, ifPublishedRevisionId } = action;
      requirePair(publishedId, draftId);
      const draft = existing(set, draftId);
      const published = set.get(publishedId);
      requireRevision(draft, ifDraftRevisionId);
      if (ifPublishedRevisionId)
        requireRevision(published ?? existing(set, publishedId), ifPublishedRevisionId);
      publish(set, draft);
      return;
    }
    case `${prefix}.unpublish`: {
      const { publishedId, draftId } = action;
      requirePair(publishedId, draftId);
      unpublish(set, existing(set, publishedId));
      return;
    }
  }
}

/** Throws OperationError 409 when deleting the document would leave its draft behind. */
function requireNone(set: WorkingSet, draftId: string): void {
  if (!set.get(draftId)) return;
  throw new OperationError({
    type: "validationError",
    description: `"${draftId}" would be left without its document: name it in "includeDrafts"`,
    id: draftId,
  });
}
