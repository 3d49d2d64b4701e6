import { pageFacts } from "#app/page-facts.ts";
import { folders } from "#content/paths.ts";
import { laterSheet } from "../document/finish.server.ts";
import type { Route } from "./+types/later-styles-route";

export const handle = pageFacts({});

/**
 * Serves the rules that load after the first paint. The name is a hash of the content, so it may be cached for ever.
 */
export function loader({ request }: Route.LoaderArgs) {
  const sheet = laterSheet(new URL(request.url).pathname.slice(folders.styles.length));
  if (sheet === undefined) {
    const headers = { "cache-control": "no-store" };
    return new Response("There is no such style sheet.\n", { status: 404, headers });
  }
  return new Response(sheet, {
    headers: {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "max-age=31536000, immutable",
    },
  });
}
