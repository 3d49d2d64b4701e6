import { within } from "../within.ts";
import type { DeliveryTarget } from "./target.ts";

/** How long one mail to the people who act on leads may take, in milliseconds. */
const mailLimit = 60_000;

/** The receiver that reaches these people, where mail is set up. */
export const mailerOf = (targets: readonly DeliveryTarget[]): DeliveryTarget | undefined =>
  targets.find((target) => target.tell);

/** Writes to these people. Rejects when the mail was not taken in time, or is cut off by the signal. */
export async function tellPeople(
  mailer: DeliveryTarget,
  message: { subject: string; text: string },
  signal?: AbortSignal,
): Promise<void> {
  const limit = AbortSignal.timeout(mailLimit);
  const until = signal ? AbortSignal.any([limit, signal]) : limit;
  await within(until, mailer.tell?.(message) ?? Promise.resolve());
}
