import type { Database } from "../storage/index.ts";
import type { LeadTables } from "./tables.ts";

/**
 * Makes deliveries due whose times were set by a clock that ran ahead; otherwise they would wait until that wrong
 * time comes. This process never sets times further ahead than `due` and `lease`, in milliseconds.
 */
export async function mendTimes(
  db: Database<LeadTables>,
  options: { target: string; now: number; due: number; lease: number },
): Promise<void> {
  const { target, now } = options;
  const pending = db
    .updateTable("lead_deliveries")
    .where("target", "=", target)
    .where("state", "=", "pending");
  // Twice the span, since the clocks of several machines differ slightly.
  await pending
    .set({ due_at: now })
    .where("due_at", ">", now + 2 * options.due)
    .execute();
  await pending
    .set({ leased_until: 0 })
    .where("leased_until", ">", now + 2 * options.lease)
    .execute();
}
