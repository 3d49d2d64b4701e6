/** The fields of a browser's timing entry that the sum needs: milliseconds since the navigation, and bytes. */
export type Transfer = Pick<PerformanceResourceTiming, "startTime" | "encodedBodySize"> &
  Partial<Pick<PerformanceResourceTiming, "transferSize">>;

export type Share = { requests: number; kilobytes: number };

export type Measurement = {
  /** What was asked for before the paint. */
  before: Share;
  /** What came later, without hurry. */
  after: Share;
  /** How much of both was in the browser already, in kilobytes. */
  kept: number;
};

/**
 * Divides what a page loaded by its largest paint. Weights are compressed bodies without headers, also of what came
 * out of the browser's cache, whose `transferSize` is 0.
 * https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/transferSize
 *
 * @param transfers the document's and those of all that it asked for.
 * @param paintedAt milliseconds since the navigation began.
 */
export function measurePage(transfers: readonly Transfer[], paintedAt: number): Measurement {
  const before = transfers.filter(({ startTime }) => startTime < paintedAt);
  const after = transfers.filter(({ startTime }) => startTime >= paintedAt);
  return {
    before: share(before),
    after: share(after),
    kept: share(transfers.filter(({ transferSize }) => transferSize === 0)).kilobytes,
  };
}

const share = (transfers: readonly Transfer[]): Share => ({
  requests: transfers.length,
  kilobytes: transfers.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
});
