import { paths } from "#content/paths.ts";
import { spamDigest } from "#content/spam-digest.ts";
import { spamSigns } from "#content/spam-signs.ts";
import type { Logger } from "../../logger.ts";
import type { Database } from "../../storage/index.ts";
import type { DeliveryTarget } from "../deliver/target.ts";
import { mailerOf, tellPeople } from "../deliver/tell.ts";
import { quoted } from "../quoted.ts";
import { referenceOf } from "../reference.ts";
import type { LeadTables } from "../tables.ts";
import { countSpam, countWord } from "./folder.ts";
import { signsIn } from "./verdict.ts";

/** How often the operator is told of spam at most, in milliseconds. */
const week = 7 * 86_400_000;

/** So many are named; the folder has all. */
const mostNamed = 20;

/**
 * Tells the operator of spam that came since the last time: nobody else was told of it, and a guess may be wrong. A line in
 * the log and, where mail is set up, a mail; once a week at most, whatever number of processes runs. A mail that fails is
 * sent again at the next look.
 */
export async function tellOfSpam(
  db: Database<LeadTables>,
  options: {
    now: number;
    targets: readonly DeliveryTarget[];
    logger: Logger;
    /** Address of the site, where the inbox can be opened. */
    inboxOrigin: string | undefined;
    /** Cuts off a mail that is under way. */
    signal?: AbortSignal;
  },
): Promise<void> {
  const { now, targets, logger, inboxOrigin, signal } = options;
  const last = await lastTold(db);
  // A time that lies ahead is of a clock that was wrong.
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
    spamDigest.lead(since > 0 ? dayOf(since) : undefined),
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

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

async function lastTold(db: Database<LeadTables>): Promise<number | undefined> {
  const row = await db.selectFrom("lead_spam_told").select("told_at").executeTakeFirst();
  return row?.told_at;
}

/** Whether this process is the one that tells. */
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
