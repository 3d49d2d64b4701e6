import type { ServiceIcon } from "#content/services/index.ts";

/** What each icon fills of its square of 256 units: left, top, right and bottom edge of its paths. */
const extents: Readonly<Record<ServiceIcon, readonly [number, number, number, number]>> = {
  bed: [24, 48, 248, 208],
  "device-mobile": [64, 24, 192, 232],
  broadcast: [16, 50, 240, 206],
  "pen-nib": [40, 16, 240, 216],
  "tree-structure": [16, 40, 216, 216],
  browsers: [32, 48, 224, 208],
  "chats-circle": [24, 32, 232, 224],
  brain: [17, 32, 240, 216],
  infinity: [16, 80, 240, 176],
  "seal-check": [24, 24, 232, 232],
  "shield-check": [40, 48, 216, 232],
  lifebuoy: [32, 32, 224, 224],
  cloud: [16, 48, 240, 208],
};

/** Side of a square as large as an icon should look, and the largest width and height. */
const [side, widest, tallest] = [176, 208, 184];

/** Left edge and base line of all icons. */
const [left, base] = [6, 246];

/** Returns the transform by which an icon in its square looks as large as the others, and stands on one line with them. */
export function iconFit(icon: ServiceIcon): string {
  const [x0, y0, x1, y1] = extents[icon];
  const [width, height] = [x1 - x0, y1 - y0];
  const scale = Math.min(side / Math.sqrt(width * height), widest / width, tallest / height);
  const [x, y] = [left - x0 * scale, base - y1 * scale].map(Math.round);
  return `translate(${x} ${y})scale(${scale.toFixed(2)})`;
}
