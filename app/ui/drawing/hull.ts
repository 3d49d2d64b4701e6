/**
 * Returns the half-breadth of the hull as a fraction of the greatest one, at a station `e` from -1 (stern) to 1 (bow)
 * and a height `t` from 0 (keel) to 1 (deck).
 */
export function halfBreadth(e: number, t: number): number {
  const along = Math.abs(e);
  const forward = e >= 0;
  const p = forward ? 2.3 : 3.2;
  const k = forward ? 0.75 : 0.25;
  const a = 3.4 - 2.3 * along ** 0.7;
  const b = 3.6 - 2.7 * along ** 0.55;
  const fullness = Math.max(0, 1 - along ** p) ** 0.8;
  const section = (1 - (1 - t) ** a) ** (1 / b);
  return fullness * section * (1 + k * e * e * t ** 3);
}

/**
 * Returns the half-breadth, faired lengthwise. The formula is made for cross-sections: lengthwise it has a crease
 * amidships, where the forward half meets the aft half. A draughtsman would use a batten; here the two halves are
 * blended, and the distance from amidships never quite reaches zero.
 */
export function fairBreadth(e: number, t: number): number {
  const along = Math.sqrt(e * e + (0.24 * (1 - e * e)) ** 2);
  const forward = Math.min(1, Math.max(0, (e + 0.4) / 0.8));
  const share = forward * forward * (3 - 2 * forward);
  return share * halfBreadth(along, t) + (1 - share) * halfBreadth(-along, t);
}

/** Returns the height of the deck above the keel (the sheer), as a fraction of that amidships. */
export const deckHeight = (e: number): number => 1 + (e >= 0 ? 0.16 : 0.04) * e * e;
