import { LRUCache } from "lru-cache";
import { pageFacts } from "#app/page-facts.ts";
import { blogContext } from "#app/ports.server.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/card-route";
import type { Card } from "./card.ts";
import { pageCards, postCard } from "./cards.ts";

export const handle = pageFacts();

/**
 * The card of a page or post. Those of pages are drawn by the build, which stands in front of this in production;
 * those of posts are drawn when they are asked for, and cached like pages.
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

/** Drawn cards by what stands on them: a change of one post does not draw the others anew. */
const drawings = new LRUCache<string, Promise<Buffer>>({ max: 200 });

function drawn(card: Card): Promise<Buffer> {
  const key = JSON.stringify(card);
  const known = drawings.get(key);
  if (known) return known;
  // Typefaces and the image library are loaded with the first card: a start has no use for them.
  const drawing = import("./card.ts")
    .then(({ drawCard }) => drawCard(card))
    .catch((error: unknown) => {
      drawings.delete(key);
      throw error;
    });
  drawings.set(key, drawing);
  return drawing;
}
