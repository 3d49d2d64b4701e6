import { type ExpressionBuilder, sql } from "kysely";
import { type LeadStatus, leadStatuses } from "#content/inbox.ts";
import type { Database, StorageKind } from "../../storage/index.ts";
import { type LeadKind, leadKinds } from "../lead.ts";
import { idsOfReference } from "../reference.ts";
import { countSpam } from "../spam/folder.ts";
import { signsIn } from "../spam/verdict.ts";
import { leadPages, readLeads } from "../store.ts";
import type { LeadTables } from "../tables.ts";

/** Reading leads for people: the newest first, and what belongs to one of them. */

const day = 86_400_000;

export type InboxFilter = {
  text: string | undefined;
  kind: LeadKind | undefined;
  /** Undefined: all but spam. */
  status: LeadStatus | "all" | undefined;
  delivery: "failed" | "waiting" | undefined;
  /** Days as 2026-11-30, both included, in UTC. */
  from: string | undefined;
  to: string | undefined;
};

/** Takes what it knows out of an address, and leaves the rest. */
export function filterOf(query: URLSearchParams): InboxFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const dayOf = (name: string) => {
    const given = query.get(name) ?? "";
    const isDay = /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given));
    return isDay ? given : undefined;
  };
  return {
    text: query.get("q")?.trim().slice(0, 200) || undefined,
    kind: one("kind", leadKinds),
    status: one("status", [...leadStatuses, "all"] as const),
    delivery: one("delivery", ["failed", "waiting"] as const),
    from: dayOf("from"),
    to: dayOf("to"),
  };
}

const conditions =
  (filter: InboxFilter, kind: StorageKind) => (eb: ExpressionBuilder<LeadTables, "leads">) => {
    const all = [];
    const reference = idsOfReference(filter.text ?? "");
    if (filter.kind) all.push(eb("kind", "=", filter.kind));
    if (filter.from) all.push(eb("created_at", ">=", Date.parse(filter.from)));
    if (filter.to) all.push(eb("created_at", "<", Date.parse(filter.to) + day));
    if (filter.status === "new") all.push(eb("status", "is", null));
    // Whoever names a reference means this lead, wherever it lies.
    else if (filter.status === undefined && !reference)
      all.push(eb.or([eb("status", "is", null), eb("status", "!=", "spam")]));
    else if (filter.status !== undefined && filter.status !== "all")
      all.push(eb("status", "=", filter.status));
    if (reference) all.push(eb("id", ">=", reference.from), eb("id", "<", reference.before));
    else if (filter.text) {
      const pattern = `%${filter.text.replaceAll(/[\\%_]/g, "\\$&")}%`;
      // SQLite's LIKE knows no case, PostgreSQL's does.
      const like = kind === "postgres" ? sql`ilike` : sql`like`;
      all.push(
        eb.or(
          (["name", "email", "details", "owner"] as const).map(
            (column) => sql<boolean>`${sql.ref(column)} ${like} ${pattern} escape '\\'`,
          ),
        ),
      );
    }
    if (filter.delivery) {
      const state = filter.delivery === "failed" ? "dead" : "pending";
      all.push(
        eb(
          "id",
          "in",
          eb.selectFrom("lead_deliveries").select("lead_id").where("state", "=", state),
        ),
      );
    }
    return eb.and(all);
  };

export type Place = { createdAt: number; id: string };

const pageSize = 50;

type Reader = { db: Database<LeadTables>; kind: StorageKind };

/** Ids of a page of leads, the newest first, and where the next page begins. */
async function pageOfIds({ db, kind }: Reader, filter: InboxFilter, before: Place | undefined) {
  const rows = await db
    .selectFrom("leads")
    .select(["id", "created_at"])
    .where(conditions(filter, kind))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), "<", tuple(before?.createdAt ?? 0, before?.id ?? "")),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ id }) => id),
    next: last && { createdAt: last.created_at, id: last.id },
  };
}

/** What is stored or sent as a status; anything else is new. */
export const statusOf = (given: string | null): LeadStatus =>
  leadStatuses.find((status) => status === given) ?? "new";

/** Leads with what people wrote on them and how far they are delivered. */
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
  const { ids, next } = await pageOfIds(reader, filter, before);
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
    const { ids, next } = await pageOfIds(reader, filter, before);
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
  return { lead, notes, others: await withState(db, otherIds) };
}

export type OneLead = NonNullable<Awaited<ReturnType<typeof readOne>>>;

/** Everything that is stored under an address, for the person who asks for it. */
export async function readPerson(db: Database<LeadTables>, email: string) {
  const leads = [];
  for await (const page of leadPages(db, { email })) leads.push(...page);
  const ids = leads.map(({ id }) => id);
  const notes = ids.length
    ? await db.selectFrom("lead_notes").selectAll().where("lead_id", "in", ids).execute()
    : [];
  const deliveries = ids.length
    ? await db
        .selectFrom("lead_deliveries")
        .select(["lead_id", "target", "state", "created_at", "finished_at"])
        .where("lead_id", "in", ids)
        .execute()
    : [];
  return { email, leads, notes, deliveries };
}
