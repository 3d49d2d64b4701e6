import type pg from "pg";
import type { LogRow } from "../store/dataset-store.ts";
import type { NewTransaction } from "../types.ts";

/** The log and the documents of a dataset, as rows in PostgreSQL. */

/** A transaction as stored in the log. */
export type LoggedTransaction = Omit<NewTransaction, "changes"> & { seq: number; rows: LogRow[] };

/** Approximate bytes of documents per statement. */
const statementBytes = 8_000_000;

/** Reads transactions after a place in the log, oldest first, with the size of their changes in bytes. */
export async function readTransactions(
  client: pg.ClientBase,
  dataset: string,
  range: { after: number; upTo: number; limit: number },
): Promise<{ rows: LoggedTransaction[]; bytes: number }> {
  const { rows: found } = await client.query(
    "SELECT seq, id, author, timestamp FROM content_transactions WHERE dataset = $1 AND seq > $2 AND seq <= $3 ORDER BY seq LIMIT $4",
    [dataset, range.after, range.upTo, range.limit],
  );
  if (found.length === 0) return { rows: [], bytes: 0 };
  const { rows: revisions } = await client.query(
    "SELECT seq, document_id, type, body, mutations FROM content_revisions WHERE dataset = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq, position",
    [dataset, found[0].seq, found.at(-1).seq],
  );
  let bytes = 0;
  const bySeq = new Map<string, LogRow[]>();
  for (const { seq, document_id: documentId, type, body, mutations } of revisions) {
    bytes += (body?.length ?? 0) + mutations.length;
    const rows = bySeq.get(seq) ?? [];
    rows.push({ documentId, type, body, mutations });
    bySeq.set(seq, rows);
  }
  const rows = found.map(({ seq, id, author, timestamp }) => ({
    seq: Number(seq),
    id,
    author,
    timestamp,
    rows: bySeq.get(seq) ?? [],
  }));
  return { rows, bytes };
}

/** Reads documents in export order, after the one numbered `after`. */
export async function readDocuments(
  client: pg.ClientBase,
  dataset: string,
  after: string,
  limit: number,
): Promise<{ rows: { id: string; n: string; body: string }[]; bytes: number }> {
  const { rows } = await client.query<{ id: string; n: string; body: string }>(
    "SELECT id, n, body FROM content_documents WHERE dataset = $1 AND n > $2 ORDER BY n LIMIT $3",
    [dataset, after, limit],
  );
  return { rows, bytes: rows.reduce((sum, { body }) => sum + body.length, 0) };
}

/** Appends transactions to the log and writes their documents. The dataset's row must be locked. */
export async function writeTransactions(
  client: pg.ClientBase,
  dataset: string,
  transactions: readonly LoggedTransaction[],
): Promise<void> {
  const rows = transactions.flatMap((transaction) => transaction.rows);
  const removed = new Set(
    rows.flatMap(({ documentId, body }) => (body === null ? documentId : [])),
  );
  const again = rows.some(({ documentId, body }) => body !== null && removed.has(documentId));
  if (!again && [...parts(rows)].length <= 1)
    return writeAtOnce(client, dataset, transactions, rows);
  for (const transaction of transactions) {
    const { seq, id, author, timestamp } = transaction;
    await client.query("INSERT INTO content_transactions VALUES ($1, $2, $3, $4, $5)", [
      dataset,
      seq,
      id,
      author,
      timestamp,
    ]);
    for (const { from, part } of parts(transaction.rows)) {
      await writeRevisions(client, dataset, seq, from, part);
      await writeDocuments(client, dataset, part);
    }
  }
}

