import { publishedIdOf, variantOf } from "../document-ids.ts";
import { fieldWordsOf } from "../query/field-words.ts";
import type {
  ContentDocument,
  DocumentChange,
  Mutation,
  NewTransaction,
  Transaction,
} from "../types.ts";
import { attributesOf, referencesOf, wordsOf } from "./indexing.ts";
import { indexes, schema, schemaVersion, upgrades } from "./schema.ts";
import { integer, SqliteFile, text } from "./sqlite.ts";

/** Bodies are only ever written by `put` below, from a ContentDocument. */
export const parseDocument = (body: string): ContentDocument => JSON.parse(body) as ContentDocument;

/** What a transaction did to one document, as the log has it. */
export type LogRow = {
  documentId: string;
  type: string;
  /** The document as it was left; null when it was removed. */
  body: string | null;
  mutations: string;
};

export const logRowsOf = ({ changes }: NewTransaction): LogRow[] =>
  changes.map(({ documentId, before, after, mutations }) => ({
    documentId,
    type: after?._type ?? before?._type ?? "",
    body: after && JSON.stringify(after),
    mutations: JSON.stringify(mutations),
  }));

/** The documents of one dataset, their indexes and their transaction log, in one SQLite file. */
export class DatasetStore {
  readonly sql: SqliteFile;

  constructor(path: string, options: { readOnly?: boolean; durable?: boolean } = {}) {
    this.sql = new SqliteFile(path, options);
    if (options.readOnly) return;
    const versionNow = () => integer(this.sql.get("PRAGMA user_version"), "user_version");
    if (versionNow() > schemaVersion)
      throw new Error(
        `${path} has content schema ${versionNow()}, this program knows ${schemaVersion}.`,
      );
    if (versionNow() < schemaVersion)
      this.sql.transaction(() => {
        // Read again under the lock: another process may have just done it.
        const version = versionNow();
        if (version >= schemaVersion) return;
        if (version === 0) this.sql.exec(schema);
        else for (let at = version; at < schemaVersion; at++) this.sql.exec(upgrades[at] ?? "");
        if (version < 4) {
          this.sql.exec(indexes);
          this.#indexAll();
        }
        this.sql.exec(`PRAGMA user_version = ${schemaVersion}`);
      });
  }

  get(id: string): ContentDocument | null {
    const row = this.sql.get("SELECT body FROM documents WHERE id = ?", id);
    return row ? parseDocument(text(row, "body")) : null;
  }

  /** The documents of the ids that exist, in the order of `ids`. */
  getMany(ids: readonly string[]): ContentDocument[] {
    return ids.flatMap((id) => this.get(id) ?? []);
  }

