import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../storage/index.ts";
import { day } from "./days.ts";
import { deleteExpired } from "./expiry.ts";
import type { FileStore } from "./files/file-store.ts";
import { forgetPerson } from "./forget.ts";
import { readPerson } from "./inbox/read.ts";
import { createLeads } from "./index.ts";
import { application, pdf, type SetUp } from "./leads.fixture.ts";
import type { LeadTables } from "./tables.ts";

/** Operations on more leads than one statement should handle. */
export function largeBookSuite(setUp: SetUp): void {
  test("many leads are marked and deleted in steps, and an interrupted process leaves the rest to the next check", async () => {
    const { db, files, time } = await setUp();
    await fill(db, { leads: 1_700, createdAt: time.now });
    const look = (days: number, by = db) =>
      deleteExpired(by, { files, retentionDays: 730, now: time.now + days * day });
    await look(722);
    const marked = db.selectFrom("leads").select("id").where("expiring_since", "is not", null);
    await expect(look(724, endingAt(db, "UpdateQueryNode", 3))).rejects.toThrow("ended");
    // The time, and the first two of four steps but the one that failed.
    expect(await marked.execute()).toHaveLength(500);
    expect(await look(724)).toEqual({ marked: 1_200, deleted: 0, jumped: undefined });
    await look(728);
    await expect(look(731.5, endingAt(db, "DeleteQueryNode", 3))).rejects.toThrow("ended");
    expect(await marked.execute()).toHaveLength(700);
    expect(await look(731.5)).toEqual({ marked: 0, deleted: 700, jumped: undefined });
  });

  test("after a clock jump all marks are removed before anything is deleted by the new time", async () => {
    const { db, files, time } = await setUp();
    await fill(db, { leads: 1_200, createdAt: time.now });
    const look = (days: number, by = db) =>
      deleteExpired(by, { files, retentionDays: 730, now: time.now + days * day });
    await look(720);
    await look(725);
    await expect(look(1_100, endingAt(db, "UpdateQueryNode", 2))).rejects.toThrow("ended");
    expect(await look(1_100.1)).toEqual({ marked: 1_200, deleted: 0, jumped: 375 });
    expect(await look(1_100.2)).toEqual({ marked: 0, deleted: 0, jumped: undefined });
  });

  test("a stop ends a long retention between two steps", async () => {
    const { db, files, time } = await setUp();
    await fill(db, { leads: 1_200, createdAt: time.now });
    const stopping = new AbortController();
    const { signal } = stopping;
    const stops = watching(db, (kind) => kind === "UpdateQueryNode" && stopping.abort());
    const now = time.now + 725 * day;
    const { marked } = await deleteExpired(stops, { files, retentionDays: 730, now, signal });
    expect(marked).toBeLessThan(1_200);
  });

  test("files are looked for only where a lead has some", async () => {
    const { db, storage, options, files, time } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    await fill(db, { leads: 20, createdAt: time.now });
    const removed: string[] = [];
    const watched = { ...files, removeOf: async (id: string) => void removed.push(id) };
    for (const days of [724, 729, 731.5]) {
      const now = time.now + days * day;
      await deleteExpired(db, { files: watched, retentionDays: 730, now });
    }
    expect(removed).toHaveLength(1);
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
  });

  test("the data of a person with more leads than fit into one statement can be exported", async () => {
    const { db, time } = await setUp();
    // SQLite takes 32,766 values.
    const leads = 33_000;
    await fill(db, { leads, createdAt: time.now });
    const handed = await readPerson(db, "many@x.example");
    expect([handed.leads.length, handed.deliveries.length]).toEqual([leads, leads]);
  });

  test("a person with many leads is forgotten in steps, and the same command repeats a failed step", async () => {
    const { db, storage, files, time } = await setUp();
    await fill(db, { leads: 1_200, createdAt: time.now });
    await fill(db, { leads: 3, createdAt: time.now, email: "ada@x.example" });
    const forget = (by = db) =>
      forgetPerson({ ...storage, db: by }, "many@x.example", {
        files,
        deleteConversations: async () => 0,
      });
    expect(await forget(endingAt(db, "DeleteQueryNode", 3))).toMatchObject({
      leads: { demo: 500 },
      passedOn: { n8n: 500 },
      unfinished: ["The process ended.", "The process ended."],
    });
    expect(await forget()).toMatchObject({ leads: { demo: 700 }, unfinished: [] });
    expect(await db.selectFrom("leads").select("email").execute()).toHaveLength(3);
  });

  test("a person whose files cannot be deleted is found again by the same command", async () => {
    const { db, storage, options, files } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    const forget = (store: FileStore) =>
      forgetPerson(storage, application.email, {
        files: store,
        deleteConversations: async () => 0,
      });
    const refusing = { ...files, removeOf: () => Promise.reject(new Error("The store is away.")) };
    expect(await forget(refusing)).toMatchObject({ unfinished: ["The store is away."] });
    expect(await files.leadsBefore(Number.POSITIVE_INFINITY)).toHaveLength(1);
    expect(await forget(files)).toMatchObject({ files: 1, unfinished: [] });
    expect(await files.leadsBefore(Number.POSITIVE_INFINITY)).toEqual([]);
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
  });
}

/** Leads with a delivery each, of the kind and with the words that do not matter here. */
async function fill(
  db: Database<LeadTables>,
  {
    leads,
    createdAt,
    email = "many@x.example",
  }: { leads: number; createdAt: number; email?: string },
): Promise<void> {
  const ids = sql`(
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(leads)})
    select ${sql.lit(email)} || n as id, ${sql.lit(email)} as email, cast(${sql.lit(createdAt)} as bigint) as at from numbers
  ) as ids`;
  await sql`
    insert into leads (id, kind, name, email, email_key, details, idempotency_key, fingerprint, created_at)
    select id, 'demo', 'Ada', email, email, '{}', id, id, at from ${ids}`.execute(db);
  await sql`
    insert into lead_deliveries (id, lead_id, target, state, attempts, created_at, due_at, leased_until)
    select id, id, 'n8n', 'delivered', 1, at, at, 0 from ${ids}`.execute(db);
}

/** The database as it sees each query before it is run. */
const watching = (db: Database<LeadTables>, see: (kind: string) => void) =>
  db.withPlugin({
    transformQuery({ node }) {
      see(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });

/** As a process that ends at the n-th query of a kind. */
function endingAt(db: Database<LeadTables>, kind: string, nth: number) {
  let count = 0;
  return watching(db, (seen) => {
    if (seen === kind) count += 1;
    if (count === nth) throw new Error("The process ended.");
  });
}
