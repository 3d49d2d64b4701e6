import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Dataset } from "../dataset.ts";
import { writeWhole } from "./whole-files.ts";

export type AssetKind = "image" | "file";

const pathOf = (dataset: Dataset, kind: AssetKind, name: string): string =>
  join(dataset.assetsFolder, `${kind}s`, name);

/** The folder of a dataset's files in a store. */
export const storeFolder = (projectId: string, dataset: string): string =>
  `content/${projectId}/${dataset}`;

const placeOf = ({ projectId, name: dataset }: Dataset, kind: AssetKind, name: string): string =>
  `${storeFolder(projectId, dataset)}/${kind}s/${name}`;

const fetching = new Map<string, Promise<string | undefined>>();

/** Returns the path of a file on this machine, fetching the file first if necessary; undefined when there is none. */
export async function assetFile(
  dataset: Dataset,
  kind: AssetKind,
  name: string,
): Promise<string | undefined> {
  const path = pathOf(dataset, kind, name);
  if (await stat(path).catch(() => undefined)) return path;
  const { assetStore } = dataset;
  if (!assetStore) return undefined;
  const known = fetching.get(path);
  if (known) return known;
  const fetched = (async () => {
    const bytes = await assetStore.read(placeOf(dataset, kind, name));
    if (!bytes) return undefined;
    await writeWhole(path, bytes, { flush: true });
    return path;
  })().finally(() => fetching.delete(path));
  fetching.set(path, fetched);
  return fetched;
}

/** Stores the bytes of a file: all of them, or none. */
export async function storeBytes(
  dataset: Dataset,
  kind: AssetKind,
  name: string,
  bytes: Buffer,
  type: string,
): Promise<void> {
  await dataset.assetStore?.write(placeOf(dataset, kind, name), bytes, type);
  const path = pathOf(dataset, kind, name);
  if (!existsSync(path)) await writeWhole(path, bytes, { flush: true });
}
