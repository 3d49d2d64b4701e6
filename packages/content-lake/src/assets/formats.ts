import type { ImageOptions } from "./image-options.ts";

export type Format = "jpg" | "png" | "webp" | "avif" | "gif";

export const mimeTypes: Record<Format, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
};

/** Returns the output format: the one asked for, the one the browser prefers, or the original's. */
export function formatFor(options: ImageOptions, extension: string, accept: string): Format {
  if (options.format) return options.format;
  // AVIF would be somewhat smaller, but takes ten times as long to encode without hardware support.
  if (options.autoFormat && /image\/webp/.test(accept) && extension !== "gif") return "webp";
  switch (extension) {
    case "png":
    case "webp":
    case "gif":
    case "avif":
      return extension;
    case "svg":
      return "png";
    default:
      return "jpg";
  }
}

/** Returns whether the original can be sent unchanged. */
export const isUnchanged = (options: ImageOptions, format: Format, extension: string): boolean =>
  options.width === undefined &&
  options.height === undefined &&
  !options.sides.least &&
  !options.sides.most &&
  !options.rect &&
  !options.blur &&
  !options.sharpen &&
  !options.flip.horizontal &&
  !options.flip.vertical &&
  options.orientation === 0 &&
  !options.background &&
  options.pad === 0 &&
  !options.invert &&
  options.saturation === undefined &&
  (format === extension || (extension === "svg" && !options.format));
