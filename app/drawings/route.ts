import { pageFacts } from "#app/page-facts.ts";
import { folders } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { drawingFile } from "./apart.server.ts";

export const handle = pageFacts({ keepsCapitals: true });

/** Serves a drawing of a rendered page. Its name is a hash of its content, so it may be cached for ever. */
export function loader({ request }: Route.LoaderArgs) {
  const file = drawingFile(new URL(request.url).pathname.slice(folders.drawings.length));
  if (file === undefined) {
    // Not cached, because the page that contains the drawing may still be rendered.
    const headers = { "cache-control": "no-store" };
    return new Response("There is no such drawing.\n", { status: 404, headers });
  }
  return new Response(file, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "max-age=31536000, immutable",
    },
  });
}
