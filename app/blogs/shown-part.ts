import type { PostImage } from "./post.ts";

/** The visible part of a picture, in pixels. */
export type Part = { left: number; top: number; width: number; height: number };

/**
 * Aspect ratio of a post’s picture, on its page and in lists: width by height. The Studio shows the same beside its
 * crop.
 */
export const coverShape = 16 / 9;

/**
 * Relative difference in aspect ratio up to which a picture is not cropped, because cropping a pixel or so gains
 * nothing.
 */
const closeEnough = 0.01;

/**
 * Returns the part of a picture to show: the editors' crop, reduced to the largest part of the given shape around
 * their hotspot. https://www.sanity.io/docs/apis-and-sdks/presenting-images
 *
 * @param shape width by height; if omitted, the editors' crop as it is.
 */
export function shownPart(
  { dimensions, crop, hotspot }: Pick<PostImage, "dimensions" | "crop" | "hotspot">,
  shape?: number,
): Part {
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {};
  const cropped = {
    left: left * dimensions.width,
    top: top * dimensions.height,
    width: Math.max(1, (1 - left - right) * dimensions.width),
    height: Math.max(1, (1 - top - bottom) * dimensions.height),
  };
  const ratio = cropped.width / cropped.height;
  if (shape === undefined || Math.abs(ratio / shape - 1) < closeEnough) return rounded(cropped);
  const width = Math.min(cropped.width, cropped.height * shape);
  const height = Math.min(cropped.height, cropped.width / shape);
  const { x = 0.5, y = 0.5 } = hotspot ?? {};
  return rounded({
    left: within(x * dimensions.width - width / 2, cropped.left, cropped.width - width),
    top: within(y * dimensions.height - height / 2, cropped.top, cropped.height - height),
    width,
    height,
  });
}

/** Returns the position nearest to the wanted one that keeps the part inside. */
const within = (wanted: number, start: number, room: number): number =>
  Math.min(Math.max(wanted, start), start + room);

const rounded = ({ left, top, width, height }: Part): Part => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});
