import { type ExpressionBuilder, sql } from "kysely";
import { type LeadStatus, leadStatuses } from "#content/inbox.ts";
import type { StorageKind } from "../../storage/index.ts";
import { day } from "../days.ts";
import { type LeadKind, leadKinds } from "../lead.ts";
import { idsOfReference } from "../reference.ts";
import type { LeadTables } from "../tables.ts";

export type InboxFilter = {
  text: string | undefined;
  kind: LeadKind | undefined;
  /** Undefined: everything but spam. */
  status: LeadStatus | "all" | undefined;
  delivery: "failed" | "waiting" | undefined;
  /** Days such as 2026-11-30, both included, in UTC. */
  from: string | undefined;
  to: string | undefined;
};

/** Reads the known parameters of an address and ignores the rest. */
export function filterOf(query: URLSearchParams): InboxFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const dayOf = (name: string) => {
    const given = query.get(name) ?? "";
    const isDay = /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given));
    return isDay ? given : undefined;
  };
  return {
    text: query.get("q")?.trim().slice(0, 200) || undefined,
    kind: one("kind", leadKinds),
    status: one("status", [...leadStatuses, "all"] as const),
    delivery: one("delivery", ["failed", "waiting"] as const),
    from: dayOf("from"),
    to: dayOf("to"),
  };
}

/** States that the filter of deliveries offers. */
export const deliveryStates = { failed: "dead", waiting: "pending" } as const;

/** The leads that match a filter. */
export const conditions =
  (filter: InboxFilter, kind: StorageKind) => (eb: ExpressionBuilder<LeadTables, "leads">) => {
    const all = [];
    const reference = idsOfReference(filter.text ?? "");
    if (filter.kind) all.push(eb("kind", "=", filter.kind));
    if (filter.from) all.push(eb("created_at", ">=", Date.parse(filter.from)));
    if (filter.to) all.push(eb("created_at", "<", Date.parse(filter.to) + day));
    if (filter.status === "new") all.push(eb("status", "is", null));
    // A reference finds its lead even in spam.
    else if (filter.status === undefined && !reference)
      all.push(eb.or([eb("status", "is", null), eb("status", "!=", "spam")]));
    else if (filter.status !== undefined && filter.status !== "all")
      all.push(eb("status", "=", filter.status));
    if (reference) all.push(eb("id", ">=", reference.from), eb("id", "<", reference.before));
    else if (filter.text) {
      const pattern = `%${filter.text.replaceAll(/[\\%_]/g, "\\$&")}%`;
      // SQLite's LIKE ignores case, PostgreSQL's does not.
      const like = kind === "postgres" ? sql`ilike` : sql`like`;
      all.push(
        eb.or(
          (["name", "email", "details", "owner"] as const).map(
            (column) => sql<boolean>`${sql.ref(`leads.${column}`)} ${like} ${pattern} escape '\\'`,
          ),
        ),
      );
    }
    if (filter.delivery) {
      const state = deliveryStates[filter.delivery];
      all.push(
        eb.exists(
          eb
            .selectFrom("lead_deliveries")
            .select("lead_deliveries.id")
            .whereRef("lead_deliveries.lead_id", "=", "leads.id")
            // As a correlated expression, so that each lead reads its own deliveries rather than all in this state.
            .where(sql`lead_deliveries.state || ''`, "=", state),
        ),
      );
    }
    return eb.and(all);
  };
