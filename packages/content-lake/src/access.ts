import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { SqliteFile } from "./store/sqlite.ts";
import { text } from "./store/sqlite.ts";
import { currentTimestamp } from "./timestamp.ts";
import { anonymous, type Identity } from "./types.ts";

/** A token is random, so one round of SHA-256 protects it: there is nothing to guess from. */
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

type StoredToken = { id: string; name: string; canWrite: boolean; hash: Buffer };

/** The tokens of editors. Stored as hashes only, and compared in constant time. */
export class Tokens {
  /** The key of the site itself: made anew at every start, and known to this process alone. */
  readonly siteKey = randomBytes(32).toString("base64url");
  readonly #siteHash = hashOf(this.siteKey);
  readonly #sql: SqliteFile;
  readonly #configured: StoredToken | undefined;
  /** With this one the site reads drafts for previews. It is nobody's, may not write, and ends with the process. */
  readonly previewToken = randomBytes(32).toString("base64url");
  readonly #preview: StoredToken;

  constructor(sql: SqliteFile, configuredToken: string | undefined) {
    this.#sql = sql;
    this.#configured =
      configuredToken === undefined
        ? undefined
        : { id: "editor", name: "Editor", canWrite: true, hash: hashOf(configuredToken) };
    this.#preview = {
      id: "preview",
      name: "Preview",
      canWrite: false,
      hash: hashOf(this.previewToken),
    };
  }

  /** Who holds `token`; undefined when nobody does. */
  identify(token: string | undefined): Identity | undefined {
    if (!token) return anonymous;
    const hash = hashOf(token);
    if (timingSafeEqual(this.#siteHash, hash)) return { kind: "site" };
    let found: StoredToken | undefined;
    // Every stored hash is compared, so that the time says nothing about which one it was.
    for (const stored of [this.#preview, ...this.#all()])
      if (timingSafeEqual(stored.hash, hash)) found = stored;
    return found && { kind: "token", id: found.id, name: found.name, canWrite: found.canWrite };
  }

  /** Makes a token, stores its hash and returns the token, which can't be read again. */
  create(name: string, canWrite = true): string {
    const token = `bk${randomBytes(32).toString("base64url")}`;
    const id = `t${randomBytes(8).toString("hex")}`;
    this.#sql.run(
      "INSERT INTO tokens (id, name, can_write, hash, created_at) VALUES (?, ?, ?, ?, ?)",
      id,
      name,
      canWrite ? 1 : 0,
      hashOf(token),
      currentTimestamp(),
    );
    return token;
  }

  /** The people behind tokens, without anything secret. */
  holders(): { id: string; name: string }[] {
    return this.#all().map(({ id, name }) => ({ id, name }));
  }

  #all(): StoredToken[] {
    const stored = this.#sql.all("SELECT id, name, can_write, hash FROM tokens").map((row) => ({
      id: text(row, "id"),
      name: text(row, "name"),
      canWrite: row.can_write === 1,
      hash: Buffer.from(row.hash as Uint8Array), // a BLOB column of the table below
    }));
    return this.#configured ? [this.#configured, ...stored] : stored;
  }
}

/** The cookie that the Studio's sign-in sets; it holds the token, out of reach of scripts. */
export const sessionCookie = "content_session";
