import { DefaultGenerator } from "@vibrant/generator-default";
import { MMCQ } from "@vibrant/quantizer-mmcq";
import { encode } from "blurhash";

type Swatch = ReturnType<typeof MMCQ>[number];

/** A small copy of an image in RGBA, four bytes per pixel. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Number of colours that the image is reduced to. */
const colorCount = 64;
/** Components of a BlurHash, horizontally and vertically. */
const blurParts = [4, 3] as const;

/** Encodes the image as a BlurHash of a few dozen characters: https://blurha.sh */
export const blurHashOf = ({ data, width, height }: Pixels): string =>
  encode(data, width, height, ...blurParts);

/**
 * Returns the palette of an image as in Sanity’s asset documents: the dominant colour, and six by saturation and
 * lightness. `population` is the share of the image in percent; colours derived from others have none.
 */
export function paletteOf({ data }: Pixels, dominant: { r: number; g: number; b: number }) {
  const pixels = data.length / 4;
  const percent = (count: number): number => Math.round((count * 10_000) / pixels) / 100;
  const { Vibrant, LightVibrant, DarkVibrant, Muted, LightMuted, DarkMuted } = swatchesOf(data);
  const swatch = (from: Swatch | null | undefined) => from && toSwatch(from, percent);
  const { r, g, b } = dominant;
  const light = r * 0.299 + g * 0.587 + b * 0.114 > 150;
  return {
    _type: "sanity.imagePalette",
    darkMuted: swatch(DarkMuted),
    darkVibrant: swatch(DarkVibrant),
    dominant: {
      _type: "sanity.imagePaletteSwatch",
      background: hexOf([r, g, b]),
      foreground: light ? "#000" : "#fff",
      title: light ? "#000" : "#fff",
      population: percent(countLike(data, [r, g, b])),
    },
    lightMuted: swatch(LightMuted),
    lightVibrant: swatch(LightVibrant),
    muted: swatch(Muted),
    vibrant: swatch(Vibrant),
  };
}

type Palette = Partial<Record<string, Swatch | null>>;

/** Ignores pixels that are mostly transparent or nearly white, since they say little about an image. */
function swatchesOf(data: Uint8ClampedArray): Palette {
  const kept: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, opaque = 0] = data.subarray(at, at + 4);
    if (opaque >= 125 && !(r > 250 && g > 250 && b > 250)) kept.push(r, g, b, opaque);
  }
  if (kept.length === 0) return {};
  return DefaultGenerator(MMCQ(Uint8ClampedArray.from(kept), { colorCount })) as Palette;
}

const toSwatch = (from: Swatch, percent: (count: number) => number) => ({
  _type: "sanity.imagePaletteSwatch",
  background: hexOf(from.rgb),
  foreground: from.bodyTextColor,
  title: from.titleTextColor,
  population: percent(from.population),
});

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Counts pixels of about the same colour, with each channel reduced to sixteen steps. */
function countLike(data: Uint8ClampedArray, [r, g, b]: [number, number, number]): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (
      (data[at] ?? 0) >> 4 === r >> 4 &&
      (data[at + 1] ?? 0) >> 4 === g >> 4 &&
      (data[at + 2] ?? 0) >> 4 === b >> 4
    )
      count++;
  return count;
}
