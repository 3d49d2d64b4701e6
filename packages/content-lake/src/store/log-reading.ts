import { inOneGo, type Steps } from "../steps.ts";
import type { DocumentChange, Mutation, Transaction } from "../types.ts";
import { type DatasetStore, parseDocument } from "./dataset-store.ts";
import { integer, text } from "./sqlite.ts";

/** The log as others read it: a transaction may have hundreds of documents, so each is a step. */

/** Returns the number of a transaction in the log. */
export function numberOf(store: DatasetStore, transactionId: string): number | undefined {
  const row = store.sql.get("SELECT seq FROM transactions WHERE id = ?", transactionId);
  return row && integer(row, "seq");
}

/** Whether the log leads on from a transaction. */
export const goesOnFrom = (store: DatasetStore, seq: number): boolean =>
  seq === store.lastSeq() ||
  store.sql.get("SELECT 1 AS x FROM transactions WHERE seq = ?", seq) !== undefined;

/** Returns the numbers of at most `limit` transactions after one, oldest first. */
export const numbersAfter = (store: DatasetStore, seq: number, limit: number): number[] =>
  store.sql
    .all("SELECT seq FROM transactions WHERE seq > ? ORDER BY seq LIMIT ?", seq, limit)
    .map((row) => integer(row, "seq"));

/** Reads one transaction; undefined when the log no longer has it. */
export function* readTransaction(store: DatasetStore, seq: number): Steps<Transaction | undefined> {
  const row = store.sql.get("SELECT id, author, timestamp FROM transactions WHERE seq = ?", seq);
  if (!row) return undefined;
  const changes = yield* readChanges(store, seq);
  return {
    seq,
    id: text(row, "id"),
    author: text(row, "author"),
    timestamp: text(row, "timestamp"),
    changes,
  };
}

/** Reads at most `limit` transactions after one, oldest first. */
export function* readAfter(store: DatasetStore, seq: number, limit: number): Steps<Transaction[]> {
  const transactions: Transaction[] = [];
  for (const each of numbersAfter(store, seq, limit)) {
    const transaction = yield* readTransaction(store, each);
    if (transaction) transactions.push(transaction);
  }
  return transactions;
}

function* readChanges(store: DatasetStore, seq: number): Steps<DocumentChange[]> {
  const rows = store.sql.all(
    "SELECT document_id, body, mutations FROM revisions WHERE seq = ? ORDER BY position",
    seq,
  );
  const changes: DocumentChange[] = [];
  for (const row of rows) {
    const documentId = text(row, "document_id");
    const previous = store.sql.get(
      "SELECT body FROM revisions WHERE document_id = ? AND seq < ? ORDER BY seq DESC LIMIT 1",
      documentId,
      seq,
    );
    changes.push({
      documentId,
      before: typeof previous?.body === "string" ? parseDocument(previous.body) : null,
      after: typeof row.body === "string" ? parseDocument(row.body) : null,
      // Made by `logRowsOf` from the same type.
      mutations: JSON.parse(text(row, "mutations")) as Mutation[],
    });
    yield;
  }
  return changes;
}

/** Reads the changes of one transaction at once. */
export const changesOf = (store: DatasetStore, seq: number): DocumentChange[] =>
  inOneGo(readChanges(store, seq));

/** Which document changed, and the types that it had, without its text. */
export type Touched = { documentId: string; types: string[] };

/** Returns at most `limit` documents that changed after a transaction. */
export const touchedAfter = (store: DatasetStore, seq: number, limit: number): Touched[] =>
  store.sql
    .all(
      `SELECT DISTINCT document_id, type,
         (SELECT p.type FROM revisions p WHERE p.document_id = r.document_id AND p.seq < r.seq ORDER BY p.seq DESC LIMIT 1) AS was
       FROM revisions r WHERE seq > ? LIMIT ?`,
      seq,
      limit,
    )
    .map((row) => ({
      documentId: text(row, "document_id"),
      types: [row.type, row.was].filter((type) => typeof type === "string"),
    }));
