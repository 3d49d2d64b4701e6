import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import { type S3Settings, s3Store } from "./s3-store.ts";

/** The configured store: a bucket, or the data folder. */
export function openFileStore({
  s3,
  dataDir,
}: {
  s3: S3Settings | undefined;
  dataDir: string;
}): FileStore {
  const folder = folderStore(dataDir);
  return s3 ? beside(s3Store(s3), folder) : folder;
}

/** Writes to one store, and still reads and deletes files in an earlier one. */
const beside = (store: FileStore, earlier: FileStore): FileStore => ({
  place: store.place,
  write: store.write,
  read: async (path) => (await store.read(path)) ?? (await earlier.read(path)),
  async removeOf(leadId) {
    await earlier.removeOf(leadId);
    await store.removeOf(leadId);
  },
  leadsBefore: async (before) => [
    ...new Set([...(await earlier.leadsBefore(before)), ...(await store.leadsBefore(before))]),
  ],
});
