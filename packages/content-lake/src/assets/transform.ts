import sharp, { type Sharp } from "sharp";
import { httpError } from "../errors.ts";
import type { Format } from "./formats.ts";
import type { ImageOptions } from "./image-options.ts";
import { padWithin, pixelsOf, type Size, sizeOf, withinPixels, withinSides } from "./image-size.ts";

/** Time limit for an image, in seconds: a wide blur of a large one would occupy a core for minutes. */
const patience = 10;

export type Making = {
  /** Time limit for all steps together. */
  seconds?: number;
  /** Aborted when no caller waits any more: no further step begins. */
  signal?: AbortSignal | undefined;
};

/**
 * Makes the image that the parameters describe. Throws 400 for one that can't be made, 503 for one that takes too
 * long or is given up.
 */
export async function transform(
  original: string,
  options: ImageOptions,
  format: Format,
  { seconds = patience, signal }: Making = {},
): Promise<Buffer> {
  const end = performance.now() + seconds * 1000;
  /** Sharp takes whole seconds, and 0 means no limit. */
  const timeLeft = (): { seconds: number } => {
    if (signal?.aborted) throw httpError(503, "The request was given up");
    const left = end - performance.now();
    if (left <= 0) throw tooSlow();
    return { seconds: Math.ceil(left / 1000) };
  };
  try {
    return await pipeline(original, options, format, timeLeft);
  } catch (error) {
    // sharp has no error codes.
    const { message } = error instanceof Error ? error : new Error(String(error));
    if (message.startsWith("timeout:")) throw tooSlow();
    if (message === "Input image exceeds pixel limit")
      throw httpError(400, "The picture has too many pixels to be changed");
    if (/too large for the .+ format/.test(message))
      throw httpError(
        400,
        `The picture is too large for the format "${format}": ask for a smaller one`,
      );
    throw error;
  }
}

const tooSlow = () => httpError(503, "This picture takes too long to make: ask for a smaller one");

/** Returns sharp's time limit for the next step. Throws 503 when no time is left, or no caller waits. */
type TimeLeft = () => { seconds: number };

async function pipeline(
  original: string,
  options: ImageOptions,
  format: Format,
  timeLeft: TimeLeft,
): Promise<Buffer> {
  const animated = format === "gif" || format === "webp";
  // Several pipelines: sharp does one rotation and one crop per pipeline, in its own order.
  let image = sharp(original, { animated, density: 144 }).autoOrient();
  const { moving, ...oriented } = await orientedSize(original);
  let size: Size = oriented;
  if (options.rect) {
    const { left, top } = options.rect;
    const rect = {
      left,
      top,
      width: Math.min(options.rect.width, size.width - left),
      height: Math.min(options.rect.height, size.height - top),
    };
    if (rect.width <= 0 || rect.height <= 0)
      throw httpError(400, 'Invalid "rect": it lies outside of the image');
    image = sharp(await image.extract(rect).timeout(timeLeft()).toBuffer(), { animated });
    size = rect;
  }
  if (options.orientation !== 0) {
    image = sharp(await image.rotate(options.orientation).timeout(timeLeft()).toBuffer(), {
      animated,
    });
    if (options.orientation !== 180) size = { width: size.height, height: size.width };
  }
  const bounded = withinPixels(withinSides(options, size), size);
  image = resize(image, size, bounded);
  if (options.flip.vertical) image = image.flip();
  if (options.flip.horizontal) image = image.flop();
  if (options.blur) image = await blurred(image, options.blur / 10, { moving, timeLeft });
  if (options.sharpen) image = image.sharpen({ sigma: 0.5 + options.sharpen / 20 });
  if (options.saturation !== undefined)
    image = image.modulate({ saturation: 1 + options.saturation / 100 });
  if (options.invert) image = image.negate({ alpha: false });
  const pad = padWithin(options.pad, sizeOf(bounded, size));
  if (pad > 0) {
    const { background = transparent } = options;
    image = image.extend({ top: pad, bottom: pad, left: pad, right: pad, background });
  }
  if (options.background || format === "jpg")
    image = image.flatten({ background: options.background ?? white });
  return encode(image, format, options.quality, pixelsOf({ ...bounded, pad }, size))
    .timeout(timeLeft())
    .toBuffer();
}

