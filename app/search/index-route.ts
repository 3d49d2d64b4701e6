import { pageFacts } from "#app/page-facts.ts";
import type { Route } from "./+types/index-route";
import { makeDocuments } from "./site-index.server.ts";

export const handle = pageFacts({ prewarm: "later" });

/** Serves the documents that the search dialog searches. Cached like a page, and rebuilt when the content changes. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await makeDocuments(context));
}
