import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Tokens } from "./access.ts";
import { Dataset } from "./dataset.ts";
import { httpError } from "./errors.ts";
import type { DeliveryOptions } from "./hooks/deliveries.ts";
import type { Hook, HookFields } from "./hooks/hook.ts";
import { HookStore } from "./hooks/hook-store.ts";
import { Webhooks } from "./hooks/webhooks.ts";
import { GuessLimit } from "./http/guess-limit.ts";
import { Origins } from "./origins.ts";
import { type PoolOptions, QueryPool } from "./query/pool.ts";
import { Schedule, type ScheduleOptions } from "./releases/schedule.ts";
import { Sessions } from "./sessions.ts";
import { localState, type ProjectState } from "./store/project-state.ts";
import { text } from "./store/sqlite.ts";
import { currentTimestamp } from "./timestamp.ts";
import type { Logger } from "./types.ts";

/** Project id where none is configured. */
export const embeddedProjectId = "embedded";

export type AclMode = "public" | "private";
export type DatasetEntry = { name: string; aclMode: AclMode; createdAt: string };

export type LakeOptions = {
  /** The site's data folder; the content service keeps everything in `content/` below it. */
  dataDir: string;
  projectId: string;
  contentToken: string | undefined;
  logger: Logger;
  pool?: PoolOptions;
};

/** A project: its datasets, its tokens, and the workers that answer its queries. */
export class Lake {
  readonly projectId: string;
  readonly folder: string;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly guesses = new GuessLimit();
  readonly origins: Origins;
  readonly hooks: HookStore;
  readonly logger: Logger;
  readonly createdAt: string;
  readonly #state: ProjectState;
  readonly #pool: QueryPool;
  readonly #open = new Map<string, Dataset>();
  #webhooks: Webhooks | undefined;
  #schedule: Schedule | undefined;

