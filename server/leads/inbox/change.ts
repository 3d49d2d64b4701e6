import { randomUUID } from "node:crypto";
import type { Database } from "../../storage/index.ts";
import { resendDeliveries, retryDeliveries } from "../retry.ts";
import type { LeadTables } from "../tables.ts";

/** Actions on a lead. */

export async function addNote(
  db: Database<LeadTables>,
  note: { leadId: string; text: string; now: number },
): Promise<void> {
  await db
    .insertInto("lead_notes")
    .values({ id: randomUUID(), lead_id: note.leadId, text: note.text, created_at: note.now })
    .execute();
}

/** Makes the delivery to one receiver due now, whatever its state. */
export async function sendAgain(
  db: Database<LeadTables>,
  delivery: { leadId: string; target: string; now: number },
): Promise<void> {
  const { leadId, target, now } = delivery;
  const filter = { ids: [leadId], spam: undefined };
  await resendDeliveries(db, { now, targets: [target], filter });
  await retryDeliveries(db, { now, target, leadId });
}
