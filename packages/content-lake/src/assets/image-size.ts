import { type ImageOptions, maxSide } from "./image-options.ts";

export type Size = { width: number; height: number };

/** Maximum number of pixels in an output image: a screen of 3840 × 2160. */
const maxPixels = 8_294_400;

/** Returns the output size for an image of `size`, before padding. */
export function sizeOf({ width, height, fit }: ImageOptions, size: Size): Size {
  const ratio = size.width / size.height;
  if (width === undefined && height === undefined) return size;
  const box = {
    width: width ?? (fit === "scale" ? size.width : (height ?? 0) * ratio),
    height: height ?? (fit === "scale" ? size.height : (width ?? 0) / ratio),
  };
  if (fit === "scale" || fit === "crop" || fit === "fill" || fit === "fillmax") return box;
  const factor = Math.min(box.width / size.width, box.height / size.height);
  if (fit === "min") {
    const shrink = Math.min(1, size.width / box.width, size.height / box.height);
    return { width: box.width * shrink, height: box.height * shrink };
  }
  const inside = fit === "max" ? Math.min(1, factor) : factor;
  return { width: size.width * inside, height: size.height * inside };
}

/** What fits an image into a box like each, and enlarges it where “max” and “min” would not. */
const fitsOf = {
  clip: "scale",
  max: "scale",
  scale: "scale",
  crop: "crop",
  min: "crop",
  fill: "fill",
  fillmax: "fillmax",
} as const;

/**
 * Returns the options for an image of `size` with its limits on sides turned into a width and a height. Where a least and
 * a greatest side contradict each other, the greatest counts.
 */
export function withinSides(options: ImageOptions, size: Size): ImageOptions {
  const { least = {}, most = {} } = options.sides;
  const made = sizeOf(options, size);
  const grown = Math.max((least.width ?? 0) / made.width, (least.height ?? 0) / made.height);
  const largest = maxSide / Math.max(made.width, made.height);
  const factor = Math.min(
    Math.max(1, Math.min(grown, largest)),
    (most.width ?? Number.POSITIVE_INFINITY) / made.width,
    (most.height ?? Number.POSITIVE_INFINITY) / made.height,
  );
  if (factor === 1) return options;
  const scaled = (side: number): number => Math.max(1, Math.round(side * factor));
  return {
    ...options,
    width: scaled(made.width),
    height: scaled(made.height),
    fit: fitsOf[options.fit],
  };
}

/** Returns the number of output pixels, including the padding. */
export function pixelsOf(options: ImageOptions, size: Size): number {
  const { width, height } = sizeOf(options, size);
  return (width + 2 * options.pad) * (height + 2 * options.pad);
}

/** Returns the padding for an image of `size`: as wide as asked for, within the limits on sides and pixels. */
export function padWithin(pad: number, { width, height }: Size): number {
  const bySide = (maxSide - Math.max(width, height)) / 2;
  const sides = width + height;
  const byPixels = (Math.sqrt(sides ** 2 - 4 * (width * height - maxPixels)) - sides) / 4;
  return Math.max(0, Math.floor(Math.min(pad, bySide, byPixels)));
}

/** Reduces the requested size to the maximum number of pixels, keeping the aspect ratio. */
export function withinPixels(options: ImageOptions, size: Size): ImageOptions {
  const made = sizeOf(options, size);
  const factor = Math.sqrt(maxPixels / (made.width * made.height));
  if (factor >= 1) return options;
  return {
    ...options,
    width: Math.max(1, Math.floor(made.width * factor)),
    height: Math.max(1, Math.floor(made.height * factor)),
  };
}
