import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database, Storage } from "../storage/index.ts";
import type { LeadTables } from "./tables.ts";

/** Errors of failed attempts, for whoever investigates a delivery. */

/** Records a failed attempt, unless the delivery was deleted meanwhile. */
export async function noteFailure(
  { relaxed }: Pick<Storage<LeadTables>, "relaxed">,
  { id, at, answer }: { id: string; at: number; answer: string },
): Promise<void> {
  await relaxed((db) =>
    db
      .insertInto("lead_attempts")
      .columns(["id", "delivery_id", "at", "answer"])
      .expression((eb) =>
        eb
          .selectFrom("lead_deliveries")
          .select((of) => [
            sql<string>`${randomUUID()}`.as("attempt"),
            of.ref("lead_deliveries.id").as("delivery"),
            sql<number>`cast(${at} as bigint)`.as("at"),
            sql<string>`${answer}`.as("answer"),
          ])
          .where("lead_deliveries.id", "=", id),
      )
      .execute(),
  );
}

/** How many are shown per delivery: a day of attempts. */
const mostShown = 20;

export type FailedAttempt = { at: number; answer: string };

/** The latest failures of each of these deliveries, newest first, by delivery id. */
export async function failuresOf(
  db: Database<LeadTables>,
  deliveryIds: readonly string[],
): Promise<Map<string, FailedAttempt[]>> {
  const found = new Map<string, FailedAttempt[]>();
  for (const id of deliveryIds) {
    const rows = await db
      .selectFrom("lead_attempts")
      .select(["at", "answer"])
      .where("delivery_id", "=", id)
      .orderBy("at", "desc")
      .limit(mostShown)
      .execute();
    found.set(id, rows);
  }
  return found;
}
