/** What both compositions of a crew's day have in common. */

export const fills = ["fill-secondary", "fill-text"];
export const cityName = "fill-background font-display font-semibold";
export const together = "fill-on-accent font-display font-bold";

/** Returns the full hours within a day, but for its ends. All are in minutes. */
export const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / 60) - 1 }, (_, index) => from + (index + 1) * 60);
