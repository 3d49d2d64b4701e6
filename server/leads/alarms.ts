import type { Logger } from "../logger.ts";
import type { Database } from "../storage/index.ts";
import type { DeliveryTarget } from "./deliver/target.ts";
import { mailerOf, tellPeople } from "./deliver/tell.ts";
import { tellOfSpam } from "./spam/digest.ts";
import type { LeadTables } from "./tables.ts";

/** How long a receiver fails until the operator is told, in milliseconds. */
const patience = 3_600_000;

/**
 * Tells the operator of receivers that have taken no lead for an hour, although some wait: a line in the log and, where mail
 * is set up, a mail; once an outage, whatever number of processes runs. A mail that fails is sent again at the next look.
 */
export async function raiseAlarms(
  db: Database<LeadTables>,
  options: {
    now: number;
    targets: readonly DeliveryTarget[];
    logger: Logger;
    /** Cuts off a mail that is under way. */
    signal?: AbortSignal;
  },
): Promise<void> {
  const { now, targets, logger, signal } = options;
  const mailer = mailerOf(targets);
  for (const { name } of targets) {
    const trouble = await troubleOf(db, name, now);
    if (!trouble) {
      await db.deleteFrom("lead_alarms").where("target", "=", name).execute();
      continue;
    }
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto("lead_alarms")
      .values({ target: name, told_at: now, mailed_at: null })
      .onConflict((conflict) => conflict.column("target").doNothing())
      .executeTakeFirstOrThrow();
    const { waiting, reason } = trouble;
    // Unless it was told already, perhaps by another process.
    if (numInsertedOrUpdatedRows > 0n) {
      logger.error({ target: name, waiting, reason }, "A receiver has taken no lead for an hour");
    }
    // About itself it has nobody to write to.
    if (mailer === undefined || mailer.name === name) continue;
    const mark = (mailed_at: number | null) =>
      db.updateTable("lead_alarms").set({ mailed_at }).where("target", "=", name);
    const { numUpdatedRows } = await mark(now)
      .where("mailed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) continue;
    const text = [
      `${name} has taken no lead for an hour. ${waiting} ${waiting === 1 ? "lead waits" : "leads wait"}; nothing is lost.`,
      `It last said: ${reason}`,
      "Deliveries go on trying for three days. This mail comes once an outage.",
    ].join("\n\n");
    try {
      await tellPeople(mailer, { subject: `${name} takes no leads`, text }, signal);
    } catch (error) {
      await mark(null).execute();
      logger.error({ err: error }, "The operator could not be told of a receiver that fails");
    }
  }
}

/** How many wait for a receiver that fails, and what it last said; `undefined` for one that works. */
async function troubleOf(db: Database<LeadTables>, target: string, now: number) {
  const delivered = await db
    .selectFrom("lead_deliveries")
    .select("id")
    .where("target", "=", target)
    .where("state", "=", "delivered")
    .where("finished_at", ">", now - patience)
    .limit(1)
    .executeTakeFirst();
  if (delivered) return undefined;
  const waiting = db
    .selectFrom("lead_deliveries")
    .where("target", "=", target)
    .where("state", "=", "pending");
  const last = await waiting
    .select("last_error")
    .where("attempts", ">", 0)
    .where("created_at", "<", now - patience)
    .where("last_error", "is not", null)
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  // Also what was not tried, since of a receiver that fails one lead at a time is.
  const { count } = await waiting
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { waiting: Number(count), reason: last.last_error ?? "" };
}

/** Looks every ten minutes for what the operator should know: receivers that fail, and spam. */
export function startAlarms(options: {
  db: Database<LeadTables>;
  targets: readonly DeliveryTarget[];
  logger: Logger;
  clock: () => number;
  /** Address of the site, where the inbox can be opened. */
  inboxOrigin: string | undefined;
}): { stop(): Promise<void> } {
  const { db, targets, logger, clock, inboxOrigin } = options;
  const stopping = new AbortController();
  const look = async () => {
    if (stopping.signal.aborted) return;
    const { signal } = stopping;
    try {
      await raiseAlarms(db, { targets, logger, now: clock(), signal });
    } catch (error) {
      logger.warn({ err: error }, "Receivers that fail could not be looked for");
    }
    try {
      await tellOfSpam(db, { targets, logger, now: clock(), signal, inboxOrigin });
    } catch (error) {
      logger.warn({ err: error }, "The operator could not be told of spam");
    }
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, 10 * 60_000).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await looking;
    },
  };
}
