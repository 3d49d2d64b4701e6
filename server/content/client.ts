import { contentApiVersion } from "@brightkeel/contracts";
import { createClient, type SanityClient } from "@sanity/client";
import type { ContentConnection } from "#app/ports.server.ts";

/** The server's own client of the content service, with the raw perspective. Dated like the site's. */
export function contentClient(connection: ContentConnection): SanityClient {
  const { projectId, dataset, token, apiHost } = connection;
  return createClient({
    projectId,
    dataset,
    apiVersion: contentApiVersion,
    perspective: "raw",
    useCdn: false,
    ...(token === undefined ? {} : { token }),
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
  });
}
