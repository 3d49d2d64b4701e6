import { randomUUID } from "node:crypto";
import type pg from "pg";

/** A dataset in PostgreSQL; `head` is the number of its last transaction. */
export type DatasetRow = { id: string; head: number };

/**
 * Returns the row of a dataset, creating it if necessary.
 *
 * @param lock whether to keep other writers out of the dataset until the end of the transaction.
 */
export async function datasetRow(
  client: pg.ClientBase,
  project: string,
  name: string,
  { lock }: { lock: boolean },
): Promise<DatasetRow> {
  const read = async () => {
    const { rows } = await client.query(
      `SELECT id, head FROM content_datasets WHERE project = $1 AND name = $2 ${lock ? "FOR UPDATE" : ""}`,
      [project, name],
    );
    return rows[0] && { id: String(rows[0].id), head: Number(rows[0].head) };
  };
  const found = await read();
  if (found) return found;
  await client.query(
    "INSERT INTO content_datasets (id, project, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    [randomUUID(), project, name],
  );
  const made = await read();
  if (!made) throw new Error(`The dataset ${name} could not be made`);
  return made;
}
