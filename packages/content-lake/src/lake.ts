import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Tokens } from "./access.ts";
import { storeFolder } from "./assets/asset-files.ts";
import type { AssetStore } from "./assets/asset-store.ts";
import { Dataset } from "./dataset.ts";
import { type ContentError, httpError, tryAgainShortly } from "./errors.ts";
import type { Hook, HookFields } from "./hooks/hook.ts";
import { HookStore } from "./hooks/hook-store.ts";
import { Webhooks } from "./hooks/webhooks.ts";
import { GuessLimit } from "./http/guess-limit.ts";
import type { DutyOptions, LakeOptions } from "./lake-options.ts";
import { Origins } from "./origins.ts";
import { SharedProject } from "./postgres/shared-project.ts";
import { QueryPool } from "./query/pool.ts";
import { Schedule } from "./releases/schedule.ts";
import { Sessions } from "./sessions.ts";
import { Settings } from "./settings.ts";
import { localState, type ProjectState } from "./store/project-state.ts";
import { text } from "./store/sqlite.ts";
import type { PresenceRelay } from "./studio/presence.ts";
import { currentTimestamp } from "./timestamp.ts";
import type { Logger } from "./types.ts";

/** Project id when none is configured. */
export const embeddedProjectId = "embedded";

export type AclMode = "public" | "private";
export type DatasetEntry = { name: string; aclMode: AclMode; createdAt: string };

export type { LakeOptions } from "./lake-options.ts";

/** A project: its datasets, its tokens, and the workers that answer its queries. */
export class Lake {
  readonly projectId: string;
  readonly folder: string;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly guesses = new GuessLimit();
  readonly origins: Origins;
  readonly hooks: HookStore;
  readonly settings: Settings;
  readonly logger: Logger;
  /** Datasets that were open when they were deleted. */
  readonly gone = new WeakSet<Dataset>();
  readonly #state: ProjectState;
  readonly #pool: QueryPool;
  /** Undefined when the content is in the folder alone. */
  readonly #shared: SharedProject | undefined;
  readonly #assetsFolder: string;
  readonly #assetStore: AssetStore | undefined;
  readonly #opened = new Set<(dataset: Dataset) => void>();
  readonly #open = new Map<string, Dataset>();
  #duties: { webhooks: Webhooks; schedule: Schedule } | undefined;
  #answers = false;
  #stopDuties: (() => Promise<void>) | undefined;

