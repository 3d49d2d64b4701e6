import type pg from "pg";

/** Version of the tables, which all projects in the database share: the newest that this program knows. */
const version = 1;

/**
 * Advisory lock under which one process creates the tables while others wait:
 * https://www.postgresql.org/docs/current/explicit-locking.html
 */
const lock = 7_426_917_301;

const tables = `
CREATE TABLE content_schema (version integer NOT NULL);

-- \`version\` counts changes to records; tombstones older than \`forgotten\` are deleted.
CREATE TABLE content_projects (
  id text PRIMARY KEY,
  lineage uuid NOT NULL,
  version bigint NOT NULL DEFAULT 0,
  forgotten bigint NOT NULL DEFAULT 0
);

-- A project's rows of project.sqlite, everything but documents, as JSON; NULL for removed ones.
CREATE TABLE content_records (
  project text NOT NULL REFERENCES content_projects ON DELETE CASCADE,
  collection text NOT NULL,
  key text NOT NULL,
  version bigint NOT NULL,
  fields text,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (project, collection, key)
);
CREATE INDEX content_records_by_version ON content_records (project, version);

-- Writers lock the row of their dataset; \`head\` is the number of its latest transaction.
CREATE TABLE content_datasets (
  id uuid PRIMARY KEY,
  project text NOT NULL REFERENCES content_projects ON DELETE CASCADE,
  name text NOT NULL,
  head bigint NOT NULL DEFAULT 0,
  UNIQUE (project, name)
);

CREATE TABLE content_transactions (
  dataset uuid NOT NULL REFERENCES content_datasets ON DELETE CASCADE,
  seq bigint NOT NULL,
  id text NOT NULL,
  author text NOT NULL,
  timestamp text NOT NULL,
  PRIMARY KEY (dataset, seq),
  UNIQUE (dataset, id)
);

CREATE TABLE content_revisions (
  dataset uuid NOT NULL,
  seq bigint NOT NULL,
  position integer NOT NULL,
  document_id text NOT NULL,
  type text NOT NULL,
  -- The document after the transaction; NULL if it was deleted. Text, because jsonb keeps neither key order nor NUL.
  body text,
  mutations text NOT NULL,
  PRIMARY KEY (dataset, seq, position),
  FOREIGN KEY (dataset, seq) REFERENCES content_transactions ON DELETE CASCADE
);

-- Current state, from which processes with an empty folder start. Exports are ordered by \`n\`.
CREATE TABLE content_documents (
  dataset uuid NOT NULL REFERENCES content_datasets ON DELETE CASCADE,
  id text NOT NULL,
  n bigint GENERATED ALWAYS AS IDENTITY,
  body text NOT NULL,
  PRIMARY KEY (dataset, id)
);
CREATE UNIQUE INDEX content_documents_in_order ON content_documents (dataset, n);

-- Leases for the work that one process does for all.
CREATE TABLE content_leases (
  project text PRIMARY KEY REFERENCES content_projects ON DELETE CASCADE,
  holder uuid NOT NULL,
  ends_at timestamptz NOT NULL
);
`;

/**
 * Creates the tables unless they exist. Throws an error with a message for the user when a newer program created
 * them.
 */
export async function ensureTables(client: pg.ClientBase): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock($1)", [lock]);
  const { rows } = await client.query("SELECT to_regclass('content_schema') AS found");
  if (rows[0]?.found === null) {
    await client.query(tables);
    await client.query("INSERT INTO content_schema VALUES ($1)", [version]);
  }
  const { rows: known } = await client.query("SELECT version FROM content_schema");
  if (Number(known[0]?.version) > version)
    throw new Error(
      `The content in PostgreSQL has version ${known[0]?.version}, this program knows ${version}: run the newer release.`,
    );
}
