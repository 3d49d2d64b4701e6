import { createHash, randomBytes } from "node:crypto";
import { newConversationHeader } from "@brightkeel/contracts";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** As the privacy page names it. */
const cookieName = "conversation";

function cookieOf(context: Context): string | undefined {
  const given = getCookie(context, cookieName);
  return given && /^[\w-]{43}$/.test(given) ? given : undefined;
}

const idOf = (cookie: string): string => createHash("sha256").update(cookie).digest("base64url");

/** Id of the conversation that this browser has already; undefined for a new visitor. */
export function knownConversation(context: Context): string | undefined {
  const given = cookieOf(context);
  return given && idOf(given);
}

/**
 * Id of the visitor's conversation: the hash of a random HttpOnly cookie. An id derived from the e-mail address would let
 * anybody who knows the address read the conversation; with only the hash stored, neither does a copy of the database.
 * Where the visitor's chat begins anew, so does the conversation.
 */
export function conversationId(context: Context, secure: boolean): string {
  const isNew = context.req.header(newConversationHeader) !== undefined;
  const known = isNew ? undefined : cookieOf(context);
  const value = known ?? randomBytes(32).toString("base64url");
  // Renewed with each message: cookie and conversation both expire a day after the last one.
  setCookie(context, cookieName, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure,
    maxAge: 24 * 60 * 60,
  });
  return idOf(value);
}
