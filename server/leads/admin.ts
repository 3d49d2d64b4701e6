import type { SpamSign } from "#content/spam-signs.ts";
import type { Database } from "#server/storage/index.ts";
import type { Lead } from "./lead.ts";
import { countSpam, releaseSpam } from "./spam/folder.ts";
import { signsIn } from "./spam/verdict.ts";
import { type LeadFilter, leadPages } from "./store.ts";
import type { LeadTables } from "./tables.ts";

export { isoDay, minuteOf } from "./days.ts";
export { targetNames } from "./deliver/targets.ts";
export { deleteExpired, readExpiring } from "./expiry.ts";
export { openFileStore } from "./files/open-file-store.ts";
export { forgetPerson } from "./forget.ts";
export { leadKinds } from "./lead.ts";
export { referenceOf } from "./reference.ts";
export { resendDeliveries, retryDeliveries } from "./retry.ts";
export { csvHeader, csvLineOf, mostInWorkbook, writeXlsx } from "./spreadsheet.ts";
export { countSpam, type Lead, type LeadFilter, leadPages, releaseSpam };

/** Entry point for `cli/leads.ts`, which administers leads while the server runs or not. */

export type DeliveryState = {
  target: string;
  state: LeadTables["lead_deliveries"]["state"];
  attempts: number;
  lastError: string | undefined;
  /** When a pending delivery is tried next, in milliseconds since 1970. */
  dueAt: number;
};

export type LeadWithDeliveries = Lead & {
  /** Undefined when they cannot be read: a damaged file may have lost some of its tables. */
  deliveries: DeliveryState[] | undefined;
  isSpam: boolean;
  /** Why the lead was taken for spam. */
  signs: SpamSign[];
};

/** Leads with the state of their deliveries, at most one page of them. */
export async function withDeliveries(
  db: Database<LeadTables>,
  leads: readonly Lead[],
): Promise<LeadWithDeliveries[]> {
  const ids = leads.map(({ id }) => id);
  const rows = await db
    .selectFrom("lead_deliveries")
    .select(["lead_id", "target", "state", "attempts", "last_error", "due_at"])
    .where("lead_id", "in", ids)
    .orderBy("target")
    .execute();
  const judged = await db
    .selectFrom("leads")
    .select(["id", "status", "spam_signs"])
    .where("id", "in", ids)
    .execute();
  const judgedById = new Map(judged.map((row) => [row.id, row]));
  const byLead = Map.groupBy(rows, (row) => row.lead_id);
  return leads.map((lead) => ({
    ...lead,
    isSpam: judgedById.get(lead.id)?.status === "spam",
    signs: signsIn(judgedById.get(lead.id)?.spam_signs ?? null),
    deliveries: (byLead.get(lead.id) ?? []).map((row) => ({
      target: row.target,
      state: row.state,
      attempts: row.attempts,
      lastError: row.last_error ?? undefined,
      dueAt: row.due_at,
    })),
  }));
}
