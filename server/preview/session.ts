import { parse, serialize } from "hono/utils/cookie";
import type { ContentConnection } from "#server/content/client.ts";
import { timingSafeEqual } from "#server/http/timing-safe-equal.ts";

/**
 * The cookie that a preview link leaves in the browser: until when drafts are shown, signed together with the dataset
 * that they belong to. Nothing is stored for it, so that every process of the site knows it.
 */

/** As the privacy page names it. */
const cookieName = "blog_preview";

/** A working day, in milliseconds. */
const duration = 8 * 60 * 60_000;

/** The cookie outlives the preview, so that its end can be shown to the editor. In seconds. */
const cookieAge = 24 * 60 * 60;

export type SessionOptions = {
  /** The same signature for the same text in every process of this site, and nobody else can make it. */
  sign: (text: string) => string;
  content: Pick<ContentConnection, "projectId" | "dataset">;
  /** Whether the site's public address is https. */
  secure: boolean;
  now: () => number;
};

export function createSessions({ sign, content, secure, now }: SessionOptions) {
  const seal = (until: string) => sign(`${content.projectId}/${content.dataset}.${until}`);
  const cookie = (value: string, maxAge: number) =>
    serialize(cookieName, value, {
      path: "/",
      httpOnly: true,
      // A link in a mail or a chat leads here: with Strict the redirect behind it would come without the cookie.
      sameSite: "Lax",
      secure,
      maxAge,
    });

  return {
    begin(): string {
      const until = (now() + duration).toString(36);
      return cookie(`${until}.${seal(until)}`, cookieAge);
    },
    end: () => cookie("", 0),
    /** When the preview ends or ended, in milliseconds since 1970; undefined for a cookie that is missing or not ours. */
    endOf(cookies: string | null | undefined): number | undefined {
      const value = cookies ? parse(cookies, cookieName)[cookieName] : undefined;
      if (value === undefined) return undefined;
      const [until = "", signature = ""] = value.split(".");
      return timingSafeEqual(signature, seal(until)) ? Number.parseInt(until, 36) : undefined;
    },
  };
}
