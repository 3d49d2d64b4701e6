/**
 * The first 2.5 seconds of a page on the line that Lighthouse simulates for phones: 150 ms there and back,
 * 1.6 Mbit/s, which is 200 kB a second. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 * Times in seconds, weights in kilobytes.
 */
export const oneWay = 0.075;
export const kilobytesPerSecond = 200;

/** “Good” for Largest Contentful Paint ends here. https://web.dev/articles/lcp */
export const loadLine = 2.5;

/** What each round trip before the first byte is for. */
export const roundTrips = ["name", "connection", "encryption", "request"] as const;
export const firstByte = roundTrips.length * 2 * oneWay;

const cargo = [
  { name: "HTML, styles", kilobytes: 30 },
  { name: "typeface", kilobytes: 60 },
  { name: "main image", kilobytes: 100 },
] as const;

/** All that has to arrive before the largest paint. */
export const weight = cargo.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

/**
 * Parcels arrive one behind the other: the page asks for the later ones as soon as the first bytes are in, and
 * the HTML takes exactly as long as that request.
 */
export const parcels = cargo.map((parcel, index) => {
  const before = cargo.slice(0, index).reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const starts = firstByte + before / kilobytesPerSecond;
  return { ...parcel, starts, ends: starts + parcel.kilobytes / kilobytesPerSecond };
});

/** Seconds until the largest paint of a page with so many kilobytes before it. */
export const paintedAfter = (kilobytes: number) => firstByte + kilobytes / kilobytesPerSecond;

export const painted = paintedAfter(weight);

/** Google’s names for a time, by its limits of 2.5 and 4 seconds. https://web.dev/articles/lcp */
export const verdictOn = (seconds: number): "good" | "needs improvement" | "poor" =>
  seconds <= loadLine ? "good" : seconds <= 4 ? "needs improvement" : "poor";
