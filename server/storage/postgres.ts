import { PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "../logger.ts";

/** PostgreSQL: its connections, and its errors in sentences for whoever runs the site. */

export function postgresDialect(connectionString: string, logger: Logger): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: "site",
    types: { getTypeParser: parseNumbers },
  });
  const broke = (error: Error) => logger.warn({ err: error }, "A database connection broke");
  // Without a listener, a connection that breaks would end the process: the pool listens to idle connections, but
  // no one to those in use, whose query fails as well. https://node-postgres.com/apis/pool#error
  pool.on("error", broke);
  pool.on("connect", (client) => client.on("error", broke));
  return new PostgresDialect({ pool });
}

/** Type parsers with int8 as a number, which holds times in milliseconds and counts; the driver returns text. */
const parseNumbers: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 && format !== "binary"
    ? Number
    : // The two overloads differ by literal type only.
      pg.types.getTypeParser(oid, format as "text");

/** The database for another part of the site that opens connections of its own. */
export const describedDatabase = (url: string) => ({
  url,
  setting: "DATABASE_URL",
  explain: (error: unknown) => postgresTrouble(error, url),
});

/** What is wrong with the database at this address, in one sentence without the password. */
export function postgresTrouble(error: unknown, databaseUrl: string): string {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const place = `${hostname || "localhost"}:${port || 5432}`;
  const database = decodeURIComponent(pathname.slice(1)) || "postgres";
  const { code = "", message } = firstOf(error);
  switch (code) {
    case "28P01":
    case "28000":
      return `DATABASE_URL: PostgreSQL at ${place} does not let the user “${decodeURIComponent(username)}” in: correct the user or the password.`;
    case "3D000":
      return `DATABASE_URL: PostgreSQL at ${place} has no database “${database}”: create it, or correct the name.`;
    case "42501":
      return `DATABASE_URL: the user “${decodeURIComponent(username)}” may not make tables in the database “${database}” at ${place}: grant the right to.`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `DATABASE_URL: no machine is known by the name “${hostname}”: correct it, or the name server.`;
    case "53300":
      return `DATABASE_URL: PostgreSQL at ${place} has no connection left: raise max_connections, or run fewer processes.`;
    case "57P03":
      return `DATABASE_URL: PostgreSQL at ${place} is starting or stopping.`;
    case "25006":
      return `DATABASE_URL: PostgreSQL at ${place} only reads: give the address of the primary server.`;
    default:
      return `DATABASE_URL: PostgreSQL at ${place} cannot be used (${code || message}): start it, or correct the address.`;
  }
}

/** Several addresses of one name may have been tried; the first error says enough. */
function firstOf(error: unknown): { code?: string | undefined; message: string } {
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(one instanceof Error)) return { message: String(one) };
  const code = "code" in one && typeof one.code === "string" ? one.code : undefined;
  return { code, message: one.message };
}
