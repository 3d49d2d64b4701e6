import { publishedIdOf, variantOf } from "../document-ids.ts";
import type { ContentDocument, DocumentChange, NewTransaction, Transaction } from "../types.ts";
import { DocumentIndexes } from "./document-indexes.ts";
import { indexedSince, indexes, schema, schemaVersion, upgrades } from "./schema.ts";
import { integer, SqliteFile, text } from "./sqlite.ts";

/** Parses a stored body. Bodies are written only by `put` below, from a ContentDocument. */
export const parseDocument = (body: string): ContentDocument => JSON.parse(body) as ContentDocument;

/** The change that a transaction made to one document, as stored in the log. */
export type LogRow = {
  documentId: string;
  type: string;
  /** The document after the change; null when it was deleted. */
  body: string | null;
  mutations: string;
};

/** Returns the row of the log for a change. */
export const logRowOf = ({ documentId, before, after, mutations }: DocumentChange): LogRow => ({
  documentId,
  type: after?._type ?? before?._type ?? "",
  body: after && JSON.stringify(after),
  mutations: JSON.stringify(mutations),
});

/** Returns the rows of the log for a transaction, in the order of its changes. */
export const logRowsOf = ({ changes }: NewTransaction): LogRow[] => changes.map(logRowOf);

function* documentsOf(rows: readonly LogRow[]) {
  for (const { documentId: id, body } of rows)
    yield { id, document: body === null ? null : parseDocument(body), body };
}

/** A document as it is stored: whoever only passes it on need not parse it. */
export type StoredJson = { id: string; json: string };

type Part = "whole" | "system fields";
const parts = {
  whole: "body",
  "system fields": `json_object('_id', id, '_type', type, '_rev', rev,
    '_createdAt', body ->> '$._createdAt', '_updatedAt', body ->> '$._updatedAt')`,
} satisfies Record<Part, string>;

/** The documents of one dataset, their indexes and their transaction log, in one SQLite file. */
export class DatasetStore {
  readonly sql: SqliteFile;
  readonly #indexes: DocumentIndexes;

  constructor(path: string, options: { readOnly?: boolean; durable?: boolean } = {}) {
    this.sql = new SqliteFile(path, options);
    this.#indexes = new DocumentIndexes(this.sql);
    if (options.readOnly) return;
    const versionNow = () => integer(this.sql.get("PRAGMA user_version"), "user_version");
    if (versionNow() > schemaVersion)
      throw new Error(
        `${path} has content schema ${versionNow()}, this program knows ${schemaVersion}.`,
      );
    if (versionNow() < schemaVersion)
      this.sql.transaction(() => {
        // Read again under the lock: another process may have just upgraded the file.
        const version = versionNow();
        if (version >= schemaVersion) return;
        if (version === 0) this.sql.exec(schema);
        else for (let at = version; at < schemaVersion; at++) this.sql.exec(upgrades[at] ?? "");
        if (version < indexedSince) {
          this.sql.exec(indexes);
          this.#indexes.addAll(parseDocument);
        }
        this.sql.exec(`PRAGMA user_version = ${schemaVersion}`);
      });
  }

  get(id: string): ContentDocument | null {
    const row = this.sql.get("SELECT body FROM documents WHERE id = ?", id);
    return row ? parseDocument(text(row, "body")) : null;
  }

  /** Returns a document as JSON, unparsed; nothing if there is none. */
  jsonOf(id: string, part: Part = "whole"): StoredJson[] {
    return this.#json(`SELECT id, ${parts[part]} AS json FROM documents WHERE id = ?`, id);
  }

