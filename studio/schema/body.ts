import { defineArrayMember, defineField, defineType } from "sanity";
import { TableInput } from "../table/table-input";

/** A link to a page of this site begins with a slash; anything else is a full address. */
const link = defineField({
  name: "link",
  title: "Link",
  type: "object",
  fields: [
    defineField({
      name: "href",
      title: "Address",
      description:
        "A page of this site, beginning with a slash, such as /hospitality, or a full address.",
      type: "url",
      validation: (rule) =>
        rule.required().uri({ allowRelative: true, scheme: ["https", "http", "mailto", "tel"] }),
    }),
    defineField({
      name: "title",
      title: "Hint",
      description: "Shown when the pointer rests on the link. Rarely needed.",
      type: "string",
    }),
  ],
});

const decorators = [
  { title: "Strong", value: "strong" },
  { title: "Emphasis", value: "em" },
  { title: "Code", value: "code" },
  { title: "Struck out", value: "strike-through" },
];

const plainText = defineArrayMember({
  type: "block",
  styles: [{ title: "Normal", value: "normal" }],
  lists: [],
  marks: { decorators, annotations: [link] },
});

const calloutText = defineArrayMember({
  type: "block",
  styles: [{ title: "Normal", value: "normal" }],
  lists: [
    { title: "Bullets", value: "bullet" },
    { title: "Numbers", value: "number" },
  ],
  marks: { decorators, annotations: [link] },
});

export const code = defineType({
  name: "code",
  title: "Code",
  type: "object",
  fields: [
    defineField({
      name: "language",
      title: "Language",
      description: "For colours: ts, js, sql, yaml, bash, json, html, css, python, text …",
      type: "string",
    }),
    defineField({
      name: "filename",
      title: "File name",
      description: "Shown above the code, if there is one.",
      type: "string",
    }),
    defineField({
      name: "code",
      title: "Code",
      type: "text",
      rows: 12,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { code: "code", language: "language", filename: "filename" },
    prepare: ({ code, language, filename }) => ({
      title: filename || String(code ?? "").split("\n")[0] || "Empty",
      subtitle: `Code${language ? `, ${language}` : ""}`,
    }),
  },
});

export const callout = defineType({
  name: "callout",
  title: "Call-out",
  type: "object",
  fields: [
    defineField({
      name: "tone",
      title: "Kind",
      type: "string",
      options: {
        layout: "radio",
        direction: "horizontal",
        list: [
          { title: "Note", value: "note" },
          { title: "Tip", value: "tip" },
          { title: "Important", value: "important" },
          { title: "Warning", value: "warning" },
          { title: "Caution", value: "caution" },
        ],
      },
      initialValue: "note",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "content",
      title: "Text",
      description: "Two or three sentences that must not be missed.",
      type: "array",
      of: [calloutText],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { tone: "tone", content: "content" },
    prepare: ({ tone, content }) => ({
      title: (content ?? [])
        .flatMap((block: { children?: { text?: string }[] }) => block.children ?? [])
        .map((span: { text?: string }) => span.text)
        .join(""),
      subtitle: `Call-out, ${tone ?? "note"}`,
    }),
  },
});

export const tableCell = defineType({
  name: "cell",
  title: "Cell",
  type: "object",
  fields: [defineField({ name: "value", title: "Text", type: "array", of: [plainText] })],
  preview: {
    select: { value: "value" },
    prepare: ({ value }) => ({ title: textOf(value) || "Empty" }),
  },
});

export const tableRow = defineType({
  name: "row",
  title: "Row",
  type: "object",
  fields: [
    defineField({
      name: "cells",
      title: "Cells",
      description: "From left to right, as many as in the first row.",
      type: "array",
      of: [defineArrayMember({ type: "cell" })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { cells: "cells" },
    prepare: ({ cells }) => ({
      title: (cells ?? []).map((cell: { value?: unknown }) => textOf(cell.value)).join(" | "),
    }),
  },
});

export const table = defineType({
  name: "table",
  title: "Table",
  type: "object",
  components: { input: TableInput },
  fields: [
    defineField({
      name: "headerRows",
      title: "Rows that are headings",
      type: "number",
      initialValue: 1,
      validation: (rule) => rule.integer().min(0).max(3),
    }),
    defineField({
      name: "alignment",
      title: "Alignment of the columns",
      description: "From left to right: left, center or right.",
      type: "array",
      of: [defineArrayMember({ type: "string", options: { list: ["left", "center", "right"] } })],
    }),
    defineField({
      name: "rows",
      title: "Rows",
      type: "array",
      of: [defineArrayMember({ type: "row" })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { rows: "rows" },
    prepare: ({ rows }) => ({
      title: (rows?.[0]?.cells ?? [])
        .map((cell: { value?: unknown }) => textOf(cell.value))
        .join(" | "),
      subtitle: `Table, ${rows?.length ?? 0} rows`,
    }),
  },
});

export const body = defineType({
  name: "body",
  title: "Text",
  type: "array",
  of: [
    defineArrayMember({
      type: "block",
      styles: [
        { title: "Normal", value: "normal" },
        { title: "Heading", value: "h2" },
        { title: "Smaller heading", value: "h3" },
        { title: "Smallest heading", value: "h4" },
        { title: "Quote", value: "blockquote" },
      ],
      lists: [
        { title: "Bullets", value: "bullet" },
        { title: "Numbers", value: "number" },
      ],
      marks: { decorators, annotations: [link] },
    }),
    defineArrayMember({
      type: "image",
      title: "Picture",
      options: { hotspot: true },
      fields: [
        defineField({
          name: "alt",
          title: "Description of the picture",
          description: "For people who can’t see it: what it shows, in one sentence.",
          type: "string",
          validation: (rule) => rule.required(),
        }),
        defineField({
          name: "caption",
          title: "Caption",
          description: "Shown below the picture.",
          type: "string",
        }),
      ],
    }),
    defineArrayMember({ type: "code" }),
    defineArrayMember({ type: "callout" }),
    defineArrayMember({ type: "table" }),
  ],
});

function textOf(blocks: unknown): string {
  if (!Array.isArray(blocks)) return "";
  return blocks
    .flatMap((block: { children?: { text?: string }[] }) => block.children ?? [])
    .map((span) => span.text ?? "")
    .join("");
}