/** Does the same in one statement, in which no document may be both written and deleted. */
async function writeAtOnce(
  client: pg.ClientBase,
  dataset: string,
  transactions: readonly LoggedTransaction[],
  rows: readonly LogRow[],
): Promise<void> {
  const places = transactions.flatMap(({ seq, rows: own }) =>
    own.map((_, position) => ({ seq, position })),
  );
  // Only the last state of each document, in the order in which they were first touched.
  const documents = [...new Map(rows.map(({ documentId, body }) => [documentId, body]))];
  const kept = documents.filter(([, body]) => body !== null);
  const removed = documents.filter(([, body]) => body === null);
  await client.query(
    `WITH logged AS (
       INSERT INTO content_transactions (dataset, seq, id, author, timestamp)
       SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[])
     ), done AS (
       INSERT INTO content_revisions (dataset, seq, position, document_id, type, body, mutations)
       SELECT $1, * FROM unnest($6::bigint[], $7::integer[], $8::text[], $9::text[], $10::text[], $11::text[])
     ), removed AS (
       DELETE FROM content_documents WHERE dataset = $1 AND id = ANY($12::text[])
     )
     INSERT INTO content_documents (dataset, id, body)
     SELECT $1, id, body FROM unnest($13::text[], $14::text[]) WITH ORDINALITY AS given (id, body, at) ORDER BY at
     ON CONFLICT (dataset, id) DO UPDATE SET body = excluded.body`,
    [
      dataset,
      transactions.map(({ seq }) => seq),
      transactions.map(({ id }) => id),
      transactions.map(({ author }) => author),
      transactions.map(({ timestamp }) => timestamp),
      places.map(({ seq }) => seq),
      places.map(({ position }) => position),
      rows.map(({ documentId }) => documentId),
      rows.map(({ type }) => type),
      rows.map(({ body }) => body),
      rows.map(({ mutations }) => mutations),
      removed.map(([id]) => id),
      kept.map(([id]) => id),
      kept.map(([, body]) => body),
    ],
  );
}

/** Writes rows of the log of transaction `seq`; `from` is the position of the first in it. */
export async function writeRevisions(
  client: pg.ClientBase,
  dataset: string,
  seq: number,
  from: number,
  rows: readonly LogRow[],
): Promise<void> {
  await client.query(
    `INSERT INTO content_revisions (dataset, seq, position, document_id, type, body, mutations)
     SELECT $1, $2, $3 + at - 1, document_id, type, body, mutations
     FROM unnest($4::text[], $5::text[], $6::text[], $7::text[]) WITH ORDINALITY
       AS given (document_id, type, body, mutations, at)`,
    [
      dataset,
      seq,
      from,
      rows.map(({ documentId }) => documentId),
      rows.map(({ type }) => type),
      rows.map(({ body }) => body),
      rows.map(({ mutations }) => mutations),
    ],
  );
}

/** Writes the documents as they are after a transaction, and deletes those without a body. */
export async function writeDocuments(
  client: pg.ClientBase,
  dataset: string,
  rows: readonly Pick<LogRow, "documentId" | "body">[],
): Promise<void> {
  const removed = rows.filter(({ body }) => body === null);
  const kept = rows.filter(({ body }) => body !== null);
  if (removed.length > 0)
    await client.query("DELETE FROM content_documents WHERE dataset = $1 AND id = ANY($2)", [
      dataset,
      removed.map(({ documentId }) => documentId),
    ]);
  if (kept.length > 0)
    await client.query(
      `INSERT INTO content_documents (dataset, id, body)
       SELECT $1, id, body FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS given (id, body, at) ORDER BY at
       ON CONFLICT (dataset, id) DO UPDATE SET body = excluded.body`,
      [dataset, kept.map(({ documentId }) => documentId), kept.map(({ body }) => body)],
    );
}

/** Splits rows into parts for single statements, each with the index of its first row. */
export function* parts<Row extends Pick<LogRow, "body">>(
  rows: readonly Row[],
): Generator<{ from: number; part: Row[] }> {
  let from = 0;
  let part: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    part.push(row);
    bytes += row.body?.length ?? 0;
    if (bytes < statementBytes && part.length < 1000) continue;
    yield { from, part };
    from += part.length;
    part = [];
    bytes = 0;
  }
  if (part.length > 0) yield { from, part };
}
