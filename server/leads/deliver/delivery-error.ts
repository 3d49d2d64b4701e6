/** A delivery that failed, with what the receiver said about the next attempt. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Milliseconds that the receiver wants to be left alone; everything for it waits as long. */
  readonly retryAfter: number | undefined;
  /** What need not be done again: the recipients that have their mail. */
  readonly done: readonly string[] | undefined;

  constructor(
    message: string,
    options: ErrorOptions & { retryAfter?: number | undefined; done?: readonly string[] } = {},
  ) {
    super(message, options);
    this.retryAfter = options.retryAfter;
    this.done = options.done;
  }
}

/** A delivery that the target does not make, and never will: the message says why. */
export class DeliverySkipped extends Error {
  override readonly name = "DeliverySkipped";
}

/**
 * Milliseconds of a `Retry-After` header, which holds seconds or a date; `undefined` without a good one.
 * https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const given = header.trim();
  const wait = /^\d{1,9}$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return wait > 0 ? wait : undefined;
}
