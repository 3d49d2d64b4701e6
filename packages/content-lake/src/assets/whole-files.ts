import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { randomId } from "../document-ids.ts";

/** The end of a half file's name. The random id tells it from a whole one that was uploaded as `film.part`. */
const half = /\.[a-zA-Z0-9]{22}\.part$/;
/** Hours after which no one writes a half file any more, even where the clocks of two processes differ. */
const abandoned = 24;

/** Writes a file, with its folder: all of it, or none. `flush` puts it on the disk before this resolves. */
export async function writeWhole(
  path: string,
  bytes: Uint8Array,
  { flush = false } = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beginning = `${path}.${randomId()}.part`;
  try {
    await writeFile(beginning, bytes, { flush });
    await rename(beginning, path);
  } finally {
    await rm(beginning, { force: true });
  }
}

/** Removes what a killed process has left half written, anywhere in a folder, once it is a day old. */
export async function removeHalves(folder: string): Promise<void> {
  const newest = Temporal.Now.instant().subtract({ hours: abandoned }).epochMilliseconds;
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((one) => half.test(one))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < newest) await rm(path, { force: true }).catch(() => {});
  }
}
