import { createHash, randomBytes } from "node:crypto";
import { cookieNameOf, newConversationHeader } from "@brightkeel/contracts";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** As the privacy page names it. */
const plainName = "conversation";

function cookieOf(context: Context, secure: boolean): string | undefined {
  const given = getCookie(context, cookieNameOf(plainName, secure));
  return given && /^[\w-]{43}(?:\.\d{1,6})?$/.test(given) ? given : undefined;
}

const idOf = (cookie: string): string => createHash("sha256").update(cookie).digest("base64url");

/** Id of the conversation in the visitor’s browser; undefined when there is none. */
export function knownConversation(context: Context, secure: boolean): string | undefined {
  const given = cookieOf(context, secure);
  return given && idOf(given);
}

/** The part of the cookie that all conversations of a browser share. */
const browserOf = (cookie: string): string => cookie.split(".")[0] ?? "";

/** Id of the browser, for limits; undefined for a new visitor. */
export function knownBrowser(context: Context, secure: boolean): string | undefined {
  const given = cookieOf(context, secure);
  return given && idOf(browserOf(given));
}

/**
 * Id of the visitor's conversation: the hash of a random HttpOnly cookie. With an id derived from the e-mail address,
 * anyone who knows the address could read the conversation; with only the hash stored, neither can a copy of the
 * database. A chat that begins again is a new conversation.
 */
export function conversationId(context: Context, secure: boolean): string {
  const isNew = context.req.header(newConversationHeader) !== undefined;
  const known = cookieOf(context, secure);
  const value =
    known === undefined ? randomBytes(32).toString("base64url") : isNew ? next(known) : known;
  // Renewed with each message: cookie and conversation both expire a day after the last one.
  setCookie(context, cookieNameOf(plainName, secure), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure,
    maxAge: 24 * 60 * 60,
  });
  return idOf(value);
}

/** The cookie of the browser's next conversation. */
const next = (cookie: string): string => {
  const [browser = "", count = "0"] = cookie.split(".");
  return `${browser}.${(Number(count) + 1) % 1_000_000}`;
};

/** Whether the visitor came by https, as far as is known. */
export function isSecure(
  context: Context,
  { publicOrigin, trustedProxies }: { publicOrigin: string | undefined; trustedProxies: number },
): boolean {
  if (publicOrigin) return publicOrigin.startsWith("https:");
  return trustedProxies > 0 && context.req.header("x-forwarded-proto") === "https";
}
