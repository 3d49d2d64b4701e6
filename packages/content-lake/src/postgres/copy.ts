import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type pg from "pg";
import { randomId } from "../document-ids.ts";
import { DatasetStore, parseDocument } from "../store/dataset-store.ts";
import { text } from "../store/sqlite.ts";
import type { Logger } from "../types.ts";
import { readDocuments, readTransactions } from "./log-rows.ts";
import { pages } from "./pages.ts";

/**
 * The SQLite files in which a process keeps a copy of what PostgreSQL holds. They can be deleted while it is not
 * running.
 */

/** Milliseconds between two progress messages. */
const tellEvery = 5_000;

/**
 * Returns the id of the PostgreSQL dataset that a file is a copy of; undefined for other files and incomplete copies.
 */
export function originOf(store: DatasetStore): string | undefined {
  const table = store.sql.get("SELECT 1 AS x FROM sqlite_master WHERE name = 'copy_of'");
  const row = table && store.sql.get("SELECT dataset FROM copy_of");
  return row && text(row, "dataset");
}

/** Returns the copy in a folder, or the path for a new one. Deletes incomplete and replaced copies. */
export function findCopy(folder: string): string {
  mkdirSync(folder, { recursive: true });
  let found: string | undefined;
  for (const name of readdirSync(folder)) {
    if (!/^content-\w+\.sqlite$/.test(name)) continue;
    const path = join(folder, name);
    if (found === undefined && isWhole(path)) found = path;
    else removeFile(path);
  }
  return found ?? newCopy(folder);
}

const newCopy = (folder: string): string => join(folder, `content-${randomId()}.sqlite`);

function isWhole(path: string): boolean {
  try {
    const store = new DatasetStore(path);
    try {
      return originOf(store) !== undefined;
    } finally {
      store.close();
    }
  } catch {
    // Damaged, or written by a newer release: a new copy is made.
    return false;
  }
}

/** Deletes a SQLite file with its log and index. */
export function removeFile(path: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
}

/**
 * Copies a dataset as it is in this snapshot, a page at a time.
 *
 * @returns the file; an incomplete copy is deleted.
 */
export async function makeCopy(
  client: pg.ClientBase,
  dataset: { id: string; name: string; head: number },
  folder: string,
  logger: Logger,
): Promise<string> {
  const file = newCopy(folder);
  const store = new DatasetStore(file, { durable: false });
  try {
    const { rows } = await client.query(
      "SELECT count(*) AS documents FROM content_documents WHERE dataset = $1",
      [dataset.id],
    );
    const tell = progress(logger, dataset.name, Number(rows[0]?.documents));
    let last = "0";
    for await (const page of pages((limit) => readDocuments(client, dataset.id, last, limit))) {
      store.sql.transaction(() => {
        store.putAll(page.map(({ id, body }) => ({ id, document: parseDocument(body), body })));
      });
      last = page.at(-1)?.n ?? last;
      tell(page.length);
    }
    let after = 0;
    const transactions = pages((limit) =>
      readTransactions(client, dataset.id, { after, upTo: dataset.head, limit }),
    );
    for await (const page of transactions) {
      store.sql.transaction(() => {
        for (const { seq, rows, ...transaction } of page) store.log(transaction, rows, seq);
      });
      after = page.at(-1)?.seq ?? after;
      tell(0);
    }
    store.sql.transaction(() => {
      store.endLogAt(dataset.head);
      store.sql.exec("CREATE TABLE copy_of (dataset TEXT NOT NULL) STRICT");
      store.sql.run("INSERT INTO copy_of VALUES (?)", dataset.id);
    });
    store.close();
    return file;
  } catch (error) {
    store.close();
    removeFile(file);
    throw error;
  }
}

function progress(logger: Logger, dataset: string, total: number): (documents: number) => void {
  let done = 0;
  let told = performance.now();
  return (documents) => {
    done += documents;
    if (performance.now() - told < tellEvery) return;
    told = performance.now();
    logger.info({ dataset, documents: done, of: total }, "Copying the content from PostgreSQL");
  };
}

/**
 * Claims a folder for copies that no other process uses: the first free one below `root`, until the process ends.
 *
 * @returns its path, and a function that releases it.
 */
export function claimFolder(root: string): { folder: string; release: () => void } {
  for (let number = 1; ; number++) {
    const folder = join(root, String(number));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(join(folder, "in-use.sqlite"), { timeout: 0 });
    try {
      // The operating system releases the lock however the process ends.
      lock.exec("BEGIN EXCLUSIVE");
      return { folder, release: () => lock.close() };
    } catch (error) {
      lock.close();
      if (!(error instanceof Error) || !/locked|busy/.test(error.message)) throw error;
    }
  }
}
