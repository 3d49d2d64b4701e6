import { createHash } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { mounts } from "#content/paths.ts";
import type { Storage } from "../../storage/index.ts";

const cookieName = "leads_session";

/** A working day, in milliseconds. */
const duration = 10 * 60 * 60_000;

/**
 * Sessions of the inbox: a signed cookie with its end. Nothing is stored, so that every process of the site knows it, and
 * another token ends them all.
 */
export function createSessions(options: {
  storage: Pick<Storage, "sign" | "verify">;
  token: string;
  /** Whether the site's public address is https. */
  secure: boolean;
  now: () => number;
}) {
  const { storage, token, secure, now } = options;
  const tokenDigest = createHash("sha256").update(token).digest("base64url");
  const sealed = (until: string) => `${until}.${tokenDigest}`;
  const cookie = (value: string, maxAge: number) =>
    serialize(cookieName, value, {
      path: mounts.leads,
      httpOnly: true,
      sameSite: "Strict",
      secure,
      maxAge,
    });

  return {
    begin(): string {
      const until = (now() + duration).toString(36);
      return cookie(`${until}.${storage.sign("inbox", sealed(until))}`, duration / 1000);
    },
    end: () => cookie("", 0),
    isOpen(cookies: string | undefined): boolean {
      const value = cookies ? parse(cookies, cookieName)[cookieName] : undefined;
      if (value === undefined) return false;
      const [until = "", signature = ""] = value.split(".");
      return (
        storage.verify("inbox", sealed(until), signature) && now() < Number.parseInt(until, 36)
      );
    },
    /** Whether there was a session that has ended. */
    hasEnded: (cookies: string | undefined) =>
      cookies !== undefined && parse(cookies, cookieName)[cookieName] !== undefined,
  };
}
