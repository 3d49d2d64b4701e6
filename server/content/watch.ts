import type { SanityClient } from "@sanity/client";
import type { Logger } from "#server/logger.ts";
import { type ContentConnection, connectContent } from "./client.ts";

/** How long to leave a content service alone that has rejected the feed, in milliseconds. */
const pause = 60_000;

/** Changes within this time, in milliseconds, count as one: an import makes hundreds. */
const settle = 200;

/** An event of a feed. `sync tags` identify what changed; without them, anything may have. */
type FeedEvent =
  | { type: "connected" }
  | { type: "broken off" }
  | { type: "changed"; syncTags: readonly string[] | undefined };

type Feed = (
  client: SanityClient,
  seen: (event: FeedEvent) => void,
  failed: (error: unknown) => void,
) => { unsubscribe(): void };

export type WatchOptions = {
  connection: ContentConnection;
  logger: Logger;
  /** Calls back after each change, with the sync tags of what changed, where they are known. */
  changed: (syncTags: ReadonlySet<string> | undefined) => void;
  /** How long to wait after the service refused the feed, in milliseconds. */
  refusedFor?: number;
};

/**
 * Calls back when published content changed, for the hosted and the embedded content service alike: over one standing
 * connection for the whole process, never one per visitor. It also calls back after a broken connection comes back,
 * since changes may have been missed.
 *
 * A service that refuses the feed, because a plan has run out or a token is being changed, is asked again after a
 * while.
 *
 * @returns stops listening.
 * @see https://www.sanity.io/docs/content-lake/live-content-api
 */
export const watchPublished = (options: WatchOptions): (() => void) => watch(published, options);

/**
 * The same for drafts and published content, which needs a token. It also calls back once the connection stands, on
 * account of what was read before, and never knows sync tags.
 *
 * @see https://www.sanity.io/docs/content-lake/listening
 */
export const watchDrafts = (options: WatchOptions): (() => void) =>
  watch(drafts, { ...options, missed: true });

const published: Feed = (client, seen, failed) =>
  client.live.events().subscribe({
    next(event) {
      if (event.type === "welcome") seen({ type: "connected" });
      else if (event.type === "reconnect") seen({ type: "broken off" });
      else if (event.type === "message") seen({ type: "changed", syncTags: event.tags });
      // The service cannot tell what was missed.
      else if (event.type === "restart") seen({ type: "changed", syncTags: undefined });
      else failed(new Error(`The content service ended the change feed: ${event.reason}`));
    },
    error: failed,
  });

const drafts: Feed = (client, seen, failed) =>
  client
    .listen(
      '*[_type in ["post", "author", "category"] && !(_id in path("versions.**"))]',
      {},
      { events: ["welcome", "mutation", "reconnect"], includeResult: false, visibility: "query" },
    )
    .subscribe({
      next(event) {
        if (event.type === "welcome") seen({ type: "connected" });
        else if (event.type === "reconnect") seen({ type: "broken off" });
        else seen({ type: "changed", syncTags: undefined });
      },
      error: failed,
    });

function watch(
  feed: Feed,
  {
    connection,
    logger,
    changed,
    refusedFor = pause,
    // Broken off, or never reached: pages rendered meanwhile may lack something.
    missed = false,
  }: WatchOptions & { missed?: boolean },
): () => void {
  const client = connectContent(connection, "raw");
  let settling: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  /** Tags of changes that were not reported yet; undefined once anything may have changed. */
  let tags: Set<string> | undefined = new Set();

  const note = (syncTags: readonly string[] | undefined) => {
    if (syncTags === undefined) tags = undefined;
    for (const tag of syncTags ?? []) tags?.add(tag);
    clearTimeout(settling);
    settling = setTimeout(() => {
      changed(tags);
      tags = new Set();
    }, settle);
  };
  const listen = () =>
    feed(
      client,
      (event) => {
        if (event.type === "broken off") {
          missed = true;
          logger.warn("The content service’s change feed broke off; it is taken up again");
        } else if (event.type === "changed") {
          note(event.syncTags);
        } else {
          if (missed) note(undefined);
          // After each reconnection, something may have happened in between.
          missed = true;
        }
      },
      (error) => {
        current?.unsubscribe();
        missed = true;
        logger.error(
          { err: error, againInMs: refusedFor },
          "The content service refuses the change feed: until it takes it, pages are not renewed by themselves",
        );
        clearTimeout(again);
        again = setTimeout(() => {
          current = listen();
        }, refusedFor);
      },
    );
  let current: ReturnType<Feed> | undefined;
  current = listen();
  return () => {
    clearTimeout(settling);
    clearTimeout(again);
    current?.unsubscribe();
  };
}
