import { defineField, defineType } from "sanity";

export const category = defineType({
  name: "category",
  title: "Category",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      description: "One to three words. Shown above posts and in the blog’s filter.",
      type: "string",
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: "slug",
      title: "Short name",
      description:
        "For addresses. Press “Generate”; changing it later breaks links to the category.",
      type: "slug",
      options: { source: "title", maxLength: 96 },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "description",
      title: "What belongs here",
      description: "One sentence for readers and for search engines.",
      type: "text",
      rows: 2,
      validation: (rule) => rule.max(160),
    }),
  ],
  preview: { select: { title: "title", subtitle: "description" } },
});
