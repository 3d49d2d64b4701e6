import { LRUCache } from "lru-cache";
import { pageFacts } from "#app/page-facts.ts";
import { blogContext } from "#app/ports.server.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/card-route";
import type { Card } from "./card.ts";
import { pageCards, postCard } from "./cards.ts";

export const handle = pageFacts();

/**
 * Serves the card of a page or post. The build draws the cards of pages, which in production are served before this
 * route is reached; those of posts are drawn on request and cached like pages.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const card = pageCards.get(pathname) ?? (await cardOfPost(context, pathname));
  if (card === undefined) return new Response("There is no such card.\n", { status: 404 });
  return new Response(new Uint8Array(await drawn(card)), {
    headers: { "content-type": "image/png" },
  });
}

const postCardPath = new RegExp(
  `^${paths.card(`${paths.blogs}/([^/]+)`).replace(".", String.raw`\.`)}$`,
);

async function cardOfPost(context: Route.LoaderArgs["context"], pathname: string) {
  const slug = postCardPath.exec(pathname)?.[1];
  if (slug === undefined) return undefined;
  const post = await context.get(blogContext).bySlug(decodeURIComponent(slug));
  return post && postCard(post);
}

/** Drawn cards by their content, so that a change of one post does not redraw the others. */
const drawings = new LRUCache<string, Promise<Buffer>>({ max: 200 });

function drawn(card: Card): Promise<Buffer> {
  const key = JSON.stringify(card);
  const known = drawings.get(key);
  if (known) return known;
  // Loads the fonts and the image library with the first card, because the server's start does not need them.
  const drawing = import("./card.ts")
    .then(({ drawCard }) => drawCard(card))
    .catch((error: unknown) => {
      drawings.delete(key);
      throw error;
    });
  drawings.set(key, drawing);
  return drawing;
}
