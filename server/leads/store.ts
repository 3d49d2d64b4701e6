import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database, StorageKind } from "../storage/index.ts";
import type { Lead, LeadDetails, LeadFile, LeadKind, NewLead } from "./lead.ts";
import { verdictOn } from "./spam/verdict.ts";
import type { LeadTables } from "./tables.ts";

export type SavedLead = {
  id: string;
  /** True for a duplicate: a second press of the button, or a retry after a lost answer. */
  repeated: boolean;
  /** Whether it is taken for spam, and waits for a person. */
  isSpam?: boolean;
};

/** Window of deduplication, in milliseconds; after it, the same words are a new lead. */
const repeatWindow = 10 * 60_000;

/**
 * Stores a lead and its deliveries, or finds its duplicate. Call it inside a transaction, whose commit makes them
 * durable.
 */
export async function writeLead(
  db: Database<LeadTables>,
  lead: NewLead,
  context: {
    now: number;
    kind: StorageKind;
    targets: readonly string[];
    files?: readonly LeadFile[];
    /** Digest of the attached file. */
    attached?: string | undefined;
    id?: string;
  },
): Promise<SavedLead> {
  const { now } = context;
  const { idempotencyKey, name, email, page, language, campaign, consent, behavior, ...details } =
    lead;
  const emailKey = email.toLowerCase();
  const said = [emailKey, name, JSON.stringify(meaningOf(details)), context.attached];
  const fingerprint = digest(...said.filter((part) => part !== undefined));
  const press = idempotencyKey ?? (details.kind === "demo" ? details.timestamp : randomUUID());
  // Combined with the words, so that a client that sends one key for everyone loses nothing.
  const key = digest(fingerprint, press);

  if (context.kind === "postgres") {
    // Two presses may reach two processes at once, and neither would see the other's row yet. SQLite has one writer
    // at a time; PostgreSQL needs a lock on what the two have in common.
    await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(db);
  }
  const existing = await db
    .selectFrom("leads")
    .select("id")
    .where((where) =>
      where.or([
        where("idempotency_key", "=", key),
        where.and([
          where("fingerprint", "=", fingerprint),
          where("created_at", ">", now - repeatWindow),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (existing) return { id: existing.id, repeated: true };

  const formToken =
    idempotencyKey !== undefined && details.kind !== "demo" ? digest(idempotencyKey) : null;
  if (formToken !== null && (await isSpent(db, details.kind, formToken)))
    throw new FormTokenSpent();

  const { isSpam, ...judgment } = await verdictOn(db, { name, email, behavior, ...details }, now);
  const { kind, ...fields } = details;
  const { id: lead_id } = await db
    .insertInto("leads")
    .values({
      id: context.id ?? randomUUID(),
      kind,
      name,
      email,
      email_key: emailKey,
      details: JSON.stringify(fields),
      page: page ?? null,
      language: language ?? null,
      campaign: campaign && Object.keys(campaign).length > 0 ? JSON.stringify(campaign) : null,
      consent: consent ?? null,
      idempotency_key: key,
      fingerprint,
      created_at: now,
      expiring_since: null,
      form_token: formToken,
      status: isSpam ? "spam" : null,
      owner: null,
      ...judgment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (context.files?.length) {
    await db
      .insertInto("lead_files")
      .values(context.files.map((file) => ({ ...file, lead_id })))
      .execute();
  }
  if (context.targets.length > 0) {
    await db
      .insertInto("lead_deliveries")
      .values(
        context.targets.map((target) => ({
          ...newDelivery({ leadId: lead_id, target, now }),
          ...(isSpam && { state: "held" as const }),
        })),
      )
      .execute();
  }
  return { id: lead_id, repeated: false, isSpam };
}

/** This form has already produced its lead; its page comes back with everything typed and a new token. */
export class FormTokenSpent extends Error {}

async function isSpent(db: Database<LeadTables>, kind: LeadKind, token: string): Promise<boolean> {
  const lead = await db
    .selectFrom("leads")
    .select("id")
    .where("form_token", "=", token)
    .where("kind", "=", kind)
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}

/** A delivery that is due now. */
export const newDelivery = (of: { leadId: string; target: string; now: number }) => ({
  id: randomUUID(),
  lead_id: of.leadId,
  target: of.target,
  state: "pending" as const,
  attempts: 0,
  created_at: of.now,
  due_at: of.now,
  leased_until: 0,
  last_error: null,
  finished_at: null,
  done: null,
});

/** Details without the time of sending, for the fingerprint. */
function meaningOf(details: LeadDetails) {
  return details.kind === "demo" ? { ...details, timestamp: undefined } : details;
}

const digest = (...parts: string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

export type LeadFilter = {
  kind?: LeadKind | undefined;
  /** Milliseconds; included. */
  from?: number | undefined;
  /** Milliseconds; not included. */
  before?: number | undefined;
  ids?: readonly string[] | undefined;
  /** An address, compared without regard to case. */
  email?: string | undefined;
  /** Only spam, or everything but spam; both when left out. */
  spam?: boolean | undefined;
};

/** Few enough for the memory, and for the number of values in a query. */
const pageSize = 500;

/** Leads with their files, oldest first, in batches: memory holds one batch, however many there are. */
export async function* leadPages(
  db: Database<LeadTables>,
  filter: LeadFilter = {},
): AsyncGenerator<Lead[]> {
  let last: Lead | undefined;
  do {
    const page = await readPage(db, filter, last);
    if (page.length > 0) yield page;
    last = page.length < pageSize ? undefined : page.at(-1);
  } while (last);
}

/** Leads with their files, oldest first; for small numbers. */
export async function readLeads(
  db: Database<LeadTables>,
  filter: LeadFilter = {},
): Promise<Lead[]> {
  return (await Array.fromAsync(leadPages(db, filter))).flat();
}

/** The next page after a lead. */
async function readPage(
  db: Database<LeadTables>,
  filter: LeadFilter,
  after: Lead | undefined,
): Promise<Lead[]> {
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .$if(filter.kind !== undefined, (query) => query.where("kind", "=", filter.kind ?? ""))
    .$if(filter.from !== undefined, (query) => query.where("created_at", ">=", filter.from ?? 0))
    .$if(filter.before !== undefined, (query) => query.where("created_at", "<", filter.before ?? 0))
    .$if(filter.ids !== undefined, (query) => query.where("id", "in", [...(filter.ids ?? [])]))
    .$if(filter.spam === true, (query) => query.where("status", "=", "spam"))
    .$if(filter.spam === false, (query) =>
      query.where((eb) => eb.or([eb("status", "is", null), eb("status", "!=", "spam")])),
    )
    .$if(filter.email !== undefined, (query) =>
      query.where("email_key", "=", filter.email?.trim().toLowerCase() ?? ""),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), ">", tuple(after?.createdAt ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(pageSize)
    .execute();
  const files = await filesOf(
    db,
    rows.filter((row) => row.kind === "application").map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    createdAt: row.created_at,
    page: row.page ?? undefined,
    language: row.language ?? undefined,
    // Both columns hold JSON that `writeLead` wrote, and nothing else writes them.
    campaign: row.campaign ? (JSON.parse(row.campaign) as Record<string, string>) : undefined,
    consent: row.consent ?? undefined,
    details: { kind: row.kind, ...JSON.parse(row.details) } as LeadDetails,
    files: files.get(row.id) ?? [],
  }));
}

async function filesOf(db: Database<LeadTables>, leadIds: string[]) {
  const found = new Map<string, LeadFile[]>();
  if (leadIds.length === 0) return found;
  const rows = await db
    .selectFrom("lead_files")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .execute();
  for (const { lead_id, ...file } of rows) {
    found.set(lead_id, [...(found.get(lead_id) ?? []), file]);
  }
  return found;
}
