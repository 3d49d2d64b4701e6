import { pageFacts } from "#app/page-facts.ts";
import { blogContext, siteContext, sitemapContext } from "#app/ports.server.ts";
import { sitemap } from "../sitemap.server.ts";
import type { Route } from "./+types/sitemap";

/** Most posts in the sitemap: its limit of addresses, less the static pages. https://www.sitemaps.org/protocol.html */
const mostPosts = 49_900;

export const handle = pageFacts();

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await context.get(blogContext).entries(mostPosts);
  return new Response(
    sitemap(context.get(sitemapContext), posts, context.get(siteContext).origin),
    {
      headers: { "content-type": "application/xml; charset=utf-8" },
    },
  );
}
