import { pageFacts } from "#app/page-facts.ts";
import { folders } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { drawingFile } from "./apart.server.ts";

export const handle = pageFacts({ keepsCapitals: true });

/** A drawing of a page that was rendered; its name changes with its content, so it may be stored for ever. */
export function loader({ request }: Route.LoaderArgs) {
  const file = drawingFile(new URL(request.url).pathname.slice(folders.drawings.length));
  if (file === undefined) {
    // The page that names it may be rendered yet.
    const headers = { "cache-control": "no-store" };
    return new Response("There is no such drawing.\n", { status: 404, headers });
  }
  return new Response(file, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
