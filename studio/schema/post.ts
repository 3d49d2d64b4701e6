import { defineArrayMember, defineField, defineType } from "sanity";
import { dateIsNotToCome, excerptSaysEnough, pictureIsWideEnough, textHasHeadings } from "./checks";

export const seo = defineType({
  name: "seo",
  title: "Search engines",
  type: "object",
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "title",
      title: "Title in search results",
      description:
        "Only when the headline is too long or says too little on its own. About 60 characters are shown.",
      type: "string",
      validation: (rule) => rule.max(60).warning("Longer titles are cut off in search results."),
    }),
    defineField({
      name: "description",
      title: "Description in search results",
      description: "Only when the excerpt does not fit. About 155 characters are shown.",
      type: "text",
      rows: 2,
      validation: (rule) =>
        rule.max(160).warning("Longer descriptions are cut off in search results."),
    }),
  ],
});

/** Shown beside the crop, as the site crops the picture (app/blogs/shown-part.ts). */
const pageShapes = [{ title: "On the page and in lists", aspectRatio: 16 / 9 }];

export const post = defineType({
  name: "post",
  title: "Post",
  type: "document",
  groups: [
    { name: "text", title: "Text", default: true },
    { name: "about", title: "About the post" },
    { name: "search", title: "Search engines" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Headline",
      description: "Says what the reader will know or be able to do afterwards.",
      type: "string",
      group: "text",
      validation: (rule) => [
        rule.required().error("Give the post a headline."),
        rule.max(90).warning("Headlines of more than 90 characters run over three lines."),
      ],
    }),
    defineField({
      name: "slug",
      title: "Address",
      description:
        "The last part of the page’s address. Press “Generate”. Changing it later breaks links from elsewhere.",
      type: "slug",
      group: "text",
      options: { source: "title", maxLength: 96 },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "excerpt",
      title: "Excerpt",
      description: "Two sentences for the list of posts, feeds and search engines.",
      type: "text",
      rows: 3,
      group: "text",
      validation: (rule) => [
        rule.required().error("Write two sentences for the list of posts."),
        rule.max(220).warning("Lists show about 220 characters."),
        rule.custom<string>(excerptSaysEnough).warning(),
      ],
    }),
    defineField({
      name: "mainImage",
      title: "Picture",
      description:
        "At least 1600 pixels wide. The page and the lists show it 16 by 9: press the crop tool to see that shape, and to choose which part must stay in view.",
      type: "image",
      group: "text",
      options: { hotspot: { previews: pageShapes } },
      fields: [
        defineField({
          name: "alt",
          title: "Description of the picture",
          description: "For people who can’t see it: what it shows, in one sentence.",
          type: "string",
          validation: (rule) =>
            rule.custom((value, context) =>
              (context.parent as { asset?: unknown } | undefined)?.asset && !value
                ? "Describe the picture in one sentence."
                : true,
            ),
        }),
      ],
      validation: (rule) => [
        rule.required().error("Choose a picture, at least 1600 pixels wide."),
        rule.custom(pictureIsWideEnough).warning(),
      ],
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "body",
      group: "text",
      validation: (rule) => [
        rule.required().error("The post has no text yet."),
        rule.custom(textHasHeadings).warning(),
      ],
    }),
    defineField({
      name: "author",
      title: "Author",
      type: "reference",
      to: [{ type: "author" }],
      group: "about",
      validation: (rule) =>
        rule.required().error("Choose who wrote it: in the tab “About the post”."),
    }),
    defineField({
      name: "categories",
      title: "Categories",
      description: "One or two; the first one is shown above the headline.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "category" }] })],
      group: "about",
      validation: (rule) => [
        rule.required().min(1).error("Choose one or two categories: in the tab “About the post”."),
        rule.max(3).unique(),
      ],
    }),
    defineField({
      name: "publishedAt",
      title: "Date",
      description:
        "Shown below the headline; it also orders the list. It does not delay a post: “Schedule publish”, beside Publish, does.",
      type: "datetime",
      group: "about",
      initialValue: () => new Date().toISOString(),
      validation: (rule) => [
        rule.required(),
        rule.custom<string>((date) => dateIsNotToCome(date)).warning(),
      ],
    }),
    defineField({ name: "seo", title: "Search engines", type: "seo", group: "search" }),
  ],
  orderings: [
    {
      title: "Date, newest first",
      name: "dateDesc",
      by: [{ field: "publishedAt", direction: "desc" }],
    },
    { title: "Headline", name: "title", by: [{ field: "title", direction: "asc" }] },
  ],
  preview: {
    select: { title: "title", author: "author.name", date: "publishedAt", media: "mainImage" },
    prepare: ({ title, author, date, media }) => ({
      title: title || "Without a headline",
      subtitle: [date ? new Date(date).toLocaleDateString("en-GB") : "No date", author]
        .filter(Boolean)
        .join(" · "),
      media,
    }),
  },
});
