/**
 * Tables of one dataset. `attributes`, `refs` and `words` are indexes that every write renews in the same
 * transaction as the document, so they can never disagree with it.
 */
export const schemaVersion = 2;

/** What turns a file of an older version into one of the next, by the older version's number. */
export const upgrades: Record<number, string> = {
  1: `ALTER TABLE revisions ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX IF NOT EXISTS transactions_by_time ON transactions (timestamp);
      DROP INDEX IF EXISTS documents_by_type;
      CREATE INDEX documents_by_type ON documents (type, id, variant, rev);`,
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
-- Holds all that choosing documents needs, so that their bodies are read for those chosen only.
CREATE INDEX documents_by_type ON documents (type, id, variant, rev);
CREATE INDEX documents_by_published_id ON documents (published_id);

-- Scalars at a known path ("publishedAt", "slug.current", "tags[]"), for narrowing and for order.
CREATE TABLE attributes (
  type TEXT NOT NULL,
  path TEXT NOT NULL,
  rank INTEGER NOT NULL,
  value ANY NOT NULL,
  n INTEGER NOT NULL,
  variant INTEGER NOT NULL,
  PRIMARY KEY (type, path, rank, value, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX attributes_by_document ON attributes (n);

-- How many documents of a type have a path ('' counts the documents themselves).
CREATE TABLE attribute_counts (
  type TEXT NOT NULL,
  variant INTEGER NOT NULL,
  path TEXT NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (type, variant, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE refs (
  target TEXT NOT NULL,
  n INTEGER NOT NULL,
  strong INTEGER NOT NULL,
  PRIMARY KEY (target, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX refs_by_document ON refs (n);

CREATE VIRTUAL TABLE words USING fts5 (
  text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);

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
  -- The document as this transaction left it; NULL when it removed it.
  body TEXT,
  mutations TEXT NOT NULL,
  -- Place in its transaction; events come in this order.
  position INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (document_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX transactions_by_time ON transactions (timestamp);
CREATE INDEX revisions_by_seq ON revisions (seq);
`;