  /** Returns the published document, its draft and its versions as JSON, unparsed. */
  jsonOfVariants(publishedId: string, part: Part = "whole"): StoredJson[] {
    return this.#json(
      `SELECT id, ${parts[part]} AS json FROM documents WHERE published_id = ? ORDER BY variant, id`,
      publishedId,
    );
  }

  #json(sql: string, id: string): StoredJson[] {
    return this.sql.all(sql, id).map((row) => ({ id: text(row, "id"), json: text(row, "json") }));
  }

  count(): number {
    return integer(this.sql.get("SELECT count(*) AS c FROM documents"), "c");
  }

  *documents(): Generator<ContentDocument> {
    for (const row of this.sql.iterate("SELECT body FROM documents ORDER BY n"))
      yield parseDocument(text(row, "body"));
  }

  exists(id: string): boolean {
    return this.sql.get("SELECT 1 AS x FROM documents WHERE id = ?", id) !== undefined;
  }

  idsBelow(prefix: string): string[] {
    return this.sql
      .all("SELECT id FROM documents WHERE id >= ? AND id < ?", prefix, `${prefix}\uffff`)
      .map((row) => text(row, "id"));
  }

  /** Returns the last revision of a document in the log, even if it has been deleted. */
  lastRevisionOf(id: string): ContentDocument | null {
    const row = this.sql.get(
      "SELECT body FROM revisions WHERE document_id = ? AND body IS NOT NULL ORDER BY seq DESC LIMIT 1",
      id,
    );
    return row ? parseDocument(text(row, "body")) : null;
  }

  ofType(type: string): ContentDocument[] {
    return this.sql
      .all("SELECT body FROM documents WHERE type = ? ORDER BY id", type)
      .map((row) => parseDocument(text(row, "body")));
  }

  /** Returns the ids of documents that hold a strong reference to `target`. */
  strongReferrersOf(target: string): string[] {
    return this.sql
      .all(
        "SELECT d.id FROM refs r JOIN documents d ON d.n = r.n WHERE r.target = ? AND r.strong = 1 ORDER BY d.n",
        target,
      )
      .map((row) => text(row, "id"));
  }

  /** Returns how many documents one transaction changed, according to the log. */
  changeCount(seq: number): number {
    return integer(this.sql.get("SELECT count(*) AS c FROM revisions WHERE seq = ?", seq), "c");
  }

  hasTransaction(id: string): boolean {
    return this.sql.get("SELECT 1 AS x FROM transactions WHERE id = ?", id) !== undefined;
  }

  /** Returns the number of the last transaction, even if the log no longer has it. */
  lastSeq(): number {
    const row = this.sql.get("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'");
    return row ? integer(row, "seq") : 0;
  }

  /** Sets the number at which the log ends, whether or not it has that transaction. */
  endLogAt(seq: number): void {
    const set = "UPDATE sqlite_sequence SET seq = ? WHERE name = 'transactions'";
    if (this.sql.run(set, seq).changes === 0)
      this.sql.run("INSERT INTO sqlite_sequence (name, seq) VALUES ('transactions', ?)", seq);
  }

  /**
   * Writes one transaction, with its documents, their indexes and the log; it is on the disk when this returns. Must
   * be called inside `sql.transaction`, so that earlier checks still hold.
   *
   * @param place number of the transaction; the next one by default.
   */
  write(transaction: NewTransaction, place?: number): Transaction {
    const rows = logRowsOf(transaction);
    const seq = this.log(transaction, rows, place);
    this.putAll(
      transaction.changes.map(({ documentId, after }, at) => ({
        id: documentId,
        document: after,
        body: rows[at]?.body ?? null,
      })),
    );
    return { seq, ...transaction };
  }

  /** Writes a transaction that is given as rows; returns its number. */
  writeRows(
    transaction: Omit<NewTransaction, "changes">,
    rows: readonly LogRow[],
    place?: number,
  ): number {
    const seq = this.log(transaction, rows, place);
    this.putAll(documentsOf(rows));
    return seq;
  }

  /** Adds a transaction to the log, and nothing else; returns its number. */
  log(
    { id, author, timestamp }: Omit<NewTransaction, "changes">,
    rows: readonly LogRow[],
    place: number | null = null,
  ): number {
    const { lastId: seq } = this.sql.run(
      "INSERT INTO transactions (seq, id, author, timestamp) VALUES (?, ?, ?, ?)",
      place,
      id,
      author,
      timestamp,
    );
    for (const [position, { documentId, type, body, mutations }] of rows.entries())
      this.sql.run(
        "INSERT INTO revisions (document_id, seq, type, body, mutations, position) VALUES (?, ?, ?, ?, ?, ?)",
        documentId,
        seq,
        type,
        body,
        mutations,
        position,
      );
    return seq;
  }

  /** Writes or deletes documents and their indexes. `body` is the document as JSON, null to delete it. */
  putAll(
    documents: Iterable<{ id: string; document: ContentDocument | null; body: string | null }>,
  ): void {
    this.#indexes.during(() => {
      for (const { id, document, body } of documents) this.#put(id, document, body);
    });
  }

  #put(id: string, document: ContentDocument | null, body: string | null): void {
    const variant = variantOf(id);
    const row = this.sql.get("SELECT n, body FROM documents WHERE id = ?", id);
    const before = row && parseDocument(text(row, "body"));
    if (!document || body === null) {
      if (!row) return;
      this.#indexes.renew(integer(row, "n"), variant, before, null);
      this.sql.run("DELETE FROM documents WHERE n = ?", integer(row, "n"));
      return;
    }
    if (row)
      this.sql.run(
        "UPDATE documents SET type = ?, rev = ?, body = ? WHERE n = ?",
        document._type,
        document._rev,
        body,
        integer(row, "n"),
      );
    const n = row
      ? integer(row, "n")
      : this.sql.run(
          "INSERT INTO documents (id, published_id, variant, type, rev, body) VALUES (?, ?, ?, ?, ?, ?)",
          id,
          publishedIdOf(id),
          variant,
          document._type,
          document._rev,
          body,
        ).lastId;
    this.#indexes.renew(n, variant, before, document);
  }

  close(): void {
    this.sql.close();
  }
}
