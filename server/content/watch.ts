import type { Logger } from "#server/logger.ts";
import { type ContentConnection, connectContent } from "./client.ts";

/** How long to leave a content service alone that has rejected the feed, in milliseconds. */
const pause = 60_000;

/** Changes that come within this time are one change: an import makes hundreds. In milliseconds. */
const settle = 200;

const shown = '_type in ["post", "author", "category"] && !(_id in path("versions.**"))';
const filters = {
  published: `*[${shown} && !(_id in path("drafts.**"))]`,
  drafts: `*[${shown}]`,
};

/**
 * Calls back when published content changed, for the hosted content service and the embedded one alike: one standing
 * connection for the whole process, never one a visitor. After a broken connection comes back it calls back too,
 * because changes may have been missed.
 *
 * A service that refuses the feed, because a plan has run out or a token is being changed, is asked again after a while.
 *
 * With `drafts`, which needs a token, it also reports changes of drafts; and once when the connection stands, for what
 * was read before.
 *
 * https://www.sanity.io/docs/content-lake/listening
 *
 * @returns stops listening.
 */
export function watchContent(
  connection: ContentConnection,
  changed: () => void,
  logger: Logger,
  perspective: "published" | "drafts" = "published",
  refusedFor = pause,
): () => void {
  const client = connectContent(connection, "raw");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  // Broken off, or not reached at the start: whatever was rendered meanwhile may lack something.
  let missed = perspective === "drafts";
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, settle);
  };
  const listen = () =>
    client
      .listen(
        filters[perspective],
        {},
        { events: ["welcome", "mutation", "reconnect"], includeResult: false, visibility: "query" },
      )
      .subscribe({
        next(event) {
          if (event.type === "reconnect") {
            missed = true;
            logger.warn("The content service’s change feed broke off; it is taken up again");
          }
          if (event.type === "mutation" || (event.type === "welcome" && missed)) soon();
          if (event.type === "welcome") missed = false;
        },
        error(error: unknown) {
          missed = true;
          logger.error(
            { err: error, againInMs: refusedFor },
            "The content service refuses the change feed: until it takes it, pages are not renewed by themselves",
          );
          again = setTimeout(() => {
            subscription = listen();
          }, refusedFor);
        },
      });
  let subscription = listen();
  return () => {
    clearTimeout(timer);
    clearTimeout(again);
    subscription.unsubscribe();
  };
}
