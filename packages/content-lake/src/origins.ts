import { randomId } from "./document-ids.ts";
import { httpError } from "./errors.ts";
import type { ProjectState } from "./store/project-state.ts";
import { integer, text } from "./store/sqlite.ts";
import { currentTimestamp } from "./timestamp.ts";

export type AllowedOrigin = {
  id: string;
  /**
   * `https://example.com`; an asterisk matches any subdomain, host or port: `https://*.example.com`,
   * `http://localhost:*`.
   */
  origin: string;
  /** Whether pages there may send a token or the session cookie. */
  allowCredentials: boolean;
  createdAt: string;
};

const form =
  /^(https?:\/\/(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:(\d+|\*))?|null)$/i;

/** The origins whose pages may read this project's answers: https://www.sanity.io/docs/content-lake/cors */
export class Origins {
  readonly #state: ProjectState;

  constructor(state: ProjectState) {
    this.#state = state;
    state.sql.exec(`CREATE TABLE IF NOT EXISTS cors_origins (
      id TEXT PRIMARY KEY, origin TEXT NOT NULL UNIQUE, allow_credentials INTEGER NOT NULL, created_at TEXT NOT NULL
    ) STRICT`);
  }

  list(): AllowedOrigin[] {
    return this.#state.sql
      .all("SELECT id, origin, allow_credentials, created_at FROM cors_origins ORDER BY origin")
      .map((row) => ({
        id: text(row, "id"),
        origin: text(row, "origin"),
        allowCredentials: integer(row, "allow_credentials") === 1,
        createdAt: text(row, "created_at"),
      }));
  }

  /** Adds an origin, or changes whether it may send credentials. Throws 400 for an invalid origin. */
  async add(given: string, allowCredentials: boolean): Promise<AllowedOrigin> {
    const origin = asStored(given);
    if (!form.test(origin))
      throw httpError(400, `"${given}" is not an origin such as https://example.com`);
    // Otherwise any page on the web could act as the signed-in user.
    if (allowCredentials && (origin === "null" || /^https?:\/\/\*(:|$)/.test(origin)))
      throw httpError(400, `Credentials can't be allowed to "${origin}": name the host`);
    await this.#state.write(() =>
      this.#state.sql.run(
        `INSERT INTO cors_origins VALUES (?, ?, ?, ?)
         ON CONFLICT (origin) DO UPDATE SET allow_credentials = excluded.allow_credentials`,
        randomId(),
        origin,
        allowCredentials ? 1 : 0,
        currentTimestamp(),
      ),
    );
    const added = this.list().find((entry) => entry.origin === origin);
    if (!added) throw new Error(`The origin ${origin} was not stored`);
    return added;
  }

  /** Removes an origin by its id or its name; returns whether it existed. */
  async remove(idOrOrigin: string): Promise<boolean> {
    const { changes } = await this.#state.write(() =>
      this.#state.sql.run(
        "DELETE FROM cors_origins WHERE id = ? OR origin = ?",
        idOrOrigin,
        asStored(idOrOrigin),
      ),
    );
    return changes > 0;
  }

  /**
   * Returns what pages of `origin` are allowed; undefined for nothing. When several entries match, the more generous
   * applies.
   */
  allowed(origin: string): { credentials: boolean } | undefined {
    const fitting = this.list().filter((entry) => fits(entry.origin, origin.toLowerCase()));
    if (fitting.length === 0) return undefined;
    return { credentials: fitting.some(({ allowCredentials }) => allowCredentials) };
  }
}

/** Normalises an origin to the form that browsers send. */
const asStored = (given: string): string => given.trim().replace(/\/$/, "").toLowerCase();

function fits(pattern: string, origin: string): boolean {
  if (!pattern.includes("*")) return pattern === origin;
  const [scheme = "", host = "", port] = partsOf(pattern);
  const [givenScheme, givenHost = "", givenPort] = partsOf(origin);
  if (scheme !== givenScheme || (port !== "*" && port !== givenPort)) return false;
  if (host === "*") return true;
  return host.startsWith("*.")
    ? givenHost.endsWith(host.slice(1)) && givenHost.length > host.length - 1
    : host === givenHost;
}

const partsOf = (origin: string): (string | undefined)[] =>
  /^(https?):\/\/(\[[^\]]*\]|[^:/]*)(?::([^/]*))?$/.exec(origin)?.slice(1) ?? [];
