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

/** Milliseconds between two looks whether the connection lives and nothing was missed. */
const heartbeat = 2_000;
/** Milliseconds between two attempts to connect. */
const attemptEvery = 500;
/** Milliseconds for which a start waits for its database before it goes on without. */
const firstPatience = 3_000;
/** How often a database that stays away is told again, in milliseconds. */
const tellEvery = 60_000;

/** A project that several processes share through PostgreSQL, of which this one has a copy. */
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

  /** @param changed is called when other processes have changed what the project has beside documents. */
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

  /** The log of a dataset, which is followed from now on. */
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
    // One that comes later; what fails is found by the next look.
    void this.connected.then(() => log.follow()).catch(() => {});
    return log;
  }

  forget(name: string): void {
    void this.#logs.get(name)?.close();
    this.#logs.delete(name);
  }

  /** Tells the other processes something that is not kept. What is too large, or can't be told now, is left out. */
  tell(dataset: string, event: object): void {
    const notice = { project: this.#options.projectId, from: this.#id, dataset, event };
    if (!fits(notice)) return;
    this.#database
      .transaction((client) => client.query("SELECT pg_notify($1, $2)", noticeOf(notice)))
      .catch(() => {});
  }

  /** Calls back for what other processes tell. */
  onTold(listener: (dataset: string, event: object) => void): void {
    this.#events.on("told", listener);
  }

  /** Removes the log of a dataset with everything in it. */
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

  /** What one process does for all: it is begun here when no other does it, and ended when another takes over. */
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

  /** Resolves when the copy follows the database for the first time. */
  get connected(): Promise<void> {
    return this.#connected.promise;
  }

  /** Whether what the copies have can be read. */
  isFilled(): boolean {
    return this.state.isFilled();
  }

  /**
   * Begins to follow the database, and goes on until the project is closed.
   *
   * @param patient whether a database that does not answer is waited for, for as long as it takes.
   * @returns whether it has answered by now.
   * @throws a sentence, when it is not waited for.
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

  /** Follows the database for as long as one connection lives. */
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
    // What this process has written it knows; and whatever fails is found by the next look.
    if (notice?.project !== this.#options.projectId || notice.from === this.#id) return;
    if (notice.dataset !== undefined && notice.event) {
      this.#events.emit("told", notice.dataset, notice.event);
      return;
    }
    const source = notice.dataset === undefined ? this.state : this.#logs.get(notice.dataset);
    source?.follow().catch(() => {});
  }

  /** A notice may have come while a copy could not be written, say. */
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
    // Of a database the sentence says what it is: a stack would tell of the driver.
    this.#options.logger.error(
      isOurs ? { err: error } : {},
      `${sentence} The blog is served as it was meanwhile; changes wait for it.`,
    );
  }

  /** Ends the connections; the copy can be read until it is closed. */
  async end(): Promise<void> {
    this.#closing.abort();
    await this.#life;
    await Promise.all([...this.#logs.values()].map((log) => log.close()));
    await this.#database.close();
  }

  /** Leaves the folder of the copy to another process. */
  release(): void {
    this.#releaseFolder();
  }
}

/** Resolves after some time, or when the signal says so. */
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
