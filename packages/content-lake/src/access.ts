import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { isRole, type Role, roles } from "./roles.ts";
import type { ProjectState } from "./store/project-state.ts";
import { text } from "./store/sqlite.ts";
import { currentTimestamp, timestampOf } from "./timestamp.ts";
import { anonymous, type Identity } from "./types.ts";

/** Secrets made here are random, so one round of SHA-256 protects them: there is nothing to guess from. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

type StoredToken = {
  id: string;
  name: string;
  role: Role;
  hash: Buffer;
  createdAt: string;
  expiresAt: string | undefined;
};

/** A token as it is listed: without anything secret. */
export type TokenEntry = Omit<StoredToken, "hash">;

export type NewToken = { name: string; role?: Role | undefined; days?: number | undefined };

/** Stands for the role of a token that was revoked, of which the name is kept. */
const revoked = "revoked";

/** The tokens of editors. Stored as hashes only, and compared in constant time. */
export class Tokens {
  /** The key of the site itself: made anew at every start, and known to this process alone. */
  readonly siteKey = randomBytes(32).toString("base64url");
  readonly #siteHash = hashOf(this.siteKey);
  readonly #state: ProjectState;
  readonly #configured: StoredToken | undefined;
  /** With this one the site reads drafts for previews. It is nobody's, may not write, and ends with the process. */
  readonly previewToken = randomBytes(32).toString("base64url");
  readonly #preview: StoredToken;

  constructor(state: ProjectState, configuredToken: string | undefined) {
    this.#state = state;
    const { sql } = state;
    sql.exec(`CREATE TABLE IF NOT EXISTS tokens (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, can_write INTEGER NOT NULL, hash BLOB NOT NULL, created_at TEXT NOT NULL,
      role TEXT, expires_at TEXT
    ) STRICT`);
    // Files from before there were roles.
    const columns = sql.all("PRAGMA table_info(tokens)").map((row) => text(row, "name"));
    for (const column of ["role", "expires_at"])
      if (!columns.includes(column)) sql.exec(`ALTER TABLE tokens ADD COLUMN ${column} TEXT`);
    this.#configured =
      configuredToken === undefined
        ? undefined
        : {
            id: "editor",
            name: "Editor",
            role: "administrator",
            hash: hashOf(configuredToken),
            createdAt: currentTimestamp(),
            expiresAt: undefined,
          };
    this.#preview = {
      id: "preview",
      name: "Preview",
      role: "viewer",
      hash: hashOf(this.previewToken),
      createdAt: currentTimestamp(),
      expiresAt: undefined,
    };
  }

  /** The process itself, by one of the keys that it made at its start; undefined for any other token. */
  identifyOwn(token: string): Identity | undefined {
    const hash = hashOf(token);
    if (timingSafeEqual(this.#siteHash, hash)) return { kind: "site" };
    return timingSafeEqual(this.#preview.hash, hash) ? holder(this.#preview) : undefined;
  }

  /** Who holds `token`; undefined when nobody does. */
  identify(token: string | undefined): Identity | undefined {
    if (!token) return anonymous;
    return this.identifyOwn(token) ?? this.holderOf(hashOf(token));
  }

  /** Who holds the token with this hash; undefined when it has ended, or never was. */
  holderOf(hash: Uint8Array): (Identity & { kind: "token" }) | undefined {
    let found: StoredToken | undefined;
    // Every stored hash is compared, so that the time says nothing about which one it was.
    for (const stored of [this.#preview, ...this.#all()])
      if (timingSafeEqual(stored.hash, hash)) found = stored;
    return found && !isOver(found) ? holder(found) : undefined;
  }

  /** Makes a token, stores its hash and returns the token, which can't be read again. */
  async create({ name, role = "editor", days }: NewToken): Promise<{ id: string; token: string }> {
    const token = `bk${randomBytes(32).toString("base64url")}`;
    const id = `t${randomBytes(8).toString("hex")}`;
    const expiresAt =
      days === undefined
        ? null
        : timestampOf(Temporal.Now.instant().add({ minutes: Math.round(days * 24 * 60) }));
    await this.#state.write(() =>
      this.#state.sql.run(
        "INSERT INTO tokens (id, name, can_write, hash, created_at, role, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        id,
        name,
        roles[role].write ? 1 : 0,
        hashOf(token),
        currentTimestamp(),
        role,
        expiresAt,
      ),
    );
    return { id, token };
  }

  /** Every token that can be told apart, those that have ended too. */
  list(): TokenEntry[] {
    return this.#all().map(({ hash, ...entry }) => entry);
  }

  /** What the holders of tokens are called, of those that were revoked too: what they wrote stays theirs. */
  names(): { id: string; name: string }[] {
    const former = this.#state.sql
      .all("SELECT id, name FROM tokens WHERE role = ?", revoked)
      .map((row) => ({ id: text(row, "id"), name: text(row, "name") }));
    return [...this.list(), ...former];
  }

  /** Ends a token, at once and for good; whether there was one. That of the configuration ends with it. */
  revoke(id: string): Promise<boolean> {
    const { sql } = this.#state;
    return this.#state.write(
      () =>
        sql.run(
          "UPDATE tokens SET hash = ?, role = ? WHERE id = ? AND (role IS NULL OR role <> ?)",
          hashOf(randomBytes(32).toString("base64url")),
          revoked,
          id,
          revoked,
        ).changes > 0,
    );
  }

  #all(): StoredToken[] {
    const stored = this.#state.sql
      .all(
        "SELECT id, name, can_write, hash, created_at, role, expires_at FROM tokens WHERE role IS NULL OR role <> ? ORDER BY created_at",
        revoked,
      )
      .map((row): StoredToken => {
        const role = typeof row.role === "string" && isRole(row.role) ? row.role : undefined;
        return {
          id: text(row, "id"),
          name: text(row, "name"),
          // From before there were roles, a token could do all, or read.
          role: role ?? (row.can_write === 1 ? "administrator" : "viewer"),
          hash: Buffer.from(row.hash as Uint8Array), // a BLOB column of the table above
          createdAt: text(row, "created_at"),
          expiresAt: typeof row.expires_at === "string" ? row.expires_at : undefined,
        };
      });
    return this.#configured ? [this.#configured, ...stored] : stored;
  }
}

const isOver = ({ expiresAt }: StoredToken): boolean =>
  expiresAt !== undefined && expiresAt <= currentTimestamp();

const holder = ({ id, name, role }: StoredToken): Identity & { kind: "token" } => ({
  kind: "token",
  id,
  name,
  role,
  canWrite: roles[role].write,
});
