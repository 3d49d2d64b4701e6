import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { isRole, type Role, roles } from "./roles.ts";
import type { ProjectState } from "./store/project-state.ts";
import { text } from "./store/sqlite.ts";
import { currentTimestamp, timestampOf } from "./timestamp.ts";
import { anonymous, type Identity } from "./types.ts";

/** Hashes a secret. One round of SHA-256 is enough, since secrets made here are random and can't be guessed. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

type StoredToken = {
  id: string;
  name: string;
  role: Role;
  hash: Buffer;
  createdAt: string;
  expiresAt: string | undefined;
};

/** A token as listed: without its hash. */
export type TokenEntry = Omit<StoredToken, "hash">;

/** Longest life of a token in days: a hundred years. Times with more than four digits for the year sort wrongly. */
export const mostDays = 36_500;

export type NewToken = {
  name: string;
  role?: Role | undefined;
  /** Until it expires: up to `mostDays`. Without them, it does not. */
  days?: number | undefined;
};

/** Role of a revoked token, whose name is kept. */
const revoked = "revoked";

/** The tokens of editors. Only their hashes are stored, and they are compared in constant time. */
export class Tokens {
  /** The site's own key: new at every start, and known only to this process. */
  readonly siteKey = randomBytes(32).toString("base64url");
  readonly #siteHash = hashOf(this.siteKey);
  readonly #state: ProjectState;
  readonly #configured: StoredToken | undefined;
  /**
   * Token with which the site reads drafts for previews. It belongs to no editor, can't write, and ends with the
   * process.
   */
  readonly previewToken = randomBytes(32).toString("base64url");
  readonly #preview: StoredToken;

  constructor(state: ProjectState, configuredToken: string | undefined) {
    this.#state = state;
    const { sql } = state;
    sql.exec(`CREATE TABLE IF NOT EXISTS tokens (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, can_write INTEGER NOT NULL, hash BLOB NOT NULL, created_at TEXT NOT NULL,
      role TEXT, expires_at TEXT
    ) STRICT`);
    // Files created before roles existed.
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

  /** Identifies the process itself by one of the keys made at its start; undefined for any other token. */
  identifyOwn(token: string): Identity | undefined {
    const hash = hashOf(token);
    if (timingSafeEqual(this.#siteHash, hash)) return { kind: "site" };
    return timingSafeEqual(this.#preview.hash, hash) ? holder(this.#preview) : undefined;
  }

  /** Returns the holder of `token`, anonymous without one; undefined for a token that is not valid. */
  identify(token: string | undefined): Identity | undefined {
    if (!token) return anonymous;
    return this.identifyOwn(token) ?? this.holderOf(hashOf(token));
  }

  /** Returns the holder of the token with this hash; undefined when it has expired or never existed. */
  holderOf(hash: Uint8Array): (Identity & { kind: "token" }) | undefined {
    let found: StoredToken | undefined;
    // Compares every stored hash, so that timing reveals nothing about which one matched.
    for (const stored of [this.#preview, ...this.#all()])
      if (timingSafeEqual(stored.hash, hash)) found = stored;
    return found && !isOver(found) ? holder(found) : undefined;
  }

  /** Creates a token, stores its hash and returns the token, which can't be read again. */
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

  /** Returns all tokens but the revoked ones, including those that have expired. */
  list(): TokenEntry[] {
    return this.#all().map(({ hash, ...entry }) => entry);
  }

  /** Returns the names of all token holders, including revoked ones, whose changes stay attributed to them. */
  names(): { id: string; name: string }[] {
    const former = this.#state.sql
      .all("SELECT id, name FROM tokens WHERE role = ?", revoked)
      .map((row) => ({ id: text(row, "id"), name: text(row, "name") }));
    return [...this.list(), ...former];
  }

  /**
   * Revokes a token, at once and for good; returns whether it existed. The configured token ends with its
   * configuration.
   */
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
          // Before roles existed, a token could either do everything or only read.
          role: role ?? (row.can_write === 1 ? "administrator" : "viewer"),
          hash: Buffer.from(row.hash as Uint8Array), // BLOB column of the table above
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
