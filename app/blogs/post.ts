import { z } from "zod";
import { editedAt } from "./edited-at.ts";

/**
 * Posts as the site shows them: the results of the queries, validated once. Incomplete parts of a post, such as a
 * picture without a file, are dropped, so that they break neither the post nor a whole list or feed.
 */

/** Returns the shape of a list that drops its incomplete items. */
const readable = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .array(shape.nullable().catch(null))
    .nullish()
    .transform((items) => (items ?? []).filter((item) => item !== null));

const link = z.object({ title: z.string(), slug: z.string(), editedAt });
const category = link;

export const tag = category.extend({
  description: z
    .string()
    .nullish()
    .transform((text) => text ?? undefined),
  count: z.number(),
});
export type Tag = z.output<typeof tag>;

const image = z.object({
  url: z.string(),
  alt: z
    .string()
    .nullish()
    .transform((alt) => alt ?? ""),
  caption: z
    .string()
    .nullish()
    .transform((caption) => caption ?? undefined),
  dimensions: z.object({ width: z.number(), height: z.number() }),
  hotspot: z.object({ x: z.number(), y: z.number() }).nullish(),
  /** Share that editors cropped at each side. */
  crop: z
    .object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
    .nullish()
    .catch(null),
  /** Dominant colour, in hexadecimal, as the content service measured it. */
  ground: z.string().nullish(),
  editedAt,
});
export type PostImage = z.output<typeof image>;

/**
 * Reading speed in characters a minute: 200 words of five letters and a space. Slower than a story is read, because
 * tables and code are read too, and their characters are not counted.
 */
const charactersPerMinute = 1_200;

/**
 * A point in time. The schema requires a time, but imported posts may have a date only, which counts from midnight
 * UTC.
 */
const instant = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.date().transform((day) => `${day}T00:00:00.000Z`),
]);

const summaryShape = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z
    .string()
    .nullish()
    .transform((excerpt) => excerpt ?? ""),
  publishedAt: instant,
  _updatedAt: z.iso.datetime({ offset: true }),
  author: z
    .object({ name: z.string(), bio: z.string().nullish(), editedAt })
    .nullable()
    .catch(null),
  categories: readable(category),
  mainImage: image.nullable().catch(null),
  characters: z.number().nullish(),
  editedAt,
});

const addReadingTime = <Summary extends { characters?: number | null | undefined }>({
  characters,
  ...rest
}: Summary) => ({
  ...rest,
  /** Minutes, at least one. */
  readingTime: Math.max(1, Math.round((characters ?? 0) / charactersPerMinute)),
});

export const postSummary = summaryShape.transform(addReadingTime);
export type PostSummary = z.output<typeof postSummary>;

/** The fields of a post for the sitemap. `publishedAt` is as stored. */
export const postEntry = summaryShape
  .pick({ _id: true, slug: true, _updatedAt: true, categories: true })
  .extend({ publishedAt: z.string() });
export type PostEntry = z.output<typeof postEntry>;

export type PostPage = { posts: PostSummary[]; total: number; page: number; pages: number };

const span = z.looseObject({
  _type: z.string(),
  _key: z.string().optional(),
  text: z.string().optional(),
});

const block = z.looseObject({
  _type: z.literal("block"),
  _key: z.string(),
  style: z.string().optional(),
  children: z.array(span),
  editedAt,
});
const code = z.object({
  _type: z.literal("code"),
  _key: z.string(),
  code: z.string(),
  language: z.string().optional(),
  filename: z.string().optional(),
  /** Highlighted markup, added after reading. */
  html: z.string().default(""),
  editedAt,
});
const figure = image.extend({ _type: z.literal("image"), _key: z.string() });
const table = z.object({
  _type: z.literal("table"),
  _key: z.string(),
  headerRows: z.number().default(1),
  rows: z.array(
    z.object({
      _key: z.string(),
      // A cell that was never typed in has no value.
      cells: z.array(z.object({ _key: z.string(), value: readable(block), editedAt })),
    }),
  ),
  editedAt,
});
const callout = z.object({
  _type: z.literal("callout"),
  _key: z.string(),
  tone: z.string().optional(),
  content: readable(block).refine((blocks) => blocks.length > 0),
  editedAt,
});

export type TextBlock = z.output<typeof block>;
export type CodeBlock = z.output<typeof code>;
export type FigureBlock = z.output<typeof figure>;
export type TableBlock = z.output<typeof table>;
export type CalloutBlock = z.output<typeof callout>;

/** The supported kinds of blocks; one of another kind is dropped like an incomplete one. */
const bodyBlock = z.discriminatedUnion("_type", [block, code, figure, table, callout]);
export type BodyBlock = z.output<typeof bodyBlock>;

const neighbour = link
  .nullish()
  .catch(undefined)
  .transform((found) => found ?? undefined);

export const postDocument = summaryShape
  .extend({
    seo: z.object({ title: z.string().nullish(), description: z.string().nullish() }).nullish(),
    body: readable(bodyBlock),
    previous: neighbour,
    next: neighbour,
    related: readable(postSummary),
  })
  .transform(addReadingTime);
export type Post = z.output<typeof postDocument>;
