import { makeDocuments } from "../../search/site-index.server.ts";
import type { Route } from "./+types/search-index";

/** What the dialog of the site search looks through. Kept like a page, and made anew when the content changes. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await makeDocuments(context));
}