/** Widest blur at full size. A wider one takes seconds; on a smaller copy, enlarged afterwards, it looks the same. */
const widestBlur = 4;

async function blurred(
  image: Sharp,
  sigma: number,
  { moving, timeLeft }: { moving: boolean; timeLeft: TimeLeft },
): Promise<Sharp> {
  if (moving || sigma <= widestBlur) return image.blur(Math.min(Math.max(0.3, sigma), widestBlur));
  const { data, info } = await image
    .png({ compressionLevel: 0 })
    .timeout(timeLeft())
    .toBuffer({ resolveWithObject: true });
  const shrunk = (side: number): number => Math.max(1, Math.round((side * widestBlur) / sigma));
  const small = await sharp(data)
    .resize({ width: shrunk(info.width), height: shrunk(info.height), fit: "fill" })
    .blur(widestBlur)
    .png({ compressionLevel: 0 })
    .timeout(timeLeft())
    .toBuffer();
  return sharp(small).resize({ width: info.width, height: info.height, fit: "fill" });
}

const white = { r: 255, g: 255, b: 255, alpha: 1 };
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

async function orientedSize(original: string): Promise<Size & { moving: boolean }> {
  const { autoOrient, pageHeight, pages = 1 } = await sharp(original, { density: 144 }).metadata();
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height, moving: pages > 1 };
}

function resize(image: Sharp, size: Size, options: ImageOptions): Sharp {
  const { width, height } = options;
  if (width === undefined && height === undefined) return image;
  switch (options.fit) {
    case "clip":
      return image.resize({ width, height, fit: "inside" });
    case "max":
      return image.resize({ width, height, fit: "inside", withoutEnlargement: true });
    case "scale":
      return image.resize({
        width: width ?? size.width,
        height: height ?? size.height,
        fit: "fill",
      });
    case "min":
    case "crop":
      return cover(image, size, options);
    case "fill":
    case "fillmax":
      return image.resize({
        width,
        height,
        fit: "contain",
        background: options.background ?? white,
        withoutEnlargement: options.fit === "fillmax",
      });
  }
}

/** Fills the box and crops the excess, keeping the part named by `crop` in view. */
function cover(image: Sharp, size: Size, options: ImageOptions): Sharp {
  let { width, height } = options;
  if (width === undefined || height === undefined)
    return image.resize({ width, height, fit: "inside" });
  if (options.fit === "min") {
    // Never larger than the original: the box shrinks, keeping its aspect ratio.
    const factor = Math.min(1, size.width / width, size.height / height);
    width = Math.max(1, Math.round(width * factor));
    height = Math.max(1, Math.round(height * factor));
  }
  if (options.crop === "focalpoint")
    return coverFocalPoint(image, size, { width, height }, options);
  const position =
    options.crop === "entropy"
      ? sharp.strategy.entropy
      : options.crop === "center"
        ? "centre"
        : options.crop;
  return image.resize({ width, height, fit: "cover", position });
}

function coverFocalPoint(image: Sharp, size: Size, box: Size, options: ImageOptions): Sharp {
  const factor = Math.max(box.width / size.width, box.height / size.height);
  const scaled = {
    width: Math.max(box.width, Math.round(size.width * factor)),
    height: Math.max(box.height, Math.round(size.height * factor)),
  };
  const start = (point: number, whole: number, part: number): number =>
    Math.round(Math.min(Math.max(point * whole - part / 2, 0), whole - part));
  return image.resize({ ...scaled, fit: "fill" }).extract({
    left: start(options.focalPoint.x, scaled.width, box.width),
    top: start(options.focalPoint.y, scaled.height, box.height),
    ...box,
  });
}

function encode(image: Sharp, format: Format, quality: number, pixels: number): Sharp {
  const q = Math.max(1, Math.round(quality));
  switch (format) {
    case "jpg":
      return image.jpeg({ quality: q, mozjpeg: true });
    case "png":
      return image.png({ compressionLevel: 9 });
    case "webp":
      return image.webp({ quality: q });
    case "avif":
      // For many pixels, more effort takes five times as long and saves only a twentieth of the size.
      return image.avif({ quality: q, effort: pixels > 1_000_000 ? 1 : 3 });
    case "gif":
      return image.gif();
  }
}
