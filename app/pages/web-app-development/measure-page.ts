/** The fields of a browser's timing entry that the calculation needs: milliseconds since the navigation, and bytes. */
export type Transfer = Pick<PerformanceResourceTiming, "startTime" | "encodedBodySize"> &
  Partial<Pick<PerformanceResourceTiming, "transferSize">>;

export type Share = { requests: number; kilobytes: number };

export type Measurement = {
  /** What was requested before the paint. */
  before: Share;
  /** What was requested after it. */
  after: Share;
  /** How much of both came from the browser's cache, in kilobytes. */
  kept: number;
};

/**
 * Splits a page's resources at its largest paint. Weights are compressed bodies without headers, also for resources
 * from the browser's cache, whose `transferSize` is 0.
 * https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/transferSize
 *
 * @param transfers those of the document and of everything it requested.
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
