import sharp, { type Metadata } from "sharp";
import { httpError } from "../errors.ts";
import { cameraNotes } from "./exif.ts";
import { blurHashOf, type Pixels, paletteOf } from "./picture-colors.ts";
import { usualMetadata, type WantedMetadata } from "./wanted-metadata.ts";

/** File extension and MIME type by sharp's name for a format. */
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

/**
 * Returns the fields of an image's document: format, size in pixels, and the requested part of Sanity’s metadata.
 * Throws 400 when the bytes are not an image.
 */
export async function describeImage(bytes: Buffer, wanted: WantedMetadata = usualMetadata) {
  let image: Metadata;
  try {
    image = await sharp(bytes).metadata();
  } catch {
    throw httpError(400, "Invalid image: it could not be read");
  }
  const format = imageFormats[image.format];
  if (!format) throw httpError(400, `Images of format "${image.format}" are not supported`);
  // Width and height as displayed: cameras store images sideways with a flag to rotate them.
  const { width, height } = image.autoOrient;
  const [preview, sample, blurred] = await smallCopies(bytes, wanted);
  // The colours of a small copy are those of the image, and take a hundredth of the time to compute.
  const statistics = await sharp(sample).stats();
  const palette = wanted.has("palette") && paletteOf(await pixelsOf(sample), statistics.dominant);
  const { image: tags, exif, location } = cameraNotes(image.exif);
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
      ...(preview && { lqip: `data:image/jpeg;base64,${preview.toString("base64")}` }),
      ...(blurred && { blurHash: blurHashOf(await pixelsOf(blurred)) }),
      ...(palette && { palette }),
      ...(wanted.has("exif") && exif && { exif }),
      ...(wanted.has("image") && tags && { image: tags }),
      ...(wanted.has("location") && location && { location }),
    },
  };
}

/** Time limit for each small copy, in seconds. */
const patience = 10;

/**
 * Makes the small copies. Throws 400 for an image whose header is valid but whose pixels are not, and for one that
 * takes too long: an SVG of a few hundred characters may ask for a hundred million shapes.
 */
async function smallCopies(
  bytes: Buffer,
  wanted: WantedMetadata,
): Promise<[preview: Buffer | false, sample: Buffer, tiny: Buffer | false]> {
  const small = (side: number) =>
    sharp(bytes).autoOrient().resize(side, side, { fit: "inside" }).timeout({ seconds: patience });
  try {
    // One after another, so that an image that takes too long reaches the limit only once.
    const sample = await small(160).png().toBuffer();
    const preview = wanted.has("lqip") && (await small(20).jpeg({ quality: 60 }).toBuffer());
    return [preview, sample, wanted.has("blurhash") && (await small(32).png().toBuffer())];
  } catch {
    throw httpError(400, "Invalid image: it could not be drawn");
  }
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
