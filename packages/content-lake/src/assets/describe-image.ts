import sharp, { type Metadata } from "sharp";
import { httpError } from "../errors.ts";
import { blurHashOf, type Pixels, paletteOf } from "./picture-colors.ts";

/** Which file extension and type an image of a sharp format has. */
const imageFormats: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
  gif: { extension: "gif", mimeType: "image/gif" },
  svg: { extension: "svg", mimeType: "image/svg+xml" },
  tiff: { extension: "tif", mimeType: "image/tiff" },
  heif: { extension: "avif", mimeType: "image/avif" },
};

export type ImageDescription = Awaited<ReturnType<typeof describeImage>>;

/** What the document of a picture says of it: format, size in pixels, and Sanity’s metadata. Throws 400 when it is none. */
export async function describeImage(bytes: Buffer) {
  let image: Metadata;
  try {
    image = await sharp(bytes).metadata();
  } catch {
    throw httpError(400, "Invalid image: it could not be read");
  }
  const format = imageFormats[image.format];
  if (!format) throw httpError(400, `Images of format "${image.format}" are not supported`);
  // Width and height as they are looked at: cameras store sideways pictures with a note to turn them.
  const { width, height } = image.autoOrient;
  const upright = sharp(bytes).autoOrient();
  const [preview, sample, blurred] = await Promise.all([
    upright.clone().resize(20, 20, { fit: "inside" }).jpeg({ quality: 60 }).toBuffer(),
    upright.clone().resize(160, 160, { fit: "inside" }).png().toBuffer(),
    upright.clone().resize(32, 32, { fit: "inside" }).png().toBuffer(),
  ]);
  // The colours of a small copy are those of the picture, and take a hundredth of the time.
  const statistics = await sharp(sample).stats();
  const palette = paletteOf(await pixelsOf(sample), statistics.dominant);
  return {
    format,
    width,
    height,
    metadata: {
      _type: "sanity.imageMetadata",
      dimensions: {
        _type: "sanity.imageDimensions",
        width,
        height,
        aspectRatio: width / height,
      },
      hasAlpha: image.hasAlpha,
      isOpaque: statistics.isOpaque,
      lqip: `data:image/jpeg;base64,${preview.toString("base64")}`,
      blurHash: blurHashOf(await pixelsOf(blurred)),
      palette,
    },
  };
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
