import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** As the privacy page names it. */
const cookieName = "demo_learning";
const off = "off";

/** Whether messages of this visitor that the demo does not understand may be kept. */
export const mayLearn = (context: Context): boolean => getCookie(context, cookieName) !== off;

/** Remembers the choice in the visitor's browser for a year; the default needs no cookie. */
export function chooseLearning(context: Context, keep: boolean, secure: boolean): void {
  setCookie(context, cookieName, keep ? "" : off, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure,
    maxAge: keep ? 0 : 365 * 24 * 60 * 60,
  });
}
