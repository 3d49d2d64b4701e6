import { z } from "zod";

/**
 * Posts as the site shows them: what the queries bring, checked once. A document that an editor left incomplete fails
 * here with the field's name instead of somewhere in a page.
 */

const link = z.object({ title: z.string(), slug: z.string() });
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
  /** The colour that most of it has, as the content service measured it: “#f6f4ee”. */
  ground: z.string().nullish(),
});
export type PostImage = z.output<typeof image>;

/** Characters a minute: 230 words of about six letters and a space. */
const charactersPerMinute = 1_500;

const summaryShape = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z
    .string()
    .nullish()
    .transform((excerpt) => excerpt ?? ""),
  publishedAt: z.iso.datetime({ offset: true }),
  _updatedAt: z.iso.datetime({ offset: true }),
  author: z.object({ name: z.string(), bio: z.string().nullish() }).nullable(),
  categories: z
    .array(category.nullable())
    .nullish()
    .transform((all) => all?.filter((one) => one !== null) ?? []),
  mainImage: image.nullable().catch(null),
  characters: z.number().nullish(),
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
});
const code = z.object({
  _type: z.literal("code"),
  _key: z.string(),
  code: z.string(),
  language: z.string().optional(),
  filename: z.string().optional(),
  /** Coloured markup, added after reading. */
  html: z.string().default(""),
});
const figure = image.extend({ _type: z.literal("image"), _key: z.string() });
/** A block of another kind, such as a table or a call-out; the renderer knows which it can show. */
const other = z.looseObject({ _type: z.string(), _key: z.string() });

export type TextBlock = z.output<typeof block>;
export type CodeBlock = z.output<typeof code>;
export type FigureBlock = z.output<typeof figure>;

const bodyBlock = z.union([
  block,
  code,
  figure,
  other.refine((value) => !["block", "code", "image"].includes(value._type)),
]);
export type BodyBlock =
  | TextBlock
  | CodeBlock
  | FigureBlock
  | (z.output<typeof other> & { _type: "table" | "callout" });

const neighbour = link.nullish().transform((found) => found ?? undefined);

export const postDocument = summaryShape
  .extend({
    seo: z.object({ title: z.string().nullish(), description: z.string().nullish() }).nullish(),
    body: z
      .array(bodyBlock)
      .nullish()
      // The union above leaves the kinds the renderer knows; unknown ones are shown as nothing.
      .transform((blocks) => (blocks ?? []) as BodyBlock[]),
    previous: neighbour,
    next: neighbour,
    related: z
      .array(postSummary)
      .nullish()
      .transform((posts) => posts ?? []),
  })
  .transform(addReadingTime);
export type Post = z.output<typeof postDocument>;
