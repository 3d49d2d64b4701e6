import { absolute, paths } from "#content/paths.ts";
import { postsPerPage } from "../blogs/blog.server.ts";
import type { PostEntry } from "../blogs/post.ts";
import { newestChange } from "./newest-change.ts";
import { escapeXml } from "./xml.ts";

/**
 * Returns the sitemap. A post's `lastmod` is its last change, that of a list page the newest change among its posts.
 * Static pages have none, because the date of their last change is unknown here, and a wrong date is worse than none.
 * https://www.sitemaps.org/protocol.html
 *
 * @param staticPaths pages whose content is in the code.
 * @param posts all posts, newest first.
 */
export function sitemap(
  staticPaths: readonly string[],
  posts: readonly PostEntry[],
  origin: string,
): string {
  const entry = (path: string, changed?: string) =>
    `<url><loc>${escapeXml(absolute(origin, path))}</loc>${changed === undefined ? "" : `<lastmod>${changed}</lastmod>`}</url>`;
  const categories = new Set(posts.flatMap((post) => post.categories.map(({ slug }) => slug)));
  const lists = [undefined, ...[...categories].sort()].flatMap((category) =>
    pagesOf(
      category === undefined
        ? posts
        : posts.filter((post) => post.categories.some(({ slug }) => slug === category)),
    ).map((listed, index) => entry(paths.blogList(category, index + 1), newestChange(listed))),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...staticPaths.map((path) => entry(path)),
    ...lists,
    ...posts.map((post) => entry(paths.blogPost(post.slug), post._updatedAt)),
    "</urlset>",
  ].join("\n");
}

/** Splits posts into list pages; a single empty one when there are none. */
const pagesOf = (posts: readonly PostEntry[]) =>
  Array.from({ length: Math.max(1, Math.ceil(posts.length / postsPerPage)) }, (_, index) =>
    posts.slice(index * postsPerPage, (index + 1) * postsPerPage),
  );
