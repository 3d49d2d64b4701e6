import { join } from "node:path";
import { hasSqliteFile, StorageError } from "../storage/index.ts";
import { folderStore } from "./files/folder-store.ts";

/**
 * Refuses to start with an empty lead database beside CVs of an earlier one that was lost, moved or not restored: the
 * CVs would be deleted as files without a lead.
 *
 * @throws StorageError that says what to do.
 */
export async function refuseMissingDatabase(dataDir: string): Promise<void> {
  if (hasSqliteFile(dataDir)) return;
  const { length: folders } = await folderStore(dataDir).leadsBefore(Number.POSITIVE_INFINITY);
  if (folders === 0) return;
  throw new StorageError(
    `${dataDir} holds the CVs of ${folders} ${folders === 1 ? "application" : "applications"}, but no site.sqlite with their leads: put it back from the latest backup. To begin with an empty book instead, move ${join(dataDir, "applications")} elsewhere first.`,
  );
}
