import { pageFacts } from "#app/page-facts.ts";
import { blogContext, siteContext } from "#app/ports.server.ts";
import { feedLength } from "../feed-length.ts";
import { rssFeed } from "../rss.server.ts";
import type { Route } from "./+types/rss";

export const handle = pageFacts();

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await context.get(blogContext).whole(feedLength);
  return new Response(rssFeed(posts, context.get(siteContext).origin), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
