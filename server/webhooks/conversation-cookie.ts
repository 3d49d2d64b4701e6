import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/**
 * Names the visitor's conversation. A random cookie that scripts cannot read holds it, and not the e-mail address, so that
 * knowing somebody's address gives nobody their conversation. What the assistant stores is a hash of it: a copy of
 * the database opens no conversation either.
 */
export function conversationId(context: Context, secure: boolean): string {
  const given = getCookie(context, cookieName);
  const value = given && /^[\w-]{43}$/.test(given) ? given : randomBytes(32).toString("base64url");
  // Set again with each message: it ends, like the conversation itself, a day after the last one.
  setCookie(context, cookieName, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure,
    maxAge: 24 * 60 * 60,
  });
  return createHash("sha256").update(value).digest("base64url");
}

/** As the privacy page names it. */
const cookieName = "conversation";
