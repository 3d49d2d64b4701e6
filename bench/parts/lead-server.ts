import { serve } from "@hono/node-server";
import {
  createLeads,
  type LeadTables,
  leadMigrations,
  openFileStore,
} from "#server/leads/index.ts";
import { createLogger } from "#server/logger.ts";
import { createRateLimiter, openStorage } from "#server/storage/index.ts";
import { createWebhooks } from "#server/webhooks/index.ts";

/** Serves the lead webhook as the site does, with the given database: a separate process for `bench/leads.ts`. */
const [dataDir = "", databaseUrl] = process.argv.slice(2);
const logger = createLogger({ level: "warn" });
const storage = await openStorage<LeadTables>({
  dataDir,
  databaseUrl,
  migrations: [leadMigrations],
  logger,
});
const leads = createLeads({
  storage,
  files: openFileStore({ s3: undefined, dataDir }),
  retentionDays: 0,
  logger,
});
const webhooks = createWebhooks({
  saveLead: leads.saveLead,
  answer: async () => undefined,
  rateLimiter: createRateLimiter({ storage, logger }),
  // High enough to let all pass, so that only its cost is measured.
  limits: { leadsPerMinute: 100_000, chatPerMinute: 0 },
  learningChosen: () => "/",
  publicOrigin: undefined,
  trustedProxies: 0,
  logger,
});
serve({ fetch: webhooks.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  process.send?.(port),
);
