import { timestampOf } from "./timestamp.ts";

/** Retention of the log in days, as on most plans of the hosted service. */
const historyDays = 90;

/** Returns the time before which transactions are deleted from the log. */
export const oldestKept = (): string =>
  timestampOf(Temporal.Now.instant().subtract({ hours: historyDays * 24 }));
