import { paths } from "#content/paths.ts";
import { spamDigest } from "#content/spam-digest.ts";
import { spamSigns } from "#content/spam-signs.ts";
import type { Logger } from "../../logger.ts";
import type { Database } from "../../storage/index.ts";
import { isoDay, week } from "../days.ts";
import type { DeliveryTarget } from "../deliver/target.ts";
import { mailerOf, tellPeople } from "../deliver/tell.ts";
import { quoted } from "../quoted.ts";
import { referenceOf } from "../reference.ts";
import type { LeadTables } from "../tables.ts";
import { countSpam, countWord } from "./folder.ts";
import { signsIn } from "./verdict.ts";

/** How many are named; the folder has all of them. */
const mostNamed = 20;

/**
 * Reports spam that came since the last digest to the operator, since no one else hears of it and a guess may be
 * wrong. One log line and, where mail is set up, one mail; at most once a week, however many processes run. A mail
 * that fails is retried at the next check.
 */
export async function tellOfSpam(
  db: Database<LeadTables>,
  options: {
    now: number;
    targets: readonly DeliveryTarget[];
    logger: Logger;
    /** Public address of the site, for the link to the inbox. */
    inboxOrigin: string | undefined;
    /** Aborts a mail that is being sent. */
    signal?: AbortSignal;
  },
): Promise<void> {
  const { now, targets, logger, inboxOrigin, signal } = options;
  const last = await lastTold(db);
  // One digest a week at most; a time in the future comes from a clock that was wrong.
  if (last !== undefined && last <= now && now - last < week) return;
  const since = last !== undefined && last <= now ? last : 0;
  const leads = await db
    .selectFrom("leads")
    .select(["id", "name", "email", "spam_signs"])
    .where("status", "=", "spam")
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostNamed)
    .execute();
  if (leads.length === 0 || !(await claim(db, last, now))) return;
  const all = await countSpam(db, { since });
  logger.warn(
    { leads: all },
    "Leads were taken for spam, and wait for someone who looks through them",
  );
  const mailer = mailerOf(targets);
  if (!mailer) return;
  const text = [
    spamDigest.lead(since > 0 ? isoDay(since) : undefined),
    ...leads.map(
      ({ id, name, email, spam_signs }) =>
        `${referenceOf(id)}  ${quoted(name, 60)}, ${email}\n${signsIn(spam_signs)
          .map((sign) => `  - ${spamSigns[sign]}`)
          .join("\n")}`,
    ),
    ...(all > leads.length ? [spamDigest.more(countWord(all), leads.length)] : []),
    inboxOrigin === undefined
      ? spamDigest.inTerminal
      : spamDigest.inBrowser(`${inboxOrigin}${paths.leads}?status=spam`),
    spamDigest.often,
  ].join("\n\n");
  try {
    await tellPeople(
      mailer,
      { subject: spamDigest.subject(countWord(all), all === 1), text },
      signal,
    );
  } catch (error) {
    await db
      .updateTable("lead_spam_told")
      .set({ told_at: since })
      .where("told_at", "=", now)
      .execute();
    throw error;
  }
}

async function lastTold(db: Database<LeadTables>): Promise<number | undefined> {
  const row = await db.selectFrom("lead_spam_told").select("told_at").executeTakeFirst();
  return row?.told_at;
}

/** Whether this process is the one that reports. */
async function claim(
  db: Database<LeadTables>,
  last: number | undefined,
  now: number,
): Promise<boolean> {
  const values = { name: "spam" as const, told_at: now };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("lead_spam_told")
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ told_at: now })
        .where("lead_spam_told.told_at", "=", last ?? -1),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
