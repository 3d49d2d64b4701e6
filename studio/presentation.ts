import {
  defineDocuments,
  defineLocations,
  type PresentationPluginOptions,
} from "sanity/presentation";
import { blogPath, previewEnterPath } from "./environment";

/**
 * The site in a pane beside the form: what is clicked there opens its field here, and what is typed here is shown there.
 * https://www.sanity.io/docs/visual-editing/configuring-the-presentation-tool
 */

const allPosts = { title: "The list of posts", href: blogPath };

const postLocations = defineLocations({
  select: { title: "title", slug: "slug.current" },
  resolve: (post) => ({
    locations: [
      ...(post?.slug
        ? [
            {
              title: post.title || "Without a headline",
              href: `${blogPath}/${encodeURIComponent(post.slug)}`,
            },
          ]
        : []),
      allPosts,
    ],
  }),
});

const categoryLocations = defineLocations({
  select: { title: "title", slug: "slug.current" },
  resolve: (category) => ({
    locations: category?.slug
      ? [
          {
            title: `Posts about ${category.title || "it"}`,
            href: `${blogPath}?category=${encodeURIComponent(category.slug)}`,
          },
        ]
      : [allPosts],
  }),
});

export const presentation: PresentationPluginOptions = {
  previewUrl: {
    initial: ({ origin }) => origin + blogPath,
    // Links for people without the Studio are made by “Copy preview link”, and end.
    previewMode: { enable: previewEnterPath, shareAccess: false },
  },
  resolve: {
    locations: {
      post: postLocations,
      category: categoryLocations,
      author: {
        locations: [allPosts],
        message: "Stands in the posts that name this author.",
        tone: "positive",
      },
    },
    mainDocuments: defineDocuments([
      { route: `${blogPath}/:slug`, filter: '_type == "post" && slug.current == $slug' },
    ]),
  },
};
