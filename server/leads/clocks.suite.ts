import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { day } from "./days.ts";
import { deleteExpired, readExpiring } from "./expiry.ts";
import { createLeads } from "./index.ts";
import { application, demo, fast, pdf, receiver, type SetUp } from "./leads.fixture.ts";
import { readLeads } from "./store.ts";

/** Behaviour that depends on the time of day, including a clock that is set wrong. */
export function clocksSuite(setUp: SetUp): void {
  test("a lead is marked a week before its time is up, and deleted then, with files and deliveries", async () => {
    const { storage, db, options, dataDir, files, time } = await setUp();
    const leads = createLeads({ storage, ...options, targets: [receiver().target] });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    const end = time.now + 730 * day;
    const look = () => deleteExpired(db, { files, retentionDays: 730, now: time.now });
    // Like a running site, it checks every day.
    for (let passed = 0; passed < 723; passed += 1) {
      expect(await look()).toEqual({ deleted: 0, marked: 0, jumped: undefined });
      time.now += day;
    }
    await leads.saveLead(demo("new@x.example"));
    time.now += 1;
    expect(await look()).toEqual({ deleted: 0, marked: 1, jumped: undefined });
    expect(await readExpiring(db, { retentionDays: 730, now: time.now })).toEqual({
      leads: 1,
      next: end + 1,
    });
    time.now += 6 * day;
    expect(await look()).toMatchObject({ deleted: 0, marked: 0 });
    expect(await readLeads(db)).toHaveLength(2);
    time.now += day + 1;
    expect(await look()).toMatchObject({ deleted: 1, marked: 0 });
    expect((await readLeads(db)).map(({ email }) => email)).toEqual(["new@x.example"]);
    expect(readdirSync(join(dataDir, "applications"))).toEqual([]);
    expect(await db.selectFrom("lead_files").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("lead_deliveries").selectAll().execute()).toHaveLength(1);
    expect(await deleteExpired(db, { files, retentionDays: 0, now: end * 2 })).toMatchObject({
      deleted: 0,
      marked: 0,
    });
  });

  test("a clock that is years ahead at some starts deletes nothing, and has no lasting effect", async () => {
    const { storage, db, options, dataDir, files, time } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    const now = time.now;
    const look = (days: number) =>
      deleteExpired(db, { files, retentionDays: 730, now: now + days * day });
    await look(0);
    expect(await look(1_100)).toEqual({ deleted: 0, marked: 1, jumped: 1_100 });
    // Hours later, on a restart with the clock even further ahead, and on one with the clock right again.
    expect(await look(1_100.5)).toMatchObject({ deleted: 0, jumped: undefined });
    expect(await look(1_110)).toEqual({ deleted: 0, marked: 1, jumped: 10 });
    expect(await look(1)).toEqual({ deleted: 0, marked: 0, jumped: -1_109 });
    const { expiring_since } = await db
      .selectFrom("leads")
      .select("expiring_since")
      .executeTakeFirstOrThrow();
    expect(expiring_since).toBeNull();
    expect(readdirSync(join(dataDir, "applications"))).toHaveLength(1);
  });

  test("marks are reset completely after a clock jump, if need be by the next process", async () => {
    const { storage, db, options, files, time } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveLead(demo("ada@x.example"));
    const look = (days: number, by = db) =>
      deleteExpired(by, { files, retentionDays: 730, now: time.now + days * day });
    await look(725);
    expect(await look(725)).toMatchObject({ marked: 0, deleted: 0 });
    // The process ends after the time was recorded and before the marks were set.
    const cut = db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === "UpdateQueryNode") throw new Error("The process ended.");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(look(1_100, cut)).rejects.toThrow("The process ended.");
    expect(await look(1_100)).toEqual({ deleted: 0, marked: 1, jumped: 375 });
    expect(await readLeads(db)).toHaveLength(1);
  });

  test("deliveries go on at once after a clock was set back", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    await leads.saveLead(demo("due@x.example"));
    await leads.saveLead(demo("leased@x.example"));
    const wrong = time.now + 300 * day;
    const [one, two] = await db.selectFrom("lead_deliveries").select("id").execute();
    const table = db.updateTable("lead_deliveries");
    await table
      .set({ due_at: wrong })
      .where("id", "=", one?.id ?? "")
      .execute();
    await table
      .set({ leased_until: wrong })
      .where("id", "=", two?.id ?? "")
      .execute();
    leads.start();
    await expect.poll(() => n8n.received).toHaveLength(2);
    await leads.stop();
  });

  test("no delivery is given up because the clock jumps ahead", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    n8n.state.down = true;
    const outbox = { ...fast, fewestAttempts: 12 };
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox });
    await leads.saveLead(demo("a@x.example"));
    time.now += 1_100 * day;
    leads.start();
    const row = () => db.selectFrom("lead_deliveries").selectAll().executeTakeFirstOrThrow();
    await expect.poll(async () => (await row()).last_error).toBe("Answered 503");
    await leads.stop();
    expect(await row()).toMatchObject({ state: "pending" });
  });
}
