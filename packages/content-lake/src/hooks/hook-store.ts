import { randomId } from "../document-ids.ts";
import type { ProjectState } from "../store/project-state.ts";
import { integer, text } from "../store/sqlite.ts";
import { currentTimestamp, timestampOf } from "../timestamp.ts";
import { checkRule, type Hook, type HookFields, type Operation } from "./hook.ts";
import { refuseInternal } from "./receiver-fetch.ts";

/** A pending or finished call. */
export type Message = {
  id: string;
  hookId: string;
  dataset: string;
  transactionId: string;
  documentId: string;
  operation: Operation;
  body: string;
  status: "pending" | "delivered" | "failed";
  attempts: number;
  /** Time of the next attempt, in milliseconds since 1970. */
  nextAt: number;
  createdAt: string;
};

export type Attempt = {
  id: string;
  messageId: string;
  createdAt: string;
  duration: number;
  /** HTTP status of the answer; undefined without an answer. */
  status: number | undefined;
  problem: string | undefined;
};

export type NewMessage = Pick<
  Message,
  "dataset" | "transactionId" | "documentId" | "operation" | "body"
>;

/** Number of days that finished calls are kept. */
const daysKept = 30;

/** A project's webhooks, their positions in the log, and their outbox. */
export class HookStore {
  readonly #state: ProjectState;
  readonly #sql: ProjectState["sql"];

  /** Internal hosts that may be called nevertheless: `n8n.internal`, or `localhost:5678`. */
  readonly allowedHosts: readonly string[];

  constructor(state: ProjectState, allowedHosts: readonly string[] = []) {
    this.allowedHosts = allowedHosts;
    this.#state = state;
    this.#sql = state.sql;
    state.sql.exec(`
      CREATE TABLE IF NOT EXISTS hooks (
        id TEXT PRIMARY KEY, fields TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
      ) STRICT;
      CREATE TABLE IF NOT EXISTS hook_positions (
        hook TEXT NOT NULL REFERENCES hooks (id) ON DELETE CASCADE, dataset TEXT NOT NULL, seq INTEGER NOT NULL,
        PRIMARY KEY (hook, dataset)
      ) STRICT;
      CREATE TABLE IF NOT EXISTS hook_messages (
        id TEXT PRIMARY KEY, hook TEXT NOT NULL REFERENCES hooks (id) ON DELETE CASCADE, dataset TEXT NOT NULL,
        tx TEXT NOT NULL, document TEXT NOT NULL, operation TEXT NOT NULL, body TEXT NOT NULL,
        status TEXT NOT NULL, attempts INTEGER NOT NULL, next_at INTEGER NOT NULL, created_at TEXT NOT NULL,
        UNIQUE (hook, dataset, tx, document)
      ) STRICT;
      CREATE INDEX IF NOT EXISTS hook_messages_due ON hook_messages (status, next_at);
      CREATE TABLE IF NOT EXISTS hook_attempts (
        id TEXT PRIMARY KEY, message TEXT NOT NULL REFERENCES hook_messages (id) ON DELETE CASCADE,
        created_at TEXT NOT NULL, duration INTEGER NOT NULL, status INTEGER, problem TEXT
      ) STRICT;
      CREATE INDEX IF NOT EXISTS hook_attempts_by_message ON hook_attempts (message);
    `);
  }

  list(): Hook[] {
    return this.#sql
      .all("SELECT id, fields, created_at, updated_at FROM hooks ORDER BY created_at, id")
      .map((row) => ({
        // Written by `add` and `change` below from the same type.
        ...(JSON.parse(text(row, "fields")) as HookFields),
        id: text(row, "id"),
        createdAt: text(row, "created_at"),
        updatedAt: text(row, "updated_at"),
      }));
  }

  get(id: string): Hook | undefined {
    return this.list().find((hook) => hook.id === id);
  }