  constructor(options: LakeOptions) {
    this.projectId = options.projectId;
    this.logger = options.logger;
    const { database, dataDir, assets } = options;
    this.#shared = database && new SharedProject({ ...options, database }, () => this.#follow());
    this.#assetsFolder = assets && "folder" in assets ? assets.folder : join(dataDir, "content");
    this.#assetStore = assets && "read" in assets ? assets : undefined;
    this.folder = this.#shared?.folder ?? join(dataDir, "content");
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    this.#state = this.#shared?.state ?? localState(join(this.folder, "project.sqlite"));
    this.#state.sql.exec(`
      CREATE TABLE IF NOT EXISTS datasets (
        name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL, created_at TEXT NOT NULL
      ) STRICT;
    `);
    this.settings = new Settings(this.#state);
    this.tokens = new Tokens(this.#state, options.contentToken);
    this.sessions = new Sessions(this.#state, this.tokens, options.secure ?? false);
    this.origins = new Origins(this.#state);
    this.hooks = new HookStore(this.#state, options.webhookHosts);
    this.#pool = new QueryPool(options.pool);
  }

  /** When the project was created. */
  get createdAt(): string {
    return this.settings.get("project", "createdAt") ?? "";
  }

  /**
   * Begins to follow the database, if there is one.
   *
   * @param patient whether to wait for a database that does not answer: this then returns false after some seconds,
   * and `connected` resolves once it answers. Otherwise an error with a message for the user is thrown.
   */
  async begin({ patient = false } = {}): Promise<boolean> {
    return this.#shared ? this.#shared.begin(patient) : true;
  }

  /** Resolves when the content can be written. */
  async connected(): Promise<void> {
    await this.#shared?.connected;
  }

  /** Calls back for every open dataset, and for each that is opened later. Returns a function that unsubscribes. */
  onOpened(listener: (dataset: Dataset) => void): () => void {
    this.#opened.add(listener);
    for (const dataset of this.#open.values()) listener(dataset);
    return () => void this.#opened.delete(listener);
  }

  /** Relays presence to Studios that are connected to other processes; undefined when there are none. */
  get relay(): PresenceRelay | undefined {
    return this.#shared;
  }

  /** Takes up what other processes have changed: opens and closes datasets, and reads on for webhooks. */
  #follow(): void {
    const names = new Set(this.datasets().map(({ name }) => name));
    // A command that creates a token needs no copies of datasets it does not read.
    if (this.#answers) for (const name of names) this.dataset(name);
    for (const name of [...this.#open.keys()]) if (!names.has(name)) this.#close(name);
    this.#duties?.webhooks.hooksChanged();
  }

  /** Starts the query workers, so that the first query need not wait for them. */
  startQueries(): void {
    this.#answers = true;
    this.#pool.start();
  }

  /**
   * Starts calling webhooks and publishing scheduled releases, first those that came due while nothing ran. When
   * several processes share the project, one of them does this.
   */
  startDuties({ webhooks, schedule }: DutyOptions = {}): void {
    const { projectId, logger, hooks: store } = this;
    const begin = () => {
      const duties = {
        webhooks: new Webhooks({ ...webhooks, store, projectId, logger }),
        schedule: new Schedule({ ...schedule, logger }),
      };
      // Only open datasets notice what the `content` command writes.
      for (const { name } of this.datasets()) this.dataset(name);
      this.#duties = duties;
      for (const dataset of this.#open.values()) this.#watch(dataset);
      return async () => {
        this.#duties = undefined;
        duties.schedule.close();
        await duties.webhooks.close();
      };
    };
    if (this.#shared) this.#shared.onDuty(begin);
    else this.#stopDuties = begin();
  }

  #watch(dataset: Dataset): void {
    this.#duties?.webhooks.watch(dataset);
    this.#duties?.schedule.watch(dataset);
  }

  /** Adds a webhook, which is called for changes from now on. */
  async addHook(fields: HookFields): Promise<Hook> {
    return this.hooks.add(fields, await this.#endsOfLogs(fields));
  }

  /** Changes a webhook. One that is enabled again is called for changes from then on. */
  async changeHook(before: Hook, fields: HookFields): Promise<Hook | undefined> {
    const enabled = before.isDisabledByUser && !fields.isDisabledByUser;
    return this.hooks.change(before.id, fields, enabled ? await this.#endsOfLogs(fields) : {});
  }

  /** Returns the last sequence numbers of the datasets that a webhook covers. Throws 400 when there are none. */
  async #endsOfLogs(fields: HookFields): Promise<Record<string, number>> {
    const named = this.datasets().filter(({ name }) => [name, "*"].includes(fields.dataset));
    if (named.length === 0) throw httpError(400, `Dataset "${fields.dataset}" not found`);
    const ends: Record<string, number> = {};
    for (const { name } of named) {
      const dataset = this.dataset(name);
      await dataset.catchUp();
      ends[name] = dataset.store.lastSeq();
    }
    return ends;
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

  /** Returns the dataset, opening it if necessary. Throws 404 when it does not exist. */
  dataset(name: string): Dataset {
    const open = this.#open.get(name);
    if (open) return open;
    if (!this.entry(name)) throw this.missing(name);
    const shared = this.#shared;
    const dataset = new Dataset({
      projectId: this.projectId,
      name,
      folder: join(this.folder, name),
      assetsFolder: join(this.#assetsFolder, name, "assets"),
      assetStore: this.#assetStore,
      pool: this.#pool,
      ...(shared && { logOf: (copy) => shared.logOf(name, copy) }),
    });
    this.#open.set(name, dataset);
    this.#watch(dataset);
    for (const listener of this.#opened) listener(dataset);
    return dataset;
  }

  /** Returns the error for a dataset that does not exist, or is not available yet. */
  missing(name: string | undefined): ContentError {
    return this.#shared?.isFilled() === false
      ? tryAgainShortly(503, "The content is not here yet, for its database does not answer")
      : httpError(404, `Dataset "${name}" not found for project ID "${this.projectId}"`);
  }

  /** Creates a dataset. The name becomes a folder, so only the documented characters are allowed. */
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
    await this.dataset(name).catchUp();
    return entry;
  }

  /** Creates the dataset unless it exists, even when another process creates it at the same moment. */
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
    await this.#shared?.remove(name);
    await this.#state.write(() => {
      this.#state.sql.run("DELETE FROM datasets WHERE name = ?", name);
      this.hooks.forgetDataset(name);
    });
    this.#close(name);
    rmSync(join(this.#assetsFolder, name), { recursive: true, force: true });
    // The dataset is gone by now, so a failure here must not say that it stayed.
    const folder = storeFolder(this.projectId, name);
    await this.#assetStore?.removeFolder(folder).catch((err: unknown) => {
      this.logger.warn({ err, folder }, "Files of a deleted dataset stay in their store");
    });
  }

  /** Closes a dataset that no longer exists, and removes its folder. */
  #close(name: string): void {
    this.#duties?.schedule.forget(name);
    this.#duties?.webhooks.forget(name);
    this.#shared?.forget(name);
    const dataset = this.#open.get(name);
    if (dataset) this.gone.add(dataset);
    dataset?.close();
    this.#open.delete(name);
    rmSync(join(this.folder, name), { recursive: true, force: true });
    // Copies of what is in the store; each process has its own.
    if (this.#assetStore) rmSync(join(this.#assetsFolder, name), { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await this.#stopDuties?.();
    await this.#shared?.end();
    for (const dataset of this.#open.values()) await dataset.end();
    this.#open.clear();
    this.#state.close();
    this.#shared?.release();
    await this.#pool.close();
  }
}
