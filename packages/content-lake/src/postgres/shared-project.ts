import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { join } from "node:path";
import type pg from "pg";
import type { Copy } from "../store/transaction-log.ts";
import type { Logger } from "../types.ts";
import { ensureProject } from "./adopt.ts";
import { claimFolder } from "./copy.ts";
import { Database, type DatabaseOptions, isOfDatabase } from "./database.ts";
import { forgetOld } from "./forget.ts";
import { LeaderLease, type LeaderWork } from "./leader-lease.ts";
import { channel, fits, noticeIn, noticeOf } from "./notices.ts";
import { SharedLog } from "./shared-log.ts";
import { SharedState } from "./shared-state.ts";

export type SharedProjectOptions = {
  database: DatabaseOptions;
  projectId: string;
  dataDir: string;
  logger: Logger;
};

/** Milliseconds between two checks that the connection is alive and nothing was missed. */
const heartbeat = 2_000;
/** Milliseconds between two connection attempts. */
const attemptEvery = 500;
/** Milliseconds that a start waits for the database before it continues without. */
const firstPatience = 3_000;
/** Milliseconds between two log messages about a database that stays unavailable. */
const tellEvery = 60_000;

/** A project that several processes share through PostgreSQL, with this process's copy of it. */
export class SharedProject {
  readonly folder: string;
  readonly state: SharedState;
  readonly #id = randomUUID();
  readonly #options: SharedProjectOptions;
  readonly #database: Database;
  readonly #logs = new Map<string, SharedLog>();
  readonly #leaderLease: LeaderLease;
  readonly #events = new EventEmitter<{ told: [dataset: string, event: object] }>();
  readonly #releaseFolder: () => void;
  readonly #closing = new AbortController();
  readonly #connected = Promise.withResolvers<void>();
  readonly #failed = Promise.withResolvers<void>();
  #life: Promise<void> | undefined;
  #told: { sentence: string; at: number } | undefined;

  /** @param changed is called when other processes have changed anything besides documents. */
  constructor(options: SharedProjectOptions, changed: () => void) {
    this.#options = options;
    const { database, dataDir, projectId, logger } = options;
    const { folder, release } = claimFolder(join(dataDir, "content-copies"));
    this.folder = folder;
    this.#releaseFolder = release;
    this.#database = new Database(database, logger);
    this.state = new SharedState({
      file: join(folder, "project.sqlite"),
      database: this.#database,
      project: projectId,
      process: this.#id,
      changed,
    });
    this.#leaderLease = new LeaderLease(projectId, logger);
  }

  /** Creates the log of a dataset, which is followed from now on. */
  logOf(name: string, copy: Copy): SharedLog {
    const { projectId: project, logger } = this.#options;
    const log = new SharedLog({
      database: this.#database,
      project,
      process: this.#id,
      name,
      copy,
      logger,
    });
    this.#logs.set(name, log);
    // Brings a log that is added later up to date; the next check makes up for failures.
    void this.connected.then(() => log.follow()).catch(() => {});
    return log;
  }

  forget(name: string): void {
    void this.#logs.get(name)?.close();
    this.#logs.delete(name);
  }

  /** Sends the other processes an event that is not stored. One that is too large, or can't be sent now, is dropped. */
  tell(dataset: string, event: object): void {
    const notice = { project: this.#options.projectId, from: this.#id, dataset, event };
    if (!fits(notice)) return;
    this.#database
      .transaction((client) => client.query("SELECT pg_notify($1, $2)", noticeOf(notice)))
      .catch(() => {});
  }

  /** Calls back for the events that other processes send. */
  onTold(listener: (dataset: string, event: object) => void): void {
    this.#events.on("told", listener);
  }

  /** Deletes the log of a dataset with everything in it. */
  async remove(name: string): Promise<void> {
    try {
      await this.#database.transaction((client) =>
        client.query("DELETE FROM content_datasets WHERE project = $1 AND name = $2", [
          this.#options.projectId,
          name,
        ]),
      );
    } catch (error) {
      throw this.#database.asAnswer(error);
    }
  }

