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
 * @throws Error with the line number, if a document is invalid or already exists; nothing has been written then.
 */
export async function importContent(
  { dataDir, projectId = embeddedProjectId, dataset, database, assets, logger }: DatasetLocation,
  file: string,
  onExisting: OnExisting = "refuse",
): Promise<ImportResult> {
  const lake = new Lake({ dataDir, projectId, database, assets, contentToken: undefined, logger });
  try {
    await lake.begin();
    await lake.ensureDataset(dataset);
    await lake.dataset(dataset).catchUp();
    return await importDataset(lake.dataset(dataset), file, onExisting);
  } finally {
    await lake.close();
  }
}
