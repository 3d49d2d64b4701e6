import { makeIndex } from "../../search/site-index.server.ts";
import type { Route } from "./+types/search-index";

/** The index of the site search, for the dialog. Kept like a page, and made anew when the content changes. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await makeIndex(context));
}
