import { statfs } from "node:fs/promises";
import { StorageError } from "./storage-error.ts";

/** Room for the largest form and what the database writes beside it, in bytes. */
const leastRoom = 32 * 1024 * 1024;

/** @throws StorageError when the disk of the data folder has no room for what visitors send. */
export async function refuseFullDisk(
  dataDir: string,
  room: (path: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<void> {
  const found = await room(dataDir).catch((error: NodeJS.ErrnoException) => {
    // A site with a remote database creates the folder with its first CV.
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (found && found.bavail * found.bsize < leastRoom) {
    throw new StorageError(`The disk of ${dataDir} is full: make room.`);
  }
}
