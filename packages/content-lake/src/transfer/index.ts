import { embeddedProjectId, Lake, type LakeOptions } from "../lake.ts";
import type { DatabaseOptions } from "../postgres/database.ts";
import type { Logger } from "../types.ts";
import { exportDataset } from "./export.ts";
import { type ImportResult, importDataset, type OnExisting } from "./import.ts";

export type { ImportResult, OnExisting };

/** A dataset in a data folder. A service that has the folder open notices what is written to it. */
export type DatasetLocation = {
  dataDir: string;
  projectId?: string;
  dataset: string;
  /** Where the content is, when several processes share it. */
  database?: DatabaseOptions | undefined;
  assets?: LakeOptions["assets"];
  logger: Logger;
};

/** Writes the dataset to `file` (.tar.gz) as `sanity dataset export` does. */
export const exportContent = (
  { projectId = embeddedProjectId, ...location }: DatasetLocation,
  file: string,
): Promise<{ documents: number; assets: number }> =>
  exportDataset({ ...location, projectId, file });

/**
 * Reads what `sanity dataset export` writes, or an .ndjson file, into the dataset, which is created if need be.
 *
 * @throws Error that names the line, when a document is wrong or there already; then nothing has been written.
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
