import type { Logger } from "#server/logger.ts";
import type { Database } from "#server/storage/index.ts";
import { defaultSchedule } from "./backoff.ts";
import { deleteOldConversationPeople } from "./conversation-people.ts";
import { daysBefore } from "./days-before.ts";
import type { FileStore } from "./files/file-store.ts";
import { endForgottenTargets } from "./retry.ts";
import type { LeadTables } from "./tables.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** How many days before its end a lead is marked: so long can a wrong clock be noticed, and set right. */
const graceDays = (retentionDays: number): number => Math.min(7, retentionDays / 2);

export type Expiry = {
  /** Deleted now. */
  deleted: number;
  /** Marked now: deleted when the grace is over. */
  marked: number;
  /** Days that the clock went since the last time, when that is more than a grace. */
  jumped: number | undefined;
};

/**
 * Deletes leads at the end of the retention period, with their deliveries and files. Each was marked some days before: when
 * the clock jumps, forward or back, all marks begin anew, so that one wrong start deletes nothing. 0 days deletes none.
 */
export async function deleteExpired(
  db: Database<LeadTables>,
  options: { files: FileStore; retentionDays: number; now: number },
): Promise<Expiry> {
  const { now, retentionDays } = options;
  if (retentionDays <= 0) return { deleted: 0, marked: 0, jumped: undefined };
  const grace = graceDays(retentionDays);
  // As one: a process that sees the new time must not see the old marks.
  const { ids, ...expiry } = await db.transaction().execute(async (transaction) => {
    const jumped = await noteTime(transaction, { now, longest: grace * day });
    if (jumped !== undefined) {
      await transaction
        .updateTable("leads")
        .set({ expiring_since: null })
        .where("expiring_since", "is not", null)
        .execute();
    }
    const { numUpdatedRows } = await transaction
      .updateTable("leads")
      .set({ expiring_since: now })
      .where("created_at", "<", daysBefore(now, retentionDays - grace))
      .where("expiring_since", "is", null)
      .executeTakeFirstOrThrow();
    const rows = await transaction
      .deleteFrom("leads")
      .where("created_at", "<", daysBefore(now, retentionDays))
      .where("expiring_since", "<=", daysBefore(now, grace))
      .returning("id")
      .execute();
    return { ids: rows.map(({ id }) => id), marked: Number(numUpdatedRows), jumped };
  });
  for (const id of ids) await options.files.removeOf(id);
  return { ...expiry, deleted: ids.length };
}

/** Remembers the time, and tells how many days it jumped since the last one; `undefined` for a clock that just went on. */
async function noteTime(
  db: Database<LeadTables>,
  { now, longest }: { now: number; longest: number },
): Promise<number | undefined> {
  const name = "retention";
  const last = await db
    .selectFrom("lead_retention")
    .select("seen_at")
    .where("name", "=", name)
    .executeTakeFirst();
  await db
    .insertInto("lead_retention")
    .values({ name, seen_at: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ seen_at: now }))
    .execute();
  const passed = last ? now - last.seen_at : 0;
  // Clocks of several machines differ a little.
  return passed > longest || passed < -hour ? Math.round(passed / day) : undefined;
}

/** What retention is about to delete. */
export async function readExpiring(
  db: Database<LeadTables>,
  options: { retentionDays: number; now: number },
): Promise<{ leads: number; next: number | undefined }> {
  const { retentionDays } = options;
  if (retentionDays <= 0) return { leads: 0, next: undefined };
  const { leads, oldest, marked } = await db
    .selectFrom("leads")
    .select(({ fn }) => [
      fn.countAll<number>().as("leads"),
      fn.min<number | null>("created_at").as("oldest"),
      fn.min<number | null>("expiring_since").as("marked"),
    ])
    .where("created_at", "<", daysBefore(options.now, retentionDays - graceDays(retentionDays)))
    .executeTakeFirstOrThrow();
  if (oldest === null) return { leads: 0, next: undefined };
  const afterGrace = (marked ?? options.now) + graceDays(retentionDays) * day;
  return { leads: Number(leads), next: Math.max(oldest + retentionDays * day, afterGrace) };
}

/**
 * Deletes files without a lead, which a killed process left behind. Where no lead has a file at all, it is the book that is
 * missing, and not the leads.
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
  for (const id of old) {
    const lead = await db.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst();
    if (lead) continue;
    await options.files.removeOf(id);
    deleted += 1;
  }
  return deleted;
}

/** Runs every deletion now and each hour. Any number of processes may run it: deletions are idempotent. */
export function startRetention(options: {
  db: Database<LeadTables>;
  files: FileStore;
  retentionDays: number;
  /** Names of the receivers that are configured. */
  targets: readonly string[];
  logger: Logger;
  clock: () => number;
}): { stop(): Promise<void> } {
  const { db, logger, clock } = options;
  const clean = async () => {
    try {
      const now = clock();
      const { deleted, marked, jumped } = await deleteExpired(db, { ...options, now });
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
      await cleaning;
    },
  };
}
