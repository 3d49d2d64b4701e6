import { randomBytes } from "node:crypto";
import { cookieNameOf } from "@brightkeel/contracts";
import { hashOf, type Tokens } from "./access.ts";
import type { ProjectState } from "./store/project-state.ts";
import { currentTimestamp, timestampOf } from "./timestamp.ts";
import type { Identity } from "./types.ts";

/** How long an editor stays signed in. */
const life = Temporal.Duration.from({ hours: 30 * 24 });

/** For the cookie, in seconds. */
export const sessionAge: number = life.total("seconds");

/**
 * Sessions of the Studio. Each has a secret of its own, so that a cookie reveals nothing about the token and becomes
 * worthless after signing out or once the token has ended. Only hashes are stored.
 */
export class Sessions {
  readonly #state: ProjectState;
  readonly #tokens: Tokens;

  /** The cookie that the Studio's sign-in sets; it holds the session's secret and is out of reach of scripts. */
  readonly cookie: string;

  /** Whether the cookie goes by https alone. */
  readonly secure: boolean;

  /** @param secure whether the service's public address is https. */
  constructor(state: ProjectState, tokens: Tokens, secure: boolean) {
    this.secure = secure;
    this.cookie = cookieNameOf("content_session", secure);
    this.#state = state;
    this.#tokens = tokens;
    state.sql.exec(`CREATE TABLE IF NOT EXISTS sessions (
      hash BLOB PRIMARY KEY, token_hash BLOB NOT NULL, expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`);
  }

  /** Begins a session for the holder of the token; returns its secret. */
  async begin(token: string): Promise<string> {
    const secret = randomBytes(32).toString("base64url");
    const { sql } = this.#state;
    await this.#state.write(() => {
      sql.run("DELETE FROM sessions WHERE expires_at <= ?", currentTimestamp());
      sql.run(
        "INSERT INTO sessions VALUES (?, ?, ?)",
        hashOf(secret),
        hashOf(token),
        timestampOf(Temporal.Now.instant().add(life)),
      );
    });
    return secret;
  }

  /** Returns the holder of the session; undefined when it has ended. */
  identify(secret: string | undefined): Identity | undefined {
    if (!secret) return undefined;
    const row = this.#state.sql.get(
      "SELECT token_hash FROM sessions WHERE hash = ? AND expires_at > ?",
      hashOf(secret),
      currentTimestamp(),
    );
    // A BLOB column of the table above.
    return row && this.#tokens.holderOf(row.token_hash as Uint8Array);
  }

  async end(secret: string | undefined): Promise<void> {
    if (!secret) return;
    await this.#state.write(() =>
      this.#state.sql.run("DELETE FROM sessions WHERE hash = ?", hashOf(secret)),
    );
  }
}
