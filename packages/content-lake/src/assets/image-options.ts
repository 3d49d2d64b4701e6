import { httpError, notSupportedHere } from "../errors.ts";

type Sides = { width?: number; height?: number };
type Rect = { left: number; top: number; width: number; height: number };

/** URL parameters of the image service: https://www.sanity.io/docs/apis-and-sdks/image-urls */
export type ImageOptions = {
  width?: number;
  height?: number;
  /** Limits on the sides, within which the image is scaled in its own aspect ratio. */
  sides: { least?: Sides; most?: Sides };
  fit: "clip" | "crop" | "fill" | "fillmax" | "max" | "scale" | "min";
  /** Part of the original to cut out first, in its pixels. */
  rect?: Rect;
  /** Part of the image that a crop keeps in view. */
  crop: "center" | "top" | "bottom" | "left" | "right" | "entropy" | "focalpoint";
  focalPoint: { x: number; y: number };
  /** The original's format when undefined. */
  format?: "jpg" | "png" | "webp" | "avif";
  autoFormat: boolean;
  quality: number;
  blur?: number;
  sharpen?: number;
  flip: { horizontal: boolean; vertical: boolean };
  orientation: 0 | 90 | 180 | 270;
  background?: { r: number; g: number; b: number; alpha: number };
  pad: number;
  invert: boolean;
  saturation?: number;
  /** File name for saving in a browser; "" uses the asset's own. */
  download?: string;
};

/** Longest side of an output image, so that no URL can request an image that fills the memory. */
export const maxSide = 4096;
/** Widest padding, in pixels. */
const maxPad = 1000;

const fits = ["clip", "crop", "fill", "fillmax", "max", "scale", "min"] as const;
const notYet = new Set(["mono", "frame", "hue", "con", "trim", "fp-z", "colorquant"]);

/**
 * Parses the parameters. Throws 400 for an invalid value, 501 for a parameter that only the hosted service supports.
 */
export function parseImageOptions(search: URLSearchParams): ImageOptions {
  for (const name of search.keys())
    if (notYet.has(name))
      throw httpError(501, notSupportedHere(`The image parameter "${name}"`, "Leave it out."));

  const number = (name: string, from: number, to: number): number | undefined => {
    const given = search.get(name);
    if (given === null || given === "") return undefined;
    const value = Number(given);
    if (!Number.isFinite(value) || value < from || value > to)
      throw httpError(400, `Invalid "${name}": must be a number from ${from} to ${to}`);
    return value;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const given = search.get(name);
    if (given === null) return fallback;
    const value = values.find((candidate) => candidate === given);
    if (value === undefined)
      throw httpError(400, `Invalid "${name}": must be one of ${values.join(", ")}`);
    return value;
  };

  const dpr = number("dpr", 0.1, 5) ?? 1;
  const scaled = (name: string): number | undefined => {
    const value = number(name, 1, 20_000);
    return value === undefined ? undefined : Math.min(Math.round(value * dpr), maxSide);
  };
  const sides = (width: string, height: string): Sides | undefined => {
    const [w, h] = [scaled(width), scaled(height)];
    if (w === undefined && h === undefined) return undefined;
    return { ...(w !== undefined && { width: w }), ...(h !== undefined && { height: h }) };
  };
  const { width, height } = sides("w", "h") ?? {};
  const least = sides("min-w", "min-h");
  const most = sides("max-w", "max-h");
  const format =
    search.get("fm") === null
      ? undefined
      : oneOf("fm", ["jpg", "pjpg", "png", "webp", "avif"], "jpg");
  const flip = oneOf("flip", ["h", "v", "hv", "vh", ""], "");
  const orientation = number("or", 0, 270) ?? 0;
  if (orientation !== 0 && orientation !== 90 && orientation !== 180 && orientation !== 270)
    throw httpError(400, 'Invalid "or": must be 0, 90, 180 or 270');
  const rect = rectOf(search.get("rect"));
  const background = colourOf(search.get("bg"));
  const blur = number("blur", 0, 2000);
  const sharpen = number("sharp", 0, 100);
  const saturation = number("sat", -100, 100);
  const download = search.get("dl");
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    sides: { ...(least && { least }), ...(most && { most }) },
    fit: oneOf("fit", fits, "clip"),
    ...(rect && { rect }),
    crop: oneOf(
      "crop",
      ["center", "top", "bottom", "left", "right", "entropy", "focalpoint"],
      "center",
    ),
    focalPoint: { x: number("fp-x", 0, 1) ?? 0.5, y: number("fp-y", 0, 1) ?? 0.5 },
    ...(format && { format: format === "pjpg" ? "jpg" : format }),
    autoFormat: search.get("auto") === "format",
    quality: number("q", 0, 100) ?? 75,
    ...(blur && { blur }),
    ...(sharpen && { sharpen }),
    flip: { horizontal: flip.includes("h"), vertical: flip.includes("v") },
    orientation,
    ...(background && { background }),
    pad: Math.min(Math.round((number("pad", 0, 2000) ?? 0) * dpr), maxPad),
    invert: search.get("invert") === "true",
    ...(saturation !== undefined && { saturation }),
    ...(download !== null && { download }),
  };
}

