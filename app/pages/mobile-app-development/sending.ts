/** Seconds that so many kilobytes take over a line of so many kilobits a second. */
export const secondsFor = (kilobytes: number, kilobits: number): number =>
  (kilobytes * 8) / kilobits;

/** Seconds as a person would say them: "0.06 s", "9.6 s", "77 s". */
export const inSeconds = (seconds: number): string =>
  `${seconds < 0.1 ? seconds.toFixed(2) : seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
