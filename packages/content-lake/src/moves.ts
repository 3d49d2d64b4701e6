import { draftIdOf, publishedIdOf, variantOf, variants } from "./document-ids.ts";
import { OperationError } from "./errors.ts";
import type { WorkingSet } from "./mutations.ts";
import { isToUnpublish } from "./releases/release.ts";
import type { ContentDocument } from "./types.ts";
import { isRecord } from "./types.ts";

/** Shared steps of actions on drafts and release versions: moving documents from one variant to another. */

/** Returns a document without the fields that the service sets itself. */
export function contentOf(document: ContentDocument) {
  const { _rev, _updatedAt, ...content } = document;
  return content;
}

/** Replaces the published document with a draft or a version. */
export function publish(set: WorkingSet, version: ContentDocument): void {
  const publishedId = publishedIdOf(version._id);
  const published = set.get(publishedId);
  if (isToUnpublish(version)) {
    if (published) unpublish(set, published);
  } else {
    const { _system, ...content } = contentOf(version);
    set.apply({
      createOrReplace: {
        ...strengthened(content),
        _id: publishedId,
        _type: version._type,
        _createdAt: published?._createdAt ?? version._createdAt,
      },
    });
  }
  set.apply({ delete: { id: version._id } });
}

/** Turns a published document back into a draft, unless there is one already. */
export function unpublish(set: WorkingSet, published: ContentDocument): void {
  set.apply({ createIfNotExists: { ...contentOf(published), _id: draftIdOf(published._id) } });
  set.apply({ delete: { id: published._id } });
}

/** Returns the document with this id. Throws OperationError 404 when it does not exist. */
export function existing(set: WorkingSet, wanted: string): ContentDocument {
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

/** Throws OperationError when a document that is to be created already exists. */
export function requireNew(set: WorkingSet, id: string): void {
  if (!set.get(id)) return;
  throw new OperationError({
    type: "documentAlreadyExistsError",
    description: `Document by ID "${id}" already exists`,
    id,
  });
}

/** Throws OperationError unless a document has the wanted revision, if one is wanted. */
export function requireRevision(
  document: ContentDocument,
  wanted: string | null | undefined,
): void {
  if (!wanted || document._rev === wanted) return;
  throw new OperationError({
    type: "documentRevisionIDDoesNotMatchError",
    description: `Document "${document._id}" has unexpected revision ID ("${document._rev}"), expected "${wanted}"`,
    currentRevisionID: document._rev,
    expectedRevisionID: wanted,
    id: document._id,
  });
}

/** Throws OperationError unless `versionId` is the draft of a document or its version in a release. */
export function requirePair(publishedId: string, versionId: string): void {
  const variant = variantOf(versionId);
  if (
    publishedIdOf(publishedId) === publishedId &&
    (variant === variants.draft || variant === variants.version) &&
    publishedIdOf(versionId) === publishedId
  )
    return;
  throw new OperationError(
    {
      type: "validationError",
      description: `"${versionId}" is no draft and no version of "${publishedId}"`,
      id: publishedId,
    },
    400,
  );
}

/**
 * Makes references strong where they say so: in a draft, references to documents not yet published are weak
 * (https://www.sanity.io/docs/studio/reference-type).
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
  // The result has the same shape, without the marks.
  return walk(value) as T;
}
