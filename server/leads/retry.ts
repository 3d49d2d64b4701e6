import type { Database } from "../storage/index.ts";
import type { LeadTables } from "./tables.ts";

/**
 * Makes deliveries that were given up, or wait for their next attempt, due at once, with a new three days to succeed.
 * Returns how many. Servers that run find them at their next poll.
 */
export async function retryDeliveries(
  db: Database<LeadTables>,
  options: { now: number; target?: string | undefined },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("lead_deliveries")
    .set({
      state: "pending",
      due_at: options.now,
      created_at: options.now,
      leased_until: 0,
      attempts: 0,
      finished_at: null,
    })
    .where((eb) =>
      eb.or([
        eb("state", "=", "dead"),
        // Leased ones are being attempted at this moment.
        eb.and([
          eb("state", "=", "pending"),
          eb("attempts", ">", 0),
          eb("leased_until", "<=", options.now),
        ]),
      ]),
    )
    .$if(options.target !== undefined, (query) => query.where("target", "=", options.target ?? ""))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
