import { islandStyles } from "../document/finish.server.ts";
import { scriptsContext } from "../ports.server.ts";
import type { Route } from "./+types/styles-route";

/** The rules of islands that are mounted on demand. */
export function loader({ params, context }: Route.LoaderArgs): Response {
  const name = /^([a-z-]+)\.[\w-]{10}\.css$/.exec(params.file)?.[1] ?? "";
  const { wordsOf } = context.get(scriptsContext);
  if (wordsOf(name).length === 0)
    throw new Response("There are no such styles.\n", { status: 404 });
  const { css, file } = islandStyles(name, wordsOf);
  return new Response(css, {
    headers: {
      "content-type": "text/css; charset=utf-8",
      // A page of an older build may ask for what has changed since: it gets the new one, and keeps it for no longer.
      "cache-control": file === params.file ? "public, max-age=31536000, immutable" : "no-store",
    },
  });
}
