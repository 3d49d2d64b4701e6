import type { Logger } from "../logger.ts";
import type { Database } from "../storage/index.ts";
import type { DeliveryTarget } from "./deliver/target.ts";
import { mailerOf, tellPeople } from "./deliver/tell.ts";
import { tellOfSpam } from "./spam/digest.ts";
import type { LeadTables } from "./tables.ts";

/** How long a receiver may fail before the operator is told, in milliseconds. */
const patience = 3_600_000;

/**
 * Warns the operator about receivers that have accepted nothing for an hour while leads are waiting: one log line
 * and, where mail is set up, one mail per outage, however many processes run. A mail that fails is retried at the
 * next check.
 */
export async function raiseAlarms(
  db: Database<LeadTables>,
  options: {
    now: number;
    targets: readonly DeliveryTarget[];
    logger: Logger;
    /** Aborts a mail that is being sent. */
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
    // Unless another process has already reported it.
    if (numInsertedOrUpdatedRows > 0n) {
      logger.error({ target: name, waiting, reason }, "A receiver has taken no lead for an hour");
    }
    // A mail server that fails cannot be reported by mail.
    if (mailer === undefined || mailer.name === name) continue;
    const mark = (mailed_at: number | null) =>
      db.updateTable("lead_alarms").set({ mailed_at }).where("target", "=", name);
    const { numUpdatedRows } = await mark(now)
      .where("mailed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) continue;
    const text = [
      `${name} has accepted no leads for an hour. ${waiting} ${waiting === 1 ? "lead waits" : "leads wait"}; nothing is lost.`,
      `Its last answer: ${reason}`,
      "We keep trying for three days. You get this e-mail once per outage.",
    ].join("\n\n");
    try {
      await tellPeople(mailer, { subject: `${name} accepts no leads`, text }, signal);
    } catch (error) {
      await mark(null).execute();
      logger.error({ err: error }, "The operator could not be told of a receiver that fails");
    }
  }
}

/** How many leads wait for a failing receiver, and its last error; `undefined` for one that works. */
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
  // Includes leads that were never tried: while a receiver fails, it gets one lead at a time.
  const { count } = await waiting
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { waiting: Number(count), reason: last.last_error ?? "" };
}

/** Checks every ten minutes for what the operator should know: failing receivers, and spam. */
export function startAlarms(options: {
  db: Database<LeadTables>;
  targets: readonly DeliveryTarget[];
  logger: Logger;
  clock: () => number;
  /** Public address of the site, for the link to the inbox. */
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
