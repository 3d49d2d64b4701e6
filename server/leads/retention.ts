import type { Logger } from "#server/logger.ts";
import type { Database } from "#server/storage/index.ts";
import { defaultSchedule } from "./backoff.ts";
import { deleteOldConversationPeople } from "./conversation-people.ts";
import { daysBefore, hour } from "./days.ts";
import { deleteExpired, graceDays } from "./expiry.ts";
import type { FileStore } from "./files/file-store.ts";
import { endForgottenTargets } from "./retry.ts";
import type { LeadTables } from "./tables.ts";

/** How many folders are looked up among the leads at once. */
const batchSize = 500;

/**
 * Deletes files without a lead, which a killed process left behind. If no lead has a file at all, the database is
 * missing rather than the leads, and nothing is deleted.
 */
export async function deleteOrphans(
  db: Database<LeadTables>,
  options: { files: FileStore; now: number; logger: Pick<Logger, "warn"> },
): Promise<number> {
  const old = await options.files.leadsBefore(daysBefore(options.now, 1));
  if (old.length === 0) return 0;
  const known = await db.selectFrom("lead_files").select("id").limit(1).executeTakeFirst();
  if (!known) {
    options.logger.warn(
      { folders: old.length, place: options.files.place },
      "There are CVs, but no lead in the database has one: they are kept. Put the database back, or delete the files",
    );
    return 0;
  }
  let deleted = 0;
  for (let from = 0; from < old.length; from += batchSize) {
    const some = old.slice(from, from + batchSize);
    const leads = await db.selectFrom("leads").select("id").where("id", "in", some).execute();
    const there = new Set(leads.map(({ id }) => id));
    for (const id of some.filter((one) => !there.has(one))) {
      await options.files.removeOf(id);
      deleted += 1;
    }
  }
  return deleted;
}

/** Runs every deletion now and each hour. Any number of processes may run it: deletions are idempotent. */
export function startRetention(options: {
  db: Database<LeadTables>;
  files: FileStore;
  retentionDays: number;
  /** Names of the configured receivers. */
  targets: readonly string[];
  logger: Logger;
  clock: () => number;
}): { stop(): Promise<void> } {
  const { db, logger, clock } = options;
  const stopping = new AbortController();
  const clean = async () => {
    if (stopping.signal.aborted) return;
    try {
      const now = clock();
      const { signal } = stopping;
      const { deleted, marked, jumped } = await deleteExpired(db, { ...options, now, signal });
      if (jumped !== undefined) {
        logger.warn(
          { days: jumped },
          "The clock jumped since retention last looked, or the site was off: what would be deleted gets its days of grace anew",
        );
      }
      if (marked > 0) {
        logger.warn(
          { leads: marked, days: graceDays(options.retentionDays) },
          "Leads come to the end of their retention and will be deleted after these days; `npm run leads -- retention` tells of them",
        );
      }
      if (deleted > 0) logger.info({ leads: deleted }, "Leads past the retention period deleted");
      await deleteOldConversationPeople(db, now);
      const folders = await deleteOrphans(db, { ...options, now });
      if (folders > 0) logger.info({ folders }, "Files without a lead deleted");
      const ended = await endForgottenTargets(db, {
        now,
        targets: options.targets,
        after: defaultSchedule.giveUpAfter,
      });
      for (const [target, deliveries] of Object.entries(ended)) {
        logger.error(
          { target, deliveries },
          "Deliveries waited three days for a receiver that is not configured any more and are given up; `npm run leads -- retry` after setting it again tries them",
        );
      }
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
      stopping.abort();
      await cleaning;
    },
  };
}
