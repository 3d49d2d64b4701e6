import { pageFacts } from "#app/page-facts.ts";
import { siteContext } from "#app/ports.server.ts";
import { absolute, mounts, paths } from "#content/paths.ts";
import type { Route } from "./+types/robots";

export const handle = pageFacts();

/** Allows crawlers everything except the webhooks and the Studio. https://www.rfc-editor.org/rfc/rfc9309 */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(
    [
      "User-agent: *",
      `Disallow: ${mounts.webhooks}/`,
      `Disallow: ${mounts.studio}/`,
      "Allow: /",
      "",
      `Sitemap: ${absolute(context.get(siteContext).origin, paths.sitemap)}`,
      "",
    ].join("\n"),
    { headers: { "content-type": "text/plain; charset=utf-8" } },
  );
