import { pageFacts } from "#app/page-facts.ts";
import { blogContext, siteContext } from "#app/ports.server.ts";
import { type SitePage, sitePages } from "#app/search/site-pages.ts";
import { company } from "#content/company.ts";
import { absolute, paths } from "#content/paths.ts";
import type { Route } from "./+types/llms";

export const handle = pageFacts();

/** Serves the site as one text for language models. https://llmstxt.org */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const posts = await context.get(blogContext).latest(200);
  const line = (name: string, path: string, text: string) =>
    `- [${name}](${absolute(origin, path)})${text && `: ${text}`}`;
  const listed = (kind: SitePage["kind"]) =>
    sitePages
      .filter((page) => page.kind === kind)
      .map((page) => line(page.name, page.path, page.description));
  const sections: [title: string, lines: string[]][] = [
    ["Services", listed("service")],
    ["Company and products", listed("page")],
    ["Open jobs", listed("job")],
    ["Blog", posts.map((post) => line(post.title, paths.blogPost(post.slug), post.excerpt))],
    [
      "Optional",
      [
        line("RSS feed", paths.rss, "every article in full"),
        line("JSON feed", paths.jsonFeed, "the same as JSON"),
      ],
    ],
  ];
  const text = [
    `# ${company.name}`,
    `> ${company.blurb}`,
    `Write to ${company.email}, call ${company.phones.us.display} (US) or ${company.phones.india.display} (India), or book a 30-minute call: ${company.schedulingUrl}`,
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => `## ${title}\n\n${lines.join("\n")}`),
    "",
  ].join("\n\n");
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
