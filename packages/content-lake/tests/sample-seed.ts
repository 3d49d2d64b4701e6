import sharp from "sharp";
import type { Seed } from "../src/index.ts";

const reference = (_ref: string) => ({ _type: "reference", _ref });

/** A small blog: an author, and four posts with an image each. */
export const sampleSeed: Seed = async ({ addDocument, addImage }) => {
  const at = "2026-01-01T00:00:00.000Z";
  addDocument(at, { _id: "author-ann", _type: "author", name: "Ann" });
  for (const [number, background] of ["navy", "teal", "coral", "linen"].entries()) {
    const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background } })
      .png()
      .toBuffer();
    const filename = `${background}.png`;
    const asset = await addImage(at, { bytes, contentType: "image/png", filename });
    addDocument(at, {
      _id: `post-${number}`,
      _type: "post",
      title: `Post ${number}`,
      author: reference("author-ann"),
      mainImage: { _type: "image", asset: reference(asset), alt: `A field of ${background}` },
    });
  }
  return { posts: 4 };
};
