import {
  defineDocuments,
  defineLocations,
  type PresentationPluginOptions,
} from "sanity/presentation";
import { blogPath, previewEnterPath } from "./environment";

/**
 * Shows the site in a pane beside the form: a click there opens the field here, and typing here updates the page
 * there. https://www.sanity.io/docs/visual-editing/configuring-the-presentation-tool
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
    // “Copy preview link” creates links for people without the Studio, and those expire.
    previewMode: { enable: previewEnterPath, shareAccess: false },
  },
  resolve: {
    locations: {
      post: postLocations,
      category: categoryLocations,
      author: {
        locations: [allPosts],
        message: "Shown in the posts that name this author.",
        tone: "positive",
      },
    },
    mainDocuments: defineDocuments([
      { route: `${blogPath}/:slug`, filter: '_type == "post" && slug.current == $slug' },
    ]),
  },
};
