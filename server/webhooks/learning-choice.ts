import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** As the privacy page names it. */
const cookieName = "demo_learning";
const off = "off";

/** Whether what the demo does not understand of this visitor may be kept. */
export const mayLearn = (context: Context): boolean => getCookie(context, cookieName) !== off;

/** Remembers the choice in the visitor's browser for a year; there is nothing to remember where it is the usual one. */
export function chooseLearning(context: Context, keep: boolean, secure: boolean): void {
  setCookie(context, cookieName, keep ? "" : off, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure,
    maxAge: keep ? 0 : 365 * 24 * 60 * 60,
  });
}