  /** The published document, its draft and its versions. */
  variantsOf(publishedId: string): ContentDocument[] {
    return this.sql
      .all("SELECT body FROM documents WHERE published_id = ? ORDER BY variant, id", publishedId)
      .map((row) => parseDocument(text(row, "body")));
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

  /** A document as the log last had it, whether it is still there or not. */
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

  /** Ids of documents that hold a strong reference to `target`. */
  strongReferrersOf(target: string): string[] {
    return this.sql
      .all(
        "SELECT d.id FROM refs r JOIN documents d ON d.n = r.n WHERE r.target = ? AND r.strong = 1 ORDER BY d.n",
        target,
      )
      .map((row) => text(row, "id"));
  }

  /** What one transaction did, out of the log. */
  changesOf(seq: number): DocumentChange[] {
    return this.sql
      .all(
        "SELECT document_id, body, mutations FROM revisions WHERE seq = ? ORDER BY position",
        seq,
      )
      .map((row) => {
        const documentId = text(row, "document_id");
        const previous = this.sql.get(
          "SELECT body FROM revisions WHERE document_id = ? AND seq < ? ORDER BY seq DESC LIMIT 1",
          documentId,
          seq,
        );
        return {
          documentId,
          before: typeof previous?.body === "string" ? parseDocument(previous.body) : null,
          after: typeof row.body === "string" ? parseDocument(row.body) : null,
          // Made by `logRowsOf` from the same type.
          mutations: JSON.parse(text(row, "mutations")) as Mutation[],
        };
      });
  }

  hasTransaction(id: string): boolean {
    return this.sql.get("SELECT 1 AS x FROM transactions WHERE id = ?", id) !== undefined;
  }

  /** Number of the last transaction, also when the log no longer has it. */
  lastSeq(): number {
    const row = this.sql.get("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'");
    return row ? integer(row, "seq") : 0;
  }

  /** Lets the log end at a number, whether it has that transaction or not. */
  endLogAt(seq: number): void {
    const set = "UPDATE sqlite_sequence SET seq = ? WHERE name = 'transactions'";
    if (this.sql.run(set, seq).changes === 0)
      this.sql.run("INSERT INTO sqlite_sequence (name, seq) VALUES ('transactions', ?)", seq);
  }

  /**
   * Writes one transaction: the documents, their indexes and the log, on the disk when it returns.
   * Must be called inside `sql.transaction`, so that what was checked before still holds.
   *
   * @param place number of the transaction; the next one when left out.
   */
  write(transaction: NewTransaction, place?: number): Transaction {
    const rows = logRowsOf(transaction);
    const seq = this.log(transaction, rows, place);
    for (const [at, { documentId, after }] of transaction.changes.entries())
      this.put(documentId, after, rows[at]?.body ?? null);
    return { seq, ...transaction };
  }

  /** Puts a transaction into the log, and nothing else; its number. */
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

  /** Puts a document and its indexes in place, or removes both. `body` is the document as text. */
  put(id: string, document: ContentDocument | null, body: string | null): void {
    const variant = variantOf(id);
    const row = this.sql.get("SELECT n, type FROM documents WHERE id = ?", id);
    if (row) this.#dropIndexes(integer(row, "n"), text(row, "type"), variant);
    if (!document || body === null) {
      if (row) this.sql.run("DELETE FROM documents WHERE n = ?", integer(row, "n"));
      return;
    }
    let n: number;
    if (row) {
      n = integer(row, "n");
      this.sql.run(
        "UPDATE documents SET type = ?, rev = ?, body = ? WHERE n = ?",
        document._type,
        document._rev,
        body,
        n,
      );
    } else {
      n = this.sql.run(
        "INSERT INTO documents (id, published_id, variant, type, rev, body) VALUES (?, ?, ?, ?, ?, ?)",
        id,
        publishedIdOf(id),
        variant,
        document._type,
        document._rev,
        body,
      ).lastId;
    }
    this.#addIndexes(n, document, variant);
  }

  #dropIndexes(n: number, type: string, variant: number): void {
    const paths = this.sql.all("SELECT DISTINCT path FROM attributes WHERE n = ?", n);
    for (const row of paths) this.#count(type, variant, text(row, "path"), -1);
    this.#count(type, variant, "", -1);
    this.sql.run("DELETE FROM attributes WHERE n = ?", n);
    this.sql.run("DELETE FROM refs WHERE n = ?", n);
    this.sql.run("DELETE FROM words WHERE rowid = ?", n);
    this.sql.run("DELETE FROM field_words WHERE rowid = ?", n);
  }

  #addIndexes(n: number, document: ContentDocument, variant: number): void {
    const type = document._type;
    const attributes = attributesOf(document);
    for (const { path, rank, value } of attributes)
      this.sql.run(
        "INSERT OR IGNORE INTO attributes (type, path, rank, value, n, variant) VALUES (?, ?, ?, ?, ?, ?)",
        type,
        path,
        rank,
        value,
        n,
        variant,
      );
    for (const path of new Set(attributes.map((attribute) => attribute.path)))
      this.#count(type, variant, path, 1);
    this.#count(type, variant, "", 1);
    for (const { target, strong } of referencesOf(document))
      this.sql.run(
        "INSERT INTO refs (target, type, variant, n, strong) VALUES (?, ?, ?, ?, ?)",
        target,
        type,
        variant,
        n,
        strong ? 1 : 0,
      );
    const words = wordsOf(document);
    this.sql.run("INSERT INTO words (rowid, id, text) VALUES (?, ?, ?)", n, words.id, words.text);
    this.sql.run("INSERT INTO field_words (rowid, text) VALUES (?, ?)", n, fieldWordsOf(document));
  }

  #indexAll(): void {
    const numbers = this.sql.all("SELECT n, variant FROM documents ORDER BY n");
    for (const row of numbers) {
      const n = integer(row, "n");
      const body = text(this.sql.get("SELECT body FROM documents WHERE n = ?", n), "body");
      // Written by `put` with a variant of its id.
      this.#addIndexes(n, parseDocument(body), integer(row, "variant"));
    }
  }

  #count(type: string, variant: number, path: string, by: 1 | -1): void {
    this.sql.run(
      `INSERT INTO attribute_counts (type, variant, path, documents) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET documents = documents + excluded.documents`,
      type,
      variant,
      path,
      by,
    );
  }

  close(): void {
    this.sql.close();
  }
}
