/** A delivery that failed, with what the receiver said about the next attempt. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** How long the receiver asks to be left alone, in milliseconds; all its deliveries wait that long. */
  readonly retryAfter: number | undefined;
  /** Parts that succeeded and need no retry: recipients that have received their mail. */
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

/** A delivery that the target deliberately never makes; the message says why. */
export class DeliverySkipped extends Error {
  override readonly name = "DeliverySkipped";
}
