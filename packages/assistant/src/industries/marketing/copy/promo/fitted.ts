import { lengthOf, type Piece } from "./pieces.ts";
import type { Limit } from "./promo.ts";

/** Fits a text to the length that was asked for. */

/** “Call 0161 555 0142”: how readers reach the business is no mere courtesy. */
const isReach = /\d|@|\.\p{L}{2}/u;
/** Leaves out what matters least until the text is short enough. */
export function fitted(
  pieces: readonly Piece[],
  join: (pieces: readonly Piece[]) => string,
  limit: Limit | undefined,
): { readonly left: readonly Piece[]; readonly text: string } {
  if (limit === undefined) return { left: pieces, text: join(pieces) };
  let left = [...pieces];
  if (limit.of === "lines") {
    // Lines are put together rather than left out.
    for (const kind of ["warm", "hook", "act"] as const)
      if (lengthOf(join(left), limit) > limit.most && left.length > 1)
        left = left.filter((piece) => piece.of !== kind || isReach.test(piece.text));
    while (lengthOf(join(left), limit) > limit.most && left.length > 1) {
      const [first, second, ...rest] = left;
      if (first === undefined || second === undefined) break;
      left = [{ ...second, text: `${first.text} ${second.text}` }, ...rest];
    }
    return { left, text: join(left) };
  }
  if (lengthOf(join(left), limit) > limit.most && left.length > 1)
    left = left.filter(({ of, text }) => of !== "act" || isReach.test(text));
  for (const kind of ["warm", "hook", "told", "act", "line", "main"] as const) {
    while (lengthOf(join(left), limit) > limit.most && left.length > 1) {
      const at = left.findLastIndex((piece) => piece.of === kind);
      if (at < 0) break;
      left = left.filter((_, index) => index !== at);
    }
  }
  return { left, text: join(left) };
}