  /**
   * Registers work that one process does for all: it starts here when no other process does it, and stops when
   * another takes over.
   */
  onDuty(work: LeaderWork): void {
    const { projectId } = this.#options;
    this.#leaderLease.take(() => {
      const stopForgetting = forgetOld(this.#database, projectId, this.#options.logger);
      const stop = work();
      return async () => {
        stopForgetting();
        await stop();
      };
    });
  }

  /** Resolves once the copy follows the database. */
  get connected(): Promise<void> {
    return this.#connected.promise;
  }

  /** Whether the copies have content to read. */
  isFilled(): boolean {
    return this.state.isFilled();
  }

  /**
   * Begins to follow the database, until the project is closed.
   *
   * @param patient whether to wait for a database that does not answer, for as long as it takes.
   * @returns whether it has answered so far.
   * @throws an error with a message for the user, unless `patient`.
   */
  async begin(patient: boolean): Promise<boolean> {
    this.state.begin();
    if (!patient) {
      try {
        await this.#ensureProject();
        await this.#catchUp();
      } catch (error) {
        if (!isOfDatabase(error)) throw error;
        throw new Error(this.#database.explain(error), { cause: error });
      }
      this.#connected.resolve();
    }
    this.#life = this.#follow();
    const enough = pause(firstPatience, this.#closing.signal);
    return Promise.race([
      this.connected.then(() => true),
      Promise.race([this.#failed.promise, enough]).then(() => false),
    ]);
  }

  #ensureProject(): Promise<void> {
    const { projectId, dataDir, logger } = this.#options;
    const from = { folder: join(dataDir, "content"), initial: this.state.sql, logger };
    return this.#database.transaction((client) => ensureProject(client, projectId, from));
  }

  async #follow(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#stayConnected(signal);
      } catch (error) {
        if (!signal.aborted) this.#tell(error);
        this.#failed.resolve();
      }
      await pause(attemptEvery, signal);
    }
  }

  /** Follows the database for as long as one connection lasts. */
  async #stayConnected(signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    const client = await this.#database.connect(() => ended.abort());
    const over = AbortSignal.any([signal, ended.signal]);
    try {
      client.on("notification", ({ payload }) => this.#hear(payload));
      await this.#ensureProject();
      await client.query(`LISTEN ${channel}`);
      for (const log of this.#logs.values()) log.distrust();
      await this.#catchUp();
      this.#connected.resolve();
      if (this.#told) this.#options.logger.warn({}, "The database of the content answers now");
      this.#told = undefined;
      while (!over.aborted) {
        await this.#leaderLease.renew(client);
        await this.#lookForMissed(client);
        await pause(heartbeat, over);
      }
    } finally {
      await this.#leaderLease.giveBack(client, signal.aborted);
      await client.end().catch(() => {});
    }
  }

  async #catchUp(): Promise<void> {
    await this.state.follow();
    await Promise.all([...this.#logs.values()].map((log) => log.follow()));
  }

  #hear(payload: string | undefined): void {
    const notice = noticeIn(payload);
    // This process knows its own writes already; the next check makes up for failures.
    if (notice?.project !== this.#options.projectId || notice.from === this.#id) return;
    if (notice.dataset !== undefined && notice.event) {
      this.#events.emit("told", notice.dataset, notice.event);
      return;
    }
    const source = notice.dataset === undefined ? this.state : this.#logs.get(notice.dataset);
    source?.follow().catch(() => {});
  }

  /** Catches up on missed notices, for example those that came while a copy could not be written. */
  async #lookForMissed(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query(
      "SELECT name, head FROM content_datasets WHERE project = $1",
      [this.#options.projectId],
    );
    await this.state.follow();
    const heads = new Map(rows.map(({ name, head }) => [name, Number(head)]));
    for (const [name, log] of this.#logs)
      if (log.isBehind(heads.get(name) ?? 0)) await log.follow();
  }

  #tell(error: unknown): void {
    const isOurs = !isOfDatabase(error);
    const sentence = isOurs
      ? "The copy of the content can't follow its database, by a mistake of the service."
      : this.#database.explain(error);
    const now = performance.now();
    if (this.#told?.sentence === sentence && now - this.#told.at < tellEvery) return;
    this.#told = { sentence, at: now };
    // For database errors the sentence is enough: a stack would only show the driver.
    this.#options.logger.error(
      isOurs ? { err: error } : {},
      `${sentence} The blog is served as it was meanwhile; changes wait for it.`,
    );
  }

  /** Closes the connections; the copy can be read until it is closed. */
  async end(): Promise<void> {
    this.#closing.abort();
    await this.#life;
    await Promise.all([...this.#logs.values()].map((log) => log.close()));
    await this.#database.close();
  }

  /** Releases the folder of the copy to other processes. */
  release(): void {
    this.#releaseFolder();
  }
}

/** Resolves after some time, or when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}
