/**
 * The first 2.5 seconds of a page on the connection that Lighthouse simulates for phones: a round trip of 150 ms and
 * 1.6 Mbit/s, which is 200 kB a second. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md Times
 * in seconds, weights in kilobytes.
 */
export const oneWay = 0.075;
export const kilobytesPerSecond = 200;

/** The upper limit of “good” for Largest Contentful Paint. https://web.dev/articles/lcp */
export const loadLine = 2.5;

/** The purpose of each round trip before the first byte. */
export const roundTrips = ["name", "connection", "encryption", "request"] as const;
export const firstByte = roundTrips.length * 2 * oneWay;

const cargo = [
  { name: "HTML, styles", kilobytes: 30 },
  { name: "typeface", kilobytes: 60 },
  { name: "main image", kilobytes: 100 },
] as const;

/** Total weight that has to arrive before the largest paint. */
export const weight = cargo.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

/**
 * Parcels arrive one after the other: the page requests the later ones when the first bytes arrive, and the HTML
 * takes exactly as long as that request.
 */
export const parcels = cargo.map((parcel, index) => {
  const before = cargo.slice(0, index).reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const starts = firstByte + before / kilobytesPerSecond;
  return { ...parcel, starts, ends: starts + parcel.kilobytes / kilobytesPerSecond };
});

/** Returns the seconds until the largest paint of a page with so many kilobytes before it. */
export const paintedAfter = (kilobytes: number) => firstByte + kilobytes / kilobytesPerSecond;

export const painted = paintedAfter(weight);

/** Returns Google’s rating of a time, by its limits of 2.5 and 4 seconds. https://web.dev/articles/lcp */
export const verdictOn = (seconds: number): "good" | "needs improvement" | "poor" =>
  seconds <= loadLine ? "good" : seconds <= 4 ? "needs improvement" : "poor";
