import { OperationError } from "./errors.ts";
import type { WorkingSet } from "./mutations.ts";
import type { Steps } from "./steps.ts";
import { referencesOf } from "./store/indexing.ts";

/** Throws OperationError when a transaction would leave a strong reference without its target. */
export function* checkReferences(set: WorkingSet): Steps<void> {
  const changes = set.changes();
  const touched = new Map(changes.map((change) => [change.documentId, change]));
  for (const { documentId, after } of changes) {
    yield;
    if (after) {
      for (const [at, { target, strong }] of referencesOf(after).entries()) {
        if (at % 1000 === 999) yield;
        if (strong && !set.has(target))
          throw new OperationError({
            type: "documentReferenceDoesNotExistError",
            description: `Document "${documentId}" references non-existent document "${target}"`,
            id: documentId,
            referenceID: target,
          });
      }
      continue;
    }
    const referrers = set.reader.strongReferrersOf(documentId).filter((id) => {
      const change = touched.get(id);
      if (!change) return id !== documentId;
      return (
        change.after !== null &&
        referencesOf(change.after).some(({ target, strong }) => strong && target === documentId)
      );
    });
    if (referrers.length > 0)
      throw new OperationError({
        type: "documentHasExistingReferencesError",
        description: `Document "${documentId}" cannot be deleted as there are references to it from "${referrers[0]}"`,
        id: documentId,
        referencingIDs: referrers,
      });
  }
}
