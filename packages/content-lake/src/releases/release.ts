import { releaseDocumentId, releaseOf } from "../document-ids.ts";
import { OperationError } from "../errors.ts";
import type { ContentDocument } from "../types.ts";

/**
 * Releases are documents, `_.releases.NAME`, with a state. The hosted service goes through states such as `publishing`
 * on its way; here each change is one transaction, so nobody ever sees those:
 * https://www.sanity.io/docs/content-lake/content-release-document-flow
 */
export const releaseType = "system.release";

type ReleaseState = "active" | "scheduled" | "published" | "archived";

/** A version that stands for taking the document back when its release is published. */
export const isToUnpublish = ({ _system }: ContentDocument): boolean =>
  typeof _system === "object" && _system !== null && "delete" in _system && _system.delete === true;

/** When a release that is scheduled is to be published, in milliseconds since 1970. */
export function publishTimeOf(release: ContentDocument): number | undefined {
  if (release.state !== "scheduled" || typeof release.publishAt !== "string") return undefined;
  const time = Date.parse(release.publishAt);
  return Number.isNaN(time) ? undefined : time;
}

type Documents = { get(id: string): ContentDocument | null };

/**
 * Throws OperationError for a version of a release that is past being edited: what somebody has scheduled must be what
 * is published.
 */
export function requireUnlocked(documents: Documents, id: string): void {
  const name = releaseOf(id);
  const release = name === undefined ? null : documents.get(releaseDocumentId(name));
  if (!release || release._type !== releaseType || release.state === "active") return;
  throw new OperationError(
    {
      type: "validationError",
      description: `Document "${id}" cannot be changed: its release "${name}" is ${String(release.state)}`,
      id,
    },
    409,
  );
}

/** The release, which must be in one of the states. Throws OperationError. */
export function releaseIn(
  documents: Documents,
  name: string,
  states: readonly ReleaseState[],
): ContentDocument {
  const id = releaseDocumentId(name);
  const release = documents.get(id);
  if (release?._type !== releaseType)
    throw new OperationError(
      { type: "documentNotFoundError", description: `There is no release "${name}"`, id },
      404,
    );
  if (!states.some((state) => state === release.state))
    throw new OperationError({
      type: "invalidReleaseStateError",
      description: `Release "${name}" is ${String(release.state)}, and must be ${states.join(" or ")} for this`,
      id,
    });
  return release;
}
