import { createHash, randomUUID } from "node:crypto";
import { cookieNameOf } from "@brightkeel/contracts";
import { parse, serialize } from "hono/utils/cookie";
import { mounts } from "#content/paths.ts";
import { endedSessions, type Storage } from "../../storage/index.ts";
import type { LeadTables } from "../tables.ts";

/** A working day, in milliseconds. */
const duration = 10 * 60 * 60_000;

/**
 * Sessions of the inbox: a signed cookie with an expiry. Changing the token ends all of them. A session that was signed
 * out is stored until it would expire, so that copies of its cookie are rejected by every process.
 */
export function createSessions(options: {
  storage: Pick<Storage<LeadTables>, "db" | "sign" | "verify">;
  token: string;
  /** Whether the site's public address is https. */
  secure: boolean;
  now: () => number;
}) {
  const { storage, token, secure, now } = options;
  const cookieName = cookieNameOf("leads_session", secure);
  const ended = endedSessions(storage.db, "lead_signed_out", now);
  const tokenDigest = createHash("sha256").update(token).digest("base64url");
  const sealed = (body: string) => `${body}.${tokenDigest}`;
  const cookie = (value: string, maxAge: number) =>
    serialize(cookieName, value, {
      // The prefix of the name asks for it.
      path: secure ? "/" : mounts.leads,
      httpOnly: true,
      sameSite: "Strict",
      secure,
      maxAge,
    });

  /** The session of a cookie that we signed and whose time is not up. */
  function read(cookies: string | undefined): { session: string; until: number } | undefined {
    const value = cookies ? parse(cookies, cookieName)[cookieName] : undefined;
    if (value === undefined) return undefined;
    const [session = "", end = "", signature = ""] = value.split(".");
    if (!storage.verify("inbox", sealed(`${session}.${end}`), signature)) return undefined;
    const until = Number.parseInt(end, 36);
    return now() < until ? { session, until } : undefined;
  }

  return {
    begin(): string {
      const body = `${randomUUID()}.${(now() + duration).toString(36)}`;
      return cookie(`${body}.${storage.sign("inbox", sealed(body))}`, duration / 1000);
    },
    /** Ends the session everywhere, and returns the cookie that removes its own. */
    async end(cookies: string | undefined): Promise<string> {
      const ending = read(cookies);
      if (ending) await ended.end(ending);
      return cookie("", 0);
    },
    async isOpen(cookies: string | undefined): Promise<boolean> {
      const open = read(cookies);
      return open !== undefined && !(await ended.has(open.session));
    },
    /** Whether there was a session that has ended. */
    hasEnded: (cookies: string | undefined) =>
      cookies !== undefined && parse(cookies, cookieName)[cookieName] !== undefined,
  };
}
