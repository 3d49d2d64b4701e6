/** Returns the seconds that a number of kilobytes takes at a speed in kilobits a second. */
export const secondsFor = (kilobytes: number, kilobits: number): number =>
  (kilobytes * 8) / kilobits;

/** Formats seconds: "0.06 s", "9.6 s", "77 s". */
export const inSeconds = (seconds: number): string =>
  `${seconds < 0.1 ? seconds.toFixed(2) : seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
