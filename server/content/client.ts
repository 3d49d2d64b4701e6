import { contentApiVersion } from "@brightkeel/contracts";
import { createClient, type SanityClient } from "@sanity/client";

/** The address of the content service. The embedded and the hosted one differ in nothing else. */
export type ContentConnection = {
  projectId: string;
  dataset: string;
  token: string | undefined;
  /** Base address of the embedded service; undefined for the hosted one. */
  apiHost: string | undefined;
};

/** A content service that takes longer than this is down, in milliseconds. */
const timeout = 8_000;

/** The first version with releases, which an editor may want to see. */
const releasesVersion = "2025-02-19";

/**
 * A client for previews, whose answers tell for each value which document and field it comes from: visual editing
 * leads there.
 *
 * @see https://www.sanity.io/docs/visual-editing/content-source-maps
 */
export const connectDrafts = (
  connection: ContentConnection,
  perspective: "published" | "drafts" | string[],
): SanityClient =>
  connectContent(connection, "drafts").withConfig({
    apiVersion: releasesVersion,
    perspective,
    resultSourceMap: "withKeyArraySelector",
  });

/**
 * A client of the content service, for the pages and for the server itself.
 *
 * @param perspective `published`; `drafts`, which lays drafts over it; or `raw`, which lists both. The last two need a
 *   token.
 */
export function connectContent(
  { projectId, dataset, token, apiHost }: ContentConnection,
  perspective: "published" | "drafts" | "raw",
): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: contentApiVersion,
    useCdn: false,
    perspective,
    timeout,
    maxRetries: 1,
    ...(token === undefined ? {} : { token }),
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
  });
}
