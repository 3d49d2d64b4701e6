import { ClientError } from "@sanity/client";
import { Hono } from "hono";
import type { PreviewPort } from "#app/ports.server.ts";
import { paths } from "#content/paths.ts";
import type { ContentConnection } from "#server/content/client.ts";
import { createChangeFeed } from "./change-feed.ts";
import { isSecret, judgeSecret, secretsQuery } from "./secrets.ts";
import { createSessions } from "./session.ts";

/** Previews of drafts: who may see them, and that an open one follows the changes. */

export type PreviewOptions = {
  /** The content service with the site's own token. Without a token nobody sees a preview. */
  content: Pick<ContentConnection, "projectId" | "dataset" | "token">;
  /** Asks the content service, with every document that the token may read. */
  query: (query: string) => Promise<unknown>;
  /** Listens to published content and drafts; calls back after each change, and once when it begins to hear them. */
  watch: (changed: () => void) => () => void;
  /** The same signature for the same text in every process of this site, and nobody else can make it. */
  sign: (text: string) => string;
  /** Whether the site's public address is https. */
  secure: boolean;
  now?: () => number;
};

export type Preview = {
  port: PreviewPort;
  /** `GET /preview/changes` for open previews. */
  app: Hono;
  /** Whether cookies are those of an editor, whose preview is open or just ended. */
  isEditor(cookies: string | null | undefined): boolean;
  close(): void;
};

export function createPreview(options: PreviewOptions): Preview {
  const { content, query, watch, sign, secure, now = Date.now } = options;
  const sessions = createSessions({ sign, content, secure, now });
  const feed = createChangeFeed({ watch });

  const port: PreviewPort = {
    stateOf(cookies) {
      const end = content.token === undefined ? undefined : sessions.endOf(cookies);
      if (end === undefined) return { mode: "off" };
      return now() < end ? { mode: "on" } : { mode: "ended" };
    },
    async enter(secret) {
      if (content.token === undefined) return { denied: "no-token" };
      if (!isSecret(secret)) return { denied: "unknown" };
      try {
        const verdict = judgeSecret(secret, await query(secretsQuery), now());
        return verdict === "valid" ? { setCookie: sessions.begin() } : { denied: verdict };
      } catch (error) {
        if (error instanceof ClientError && [401, 403].includes(error.statusCode))
          return { denied: "token-refused" };
        throw error;
      }
    },
    leave: () => sessions.end(),
  };

  const app = new Hono();
  app.get(paths.previewChanges, (context) => {
    const cookies = context.req.header("cookie");
    const until = sessions.endOf(cookies);
    if (until === undefined || port.stateOf(cookies ?? null).mode !== "on")
      return context.text("Only open previews follow the changes.\n", 403);
    return feed.stream(context, until, now());
  });

  return {
    port,
    app,
    isEditor: (cookies) => port.stateOf(cookies ?? null).mode !== "off",
    close: () => feed.close(),
  };
}
