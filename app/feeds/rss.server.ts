import { company } from "#content/company.ts";
import { absolute, paths } from "#content/paths.ts";
import type { Post } from "../blogs/post.ts";
import { newestChange } from "./newest-change.ts";
import { postHtml } from "./post-html.server.tsx";
import { escapeXml } from "./xml.ts";

const utc = (iso: string) => new Date(iso).toUTCString();

/** Returns the RSS 2.0 feed with the posts' full content. https://www.rssboard.org/rss-specification */
export function rssFeed(posts: readonly Post[], origin: string): string {
  const changed = newestChange(posts);
  const items = posts.map((post) => {
    const address = absolute(origin, paths.blogPost(post.slug));
    return [
      "<item>",
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${escapeXml(address)}</link>`,
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      `<pubDate>${utc(post.publishedAt)}</pubDate>`,
      `<dc:creator>${escapeXml(post.author?.name ?? company.name)}</dc:creator>`,
      ...post.categories.map((category) => `<category>${escapeXml(category.title)}</category>`),
      `<description>${escapeXml(post.excerpt)}</description>`,
      `<content:encoded>${escapeXml(postHtml(post, origin))}</content:encoded>`,
      "</item>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${escapeXml(`${company.name} blog`)}</title>`,
    `<link>${escapeXml(absolute(origin, paths.blogs))}</link>`,
    `<atom:link href="${escapeXml(absolute(origin, paths.rss))}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(company.blurb)}</description>`,
    "<language>en</language>",
    ...(changed === undefined ? [] : [`<lastBuildDate>${utc(changed)}</lastBuildDate>`]),
    ...items,
    "</channel>",
    "</rss>",
  ].join("\n");
}
