import { releaseDocumentId, releaseOf } from "../document-ids.ts";
import { OperationError } from "../errors.ts";
import type { ContentDocument } from "../types.ts";

/**
 * Releases are documents, `_.releases.NAME`, with a state. The hosted service has intermediate states such as
 * `publishing`; here each change is one transaction, so those never occur:
 * https://www.sanity.io/docs/content-lake/content-release-document-flow
 */
export const releaseType = "system.release";

type ReleaseState = "active" | "scheduled" | "published" | "archived";

/** Whether a version marks its document to be unpublished with the release. */
export const isToUnpublish = ({ _system }: ContentDocument): boolean =>
  typeof _system === "object" && _system !== null && "delete" in _system && _system.delete === true;

/** Returns when a scheduled release is to be published, in milliseconds since 1970. */
export function publishTimeOf(release: ContentDocument): number | undefined {
  if (release.state !== "scheduled" || typeof release.publishAt !== "string") return undefined;
  const time = Date.parse(release.publishAt);
  return Number.isNaN(time) ? undefined : time;
}

type Documents = { get(id: string): ContentDocument | null };

/**
 * Throws OperationError for a version of a release that is no longer editable, so that exactly what was scheduled is
 * published.
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

/** Returns the release. Throws OperationError unless it is in one of the states. */
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
