import { within } from "../within.ts";
import type { DeliveryTarget } from "./target.ts";

/** Time limit of one mail to the people who act on leads, in milliseconds. */
const mailLimit = 60_000;

/** The receiver that reaches these people, where mail is configured. */
export const mailerOf = (targets: readonly DeliveryTarget[]): DeliveryTarget | undefined =>
  targets.find((target) => target.tell);

/** Writes to these people. Rejects when the mail is not accepted in time, or when the signal aborts it. */
export async function tellPeople(
  mailer: DeliveryTarget,
  message: { subject: string; text: string },
  signal?: AbortSignal,
): Promise<void> {
  const limit = AbortSignal.timeout(mailLimit);
  const until = signal ? AbortSignal.any([limit, signal]) : limit;
  await within(until, mailer.tell?.(message) ?? Promise.resolve());
}
