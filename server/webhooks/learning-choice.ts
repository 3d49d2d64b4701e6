import { cookieNameOf } from "@brightkeel/contracts";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** As the privacy page names it. */
const plainName = "demo_learning";
const off = "off";

/** Whether messages of this visitor that the demo does not understand may be kept. */
export const mayLearn = (context: Context): boolean =>
  // By both names: a choice made before the site had https, or an earlier release, is still a choice.
  [false, true].every((secure) => getCookie(context, cookieNameOf(plainName, secure)) !== off);

/** Remembers the choice in the visitor's browser for a year; the default needs no cookie. */
export function chooseLearning(context: Context, keep: boolean, secure: boolean): void {
  const options = { path: "/", httpOnly: true, sameSite: "Strict", secure } as const;
  if (keep && secure) setCookie(context, plainName, "", { ...options, maxAge: 0 });
  setCookie(context, cookieNameOf(plainName, secure), keep ? "" : off, {
    ...options,
    maxAge: keep ? 0 : 365 * 24 * 60 * 60,
  });
}
