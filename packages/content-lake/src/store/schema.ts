import { postingsSchema } from "./postings.ts";
import { postingsChangesSchema } from "./postings-changes.ts";

/**
 * Version of a dataset's tables. `attributes`, `refs`, `words` and `postings` are indexes that every write updates in
 * the same transaction as the document, so they always agree with it.
 */
export const schemaVersion = 6;

/** First version with the present indexes; the documents of older files are indexed again. */
export const indexedSince = 5;

/** Migrations of a file to the next version, by the older version's number. */
export const upgrades: Record<number, string> = {
  1: `ALTER TABLE revisions ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX IF NOT EXISTS transactions_by_time ON transactions (timestamp);
      DROP INDEX IF EXISTS documents_by_type;
      CREATE INDEX documents_by_type ON documents (type, id, variant, rev);`,
  2: "",
  3: "",
  // The last migration that changes indexes clears them all; they are rebuilt afterwards.
  4: `DROP TABLE IF EXISTS refs; DROP TABLE IF EXISTS words; DROP TABLE IF EXISTS field_words; DROP TABLE IF EXISTS postings;
      DROP INDEX IF EXISTS attributes_by_document;
      DELETE FROM attributes; DELETE FROM attribute_counts;`,
  5: postingsChangesSchema,
};

export const schema = `
CREATE TABLE documents (
  n INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  published_id TEXT NOT NULL,
  variant INTEGER NOT NULL,
  type TEXT NOT NULL,
  rev TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
-- Covers the selection of documents, so that bodies are read only for those selected.
CREATE INDEX documents_by_type ON documents (type, id, variant, rev);
CREATE INDEX documents_by_published_id ON documents (published_id);

-- Scalars at a known path ("publishedAt", "slug.current", "tags[]"), for filtering and ordering.
CREATE TABLE attributes (
  type TEXT NOT NULL,
  path TEXT NOT NULL,
  rank INTEGER NOT NULL,
  value ANY NOT NULL,
  n INTEGER NOT NULL,
  variant INTEGER NOT NULL,
  PRIMARY KEY (type, path, rank, value, n)
) STRICT, WITHOUT ROWID;
-- Number of documents of a type that have a path ('' counts the documents themselves).
CREATE TABLE attribute_counts (
  type TEXT NOT NULL,
  variant INTEGER NOT NULL,
  path TEXT NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (type, variant, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE transactions (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  author TEXT NOT NULL,
  timestamp TEXT NOT NULL
) STRICT;

CREATE TABLE revisions (
  document_id TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES transactions (seq) ON DELETE CASCADE,
  type TEXT NOT NULL,
  -- The document after this transaction; NULL if it was deleted.
  body TEXT,
  mutations TEXT NOT NULL,
  -- Position in its transaction, and so among its events.
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (document_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX transactions_by_time ON transactions (timestamp);
CREATE INDEX revisions_by_seq ON revisions (seq);
`;

/** Indexes that later versions added; older files get them too, and their documents are indexed again. */
export const indexes = `
-- Finds the value at a path of one document without reading the document.
CREATE INDEX attributes_by_document ON attributes (n, path);

-- Type and variant are part of the key, so that references are counted without reading documents.
CREATE TABLE refs (
  target TEXT NOT NULL,
  type TEXT NOT NULL,
  variant INTEGER NOT NULL,
  n INTEGER NOT NULL,
  strong INTEGER NOT NULL,
  PRIMARY KEY (target, type, variant, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX refs_by_document ON refs (n, target);

-- Holds words as \`wordsIn\` splits them, so that the index and \`text::query\` can't disagree.
CREATE VIRTUAL TABLE words USING fts5 (
  id, text, content='', contentless_delete=1, tokenize='ascii'
);

${postingsSchema}${postingsChangesSchema}`;
