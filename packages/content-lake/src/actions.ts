import { z } from "zod";
import { draftIdOf, publishedIdOf } from "./document-ids.ts";
import { OperationError } from "./errors.ts";
import { patchOperations } from "./mutation-input.ts";
import type { WorkingSet } from "./mutations.ts";
import type { ContentDocument } from "./types.ts";
import { isRecord } from "./types.ts";

const prefix = "sanity.action.document";
const id = z.string().min(1);
const attributes = z.object({ _id: id, _type: z.string().min(1) }).catchall(z.unknown());

/** The actions of `POST /data/actions/:dataset` (https://www.sanity.io/docs/http-reference/actions). */
export const actionSchema = z.discriminatedUnion("actionType", [
  z.object({
    actionType: z.literal(`${prefix}.create`),
    publishedId: id,
    attributes,
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
  z.object({ actionType: z.literal(`${prefix}.replaceDraft`), publishedId: id, attributes }),
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
]);

export type Action = z.output<typeof actionSchema>;

/** Does one action. Throws OperationError when the state of the documents does not allow it. */
export function applyAction(set: WorkingSet, action: Action): void {
  switch (action.actionType) {
    case `${prefix}.create`: {
      const { attributes, publishedId, ifExists } = action;
      requirePair(publishedId, attributes._id);
      if (set.get(attributes._id) || set.get(publishedId)) {
        if (ifExists === "ignore") return;
        throw new OperationError({
          type: "documentAlreadyExistsError",
          description: `Document by ID "${attributes._id}" already exists`,
          id: attributes._id,
        });
      }
      set.apply({ create: attributes });
      return;
    }
    case `${prefix}.edit`: {
      const { publishedId, draftId, patch } = action;
      requirePair(publishedId, draftId);
      const { id: _alsoTheDraft, ifRevisionID, ...operations } = patch;
      if (!set.get(draftId)) {
        const published = existing(set, publishedId);
        set.apply({ create: { ...contentOf(published), _id: draftId } });
      }
      set.apply({
        patch: { id: draftId, ...operations, ...(ifRevisionID !== undefined && { ifRevisionID }) },
      });
      return;
    }
    case `${prefix}.replaceDraft`:
      requirePair(action.publishedId, action.attributes._id);
      set.apply({ createOrReplace: action.attributes });
      return;
    case `${prefix}.delete`: {
      const { publishedId, includeDrafts = [] } = action;
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
      set.apply({
        createOrReplace: {
          ...strengthened(contentOf(draft)),
          _id: publishedId,
          _type: draft._type,
          _createdAt: published?._createdAt ?? draft._createdAt,
        },
      });
      set.apply({ delete: { id: draftId } });
      return;
    }
    case `${prefix}.unpublish`: {
      const { publishedId, draftId } = action;
      requirePair(publishedId, draftId);
      const published = existing(set, publishedId);
      set.apply({ createIfNotExists: { ...contentOf(published), _id: draftId } });
      set.apply({ delete: { id: publishedId } });
      return;
    }
  }
}

/** Without what the service fills in itself. */
function contentOf(document: ContentDocument) {
  const { _rev, _updatedAt, ...content } = document;
  return content;
}

function existing(set: WorkingSet, wanted: string): ContentDocument {
  const document = set.get(wanted);
  if (document) return document;
  throw new OperationError(
    {
      type: "documentNotFoundError",
      description: `Document by ID "${wanted}" not found`,
      id: wanted,
    },
    404,
  );
}

function requireRevision(document: ContentDocument, wanted: string | null | undefined): void {
  if (!wanted || document._rev === wanted) return;
  throw new OperationError({
    type: "documentRevisionIDDoesNotMatchError",
    description: `Document "${document._id}" has unexpected revision ID ("${document._rev}"), expected "${wanted}"`,
    currentRevisionID: document._rev,
    expectedRevisionID: wanted,
    id: document._id,
  });
}

function requirePair(publishedId: string, draftId: string): void {
  if (publishedIdOf(publishedId) === publishedId && draftId === draftIdOf(publishedId)) return;
  throw new OperationError(
    {
      type: "validationError",
      description: `"${draftId}" is not the draft of "${publishedId}"`,
      id: publishedId,
    },
    400,
  );
}

/**
 * References to documents that were not published yet are weak in a draft; publishing makes those strong that
 * say so (https://www.sanity.io/docs/studio/reference-type).
 */
function strengthened<T>(value: T): T {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (!isRecord(part)) return part;
    const { _strengthenOnPublish: mark, _weak, ...rest } = part;
    if (typeof part._ref === "string" && isRecord(mark))
      return mark.weak === true ? { ...rest, _weak } : rest;
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, walk(child)]));
  };
  // The same shape comes back, without the marks.
  return walk(value) as T;
}
