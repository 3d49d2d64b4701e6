import { createHash } from "node:crypto";
import { join } from "node:path";
import {
  describeAsset,
  fileNameOf,
  keepBytes,
} from "@brightkeel/content-lake/src/assets/asset-documents.ts";
import type { Dataset } from "@brightkeel/content-lake/src/dataset.ts";
import type { ContentDocument, Logger } from "@brightkeel/content-lake/src/types.ts";
import { authors } from "#content/blogs/authors.ts";
import { categories } from "#content/blogs/categories.ts";
import { company } from "#content/company.ts";
import { openPictures, type Picture } from "./pictures.ts";
import { type Block, toPortableText } from "./portable-text.ts";
import { readPosts, type SeedPost } from "./posts.ts";

/**
 * Fills an empty dataset with the blog that comes with the site. Ids, revisions and times are derived from the
 * posts, so two installations hold the same documents.
 *
 * @param picturesFile the pictures as the build left them; made here when left out.
 */
export async function seedBlog(
  dataset: Dataset,
  folder: string,
  logger: Logger,
  picturesFile?: string,
): Promise<number> {
  const pictureOf = await openPictures(join(folder, "images"), picturesFile);
  const posts = await readPosts(join(folder, "posts"));
  const firstDay = posts.map((post) => post.publishedAt).sort()[0] ?? "2026-01-01T00:00:00.000Z";
  const documents: ContentDocument[] = [];
  const add = (
    at: string,
    fields: { _id: string; _type: string; [field: string]: unknown },
  ): void => {
    const _rev = createHash("sha256")
      .update(JSON.stringify(fields))
      .digest("base64url")
      .slice(0, 22);
    documents.push({ ...fields, _rev, _createdAt: at, _updatedAt: at });
  };

  for (const { id, title, description } of categories)
    add(firstDay, { _id: `category-${id}`, _type: "category", title, slug: slug(id), description });
  for (const { id, team, bio } of authors)
    add(firstDay, {
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
        const asset = await storePicture(dataset, await pictureOf(file), file);
        return [file, asset] as const;
      }),
    ),
  );
  const assets = new Map([...images.values()].map((asset) => [asset._id, asset]));
  for (const asset of assets.values()) add(firstDay, asset);
  for (const { post, blocks, losses } of converted) {
    for (const loss of losses)
      logger.warn({ post: post.slug }, `Lost on the way into the blog: ${loss}`);
    add(post.publishedAt, postDocument(post, blocks, images));
  }
  dataset.load(
    documents.map((after) => ({
      documentId: after._id,
      before: null,
      after,
      mutations: [{ create: after }],
    })),
    "system",
  );
  return posts.length;
}

const slug = (current: string) => ({ _type: "slug", current });
const reference = (_ref: string) => ({ _type: "reference", _ref });

function postDocument(
  post: SeedPost,
  blocks: Block[],
  images: ReadonlyMap<string, { _id: string }>,
) {
  const asset = (file: string) => reference(images.get(file)?._id ?? "");
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

/** Keeps a picture of the seed as an asset. */
async function storePicture(dataset: Dataset, { bytes, description }: Picture, file: string) {
  const asset = await describeAsset(
    dataset,
    "image",
    bytes,
    "image/png",
    { originalFilename: file.replace(/\.svg$/, ".png") },
    description,
  );
  const name = fileNameOf(asset);
  if (name === undefined) throw new TypeError("An asset document names its file");
  await keepBytes(dataset, "image", name, bytes);
  // Drawn by chance otherwise, and every installation would have another document.
  return { ...asset, uploadId: name };
}
