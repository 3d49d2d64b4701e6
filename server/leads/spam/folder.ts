import type { LeadStatus } from "#content/inbox.ts";
import type { Database } from "../../storage/index.ts";
import { idsOfReference } from "../reference.ts";
import type { LeadTables } from "../tables.ts";

/** Leads that are taken for spam. They wait for a person, and so do their deliveries. */

/** Beyond this number, the count says “many”. */
const mostCounted = 1_000;

/** A number that was counted up to `mostCounted`. */
export const countWord = (count: number): string =>
  count < mostCounted ? String(count) : `${mostCounted - 1}+`;

/** How many leads are taken for spam, in all or since a time, up to `mostCounted`. */
export async function countSpam(
  db: Database<LeadTables>,
  { since = 0 }: { since?: number } = {},
): Promise<number> {
  const { count } = await db
    .selectFrom((query) =>
      query
        .selectFrom("leads")
        .select("id")
        .where("status", "=", "spam")
        .where("created_at", ">", since)
        .limit(mostCounted)
        .as("some"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many leads are taken for spam, as a word; undefined when there are none. */
export async function spamWaiting(db: Database<LeadTables>): Promise<string | undefined> {
  const count = await countSpam(db);
  return count === 0 ? undefined : countWord(count);
}

/** Whether a lead is taken for spam. */
export async function isSpam(db: Database<LeadTables>, id: string): Promise<boolean> {
  const lead = await db
    .selectFrom("leads")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  return lead?.status === "spam";
}

/** Records a person's verdict on a lead. Deliveries of spam are held, and continue once it is no longer spam. */
export async function setState(
  db: Database<LeadTables>,
  id: string,
  state: { status: LeadStatus; owner?: string; now: number },
): Promise<void> {
  const { status, owner, now } = state;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("leads")
      .set({
        status: status === "new" ? null : status,
        ...(owner !== undefined && { owner: owner || null }),
      })
      .where("id", "=", id)
      .execute();
    const deliveries = transaction.updateTable("lead_deliveries").where("lead_id", "=", id);
    if (status === "spam") {
      await deliveries
        .set({ state: "held" })
        .where("state", "=", "pending")
        // A delivery in progress cannot be called back; the outbox holds it if it fails.
        .where("leased_until", "<=", now)
        .execute();
    } else {
      await deliveries
        .set({ state: "pending", created_at: now, due_at: now, attempts: 0 })
        .where("state", "=", "held")
        .execute();
    }
  });
}

/** Takes a lead out of the spam folder; returns its name, or undefined when the folder has none with this reference. */
export async function releaseSpam(
  db: Database<LeadTables>,
  reference: string,
  now: number,
): Promise<string | undefined> {
  const ids = idsOfReference(reference);
  if (!ids) return undefined;
  const lead = await db
    .selectFrom("leads")
    .select(["id", "name"])
    .where("id", ">=", ids.from)
    .where("id", "<", ids.before)
    .where("status", "=", "spam")
    .executeTakeFirst();
  if (!lead) return undefined;
  await setState(db, lead.id, { status: "new", now });
  return lead.name;
}
