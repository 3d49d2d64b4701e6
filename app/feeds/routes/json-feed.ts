import { pageFacts } from "#app/page-facts.ts";
import { blogContext, siteContext } from "#app/ports.server.ts";
import { feedLength } from "../feed-length.ts";
import { jsonFeed } from "../json-feed.server.ts";
import type { Route } from "./+types/json-feed";

export const handle = pageFacts();

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await context.get(blogContext).whole(feedLength);
  return Response.json(jsonFeed(posts, context.get(siteContext).origin), {
    headers: { "content-type": "application/feed+json; charset=utf-8" },
  });
}
