import { jsonFeed } from "../../feeds/json-feed.server.ts";
import { blogContext, siteContext } from "../../ports.server.ts";
import type { Route } from "./+types/json-feed";

const feedLength = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await context.get(blogContext).whole(feedLength);
  return Response.json(jsonFeed(posts, context.get(siteContext).origin), {
    headers: { "content-type": "application/feed+json; charset=utf-8" },
  });
}
