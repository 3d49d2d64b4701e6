import type { PostSummary } from "../blogs/post.ts";
import { absolute, paths } from "../paths.ts";
import { sitePages } from "../search/site-pages.ts";
import { escapeXml } from "./xml.ts";

/** Pages whose words stand in the code; the list of posts is dated by its posts. */
export const staticPaths: readonly string[] = sitePages
  .map((page) => page.path)
  .filter((path) => path !== paths.blogs);

/**
 * The sitemap. A post's `lastmod` is when it was last changed, the list's that of its newest change; pages of the code
 * have none, because nothing here knows when their words changed, and a wrong date is worse than none.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemap(posts: readonly PostSummary[], origin: string): string {
  const entry = (path: string, changed?: string) =>
    `<url><loc>${escapeXml(absolute(origin, path))}</loc>${changed === undefined ? "" : `<lastmod>${changed}</lastmod>`}</url>`;
  const newest = posts
    .map((post) => post._updatedAt)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...staticPaths.map((path) => entry(path)),
    entry(paths.blogs, newest),
    ...posts.map((post) => entry(paths.blogPost(post.slug), post._updatedAt)),
    "</urlset>",
  ].join("\n");
}
