import type { Point } from "./geometry.ts";

/** Heights of a post in a drawing, of which y grows downwards; its head is wider by `overhang` on each side. */
type Post = { foot: number; top: number; width: number; head: number; overhang: number };

/** Returns the outline of a post with a head, from the left of its foot to the right: a chimney, a lamp, a bollard. */
export function headedPost(x: number, { foot, top, width, head, overhang }: Post): Point[] {
  const right = x + width;
  const neck = top + head;
  return [
    [x, foot],
    [x, neck],
    [x - overhang, neck],
    [x - overhang, top],
    [right + overhang, top],
    [right + overhang, neck],
    [right, neck],
    [right, foot],
  ];
}
