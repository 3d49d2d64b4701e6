import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { effectsOf } from "../listening.ts";
import { parseDocument } from "../store/dataset-store.ts";
import { changesOf, numberOf } from "../store/log-reading.ts";
import { integer, text } from "../store/sqlite.ts";
import { timestampOf } from "../timestamp.ts";
import { flag, type LakeContext, readableDataset, requireToken } from "./context.ts";
import { documentEvents } from "./document-events.ts";

/**
 * Handlers for the transaction log, which the Studio's “History” reads
 * (https://www.sanity.io/docs/http-reference/history).
 */
export function historyHandlers(lake: Lake) {
  /** `GET /data/history/:dataset/documents/:id`: returns a document at a revision or time. */
  function documents(c: LakeContext): Response {
    requireToken(c);
    const { store } = readableDataset(c, lake, c.req.param("dataset"));
    const ids = (c.req.param("ids") ?? "").split(",").filter(Boolean);
    const { revision, time } = c.req.query();
    const found = ids.flatMap((id) => {
      const row = revision
        ? store.sql.get(
            `SELECT r.body FROM revisions r JOIN transactions t ON t.seq = r.seq
             WHERE r.document_id = ? AND t.seq <= (SELECT seq FROM transactions WHERE id = ?) ORDER BY r.seq DESC LIMIT 1`,
            id,
            revision,
          )
        : store.sql.get(
            `SELECT r.body FROM revisions r JOIN transactions t ON t.seq = r.seq
             WHERE r.document_id = ? AND t.timestamp <= ? AND r.body IS NOT NULL ORDER BY r.seq DESC LIMIT 1`,
            id,
            time ? timestamp(time) : "9999",
          );
      return typeof row?.body === "string" ? [parseDocument(row.body)] : [];
    });
    return c.json({ documents: found });
  }

  /** `GET /data/history/:dataset/transactions/:ids`: returns one JSON object per line. */
  function transactions(c: LakeContext): Response {
    requireToken(c);
    const dataset = readableDataset(c, lake, c.req.param("dataset"));
    const { sql } = dataset.store;
    const ids = (c.req.param("ids") ?? "").split(",").filter(Boolean);
    if (ids.length === 0 || ids.length > 100)
      throw httpError(400, "Between 1 and 100 document IDs are needed");
    const query = c.req.query();
    const authors = query.authors?.split(",") ?? [];
    const seqOf = (id: string | undefined, otherwise: number): number =>
      (id === undefined ? undefined : numberOf(dataset.store, id)) ?? otherwise;
    const from = query.fromTime ? timestamp(query.fromTime) : "";
    const to = query.toTime ? timestamp(query.toTime) : "9999";
    const rows = sql.all(
      `SELECT DISTINCT t.seq, t.id, t.author, t.timestamp FROM transactions t JOIN revisions r ON r.seq = t.seq
       WHERE r.document_id IN (${ids.map(() => "?").join(", ")})
         AND t.seq BETWEEN ? AND ? AND t.timestamp BETWEEN ? AND ?
         ${authors.length > 0 ? `AND t.author IN (${authors.map(() => "?").join(", ")})` : ""}
       ORDER BY t.seq ${flag(query.reverse) ? "DESC" : "ASC"} LIMIT ?`,
      ...ids,
      seqOf(query.fromTransaction, 0),
      seqOf(query.toTransaction, Number.MAX_SAFE_INTEGER),
      from,
      to,
      ...authors,
      limitOf(query.limit, { usual: 100, most: 1000 }),
    );
    const lines = rows.map((row) => {
      const changes = changesOf(dataset.store, integer(row, "seq")).filter((change) =>
        ids.includes(change.documentId),
      );
      return JSON.stringify({
        id: text(row, "id"),
        timestamp: text(row, "timestamp"),
        author: text(row, "author"),
        documentIDs: changes.map((change) => change.documentId),
        ...(!flag(query.excludeContent) && {
          mutations: flag(query.excludeMutations)
            ? []
            : changes.flatMap((change) => change.mutations),
        }),
        ...(query.effectFormat === "mendoza" && {
          effects: Object.fromEntries(
            changes.map((change) => [change.documentId, effectsOf(change)]),
          ),
        }),
      });
    });
    return c.body(lines.map((line) => `${line}\n`).join(""), 200, {
      "content-type": "application/x-ndjson",
    });
  }

  /** `GET /data/history/:dataset/events/documents/:id`: returns the events of a document, newest first. */
  function events(c: LakeContext): Response {
    requireToken(c);
    const { store } = readableDataset(c, lake, c.req.param("dataset"));
    const id = c.req.param("id") ?? "";
    const { events, nextCursor } = documentEvents(store, id, {
      limit: limitOf(c.req.query("limit"), { usual: 50, most: 200 }),
      before: Number(c.req.query("nextCursor")) || Number.MAX_SAFE_INTEGER,
    });
    return c.json({ events: { [id]: events }, nextCursor });
  }

  return { documents, transactions, events };
}

/** Parses how many entries are asked for. Throws 400 for anything but a whole number from 1 on. */
function limitOf(given: string | undefined, { usual, most }: { usual: number; most: number }) {
  if (given === undefined) return usual;
  // To SQLite, a negative limit is none.
  if (!/^[1-9]\d{0,8}$/.test(given))
    throw httpError(400, `Invalid limit "${given}": must be a whole number from 1 to ${most}`);
  return Math.min(Number(given), most);
}

/** Converts an ISO time to the log's format; without an offset, it is read as UTC. */
function timestamp(given: string): string {
  try {
    return timestampOf(instantOf(given));
  } catch {
    throw httpError(400, `Invalid time "${given}"`);
  }
}

const instantOf = (given: string): Temporal.Instant =>
  /[T ]/i.test(given) && /(?:Z|[+-]\d\d:?\d\d)$/i.test(given)
    ? Temporal.Instant.from(given)
    : Temporal.PlainDateTime.from(given).toZonedDateTime("UTC").toInstant();
