import { createClient } from "@sanity/client";
import type { ContentConnection } from "#app/ports.server.ts";
import type { Logger } from "./logger.ts";

/** Changes that come within this time are one change: an import makes hundreds. In milliseconds. */
const settle = 200;

/**
 * Calls back when published content changed, for the hosted content service and the embedded one alike: one standing
 * connection for the whole process, never one a visitor. After a broken connection comes back it calls back too,
 * because changes may have been missed.
 *
 * https://www.sanity.io/docs/content-lake/listening
 *
 * @returns stops listening.
 */
export function watchContent(
  connection: ContentConnection,
  changed: () => void,
  logger: Logger,
): () => void {
  const { projectId, dataset, token, apiHost } = connection;
  const client = createClient({
    projectId,
    dataset,
    apiVersion: "2025-02-06",
    useCdn: false,
    ...(token === undefined ? {} : { token }),
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  // Broken off, or not reached at the start: whatever was rendered meanwhile may lack something.
  let missed = false;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, settle);
  };
  const subscription = client
    .listen(
      '*[_type in ["post", "author", "category"] && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]',
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
      error: (error: unknown) =>
        logger.error(
          { err: error },
          "The content service refuses the change feed: pages are not renewed by themselves",
        ),
    });
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
  };
}
