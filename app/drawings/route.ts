import { withOwnStyles } from "../document/finish.server.ts";
import type { Route } from "./+types/route";
import { drawingFile } from "./define-drawing.tsx";

/** The files of drawings that pages fetch when they are near. */
export function loader({ params }: Route.LoaderArgs): Response {
  const file = drawingFile(params.file);
  if (!file) throw new Response("There is no such drawing.\n", { status: 404 });
  return new Response(withOwnStyles(file.markup), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      // A page of an older build may ask for what has changed since: it gets the new one, and keeps it for no longer.
      "cache-control": file.current ? "public, max-age=31536000, immutable" : "no-store",
    },
  });
}
