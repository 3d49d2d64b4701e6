import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Where what was calculated from the sources is kept, under names that follow from them. May be deleted at any time. */
export const cacheFolder = join(import.meta.dirname, "..", "node_modules", ".cache", "assistant");

/**
 * Deletes all but the newest files of a kind: each change of the sources leaves one of ten megabytes. Those of a few
 * branches stay, so that going back and forth trains nothing anew.
 *
 * @param names matches the whole name of each file of the kind.
 */
export async function keepNewest(folder: string, names: RegExp, count = 4): Promise<void> {
  const found = (await readdir(folder)).filter((name) => names.test(name));
  const files = await Promise.all(
    found.map(async (name) => {
      const file = join(folder, name);
      return { file, at: (await stat(file)).mtimeMs };
    }),
  );
  const old = files.sort((one, other) => other.at - one.at).slice(count);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
