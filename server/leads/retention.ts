import type { Logger } from "#server/logger.ts";
import type { Database } from "#server/storage/index.ts";
import { leadsWithOldFiles, removeFiles } from "./application-files.ts";
import { deleteOldConversationPeople } from "./conversation-people.ts";
import { daysBefore } from "./days-before.ts";
import type { LeadTables } from "./tables.ts";

const hour = 3_600_000;

/** Deletes leads older than the retention period, with their deliveries and files. Returns how many. 0 days deletes none. */
export async function deleteExpired(
  db: Database<LeadTables>,
  options: { dataDir: string; retentionDays: number; now: number },
): Promise<number> {
  if (options.retentionDays <= 0) return 0;
  const rows = await db
    .deleteFrom("leads")
    .where("created_at", "<", daysBefore(options.now, options.retentionDays))
    .returning("id")
    .execute();
  for (const { id } of rows) await removeFiles(options.dataDir, id);
  return rows.length;
}

/**
 * Deletes files without a lead, which a killed process left behind. Where no lead has a file at all, it is the book that is
 * missing, and not the leads.
 */
export async function deleteOrphans(
  db: Database<LeadTables>,
  options: { dataDir: string; now: number; logger: Pick<Logger, "warn"> },
): Promise<number> {
  const old = await leadsWithOldFiles(options.dataDir, daysBefore(options.now, 1));
  if (old.length === 0) return 0;
  const known = await db.selectFrom("lead_files").select("id").limit(1).executeTakeFirst();
  if (!known) {
    options.logger.warn(
      { folders: old.length, dataDir: options.dataDir },
      "There are CVs, but no lead in the database has one: they are kept. Put the database back, or delete the folder applications",
    );
    return 0;
  }
  let deleted = 0;
  for (const id of old) {
    const lead = await db.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst();
    if (lead) continue;
    await removeFiles(options.dataDir, id);
    deleted += 1;
  }
  return deleted;
}

/** Runs every deletion now and each hour. Any number of processes may run it: deletions are idempotent. */
export function startRetention(options: {
  db: Database<LeadTables>;
  dataDir: string;
  retentionDays: number;
  logger: Logger;
  clock: () => number;
}): { stop(): Promise<void> } {
  const { db, logger, clock } = options;
  const clean = async () => {
    try {
      const now = clock();
      const leads = await deleteExpired(db, { ...options, now });
      await deleteOldConversationPeople(db, now);
      const files = await deleteOrphans(db, { ...options, now });
      if (leads > 0) logger.info({ leads }, "Leads past the retention period deleted");
      if (files > 0) logger.info({ folders: files }, "Files without a lead deleted");
    } catch (error) {
      logger.error({ err: error }, "Leads past the retention period could not be deleted");
    }
  };
  let cleaning = clean();
  const timer = setInterval(() => {
    cleaning = cleaning.then(clean);
  }, hour).unref();
  return {
    async stop() {
      clearInterval(timer);
      await cleaning;
    },
  };
}
