import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Where what was calculated from the sources is cached, under names that follow from them. May be deleted at any time. */
export const cacheFolder = join(import.meta.dirname, "..", "node_modules", ".cache", "assistant");

/**
 * Deletes all but the newest files of a kind, since each change of the sources leaves more of them. Those of a few
 * branches stay, so that going back and forth calculates nothing anew. Where files cannot be deleted, all stay.
 *
 * @param names matches the whole name of each file of the kind.
 * @param count files that stay.
 */
export function keepNewest(folder: string, names: RegExp, count: number): void {
  try {
    const files = readdirSync(folder)
      .filter((name) => names.test(name))
      .map((name) => join(folder, name))
      .map((file) => ({ file, changed: statSync(file).mtimeMs }));
    const old = files.toSorted((one, other) => other.changed - one.changed).slice(count);
    for (const { file } of old) rmSync(file, { force: true });
  } catch {
    // Read-only, or another process deletes too.
  }
}
