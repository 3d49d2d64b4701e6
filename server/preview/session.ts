import { randomUUID } from "node:crypto";
import { cookieNameOf } from "@brightkeel/contracts";
import { parse, serialize } from "hono/utils/cookie";
import { z } from "zod";
import type { EditorsView } from "#app/ports.server.ts";
import type { ContentConnection } from "#server/content/client.ts";
import { timingSafeEqual } from "#server/http/timing-safe-equal.ts";

/**
 * The cookie that a preview link leaves in the browser: until when drafts are shown and what else the editor chose,
 * signed together with their dataset. Only the end of a preview that was left is stored, so every process of the site
 * knows all of them.
 */

/** A working day, in milliseconds. */
const duration = 8 * 60 * 60_000;

/** The cookie outlives the preview, so that its end can be shown to the editor. In seconds. */
const cookieAge = 24 * 60 * 60;

export type SessionOptions = {
  /** Gives the same signature for the same text in every process of this site; no one else can make it. */
  sign: (text: string) => string;
  content: Pick<ContentConnection, "projectId" | "dataset">;
  /** Whether the site's public address is https. */
  secure: boolean;
  now: () => number;
};

export type Session = EditorsView & {
  /** The same in every copy of the cookie, and after the perspective was switched. */
  id: string;
  /** When the preview ends or ended, in milliseconds since 1970. */
  until: number;
};

const contents = z.object({
  id: z.string(),
  until: z.number(),
  perspective: z.union([z.literal(["published", "drafts"]), z.array(z.string())]),
  studio: z.string().optional(),
});

export function createSessions({ sign, content, secure, now }: SessionOptions) {
  const seal = (text: string) => sign(`${content.projectId}/${content.dataset}/${text}`);
  /** As the privacy page names it. */
  const cookieName = cookieNameOf("blog_preview", secure);
  const cookie = (value: string, maxAge: number, elsewhere: boolean) =>
    serialize(cookieName, value, {
      path: "/",
      httpOnly: true,
      // Links in mails and chats lead here: with Strict, the redirect would arrive without the cookie. In the frame
      // of a Studio on another site only “None” is sent, partitioned for that Studio.
      ...(elsewhere && secure
        ? { sameSite: "None" as const, partitioned: true }
        : { sameSite: "Lax" as const }),
      secure,
      maxAge,
    });
  const write = (session: Session): string => {
    const text = Buffer.from(JSON.stringify(session)).toString("base64url");
    return cookie(`${text}.${seal(text)}`, cookieAge, session.studio !== undefined);
  };

  return {
    begin: (view: EditorsView): string =>
      write({ ...view, id: randomUUID(), until: now() + duration }),
    /** The same session with another perspective; it ends when it would have ended. */
    withPerspective: (session: Session, perspective: EditorsView["perspective"]): string =>
      write({ ...session, perspective }),
    /** The cookie that takes a session's away. */
    removal: (session: Session | undefined) => cookie("", 0, session?.studio !== undefined),
    /** What a cookie holds, expired or not; undefined for one that is missing or not ours. */
    read(cookies: string | null | undefined): Session | undefined {
      const value = cookies ? parse(cookies, cookieName)[cookieName] : undefined;
      if (value === undefined) return undefined;
      const [text = "", signature = ""] = value.split(".");
      if (!timingSafeEqual(signature, seal(text))) return undefined;
      // A release before this one signed cookies of another form.
      const { success, data } = contents.safeParse(
        JSON.parse(Buffer.from(text, "base64url").toString()),
      );
      if (!success) return undefined;
      const { studio, ...rest } = data;
      return { ...rest, ...(studio !== undefined && { studio }) };
    },
  };
}
