import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Database } from "../storage/index.ts";
import type { DeliveryOutcome } from "./outbox.ts";
import type { SavedLead } from "./store.ts";
import type { LeadTables } from "./tables.ts";

export type LeadMetrics = {
  saved(kind: string, lead: Pick<SavedLead, "repeated" | "isSpam">): void;
  delivery(target: string, outcome: DeliveryOutcome, seconds: number): void;
};

/** No rows: while the database does not answer, the other metrics still do. */
const unknown = () => [];

/**
 * Metrics of leads, as described in `docs/operations.md`. Counters belong to this process; gauges are read from the
 * database on each scrape.
 */
export function createLeadMetrics(
  db: Database<LeadTables>,
  registry: Registry | undefined,
): LeadMetrics {
  if (!registry) return { saved: () => {}, delivery: () => {} };
  const registers = [registry];
  const saved = new Counter({
    name: "leads_saved_total",
    help: "Leads stored by this process, by kind; repeated ones were there already",
    labelNames: ["kind", "repeated"] as const,
    registers,
  });
  const spam = new Counter({
    name: "leads_judged_spam_total",
    help: "Leads stored by this process that were taken for spam and wait for a person, by kind",
    labelNames: ["kind"] as const,
    registers,
  });
  const attempts = new Histogram({
    name: "lead_delivery_attempt_seconds",
    help: "Time of attempts to deliver a lead, by target and outcome",
    labelNames: ["target", "outcome"] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 30],
    registers,
  });
  new Gauge({
    name: "lead_deliveries",
    help: "Deliveries in the database that are pending or dead, by target",
    labelNames: ["target", "state"] as const,
    registers,
    async collect() {
      this.reset();
      const rows = await db
        .selectFrom("lead_deliveries")
        .select(({ fn }) => ["target", "state", fn.countAll<number>().as("count")])
        .where("state", "in", ["pending", "dead"])
        .groupBy(["target", "state"])
        .execute()
        .catch(unknown);
      for (const { target, state, count } of rows) this.set({ target, state }, count);
    },
  });
  new Gauge({
    name: "lead_delivery_oldest_pending_seconds",
    help: "Age of the oldest delivery that is still pending, by target",
    labelNames: ["target"] as const,
    registers,
    async collect() {
      this.reset();
      const rows = await db
        .selectFrom("lead_deliveries")
        .select(({ fn }) => ["target", fn.min<number>("created_at").as("oldest")])
        .where("state", "=", "pending")
        .groupBy("target")
        .execute()
        .catch(unknown);
      for (const { target, oldest } of rows) this.set({ target }, (Date.now() - oldest) / 1000);
    },
  });
  return {
    saved(kind, { repeated, isSpam }) {
      saved.inc({ kind, repeated: String(repeated) });
      if (isSpam) spam.inc({ kind });
    },
    delivery: (target, outcome, seconds) => attempts.observe({ target, outcome }, seconds),
  };
}
