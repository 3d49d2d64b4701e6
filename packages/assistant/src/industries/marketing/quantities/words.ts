/** How quantities are written in a reply. */

export const figure = (value: number): string =>
  value.toLocaleString("en-US", { maximumFractionDigits: value < 1000 ? 2 : 0 });

/** “15–60”; one figure if both round to the same. */
export const range = (low: number, high: number): string =>
  Math.round(low) === Math.round(high)
    ? `about ${figure(Math.round(high))}`
    : `${figure(Math.round(low))}–${figure(Math.round(high))}`;

export const singular = (noun: string): string =>
  noun === "people"
    ? "person"
    : noun.endsWith("ies")
      ? noun.endsWith("vies")
        ? noun.slice(0, -1)
        : `${noun.slice(0, -3)}y`
      : noun.replace(/(?<!s)s$/, "");
