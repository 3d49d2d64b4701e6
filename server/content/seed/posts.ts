import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { authorIds } from "#content/blogs/authors.ts";
import { categoryIds } from "#content/blogs/categories.ts";

const frontMatter = z.strictObject({
  title: z.string().min(1),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(96),
  excerpt: z.string().min(1),
  author: z.enum(authorIds),
  categories: z.array(z.enum(categoryIds)).min(1),
  publishedAt: z.iso
    .datetime({ offset: true })
    .transform((value) => Temporal.Instant.from(value).toString({ smallestUnit: "millisecond" })),
  mainImage: z.strictObject({
    file: z.string().regex(/^[\w-]+\.(svg|png|jpg|webp)$/),
    alt: z.string().min(1),
  }),
  seo: z
    .strictObject({ title: z.string().optional(), description: z.string().optional() })
    .optional(),
});

export type SeedPost = z.output<typeof frontMatter> & { markdown: string };

/** Reads one post. Throws a sentence that names the file and the field when its front matter does not fit. */
function parsePost(file: string, source: string): SeedPost {
  const [, yaml, markdown] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined || markdown === undefined)
    throw new Error(`${file} has no front matter between two lines of ---`);
  const parsed = frontMatter.safeParse(parseYaml(yaml));
  if (!parsed.success)
    throw new Error(`${file}: ${z.prettifyError(parsed.error).replaceAll("\n", " ")}`);
  return { ...parsed.data, markdown };
}

/** All posts of `folder`, by file name. */
export async function readPosts(folder: string): Promise<SeedPost[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  return Promise.all(
    files.map(async (file) => parsePost(file, await readFile(join(folder, file), "utf8"))),
  );
}
