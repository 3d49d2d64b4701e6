import { type LeadStatus, leadStatuses } from "#content/inbox.ts";
import type { Database } from "../../storage/index.ts";
import { failuresOf } from "../failed-attempts.ts";
import { countSpam } from "../spam/folder.ts";
import { signsIn } from "../spam/verdict.ts";
import { leadPages, readLeads } from "../store.ts";
import type { LeadTables } from "../tables.ts";
import type { InboxFilter } from "./filter.ts";
import { type Place, pageOfIds, type Reader } from "./pages.ts";

/** Reading leads for people: the newest first, and what belongs to one of them. */

/** Leads on a page in the browser, and in a batch of a file. */
const pageSize = 50;
const exportSize = 500;

/** The known statuses; anything else counts as new. */
const statusOf = (given: string | null): LeadStatus =>
  leadStatuses.find((status) => status === given) ?? "new";

/** Leads with their notes and the state of their deliveries. */
async function withState(db: Database<LeadTables>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const leads = await readLeads(db, { ids });
  const states = await db
    .selectFrom("leads")
    .select(["id", "status", "owner", "spam_signs"])
    .where("id", "in", ids)
    .execute();
  const deliveries = await db
    .selectFrom("lead_deliveries")
    .selectAll()
    .where("lead_id", "in", ids)
    .orderBy("target")
    .execute();
  const stateById = new Map(states.map((state) => [state.id, state]));
  const byLead = Map.groupBy(deliveries, ({ lead_id }) => lead_id);
  return leads
    .map((lead) => ({
      ...lead,
      status: statusOf(stateById.get(lead.id)?.status ?? null),
      owner: stateById.get(lead.id)?.owner ?? "",
      signs: signsIn(stateById.get(lead.id)?.spam_signs ?? null),
      deliveries: byLead.get(lead.id) ?? [],
    }))
    .reverse();
}

export type ShownLead = Awaited<ReturnType<typeof withState>>[number];

export async function readInbox(
  reader: Reader,
  filter: InboxFilter,
  before: Place | undefined,
): Promise<InboxPage> {
  const { ids, next } = await pageOfIds(reader, filter, before, pageSize);
  return { leads: await withState(reader.db, ids), next, spam: await countSpam(reader.db) };
}

export type InboxPage = {
  leads: ShownLead[];
  next: Place | undefined;
  /** How many are taken for spam, up to `mostCounted`. */
  spam: number;
};

/** Every lead that matches, for a file of any length. */
export async function* allMatching(reader: Reader, filter: InboxFilter) {
  let before: Place | undefined;
  do {
    const { ids, next } = await pageOfIds(reader, filter, before, exportSize);
    if (ids.length > 0) yield (await readLeads(reader.db, { ids })).reverse();
    before = next;
  } while (before);
}

/** One lead with its notes and the other leads of its address; `undefined` when it is not there. */
export async function readOne(db: Database<LeadTables>, id: string) {
  const [lead] = await withState(db, [id]);
  if (!lead) return undefined;
  const notes = await db
    .selectFrom("lead_notes")
    .selectAll()
    .where("lead_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const others = await db
    .selectFrom("leads")
    .select("id")
    .where("email_key", "=", lead.email.toLowerCase())
    .where("id", "!=", id)
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
  const otherIds = others.map((other) => other.id);
  const failures = await failuresOf(
    db,
    lead.deliveries.map((delivery) => delivery.id),
  );
  return { lead, notes, failures, others: await withState(db, otherIds) };
}

export type OneLead = NonNullable<Awaited<ReturnType<typeof readOne>>>;

/** Everything that is stored under an address, for the person who asks for it. */
export async function readPerson(db: Database<LeadTables>, email: string) {
  const leads = [];
  const notes = [];
  const deliveries = [];
  for await (const page of leadPages(db, { email })) {
    leads.push(...page);
    const ids = page.map(({ id }) => id);
    const noted = db.selectFrom("lead_notes").selectAll().where("lead_id", "in", ids);
    notes.push(...(await noted.execute()));
    const delivered = db
      .selectFrom("lead_deliveries")
      .select(["lead_id", "target", "state", "created_at", "finished_at"])
      .where("lead_id", "in", ids);
    deliveries.push(...(await delivered.execute()));
  }
  return { email, leads, notes, deliveries };
}
