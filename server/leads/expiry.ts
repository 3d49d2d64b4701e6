import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "#server/storage/index.ts";
import { day, daysBefore, hour } from "./days.ts";
import type { FileStore } from "./files/file-store.ts";
import type { LeadTables } from "./tables.ts";

/** How many days before its deletion a lead is marked: time enough to notice a wrong clock and set it right. */
export const graceDays = (retentionDays: number): number => Math.min(7, retentionDays / 2);

/**
 * Leads per transaction. The first retention may face a million: in one statement they would block SQLite's writers
 * for minutes, and PostgreSQL would cancel it after seconds.
 */
const batchSize = 500;

export type Expiry = {
  /** Deleted now. */
  deleted: number;
  /** Marked now, and deleted when the grace period is over. */
  marked: number;
  /** Days that the clock jumped since the last check, when more than the grace period. */
  jumped: number | undefined;
};

/**
 * Deletes leads at the end of the retention period, with their deliveries and files. Each is marked some days in
 * advance: when the clock jumps, forwards or back, all marks start afresh, so that one wrong start deletes nothing. 0
 * days keeps all.
 *
 * @param options.signal stops it between two steps; the next check continues.
 */
export async function deleteExpired(
  db: Database<LeadTables>,
  options: { files: FileStore; retentionDays: number; now: number; signal?: AbortSignal },
): Promise<Expiry> {
  const { files, now, retentionDays, signal } = options;
  const expiry: Expiry = { deleted: 0, marked: 0, jumped: undefined };
  if (retentionDays <= 0) return expiry;
  const grace = graceDays(retentionDays);
  const clock = { now, longest: grace * day };
  /** Works batch by batch, letting other work run in between. Returns the number of leads. */
  const each = async (work: (after: Place | undefined) => Promise<Place[]>): Promise<number> => {
    let count = 0;
    let place: Place | undefined;
    do {
      await turn();
      if (signal?.aborted) break;
      const leads = await work(place);
      count += leads.length;
      place = leads.length < batchSize ? undefined : leads.at(-1);
    } while (place);
    return count;
  };

  await each(async () => {
    const step = await beginAnew(db, clock);
    expiry.jumped ??= step.jumped;
    return step.marked;
  });
  const toMark = { before: daysBefore(now, retentionDays - grace), marked: undefined };
  expiry.marked = await each(async (after) => {
    const leads = await batchOf(db, after, toMark);
    await inTime(db, clock, leads, (transaction) => mark(transaction, leads, now));
    return leads;
  });
  const toDelete = { before: daysBefore(now, retentionDays), marked: daysBefore(now, grace) };
  expiry.deleted = await each(async (after) => {
    const leads = await batchOf(db, after, toDelete);
    let withFiles: string[] = [];
    await inTime(db, clock, leads, async (transaction) => {
      withFiles = await deleteLeads(transaction, leads);
    });
    for (const id of withFiles) await files.removeOf(id);
    return leads;
  });
  return expiry;
}

/** Time of a check, and how far the clock may have moved since the last one. */
type Clock = { now: number; longest: number };

/** Leads are ordered by their time. */
type Place = { id: string; created_at: number };

const name = "retention";

/**
 * Records the time. After a jump only once no mark is left, so that a process that ends in between leaves the jump
 * for the next one to see.
 */
async function beginAnew(
  db: Database<LeadTables>,
  clock: Clock,
): Promise<{ jumped: number | undefined; marked: Place[] }> {
  return db.transaction().execute(async (transaction) => {
    const jumped = await jumpOf(transaction, clock);
    const marked =
      jumped === undefined
        ? []
        : await transaction
            .selectFrom("leads")
            .select(["id", "created_at"])
            .where("expiring_since", "is not", null)
            .limit(batchSize)
            .execute();
    await mark(transaction, marked, null);
    if (marked.length === batchSize) return { jumped, marked };
    await transaction
      .updateTable("lead_retention")
      .set({ seen_at: clock.now })
      .where("name", "=", name)
      .execute();
    return { jumped, marked };
  });
}

/** Processes leads, unless another process has meanwhile reported a jump and is removing their marks. */
async function inTime(
  db: Database<LeadTables>,
  clock: Clock,
  leads: readonly Place[],
  work: (transaction: Database<LeadTables>) => Promise<void>,
): Promise<void> {
  // Usually there is nothing to do, and a read takes no lock.
  if (leads.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    if ((await jumpOf(transaction, clock)) !== undefined) {
      throw new Error("Another process has another time: the next look begins anew.");
    }
    await work(transaction);
  });
}

/**
 * How many days the clock jumped since the last check; `undefined` when it ran on normally. Locks the row that stores
 * the time until the transaction ends: a process that sees the new time must not see the old marks.
 */
async function jumpOf(
  db: Database<LeadTables>,
  { now, longest }: Clock,
): Promise<number | undefined> {
  const { seen_at } = await db
    .insertInto("lead_retention")
    .values({ name, seen_at: now })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((eb) => ({ seen_at: eb.ref("lead_retention.seen_at") })),
    )
    .returning("seen_at")
    .executeTakeFirstOrThrow();
  const passed = now - seen_at;
  // The clocks of several machines differ slightly.
  return passed > longest || passed < -hour ? Math.round(passed / day) : undefined;
}

/** The next leads before a time, marked by another check or not yet marked. */
const batchOf = (
  db: Database<LeadTables>,
  after: Place | undefined,
  { before, marked }: { before: number; marked: number | undefined },
): Promise<Place[]> =>
  db
    .selectFrom("leads")
    .select(["id", "created_at"])
    .where("created_at", "<", before)
    .where((eb) =>
      marked === undefined ? eb("expiring_since", "is", null) : eb("expiring_since", "<=", marked),
    )
    // Later batches skip what earlier ones went through.
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), ">", tuple(after?.created_at ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(batchSize)
    .execute();

const idsOf = (leads: readonly { id: string }[]) => leads.map(({ id }) => id);

async function mark(
  db: Database<LeadTables>,
  leads: readonly { id: string }[],
  since: number | null,
): Promise<void> {
  if (leads.length === 0) return;
  await db
    .updateTable("leads")
    .set({ expiring_since: since })
    .where("id", "in", idsOf(leads))
    .execute();
}

/** Returns the ids of those with files. */
async function deleteLeads(
  db: Database<LeadTables>,
  leads: readonly { id: string }[],
): Promise<string[]> {
  if (leads.length === 0) return [];
  const files = await db
    .selectFrom("lead_files")
    .select("lead_id as id")
    .where("lead_id", "in", idsOf(leads))
    .execute();
  await db.deleteFrom("leads").where("id", "in", idsOf(leads)).execute();
  return idsOf(files);
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
