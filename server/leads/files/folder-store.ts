import { mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type FileStore, filesFolder } from "./file-store.ts";

/** Files in the data folder. */
export function folderStore(dataDir: string): FileStore {
  const root = join(dataDir, filesFolder);
  const removeOf = (leadId: string) => rm(join(root, leadId), { recursive: true, force: true });
  return {
    place: root,
    async write(path, bytes) {
      const target = join(dataDir, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const handle = await open(target, "wx", 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } catch (error) {
        // The usual cause is a full disk: free what was written.
        await rm(dirname(target), { recursive: true, force: true });
        throw error;
      } finally {
        await handle.close();
      }
      // The directory entries must be on disk as well.
      for (const parent of [dirname(target), dirname(dirname(target)), dataDir]) {
        const directory = await open(parent, "r");
        await directory.sync().finally(() => directory.close());
      }
    },
    read: (path) => readFile(join(dataDir, path)).catch(unlessMissing(undefined)),
    removeOf,
    async leadsBefore(before) {
      const old: string[] = [];
      for (const name of await readdir(root).catch(unlessMissing<string[]>([]))) {
        const { mtimeMs } = await stat(join(root, name)).catch(() => ({
          mtimeMs: Number.POSITIVE_INFINITY,
        }));
        if (mtimeMs < before) old.push(name);
      }
      return old;
    },
  };
}

const unlessMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
