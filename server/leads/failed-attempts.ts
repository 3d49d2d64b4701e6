import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database, Storage } from "../storage/index.ts";
import type { LeadTables } from "./tables.ts";

/** What receivers said at attempts that failed, for the people who look for the reason. */

/** Records that an attempt of a delivery failed, unless the delivery was deleted meanwhile. */
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

/** So many are shown of a delivery: a day of attempts. */
const mostShown = 20;

export type FailedAttempt = { at: number; answer: string };

/** The latest failures of each of these deliveries, the newest first, by the delivery's id. */
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
