import type pg from "pg";
import { httpError } from "../errors.ts";
import { SerialQueue } from "../serial-queue.ts";
import type { ProjectState } from "../store/project-state.ts";
import { SqliteFile } from "../store/sqlite.ts";
import type { Database } from "./database.ts";
import { noticeOf } from "./notices.ts";
import { type ProjectRecord, Records } from "./records.ts";

/** Records per query. */
const page = 500;

/** Position of a project in PostgreSQL. */
type Place = { lineage: string; version: number; forgotten: number };

/**
 * What a project has besides documents, shared by several processes. Reads use a copy; a change is computed on the
 * copy and rolled back, and applied like those of other processes once PostgreSQL has committed it.
 */
export class SharedState implements ProjectState {
  readonly sql: SqliteFile;
  readonly #database: Database;
  readonly #project: string;
  readonly #process: string;
  readonly #changed: () => void;
  readonly #queue = new SerialQueue();
  #records: Records | undefined;

  /** @param options.changed is called when records of other processes have arrived. */
  constructor(options: {
    file: string;
    database: Database;
    project: string;
    /** Id of this process among those that share the project. */
    process: string;
    changed: () => void;
  }) {
    this.sql = new SqliteFile(options.file, { durable: false });
    this.#database = options.database;
    this.#project = options.project;
    this.#process = options.process;
    this.#changed = options.changed;
  }

  /** Begins to follow the project. All tables of the copy must exist already. */
  begin(): Records {
    this.#records ??= new Records(this.sql);
    return this.#records;
  }

  /** Whether the copy has a state that the project once had. */
  isFilled(): boolean {
    return this.begin().position() !== undefined;
  }

  write<T>(work: () => T): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await this.#write(work);
      } catch (error) {
        throw this.#database.asAnswer(error);
      }
    });
  }

  async #write<T>(work: () => T): Promise<T> {
    const records = this.begin();
    const done = await this.#database.transaction(async (client) => {
      const place = await this.#place(client, { lock: true });
      await this.#follow(client, place);
      const { result, changes } = records.rehearse(work);
      const version = place.version + changes.length;
      if (changes.length > 0) {
        await writeRecords(client, this.#project, changes, place.version);
        await client.query(
          "SELECT pg_notify($1, $2)",
          noticeOf({ project: this.#project, from: this.#process }),
        );
      }
      return { result, changes, version, lineage: place.lineage };
    });
    if (done.changes.length > 0) records.take(done.changes, done.lineage, done.version);
    return done.result;
  }

  /** Brings the copy up to date. */
  follow(): Promise<void> {
    return this.#queue.run(() =>
      this.#database.snapshot(async (client) =>
        this.#follow(client, await this.#place(client, { lock: false })),
      ),
    );
  }

  async #place(client: pg.ClientBase, { lock }: { lock: boolean }): Promise<Place> {
    const { rows } = await client.query(
      `SELECT lineage, version, forgotten FROM content_projects WHERE id = $1 ${lock ? "FOR UPDATE" : ""}`,
      [this.#project],
    );
    if (!rows[0]) throw httpError(503, "The project is not in the database yet");
    const { lineage, version, forgotten } = rows[0];
    return { lineage, version: Number(version), forgotten: Number(forgotten) };
  }

  async #follow(client: pg.ClientBase, place: Place): Promise<void> {
    const records = this.begin();
    const { lineage, version } = place;
    let at = records.position();
    // Another database, a restored one, or a copy too old for the deletions still on record.
    if (at && (at.lineage !== lineage || at.version > version || at.version < place.forgotten))
      at = undefined;
    if (at?.version === version) return;
    if (!at) records.clear();
    for (let from = at?.version ?? 0; ; ) {
      const { rows } = await client.query(
        `SELECT collection, key, fields, version FROM content_records
         WHERE project = $1 AND version > $2 ORDER BY version LIMIT ${page}`,
        [this.#project, from],
      );
      from = rows.length < page ? version : Number(rows.at(-1).version);
      records.take(rows, lineage, from);
      if (from === version) break;
    }
    this.#changed();
  }

  close(): void {
    this.sql.close();
  }
}

/** Writes records, each as a change of its own after `version`. The project's row must be locked. */
export async function writeRecords(
  client: pg.ClientBase,
  project: string,
  records: readonly ProjectRecord[],
  version: number,
): Promise<void> {
  await client.query(
    `INSERT INTO content_records (project, collection, key, version, fields)
     SELECT $1, collection, key, $2 + at, fields
     FROM unnest($3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS given (collection, key, fields, at)
     ON CONFLICT (project, collection, key)
       DO UPDATE SET version = excluded.version, fields = excluded.fields, changed_at = now()`,
    [
      project,
      version,
      records.map(({ collection }) => collection),
      records.map(({ key }) => key),
      records.map(({ fields }) => fields),
    ],
  );
  await client.query("UPDATE content_projects SET version = $2 WHERE id = $1", [
    project,
    version + records.length,
  ]);
}