/**
 * Returns coarser options for an image that has many variants already: the next of a few sizes, in the same aspect
 * ratio, with quality and blur in steps. Any width can be requested, but no page needs four thousand of them.
 */
export function rounded(options: ImageOptions): ImageOptions {
  const longest = Math.max(options.width ?? 0, options.height ?? 0);
  // Two steps per octave: 512, 724, 1024, 1448, …
  const factor = longest > 0 ? 2 ** (Math.ceil(Math.log2(longest) * 2) / 2) / longest : 1;
  const scaled = (side: number): number => Math.min(Math.ceil(side * factor), maxSide);
  const step = (value: number, by: number): number => Math.ceil(value / by) * by;
  const { rect, sides } = options;
  const steps = (given: Sides): Sides => ({
    ...(given.width !== undefined && { width: Math.min(step(given.width, 256), maxSide) }),
    ...(given.height !== undefined && { height: Math.min(step(given.height, 256), maxSide) }),
  });
  return {
    ...options,
    sides: {
      ...(sides.least && { least: steps(sides.least) }),
      ...(sides.most && { most: steps(sides.most) }),
    },
    ...(rect && { rect: roundedRect(rect) }),
    ...(options.width !== undefined && { width: scaled(options.width) }),
    ...(options.height !== undefined && { height: scaled(options.height) }),
    quality: step(options.quality, 25),
    ...(options.blur !== undefined && { blur: step(options.blur, 100) }),
    ...(options.sharpen !== undefined && { sharpen: step(options.sharpen, 50) }),
    ...(options.saturation !== undefined && { saturation: step(options.saturation, 50) }),
    focalPoint: { x: step(options.focalPoint.x, 0.25), y: step(options.focalPoint.y, 0.25) },
    pad: step(options.pad, 50),
  };
}

/** Step of crop rectangles, in pixels of the original. */
const rectStep = 128;

/** Contains the requested rectangle, and at most one more step on each side. */
function roundedRect({ left, top, width, height }: Rect): Rect {
  const from = (start: number) => Math.floor(start / rectStep) * rectStep;
  const length = (start: number, size: number) =>
    Math.ceil((start - from(start) + size) / rectStep) * rectStep;
  return {
    left: from(left),
    top: from(top),
    width: length(left, width),
    height: length(top, height),
  };
}

function rectOf(given: string | null): ImageOptions["rect"] {
  if (given === null) return undefined;
  const numbers = given.split(",").map(Number);
  const [left, top, width, height] = numbers;
  if (
    numbers.length !== 4 ||
    left === undefined ||
    top === undefined ||
    width === undefined ||
    height === undefined ||
    numbers.some((value) => !Number.isInteger(value) || value < 0) ||
    width === 0 ||
    height === 0
  )
    throw httpError(400, 'Invalid "rect": must be left,top,width,height in whole pixels');
  return { left, top, width, height };
}

function colourOf(given: string | null): ImageOptions["background"] {
  if (given === null) return undefined;
  const hex = given.replace(/^#/, "");
  if (!/^([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex))
    throw httpError(400, 'Invalid "bg": must be a colour such as ff00aa');
  const pairs = hex.length <= 4 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  // In colours of four or eight digits, the opacity comes first: https://www.sanity.io/docs/apis-and-sdks/image-urls
  const parts = pairs.map((pair) => Number.parseInt(pair, 16));
  const alpha = parts.length === 4 ? (parts.shift() ?? 255) / 255 : 1;
  const [r = 0, g = 0, b = 0] = parts;
  return { r, g, b, alpha };
}
