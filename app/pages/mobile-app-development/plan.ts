/**
 * A release drawn as the half-breadth plan of a hull: the breadth is the share of users who are offered the new
 * version, day by day. Upper half: Apple’s phased release, whose seven steps are fixed
 * (https://developer.apple.com/help/app-store-connect/update-your-app/release-a-version-update-in-phases). Lower
 * half: a staged roll-out on Google Play, whose steps the publisher sets; these are an example.
 */
export const appleSteps = [1, 2, 5, 10, 20, 50, 100];
export const playSteps = [2, 5, 10, 20, 40, 70, 100];

export const codeFreeze = -5;
export const submitted = -4;
export const heldDay = 4;
export const heldShare = appleSteps[heldDay - 1] ?? 100;
export const lastDay = 8;

/**
 * Returns the half-breadth, 0 to 1, for a share in percent. Logarithmic and slightly fuller: the first percent matters as much as
 * the last half, and on a linear scale it would be thinner than its own line.
 */
export const breadth = (share: number) => ((Math.log10(share) + 0.4) / 2.4) ** 0.78;

/** Returns the breadth at the start of day 1, 2 …, preceded by 0 on the day of departure. */
export const offsets = (steps: readonly number[]) => [0, ...steps.map(breadth)];

/** Interpolates a smooth curve through values one unit apart, without overshooting: Hermite with limited slopes. */
export function faired(values: readonly number[], t: number): number {
  const at = (i: number) => values[Math.min(Math.max(i, 0), values.length - 1)] ?? 0;
  const slope = (i: number) => {
    const before = at(i) - at(i - 1);
    const after = at(i + 1) - at(i);
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  const i = Math.min(Math.floor(t), values.length - 1);
  const u = t - i;
  // A steep start makes the bow full.
  const first = i === 0 ? 1.4 * at(1) : slope(i);
  return (
    at(i) * (2 * u ** 3 - 3 * u ** 2 + 1) +
    first * (u ** 3 - 2 * u ** 2 + u) +
    at(i + 1) * (3 * u ** 2 - 2 * u ** 3) +
    slope(i + 1) * (u ** 3 - u ** 2)
  );
}

export type Frame = {
  width: number;
  height: number;
  /** Maps a day along the centreline, and a breadth (−1 Play … 1 Apple) across it, to a point. */
  at: (day: number, across: number) => readonly [number, number];
};

export const tall: Frame = {
  width: 340,
  height: 654,
  at: (day, across) => [170 - across * 112, 276 + day * 42],
};
const wideFrame = (width: number, height: number, departure: number, day: number): Frame => ({
  width,
  height,
  at: (when, across) => [departure + when * day, height / 2 - across * (height / 2 - 40)],
});
export const middle = wideFrame(700, 400, 314, 48);
export const broad = wideFrame(1180, 440, 530, 81);