  constructor(options: LakeOptions) {
    this.projectId = options.projectId;
    this.logger = options.logger;
    this.folder = join(options.dataDir, "content");
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    this.#state = localState(join(this.folder, "project.sqlite"));
    this.#state.sql.exec(`
      CREATE TABLE IF NOT EXISTS datasets (
        name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL, created_at TEXT NOT NULL
      ) STRICT;
      CREATE TABLE IF NOT EXISTS settings (
        owner TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (owner, key)
      ) STRICT;
      INSERT OR IGNORE INTO settings VALUES ('project', 'createdAt', strftime('%Y-%m-%dT%H:%M:%SZ', 'now'));
    `);
    this.createdAt = this.setting("project", "createdAt") ?? "";
    this.tokens = new Tokens(this.#state, options.contentToken);
    this.sessions = new Sessions(this.#state, this.tokens);
    this.origins = new Origins(this.#state);
    this.hooks = new HookStore(this.#state);
    this.#pool = new QueryPool(options.pool);
  }

  /** Gets ready for queries, which would otherwise begin with it. */
  startQueries(): void {
    this.#pool.start();
  }

  /** Begins to call webhooks, for what has been left to call too. */
  startWebhooks(options: Pick<DeliveryOptions, "fetch" | "now" | "later"> = {}): void {
    const { projectId, logger, hooks: store } = this;
    this.#webhooks = new Webhooks({ ...options, store, projectId, logger });
    for (const dataset of this.#open.values()) this.#webhooks.watch(dataset);
    // What the command writes to a dataset is noticed once it is open.
    if (store.list().length > 0) for (const { name } of this.datasets()) this.dataset(name);
  }

  /** Begins to publish releases at their times, those first that came due while nothing ran. */
  startSchedule(options: Pick<ScheduleOptions, "now" | "later"> = {}): void {
    this.#schedule = new Schedule({ ...options, logger: this.logger });
    for (const dataset of this.#open.values()) this.#schedule.watch(dataset);
    // Opening the others makes them watched.
    for (const { name } of this.datasets()) this.dataset(name);
  }

  /** Adds a webhook, which hears of what is written from now on. */
  async addHook(fields: HookFields): Promise<Hook> {
    const named = this.datasets().filter(({ name }) => [name, "*"].includes(fields.dataset));
    if (named.length === 0) throw httpError(400, `Dataset "${fields.dataset}" not found`);
    const positions = named.map(({ name }) => [name, this.dataset(name).lastSeq()]);
    return this.hooks.add(fields, Object.fromEntries(positions));
  }

  datasets(): DatasetEntry[] {
    return this.#state.sql
      .all("SELECT name, acl_mode, created_at FROM datasets ORDER BY created_at, name")
      .map((row) => ({
        name: text(row, "name"),
        aclMode: text(row, "acl_mode") === "private" ? "private" : "public",
        createdAt: text(row, "created_at"),
      }));
  }

  entry(name: string): DatasetEntry | undefined {
    return this.datasets().find((dataset) => dataset.name === name);
  }

  /** The dataset, opened when it has not been yet. Throws 404 when there is none. */
  dataset(name: string): Dataset {
    const open = this.#open.get(name);
    if (open) return open;
    if (!this.entry(name))
      throw httpError(404, `Dataset "${name}" not found for project ID "${this.projectId}"`);
    const dataset = new Dataset({
      projectId: this.projectId,
      name,
      folder: join(this.folder, name),
      pool: this.#pool,
    });
    this.#open.set(name, dataset);
    this.#webhooks?.watch(dataset);
    this.#schedule?.watch(dataset);
    return dataset;
  }

  /** Makes a dataset. The name becomes a folder, so only the documented characters pass. */
  async createDataset(name: string, aclMode: AclMode = "public"): Promise<DatasetEntry> {
    if (!/^~?[a-z0-9][a-z0-9_-]{0,63}$/.test(name))
      throw httpError(
        400,
        "Dataset names may hold a–z, 0–9, - and _, begin with a letter or a digit, and have 64 characters at most",
      );
    if (this.entry(name)) throw httpError(409, `Dataset "${name}" already exists`);
    const entry = { name, aclMode, createdAt: currentTimestamp() };
    await this.#state.write(() =>
      this.#state.sql.run("INSERT INTO datasets VALUES (?, ?, ?)", name, aclMode, entry.createdAt),
    );
    return entry;
  }

  /** Makes the dataset unless it is there, also when another process makes it at this moment. */
  async ensureDataset(name: string): Promise<void> {
    if (this.entry(name)) return;
    try {
      await this.createDataset(name);
    } catch (error) {
      if (!this.entry(name)) throw error;
    }
  }

  async setAclMode(name: string, aclMode: AclMode): Promise<void> {
    const { changes } = await this.#state.write(() =>
      this.#state.sql.run("UPDATE datasets SET acl_mode = ? WHERE name = ?", aclMode, name),
    );
    if (changes === 0) throw httpError(404, `Dataset "${name}" not found`);
  }

  /** Removes a dataset with everything in it. */
  async deleteDataset(name: string): Promise<void> {
    if (!this.entry(name)) throw httpError(404, `Dataset "${name}" not found`);
    this.#schedule?.forget(name);
    this.#open.get(name)?.close();
    this.#open.delete(name);
    await this.#state.write(() => this.#state.sql.run("DELETE FROM datasets WHERE name = ?", name));
    const folder = join(this.folder, name);
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }

  /** Small values that the Studio keeps for a person (`users/me/keyvalue`). */
  setting(owner: string, key: string): string | undefined {
    const row = this.#state.sql.get(
      "SELECT value FROM settings WHERE owner = ? AND key = ?",
      owner,
      key,
    );
    return row && text(row, "value");
  }

  async saveSetting(owner: string, key: string, value: string): Promise<void> {
    await this.#state.write(() =>
      this.#state.sql.run(
        "INSERT INTO settings VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        owner,
        key,
        value,
      ),
    );
  }

  async close(): Promise<void> {
    this.#schedule?.close();
    await this.#webhooks?.close();
    for (const dataset of this.#open.values()) dataset.close();
    this.#open.clear();
    this.#state.close();
    await this.#pool.close();
  }
}
