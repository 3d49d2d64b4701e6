import { embeddedProjectId, Lake, type LakeOptions } from "../lake.ts";
import type { DatabaseOptions } from "../postgres/database.ts";
import type { Logger } from "../types.ts";
import { exportDataset } from "./export.ts";
import { type ImportResult, importDataset, type OnExisting } from "./import.ts";

export type { ImportResult, OnExisting };

/** A dataset in a data folder. A running service on the folder notices what is written to it. */
export type DatasetLocation = {
  dataDir: string;
  projectId?: string;
  dataset: string;
  /** Location of the content, when several processes share it. */
  database?: DatabaseOptions | undefined;
  assets?: LakeOptions["assets"];
  logger: Logger;
};

/** Writes the dataset to `file` (.tar.gz) like `sanity dataset export`. */
export const exportContent = (
  { projectId = embeddedProjectId, ...location }: DatasetLocation,
  file: string,
): Promise<{ documents: number; assets: number }> =>
  exportDataset({ ...location, projectId, file });

/**
 * Imports the output of `sanity dataset export`, or an .ndjson file, into the dataset, which is created if necessary.
 *
 * @throws Error with the line number, if a document is invalid, in the file twice or already there; nothing has been
 * written then.
 */
export function importContent(
  location: DatasetLocation,
  file: string,
  onExisting: OnExisting = "refuse",
): Promise<ImportResult> {
  return inDataset(location, (lake) =>
    importDataset(lake.dataset(location.dataset), file, onExisting),
  );
}

/**
 * Imports the same into a dataset without documents, or goes on with what an earlier call for the dataset was kept from
 * finishing: it failed, or its process was killed.
 *
 * @returns undefined for a dataset that has documents of its own, which stays as it is.
 * @throws Error as `importContent` does.
 */
export function fillContent(
  location: DatasetLocation,
  file: string,
): Promise<ImportResult | undefined> {
  return inDataset(location, async (lake) => {
    const dataset = lake.dataset(location.dataset);
    const setting = ["project", `filling ${location.dataset}`] as const;
    const isHalf = lake.settings.get(...setting) === "begun";
    if (!isHalf && dataset.store.count() > 0) return undefined;
    await lake.settings.save(...setting, "begun");
    const result = await importDataset(dataset, file, "keep");
    await lake.settings.save(...setting, "done");
    return result;
  });
}

/** Opens the project for some work on a dataset, which is created if necessary. */
async function inDataset<T>(
  { dataDir, projectId = embeddedProjectId, dataset, database, assets, logger }: DatasetLocation,
  work: (lake: Lake) => Promise<T>,
): Promise<T> {
  const lake = new Lake({ dataDir, projectId, database, assets, contentToken: undefined, logger });
  try {
    await lake.begin();
    await lake.ensureDataset(dataset);
    await lake.dataset(dataset).catchUp();
    return await work(lake);
  } finally {
    await lake.close();
  }
}
