import { sql } from "kysely";
import type { Database } from "../storage/index.ts";
import { type LeadFilter, leadPages, newDelivery } from "./store.ts";
import type { LeadTables } from "./tables.ts";

/**
 * Makes deliveries due at once that were given up or wait for their next attempt, with a new three days to succeed.
 * Returns how many. Running servers find them at their next poll.
 */
export async function retryDeliveries(
  db: Database<LeadTables>,
  options: { now: number; target?: string | undefined; leadId?: string },
): Promise<number> {
  const chosen = db
    .updateTable("lead_deliveries")
    .$if(options.target !== undefined, (query) => query.where("target", "=", options.target ?? ""))
    .$if(options.leadId !== undefined, (query) =>
      query.where("lead_id", "=", options.leadId ?? ""),
    );
  // Untried ones, too, may be waiting for a receiver that asked to be left alone.
  await chosen.set({ asked_at: options.now }).where("state", "=", "pending").execute();
  const { numUpdatedRows } = await chosen
    .set(again(options.now))
    .where((eb) =>
      eb.or([
        eb("state", "=", "dead"),
        // Leased ones are being attempted right now.
        eb.and([
          eb("state", "=", "pending"),
          eb("attempts", ">", 0),
          eb("leased_until", "<=", options.now),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Makes deliveries that wait for their next attempt due now, once a failing receiver accepts leads again. Returns how
 * many.
 */
export async function bringForward(
  db: Database<LeadTables>,
  { target, now }: { target: string; now: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("lead_deliveries")
    .set({ due_at: now })
    .where("target", "=", target)
    .where("state", "=", "pending")
    .where("due_at", ">", now)
    .where("leased_until", "<=", now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Makes everything delivered within a span of days due again under the same key, except spam, for receivers
 * configured later as well. Meant for a receiver that lost what it had accepted; one that still has it recognises the
 * key. Returns how many.
 */
export async function resendDeliveries(
  db: Database<LeadTables>,
  options: { now: number; targets: readonly string[]; filter: LeadFilter },
): Promise<number> {
  const { now, targets } = options;
  let due = 0;
  for await (const leads of leadPages(db, { spam: false, ...options.filter })) {
    for (const target of targets) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("lead_deliveries")
        .values(
          leads.map(({ id }) => ({ ...newDelivery({ leadId: id, target, now }), asked_at: now })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["lead_id", "target"])
            .doUpdateSet(again(now))
            // Pending ones are not delivered yet, and may be in progress right now.
            .where("lead_deliveries.state", "!=", "pending"),
        )
        .executeTakeFirstOrThrow();
      due += Number(numInsertedOrUpdatedRows);
    }
  }
  return due;
}

/**
 * Ends deliveries that wait for a receiver which is no longer configured, after the time in which it could have come
 * back. Returns how many, by the receiver's name.
 */
export async function endForgottenTargets(
  db: Database<LeadTables>,
  options: { now: number; targets: readonly string[]; after: number },
): Promise<Record<string, number>> {
  const rows = await db
    .updateTable("lead_deliveries")
    .set({
      state: "dead",
      finished_at: options.now,
      last_error: "This receiver is not configured any more",
    })
    .where("state", "=", "pending")
    .where("created_at", "<", options.now - options.after)
    .where("leased_until", "<=", options.now)
    .$if(options.targets.length > 0, (query) => query.where("target", "not in", options.targets))
    .returning("target")
    .execute();
  const ended: Record<string, number> = {};
  for (const { target } of rows) ended[target] = (ended[target] ?? 0) + 1;
  return ended;
}

/**
 * Restarts a delivery because a person asks. Which recipients have already received it is remembered until all have;
 * what the receiver was told, for as long as the delivery exists.
 */
const again = (now: number) => ({
  state: "pending" as const,
  due_at: now,
  created_at: now,
  leased_until: 0,
  attempts: 0,
  finished_at: null,
  asked_at: now,
  done: sql<
    string | null
  >`case when lead_deliveries.state = 'delivered' then null else lead_deliveries.done end`,
  told: sql<"yes" | "perhaps" | null>`case
    when lead_deliveries.state = 'delivered' then 'yes'
    when lead_deliveries.told is null and lead_deliveries.attempts > 0 then 'perhaps'
    else lead_deliveries.told end`,
});
