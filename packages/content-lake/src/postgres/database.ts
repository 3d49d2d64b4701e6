import pg from "pg";
import { ContentError, httpError } from "../errors.ts";
import type { Logger } from "../types.ts";

export type DatabaseOptions = {
  /** Address of a PostgreSQL database: `postgres://user:password@host:5432/database`. */
  url: string;
  /** Name of the setting that holds the address. */
  setting: string;
  /** Describes a problem with the database in one sentence that names the setting; the driver's message by default. */
  explain?: ((error: unknown) => string) | undefined;
};

/** The connection broke during a commit: the transaction may or may not be written. */
export class OutcomeUnknown extends Error {}

/** Milliseconds that a write may wait for those of other processes. */
const lockLimit = 20_000;
/** Milliseconds for one statement: on the server, and here, where the server may no longer be reachable. */
const statementLimit = 30_000;
const answerLimit = 35_000;

/** Connections to PostgreSQL. A failure affects only the work that uses them, never the process. */
export class Database {
  readonly #pool: pg.Pool;
  readonly #options: DatabaseOptions;
  readonly #logger: Logger;

  constructor(options: DatabaseOptions, logger: Logger) {
    this.#options = options;
    this.#logger = logger;
    this.#pool = new pg.Pool({
      ...this.#settings(),
      max: 8,
      statement_timeout: statementLimit,
      query_timeout: answerLimit,
    });
    const broke = (err: Error) => logger.warn({ err }, "A connection of the content broke");
    // Without a listener, a broken connection would end the process, whether in use or idle.
    this.#pool.on("error", broke);
    this.#pool.on("connect", (client) => client.on("error", broke));
  }

  #settings(): pg.ClientConfig {
    return {
      connectionString: this.#options.url,
      connectionTimeoutMillis: 5_000,
      idle_in_transaction_session_timeout: 2 * statementLimit,
      lock_timeout: lockLimit,
      keepAlive: true,
      application_name: "content",
    };
  }

  /** Opens a separate connection, for notifications. The caller closes it, and is called back when it ends. */
  async connect(ended: (error?: Error) => void): Promise<pg.Client> {
    // Its statements are quick; without an answer in this time, the connection is dead.
    const client = new pg.Client({ ...this.#settings(), query_timeout: 5_000 });
    client.on("error", ended);
    client.on("end", () => ended());
    await client.connect();
    return client;
  }

  /** Runs `work` as a transaction, all or nothing. Throws OutcomeUnknown when it is unknown which of the two. */
  transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#within("BEGIN", work);
  }

  /** Runs `work` on one state of the database, whatever is written meanwhile. */
  snapshot<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#within("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", work);
  }

  async #within<T>(begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(client);
      await commit(client);
      return result;
    } catch (error) {
      // A connection that no longer answers is not used again: the server rolls back by itself.
      broken = isOfConnection(error) ? new Error("The connection broke") : undefined;
      if (!broken)
        await client.query("ROLLBACK").catch((reason: Error) => {
          broken = reason;
        });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Describes an error in one sentence. */
  explain(error: unknown): string {
    if (this.#options.explain) return this.#options.explain(error);
    const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
    const { hostname, port } = new URL(this.#options.url);
    return `${this.#options.setting}: PostgreSQL at ${hostname || "localhost"}:${port || 5432} cannot be used: ${first instanceof Error ? first.message : String(first)}.`;
  }

  /** Returns the error for the caller: errors of the database become 503, and all others are passed on. */
  asAnswer(error: unknown): Error {
    if (error instanceof ContentError || !isOfDatabase(error)) return error as Error;
    this.#logger.warn({ err: error }, "The content can't be written");
    return error instanceof OutcomeUnknown
      ? httpError(503, "The database broke off: look whether it is written before you repeat it")
      : httpError(503, "Nothing can be written now: the database does not answer");
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query("COMMIT");
  } catch (error) {
    // An error sent by the server means that nothing was written.
    if (error instanceof pg.DatabaseError && !error.code?.startsWith("57P")) throw error;
    throw new OutcomeUnknown("The connection broke at the end of a transaction", { cause: error });
  }
}

/** Returns whether an error concerns the database or the connection to it, rather than a bug in this program. */
export const isOfDatabase = (error: unknown): boolean =>
  error instanceof pg.DatabaseError || isOfConnection(error);

function isOfConnection(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true;
  if (error instanceof AggregateError) return error.errors.some(isOfConnection);
  if (!(error instanceof Error)) return false;
  return (
    ("syscall" in error && "code" in error) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error|The server does not support SSL)/.test(
      error.message,
    )
  );
}
