import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { DatasetStore } from "../store/dataset-store.ts";
import { integer, SqliteFile, text } from "../store/sqlite.ts";
import type { Logger } from "../types.ts";
import { parts, writeDocuments, writeRevisions } from "./log-rows.ts";
import { type ProjectRecord, recordsIn } from "./records.ts";
import { ensureTables } from "./schema.ts";
import { writeRecords } from "./shared-state.ts";

/** Rows in memory at a time. */
const page = 500;

/**
 * Creates the tables and the project unless they exist. A new project takes over the content of a single process's
 * folder: a running site that adds a database keeps its blog, history, tokens and webhooks. The folder is left
 * unchanged.
 *
 * @param initial holds the records of a project that begins empty.
 */
export async function ensureProject(
  client: pg.ClientBase,
  project: string,
  { folder, initial, logger }: { folder: string; initial: SqliteFile; logger: Logger },
): Promise<void> {
  await ensureTables(client);
  const { rowCount } = await client.query(
    "INSERT INTO content_projects (id, lineage) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [project, randomUUID()],
  );
  if (rowCount === 0) return;
  const file = join(folder, "project.sqlite");
  if (!existsSync(file)) {
    await writeAll(client, project, recordsIn(initial));
    return;
  }
  const state = new SqliteFile(file);
  try {
    await writeAll(client, project, recordsIn(state));
    const datasets = [...recordsIn(state)].filter(({ collection }) => collection === "datasets");
    for (const { key } of datasets) {
      // The key of this table is the name.
      const [name] = JSON.parse(key) as [string];
      const store = new DatasetStore(join(folder, name, "content.sqlite"));
      try {
        const documents = await adoptDataset(client, project, name, store);
        logger.info({ dataset: name, documents }, "Took the content of the folder into PostgreSQL");
      } finally {
        store.close();
      }
    }
  } finally {
    state.close();
  }
}

async function writeAll(
  client: pg.ClientBase,
  project: string,
  records: Iterable<ProjectRecord>,
): Promise<void> {
  let version = 0;
  for (const some of batches(records)) {
    await writeRecords(client, project, some, version);
    version += some.length;
  }
}

async function adoptDataset(
  client: pg.ClientBase,
  project: string,
  name: string,
  store: DatasetStore,
): Promise<number> {
  const id = randomUUID();
  await client.query(
    "INSERT INTO content_datasets (id, project, name, head) VALUES ($1, $2, $3, $4)",
    [id, project, name, store.lastSeq()],
  );
  let documents = 0;
  const rows = store.sql.iterate("SELECT id, body FROM documents ORDER BY n");
  for (const some of batches(rows))
    for (const { part } of parts(
      some.map((row) => ({ documentId: text(row, "id"), body: text(row, "body") })),
    )) {
      await writeDocuments(client, id, part);
      documents += part.length;
    }
  for (const row of store.sql.iterate("SELECT * FROM transactions ORDER BY seq")) {
    const seq = integer(row, "seq");
    await client.query("INSERT INTO content_transactions VALUES ($1, $2, $3, $4, $5)", [
      id,
      seq,
      text(row, "id"),
      text(row, "author"),
      text(row, "timestamp"),
    ]);
    const revisions = store.sql
      .all("SELECT * FROM revisions WHERE seq = ? ORDER BY position", seq)
      .map((revision) => ({
        documentId: text(revision, "document_id"),
        type: text(revision, "type"),
        body: typeof revision.body === "string" ? revision.body : null,
        mutations: text(revision, "mutations"),
      }));
    for (const { from, part } of parts(revisions))
      await writeRevisions(client, id, seq, from, part);
  }
  return documents;
}

function* batches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let some: Row[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < page) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
