import { setImmediate as turn } from "node:timers/promises";
import type { Database, StorageKind } from "../../storage/index.ts";
import { day } from "../days.ts";
import { idsOfReference } from "../reference.ts";
import type { LeadTables } from "../tables.ts";
import { conditions, deliveryStates, type InboxFilter } from "./filter.ts";

/** Where a page of leads begins or ends: they are in the order of their time. */
export type Place = { createdAt: number; id: string };

export type Reader = { db: Database<LeadTables>; kind: StorageKind };

/**
 * Leads scanned in one go if no index finds them. SQLite reads in the thread that answers everyone; this many take some
 * hundredths of a second.
 */
const blockSize = 20_000;

/** Ids of a page of leads, the newest first, and where the next page begins. */
export async function pageOfIds(
  reader: Reader,
  filter: InboxFilter,
  before: Place | undefined,
  size: number,
): Promise<{ ids: string[]; next: Place | undefined }> {
  const few = filter.delivery && (await fewOfState(reader, filter.delivery));
  const rows =
    few || isIndexed(filter)
      ? await rowsOf(reader, filter, { before, end: undefined, limit: size + 1, among: few })
      : await rowsInBlocks(reader, filter, before, size + 1);
  const shown = rows.slice(0, size);
  return {
    ids: shown.map(({ id }) => id),
    next: rows.length > size ? shown.at(-1) : undefined,
  };
}

/** Most leads that are looked up by their ids. */
const mostByIds = 500;

/** The leads with a delivery in this state, which usually are few; undefined when they are many. */
async function fewOfState(
  { db }: Reader,
  delivery: NonNullable<InboxFilter["delivery"]>,
): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom("lead_deliveries")
    .select("lead_id")
    .where("state", "=", deliveryStates[delivery])
    .limit(mostByIds + 1)
    .execute();
  return rows.length > mostByIds ? undefined : rows.map(({ lead_id }) => lead_id);
}

/** Whether a single index leads from each listed lead to the next. */
const isIndexed = ({ text, delivery, kind, status }: InboxFilter): boolean =>
  delivery === undefined &&
  (text === undefined || idsOfReference(text) !== undefined) &&
  (kind === undefined || status === undefined || status === "all");

/** Scans all leads, newest first, and yields to other work in between. */
async function rowsInBlocks(
  reader: Reader,
  filter: InboxFilter,
  before: Place | undefined,
  limit: number,
): Promise<Place[]> {
  const oldest = filter.from === undefined ? 0 : Date.parse(filter.from);
  const found: Place[] = [];
  let place = before ?? (filter.to && { createdAt: Date.parse(filter.to) + day, id: "" });
  while (found.length < limit) {
    const end = await endOfBlock(reader, place || undefined);
    const rows = await rowsOf(reader, filter, {
      before: place || undefined,
      end,
      limit: limit - found.length,
    });
    found.push(...rows);
    if (!end || end.createdAt < oldest) break;
    place = end;
    await turn();
  }
  return found;
}

const leadsAfter = ({ db }: Reader, before: Place | undefined) =>
  db
    .selectFrom("leads")
    .select(["leads.id", "leads.created_at"])
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("leads.created_at", "leads.id"),
          "<",
          tuple(before?.createdAt ?? 0, before?.id ?? ""),
        ),
      ),
    )
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc");

/** The last lead of a block; undefined when fewer are left. */
async function endOfBlock(reader: Reader, before: Place | undefined): Promise<Place | undefined> {
  const row = await leadsAfter(reader, before)
    .offset(blockSize - 1)
    .limit(1)
    .executeTakeFirst();
  return row && { createdAt: row.created_at, id: row.id };
}

async function rowsOf(
  reader: Reader,
  filter: InboxFilter,
  {
    before,
    end,
    limit,
    among,
  }: {
    before: Place | undefined;
    end: Place | undefined;
    limit: number;
    /** Ids of the only ones that can match. */
    among?: readonly string[] | undefined;
  },
): Promise<Place[]> {
  if (among?.length === 0) return [];
  const rows = await leadsAfter(reader, before)
    .where(conditions(filter, reader.kind))
    .$if(among !== undefined, (query) => query.where("leads.id", "in", among ?? []))
    .$if(end !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("leads.created_at", "leads.id"),
          ">=",
          tuple(end?.createdAt ?? 0, end?.id ?? ""),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => ({ createdAt: row.created_at, id: row.id }));
}
