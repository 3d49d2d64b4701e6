import { ClientError } from "@sanity/client";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { PreviewPort } from "#app/ports.server.ts";
import { paths } from "#content/paths.ts";
import type { ContentConnection } from "#server/content/client.ts";
import { isSameOrigin } from "#server/http/same-origin.ts";
import type { endedSessions } from "#server/storage/index.ts";
import { createChangeFeed } from "./change-feed.ts";
import { perspectiveOf } from "./perspective.ts";
import { isSecret, judgeSecret, secretsQuery } from "./secrets.ts";
import { createSessions } from "./session.ts";

/** Previews of drafts: who may see them, and how an open one follows changes. */

/** A perspective is a few names. In bytes. */
const largestChoice = 4_096;

export type PreviewOptions = {
  /** The content service with the site's own token. Without a token no one sees a preview. */
  content: Pick<ContentConnection, "projectId" | "dataset" | "token">;
  /** Asks the content service, with every document that the token may read. */
  query: (query: string) => Promise<unknown>;
  /** Listens to published content and drafts; calls back after each change, and once when it begins to hear them. */
  watch: (changed: () => void) => () => void;
  /** Gives the same signature for the same text in every process of this site; no one else can make it. */
  sign: (text: string) => string;
  /** Previews that were left before their end. */
  ended: ReturnType<typeof endedSessions>;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  now?: () => number;
};

export type Preview = {
  port: PreviewPort;
  /** `/preview/changes` for open previews: to follow them, and to switch the perspective. */
  app: Hono;
  /** Whether cookies belong to an editor whose preview is open or has just ended. */
  isEditor(cookies: string | null | undefined): boolean;
  /** The origin of the Studio that may frame the site for whoever has these cookies, besides the site's own. */
  studioOf(cookies: string | null | undefined): string | undefined;
  close(): void;
};

export function createPreview(options: PreviewOptions): Preview {
  const { content, query, watch, sign, ended, origin, now = Date.now } = options;
  const secure = origin.startsWith("https:");
  const sessions = createSessions({ sign, content, secure, now });
  const feed = createChangeFeed({ watch });

  const port: PreviewPort = {
    async stateOf(cookies) {
      const session = content.token === undefined ? undefined : sessions.read(cookies);
      if (session === undefined) return { mode: "off" };
      if (now() >= session.until) return { mode: "ended" };
      // While the database is down, no one knows, and drafts stay closed.
      if (await ended.has(session.id).catch(() => true)) return { mode: "ended" };
      return { mode: "on", perspective: session.perspective };
    },
    async enter(secret, perspective = null) {
      if (content.token === undefined) return { denied: "no-token" };
      if (!isSecret(secret)) return { denied: "unknown" };
      try {
        const verdict = judgeSecret(secret, await query(secretsQuery), now());
        if (typeof verdict === "string") return { denied: verdict };
        const { studio } = verdict;
        return {
          setCookie: sessions.begin({
            perspective: perspectiveOf(perspective) ?? "drafts",
            ...(studio !== undefined && studio !== origin && { studio }),
          }),
        };
      } catch (error) {
        if (error instanceof ClientError && [401, 403].includes(error.statusCode))
          return { denied: "token-refused" };
        throw error;
      }
    },
    async leave(cookies) {
      const session = sessions.read(cookies);
      if (session) await ended.end({ session: session.id, until: session.until });
      return sessions.removal(session);
    },
  };

  /** The session of a preview that is open. */
  const openSession = async (cookies: string | undefined) =>
    (await port.stateOf(cookies ?? null)).mode === "on" ? sessions.read(cookies) : undefined;

  const app = new Hono();
  app.get(paths.previewChanges, async (context) => {
    const session = await openSession(context.req.header("cookie"));
    if (session === undefined) return context.text("Only open previews follow the changes.\n", 403);
    return feed.stream(context, session.until, now());
  });

  // The Studio beside the page has switched to another perspective.
  app.post(paths.previewChanges, bodyLimit({ maxSize: largestChoice }), async (context) => {
    if (!isSameOrigin(context.req.raw.headers, origin))
      return context.text("Only the preview itself says what it shows.\n", 403);
    const session = await openSession(context.req.header("cookie"));
    const perspective = perspectiveOf(
      new URLSearchParams(await context.req.text()).get("perspective"),
    );
    if (session === undefined || perspective === undefined)
      return context.text("No preview is open, or this is no perspective.\n", 403);
    return context.body(null, 204, {
      "set-cookie": sessions.withPerspective(session, perspective),
    });
  });

  return {
    port,
    app,
    isEditor: (cookies) => content.token !== undefined && sessions.read(cookies) !== undefined,
    studioOf: (cookies) => sessions.read(cookies)?.studio,
    close: () => feed.close(),
  };
}
