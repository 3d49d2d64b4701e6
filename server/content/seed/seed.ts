import { join } from "node:path";
import type { Logger, Seed } from "@brightkeel/content-lake";
import { authors } from "#content/blogs/authors.ts";
import { categories } from "#content/blogs/categories.ts";
import { company } from "#content/company.ts";
import { openPictures } from "./pictures.ts";
import { type Block, toPortableText } from "./portable-text.ts";
import { readPosts, type SeedPost } from "./posts.ts";

export type BlogSeedOptions = {
  /** Folder with `posts/*.md` and `images/`. */
  folder: string;
  /** Where the build left the pictures of that folder (`buildPictures`); they are made when left out. */
  picturesFile?: string;
  logger: Logger;
};

/**
 * The blog that comes with the site, for an empty dataset. Ids and times are derived from the posts, so two
 * installations hold the same documents.
 */
export const blogSeed =
  ({ folder, picturesFile, logger }: BlogSeedOptions): Seed =>
  async ({ addDocument, addImage }) => {
    const pictureOf = await openPictures(join(folder, "images"), picturesFile);
    const posts = await readPosts(join(folder, "posts"));
    const firstDay = posts.map((post) => post.publishedAt).sort()[0] ?? "2026-01-01T00:00:00.000Z";

    for (const { id, title, description } of categories)
      addDocument(firstDay, {
        _id: `category-${id}`,
        _type: "category",
        title,
        slug: slug(id),
        description,
      });
    for (const { id, team, bio } of authors)
      addDocument(firstDay, {
        _id: `author-${id}`,
        _type: "author",
        name: `${company.name} ${team}`,
        slug: slug(id),
        bio,
      });

    const converted = posts.map((post) => ({ post, ...toPortableText(post.markdown, post.slug) }));
    const files = converted.flatMap(({ post, blocks }) => [
      post.mainImage.file,
      ...imageFilesOf(blocks),
    ]);
    const images = new Map(
      await Promise.all(
        [...new Set(files)].map(async (file) => {
          const filename = file.replace(/\.svg$/, ".png");
          const picture = { ...(await pictureOf(file)), contentType: "image/png", filename };
          return [file, await addImage(firstDay, picture)] as const;
        }),
      ),
    );
    for (const { post, blocks, losses } of converted) {
      for (const loss of losses)
        logger.warn({ post: post.slug }, `Lost on the way into the blog: ${loss}`);
      addDocument(post.publishedAt, postDocument(post, blocks, images));
    }
    return { posts: posts.length };
  };

const slug = (current: string) => ({ _type: "slug", current });
const reference = (_ref: string) => ({ _type: "reference", _ref });

function postDocument(post: SeedPost, blocks: Block[], images: ReadonlyMap<string, string>) {
  const asset = (file: string) => reference(images.get(file) ?? "");
  return {
    _id: `post-${post.slug}`,
    _type: "post",
    title: post.title,
    slug: slug(post.slug),
    excerpt: post.excerpt,
    author: reference(`author-${post.author}`),
    categories: post.categories.map((id) => ({ _key: id, ...reference(`category-${id}`) })),
    publishedAt: post.publishedAt,
    mainImage: { _type: "image", asset: asset(post.mainImage.file), alt: post.mainImage.alt },
    body: blocks.map((block) => {
      if (block._type !== "image") return block;
      const { file, ...image } = block;
      return { ...image, asset: asset(fileOf(file)) };
    }),
    ...(post.seo && { seo: { _type: "seo", ...post.seo } }),
  };
}

const fileOf = (source: unknown): string => String(source).split("/").at(-1) ?? "";

const imageFilesOf = (blocks: Block[]): string[] =>
  blocks.filter((block) => block._type === "image").map((block) => fileOf(block.file));
