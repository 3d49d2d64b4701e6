import { defineField, defineType } from "sanity";

export const author = defineType({
  name: "author",
  title: "Author",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      description:
        "As shown below the headline: a team such as “Hospitality practice”, or a person who has agreed to it.",
      type: "string",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "slug",
      title: "Short name",
      description: "For addresses. Press “Generate”, then leave it as it is.",
      type: "slug",
      options: { source: "name", maxLength: 96 },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "bio",
      title: "What they do",
      description: "One or two sentences, shown at the end of a post.",
      type: "text",
      rows: 3,
      validation: (rule) => rule.max(240),
    }),
  ],
  preview: { select: { title: "name", subtitle: "bio" } },
});
