import { company } from "#content/company.ts";
import { absolute, paths } from "#content/paths.ts";
import { scaled } from "../blogs/asset-path.ts";
import type { Post } from "../blogs/post.ts";
import { coverShape } from "../blogs/shown-part.ts";
import { postHtml } from "./post-html.server.tsx";

/** Returns the JSON Feed 1.1 with the posts' full content. https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = (posts: readonly Post[], origin: string) => ({
  version: "https://jsonfeed.org/version/1.1",
  title: `${company.name} blog`,
  home_page_url: absolute(origin, paths.blogs),
  feed_url: absolute(origin, paths.jsonFeed),
  description: company.blurb,
  icon: absolute(origin, paths.icon("icon-512.png")),
  favicon: absolute(origin, paths.icon("icon-192.png")),
  language: "en",
  authors: [{ name: company.name, url: absolute(origin, paths.home) }],
  items: posts.map((post) => ({
    id: absolute(origin, paths.blogPost(post.slug)),
    url: absolute(origin, paths.blogPost(post.slug)),
    title: post.title,
    summary: post.excerpt,
    content_html: postHtml(post, origin),
    date_published: post.publishedAt,
    date_modified: post._updatedAt,
    tags: post.categories.map((category) => category.title),
    authors: [{ name: post.author?.name ?? company.name }],
    ...(post.mainImage && { image: absolute(origin, scaled(post.mainImage, 1200, coverShape)) }),
  })),
});
