import { open, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "./leads-arguments.ts";

/**
 * Writes a file with personal data: readable by its owner alone, and in the place of an earlier one only once it is
 * complete and on disk. Where that fails, the earlier one stays.
 *
 * @param write fills the empty file at the path that it is given.
 * @throws UsageError for an error of the file system, and whatever else `write` throws.
 */
export async function writeWhole<Result>(
  given: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const file = resolve(given);
  const unfinished = `${file}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    await (await open(unfinished, "wx", 0o600)).close();
    const result = await write(unfinished);
    const handle = await open(unfinished, "r");
    await handle.sync().finally(() => handle.close());
    await rename(unfinished, file);
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error instanceof Error && "syscall" in error ? cannotWrite(file, error) : error;
  }
}

/** Returns the error for a file that cannot be written. */
export const cannotWrite = (file: string, error: unknown): UsageError =>
  new UsageError(
    `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
  );
