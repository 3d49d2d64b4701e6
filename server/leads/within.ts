/**
 * Waits for work no longer than the signal allows: a target that ignores the signal would block its caller for ever.
 */
export async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const onAbort = () => late.reject(new Error("No answer in time"));
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
