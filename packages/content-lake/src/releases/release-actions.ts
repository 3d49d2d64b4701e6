import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { draftIdOf, randomId, releaseDocumentId, versionPrefix } from "../document-ids.ts";
import { OperationError } from "../errors.ts";
import { contentOf, publish, requireNew } from "../moves.ts";
import { describeIssue, patchOperations } from "../mutation-input.ts";
import type { WorkingSet } from "../mutations.ts";
import { type ContentDocument, isRecord } from "../types.ts";
import { releaseIn, releaseType } from "./release.ts";

const prefix = "sanity.action.release";
const releaseId = z
  .string()
  .regex(/^[\w-]{1,64}$/, "A release has letters, digits, _ and - for a name")
  .refine((id) => !["raw", "published", "drafts", "previewDrafts"].includes(id), {
    message: "This is the name of a perspective",
  });
const metadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  intendedPublishAt: z.string().optional(),
  releaseType: z.enum(["asap", "scheduled", "undecided"]).optional(),
  cardinality: z.enum(["many", "one"]).optional(),
});
const simple = <Name extends string>(name: Name) =>
  z.object({ actionType: z.literal(`${prefix}.${name}`), releaseId });

/** Actions on a whole release (https://www.sanity.io/docs/http-reference/actions). */
export const releaseActions = [
  simple("create").extend({ metadata: metadata.optional() }),
  simple("edit").extend({ patch: patchOperations }),
  simple("schedule").extend({ publishAt: z.iso.datetime({ offset: true }) }),
  simple("unschedule"),
  simple("publish"),
  simple("archive"),
  simple("unarchive"),
  simple("delete"),
] as const;

export type ReleaseAction = z.output<(typeof releaseActions)[number]>;

/** Applies an action. Throws OperationError if the state of the release or its documents does not allow it. */
export function applyReleaseAction(set: WorkingSet, action: ReleaseAction, author: string): void {
  const name = action.releaseId;
  const id = releaseDocumentId(name);
  switch (action.actionType) {
    case `${prefix}.create`:
      requireNew(set, id);
      set.apply({
        create: {
          _id: id,
          _type: releaseType,
          name,
          state: "active",
          userId: author,
          metadata: { releaseType: "undecided", ...action.metadata },
        },
      });
      return;
    case `${prefix}.edit`:
      releaseIn(set, name, ["active", "scheduled", "published", "archived"]);
      requireMetadataOnly(id, action.patch);
      set.apply({ patch: { id, ...action.patch } });
      metadataOf(set, id);
      return;
    case `${prefix}.schedule`: {
      releaseIn(set, name, ["active", "scheduled"]);
      if (Date.parse(action.publishAt) <= Date.parse(set.timestamp))
        throw invalid(id, `Release "${name}" can only be scheduled for a time to come`);
      const publishAt = new Date(action.publishAt).toISOString();
      set.apply({ patch: { id, set: { state: "scheduled", publishAt }, unset: ["error"] } });
      return;
    }
    case `${prefix}.unschedule`:
      releaseIn(set, name, ["scheduled"]);
      set.apply({ patch: { id, set: { state: "active" }, unset: ["publishAt"] } });
      return;
    case `${prefix}.publish`:
      releaseIn(set, name, ["active", "scheduled"]);
      publishRelease(set, name);
      return;
    case `${prefix}.archive`: {
      releaseIn(set, name, ["active"]);
      const versions = set.below(versionPrefix(name));
      for (const version of versions) set.apply({ delete: { id: version._id } });
      close(set, name, versions, { state: "archived" });
      return;
    }
    case `${prefix}.unarchive`: {
      const release = releaseIn(set, name, ["archived"]);
      set.unlocked(() => restore(set, release));
      set.apply({ patch: { id, set: { state: "active" }, unset: ["finalDocumentStates"] } });
      return;
    }
    case `${prefix}.delete`:
      releaseIn(set, name, ["archived", "published"]);
      set.apply({ delete: { id } });
      return;
  }
}

/** Publishes every version of a release, as one transaction. */
export function publishRelease(set: WorkingSet, name: string): void {
  const versions = set.below(versionPrefix(name));
  set.unlocked(() => {
    for (const version of versions) publish(set, version);
  });
  if (isOfOneDocument(set.get(releaseDocumentId(name))))
    for (const version of versions) discardEqualDraft(set, version);
  close(set, name, versions, { state: "published", publishedAt: set.timestamp });
}

const isOfOneDocument = (release: ContentDocument | null): boolean =>
  isRecord(release?.metadata) && release.metadata.cardinality === "one";

/**
 * Discards the draft of a published version if it has the same content: the Studio schedules a draft by copying it
 * into its own release. A draft that has been edited since is kept.
 */
function discardEqualDraft(set: WorkingSet, version: ContentDocument): void {
  const draft = set.get(draftIdOf(version._id));
  if (draft && isDeepStrictEqual(ownContentOf(draft), ownContentOf(version)))
    set.apply({ delete: { id: draft._id } });
}

function ownContentOf(document: ContentDocument): object {
  const { _id, _createdAt, _system, ...content } = contentOf(document);
  return content;
}

/** Closes a release, and records its documents in it. */
function close(
  set: WorkingSet,
  name: string,
  versions: ContentDocument[],
  end: { state: "archived" | "published"; publishedAt?: string },
): void {
  const finalDocumentStates = versions.map(({ _id }) => ({ _key: randomId(), id: _id }));
  set.apply({
    patch: {
      id: releaseDocumentId(name),
      set: { ...end, finalDocumentStates },
      unset: ["publishAt", "error"],
    },
  });
}

function restore(set: WorkingSet, release: ContentDocument): void {
  for (const { id } of finalStates.catch([]).parse(release.finalDocumentStates)) {
    const version = set.reader.lastRevisionOf(id);
    if (!version)
      throw invalid(release._id, `"${id}" is so long ago that the history has it no longer`);
    set.apply({ createIfNotExists: { ...contentOf(version), _id: id } });
  }
}

const finalStates = z.array(z.looseObject({ id: z.string() }));

/** Throws OperationError for a patch of fields other than the release's metadata. */
function requireMetadataOnly(id: string, patch: z.output<typeof patchOperations>): void {
  const { unset = [], insert, ...byPath } = patch;
  const inserted =
    insert && Object.entries(insert).flatMap(([at, path]) => (at === "items" ? [] : path));
  const paths = [
    ...unset,
    ...(inserted ?? []),
    ...Object.values(byPath).flatMap((part) => Object.keys(part ?? {})),
  ];
  const other = paths.find((path) => !/^metadata(?![\w-])/.test(String(path)));
  if (other !== undefined)
    throw invalid(id, `Only "metadata" of a release can be edited, and not "${String(other)}"`);
}

function metadataOf(set: WorkingSet, id: string): void {
  const parsed = metadata.safeParse(set.get(id)?.metadata);
  if (!parsed.success)
    throw invalid(
      id,
      `The metadata of a release must be as documented: ${describeIssue(parsed.error)}`,
    );
}

const invalid = (id: string, description: string): OperationError =>
  new OperationError({ type: "validationError", description, id }, 400);