  /** Adds a hook that reads the logs from `positions`, their ends. Throws 400 for an invalid rule or receiver. */
  async add(fields: HookFields, positions: Record<string, number>): Promise<Hook> {
    checkRule(fields.rule);
    refuseInternal(fields.url, this.allowedHosts);
    const id = randomId().slice(0, 16);
    const now = currentTimestamp();
    await this.#state.write(() => {
      this.#sql.run("INSERT INTO hooks VALUES (?, ?, ?, ?)", id, JSON.stringify(fields), now, now);
      this.#moveAll(id, positions);
    });
    return { ...fields, id, createdAt: now, updatedAt: now };
  }

  /** Changes a hook, and moves its positions in the given datasets. */
  async change(
    id: string,
    fields: HookFields,
    positions: Record<string, number>,
  ): Promise<Hook | undefined> {
    checkRule(fields.rule);
    if (fields.url !== this.get(id)?.url) refuseInternal(fields.url, this.allowedHosts);
    await this.#state.write(() => {
      const { changes } = this.#sql.run(
        "UPDATE hooks SET fields = ?, updated_at = ? WHERE id = ?",
        JSON.stringify(fields),
        currentTimestamp(),
        id,
      );
      if (changes > 0) this.#moveAll(id, positions);
    });
    return this.get(id);
  }

  /** Removes a hook and its calls; returns whether it existed. */
  remove(id: string): Promise<boolean> {
    return this.#state.write(() => this.#sql.run("DELETE FROM hooks WHERE id = ?", id).changes > 0);
  }

  /** Returns the last transaction of a dataset that a hook has read; 0 for a dataset created later. */
  positionOf(hook: string, dataset: string): number {
    const row = this.#sql.get(
      "SELECT seq FROM hook_positions WHERE hook = ? AND dataset = ?",
      hook,
      dataset,
    );
    return row ? integer(row, "seq") : 0;
  }

  /** Deletes all positions in a dataset, as a new one of that name starts a new log. To be called within a write. */
  forgetDataset(name: string): void {
    this.#sql.run("DELETE FROM hook_positions WHERE dataset = ?", name);
  }

  #moveAll(hook: string, positions: Record<string, number>): void {
    for (const [dataset, seq] of Object.entries(positions)) this.#moveTo(hook, dataset, seq);
  }

  #moveTo(hook: string, dataset: string, seq: number): void {
    this.#sql.run(
      "INSERT INTO hook_positions VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET seq = excluded.seq",
      hook,
      dataset,
      seq,
    );
  }

  /** Adds calls to the outbox and advances the hook's position in the log, atomically. */
  async enqueue(
    hook: string,
    read: { dataset: string; seq: number },
    calls: NewMessage[],
    at: number,
  ): Promise<void> {
    await this.#state.write(() => {
      // The hook may have been removed, or another process may have read on, while the filter was evaluated.
      if (!this.get(hook) || this.positionOf(hook, read.dataset) >= read.seq) return;
      for (const call of calls)
        this.#sql.run(
          `INSERT INTO hook_messages VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', 0, ?, ?) ON CONFLICT DO NOTHING`,
          randomId(),
          hook,
          call.dataset,
          call.transactionId,
          call.documentId,
          call.operation,
          call.body,
          at,
          currentTimestamp(),
        );
      this.#moveTo(hook, read.dataset, read.seq);
    });
  }

  /**
   * Claims the call that is most overdue, among hooks that are not busy. Its next attempt is set to `until`, so that
   * another process, or this one after a crash, makes the call only if it isn't settled by then.
   */
  async claim(now: number, until: number, busy: ReadonlySet<string>): Promise<Message | undefined> {
    const marks = [...busy].map(() => "?").join(", ");
    const due = this.nextDue(busy);
    if (due === undefined || due > now) return undefined;
    return this.#state.write(() => {
      const row = this.#sql.get(
        `SELECT * FROM hook_messages WHERE status = 'pending' AND next_at <= ? AND hook NOT IN (${marks})
         ORDER BY next_at, rowid LIMIT 1`,
        now,
        ...busy,
      );
      if (!row) return undefined;
      this.#sql.run("UPDATE hook_messages SET next_at = ? WHERE id = ?", until, text(row, "id"));
      return messageOf(row);
    });
  }

  /** Returns when the next call of any hook that is not busy is due. */
  nextDue(busy: ReadonlySet<string>): number | undefined {
    const marks = [...busy].map(() => "?").join(", ");
    const row = this.#sql.get(
      `SELECT min(next_at) AS at FROM hook_messages WHERE status = 'pending' AND hook NOT IN (${marks})`,
      ...busy,
    );
    return typeof row?.at === "number" ? row.at : undefined;
  }

  /** Records an attempt and its outcome: the time of the next attempt, or the final status. */
  async settle(
    message: Message,
    attempt: Omit<Attempt, "id" | "messageId" | "createdAt">,
    outcome: { status: "delivered" | "failed" } | { status: "pending"; nextAt: number },
  ): Promise<void> {
    await this.#state.write(() => {
      this.#sql.run(
        "UPDATE hook_messages SET status = ?, attempts = attempts + 1, next_at = ? WHERE id = ?",
        outcome.status,
        outcome.status === "pending" ? outcome.nextAt : message.nextAt,
        message.id,
      );
      this.#sql.run(
        "INSERT INTO hook_attempts SELECT ?, id, ?, ?, ?, ? FROM hook_messages WHERE id = ?",
        randomId(),
        currentTimestamp(),
        Math.round(attempt.duration),
        attempt.status ?? null,
        attempt.problem ?? null,
        message.id,
      );
    });
  }

  messages(hook: string, limit = 100): Message[] {
    return this.#sql
      .all(
        "SELECT * FROM hook_messages WHERE hook = ? ORDER BY created_at DESC, rowid DESC LIMIT ?",
        hook,
        limit,
      )
      .map(messageOf);
  }

  attempts(hook: string, limit = 100): Attempt[] {
    return this.#sql
      .all(
        `SELECT a.* FROM hook_attempts a JOIN hook_messages m ON m.id = a.message WHERE m.hook = ?
         ORDER BY a.created_at DESC, a.rowid DESC LIMIT ?`,
        hook,
        limit,
      )
      .map((row) => ({
        id: text(row, "id"),
        messageId: text(row, "message"),
        createdAt: text(row, "created_at"),
        duration: integer(row, "duration"),
        status: typeof row.status === "number" ? row.status : undefined,
        problem: typeof row.problem === "string" ? row.problem : undefined,
      }));
  }

  /** Deletes delivered and failed calls older than `daysKept`; `now` is in milliseconds since 1970. */
  async forgetOld(now: number): Promise<void> {
    const oldest = timestampOf(
      Temporal.Instant.fromEpochMilliseconds(now).subtract({ hours: daysKept * 24 }),
    );
    await this.#state.write(() =>
      this.#sql.run(
        "DELETE FROM hook_messages WHERE status <> 'pending' AND created_at < ?",
        oldest,
      ),
    );
  }
}

const messageOf = (row: Record<string, unknown>): Message => ({
  id: text(row, "id"),
  hookId: text(row, "hook"),
  dataset: text(row, "dataset"),
  transactionId: text(row, "tx"),
  documentId: text(row, "document"),
  // Only this store writes these columns.
  operation: text(row, "operation") as Operation,
  body: text(row, "body"),
  status: text(row, "status") as Message["status"],
  attempts: integer(row, "attempts"),
  nextAt: integer(row, "next_at"),
  createdAt: text(row, "created_at"),
});
