import type { ContentDocument } from "../types.ts";
import { attributesOf, referencesOf, wordsOf } from "./indexing.ts";
import { PostingsWriter, type Times } from "./postings.ts";
import { integer, type SqliteFile, text } from "./sqlite.ts";
import { haveSameTexts, termsOf } from "./terms.ts";

/**
 * The indexes, which find documents without reading their bodies. They are updated in the transaction that writes the
 * documents.
 */
export class DocumentIndexes {
  readonly #sql: SqliteFile;
  readonly #postings: PostingsWriter;

  constructor(sql: SqliteFile) {
    this.#sql = sql;
    this.#postings = new PostingsWriter(sql);
  }

  /** Updates the indexes of document `n`, which changed from `before` to `after`. */
  renew(
    n: number,
    variant: number,
    before: ContentDocument | undefined,
    after: ContentDocument | null,
  ): void {
    // Words make up most of the index, and do not change when many documents only get a flag in one transaction.
    const words = !before || !after || !haveSameTexts(before, after);
    if (before) this.#drop(n, before._type, variant);
    if (after) this.#add(n, after, variant);
    if (words) this.#renewWords(n, after);
    const terms = (document: ContentDocument | null | undefined): Times =>
      document ? termsOf(document, variant, { words }) : new Map();
    this.#postings.change(n, terms(before), terms(after));
  }

  #renewWords(n: number, document: ContentDocument | null): void {
    this.#sql.run("DELETE FROM words WHERE rowid = ?", n);
    if (!document) return;
    const { id, text } = wordsOf(document);
    this.#sql.run("INSERT INTO words (rowid, id, text) VALUES (?, ?, ?)", n, id, text);
  }

  /** Runs work that changes documents, then writes the terms of all of them at once. */
  during<T>(work: () => T): T {
    try {
      const result = work();
      this.#postings.flush();
      return result;
    } finally {
      this.#postings.forget();
    }
  }

  #drop(n: number, type: string, variant: number): void {
    const paths = this.#sql.all("SELECT DISTINCT path FROM attributes WHERE n = ?", n);
    for (const row of paths) this.#count(type, variant, text(row, "path"), -1);
    this.#count(type, variant, "", -1);
    this.#sql.run("DELETE FROM attributes WHERE n = ?", n);
    this.#sql.run("DELETE FROM refs WHERE n = ?", n);
  }

  #add(n: number, document: ContentDocument, variant: number): void {
    const type = document._type;
    const attributes = attributesOf(document);
    for (const { path, rank, value } of attributes)
      this.#sql.run(
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
      this.#sql.run(
        "INSERT INTO refs (target, type, variant, n, strong) VALUES (?, ?, ?, ?, ?)",
        target,
        type,
        variant,
        n,
        strong ? 1 : 0,
      );
  }

  /** Builds the indexes of all documents, a page at a time. */
  addAll(parse: (body: string) => ContentDocument): void {
    let last = 0;
    for (;;) {
      const page = this.#sql.all(
        "SELECT n, variant, body FROM documents WHERE n > ? ORDER BY n LIMIT 1000",
        last,
      );
      if (page.length === 0) return;
      this.during(() => {
        for (const row of page)
          this.renew(
            integer(row, "n"),
            integer(row, "variant"),
            undefined,
            parse(text(row, "body")),
          );
      });
      last = integer(page.at(-1), "n");
    }
  }

  #count(type: string, variant: number, path: string, by: 1 | -1): void {
    this.#sql.run(
      `INSERT INTO attribute_counts (type, variant, path, documents) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET documents = documents + excluded.documents`,
      type,
      variant,
      path,
      by,
    );
  }
}
