import { cpSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { day } from "./days.ts";
import { forgetPerson } from "./forget.ts";
import { sendAgain } from "./inbox/change.ts";
import { createLeads, refuseMissingDatabase } from "./index.ts";
import { application, demo, fast, pdf, receiver, type SetUp } from "./leads.fixture.ts";
import { deleteOrphans } from "./retention.ts";
import { readLeads } from "./store.ts";

/** Erasure on request, and removal of orphans. */
export function erasureSuite(setUp: SetUp): void {
  test("whose conversation it was is forgotten with the conversation, a day after it", async () => {
    const { storage, db, options, time } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.noteConversation("old", "a@x.example");
    time.now += day / 2;
    await leads.noteConversation("new", "a@x.example");
    time.now += day / 2 + 1;
    leads.start();
    await leads.stop();
    const left = await db.selectFrom("conversation_people").select("conversation_id").execute();
    expect(left).toEqual([{ conversation_id: "new" }]);
  });

  test("files without a lead are deleted after a day", async () => {
    const { storage, db, options, dataDir, files } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    await leads.saveApplication(
      { ...application, email: "bob@x.example" },
      new File([pdf], "cv.pdf"),
    );
    const now = Date.now();
    const long = new Date(now - 2 * day);
    const folders = readdirSync(join(dataDir, "applications"));
    const clean = { files, now, logger: options.logger };
    await db.deleteFrom("leads").where("email", "=", "bob@x.example").execute();
    expect(await deleteOrphans(db, clean)).toBe(0);
    for (const name of folders) utimesSync(join(dataDir, "applications", name), long, long);
    expect(await deleteOrphans(db, clean)).toBe(1);
    const [{ lead_id } = { lead_id: "" }] = await db
      .selectFrom("lead_files")
      .select("lead_id")
      .execute();
    expect(readdirSync(join(dataDir, "applications"))).toEqual([lead_id]);

    // With no lead stored, the CVs are all that is left of the person.
    await db.deleteFrom("leads").execute();
    expect(await deleteOrphans(db, clean)).toBe(0);
    expect(readdirSync(join(dataDir, "applications"))).toEqual([lead_id]);
  });

  test("an empty database is not started beside the CVs of an earlier one", async () => {
    const { storage, options, dataDir } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    const elsewhere = join(dataDir, "restored");
    await refuseMissingDatabase(elsewhere);
    cpSync(join(dataDir, "applications"), join(elsewhere, "applications"), { recursive: true });
    await expect(refuseMissingDatabase(elsewhere)).rejects.toThrow("CVs of 1 application, but no");
    writeFileSync(join(elsewhere, "site.sqlite"), "");
    await expect(refuseMissingDatabase(elsewhere)).rejects.toThrow("put it back");
    writeFileSync(join(elsewhere, "site.sqlite"), "a book");
    await refuseMissingDatabase(elsewhere);
  });

  test("a person is forgotten everywhere, whatever the case of the address, and no one else is", async () => {
    const { storage, db, options, dataDir, files } = await setUp();
    const n8n = receiver();
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    await leads.saveLead(demo("ada@x.example"));
    leads.start();
    await expect.poll(() => n8n.received).toHaveLength(1);
    await leads.stop();
    const idle = createLeads({ storage, ...options, targets: [n8n.target] });
    await idle.saveApplication(
      { ...application, email: "ADA@x.example" },
      new File([pdf], "a.pdf"),
    );
    await idle.saveLead(demo("bob@x.example"));

    await idle.noteConversation("c-ada", "ada@x.example");
    await idle.noteConversation("c-ada", "Ada@x.example");
    await idle.noteConversation("c-bob", "bob@x.example");
    const noted = await db.selectFrom("conversation_people").selectAll().execute();
    expect(JSON.stringify(noted)).not.toContain("x.example");

    const deleted: string[] = [];
    const deleteConversations = async (ids: readonly string[]) => {
      deleted.push(...ids);
      return ids.length;
    };
    const forgotten = await forgetPerson(storage, " Ada@X.example ", {
      files,
      deleteConversations,
    });
    expect(deleted).toEqual(["c-ada"]);
    expect(await db.selectFrom("conversation_people").select("conversation_id").execute()).toEqual([
      { conversation_id: "c-bob" },
    ]);
    expect(forgotten).toEqual({
      conversations: 1,
      leads: { demo: 1, application: 1 },
      files: 1,
      waiting: 1,
      passedOn: { n8n: 1 },
      perhaps: {},
      unfinished: [],
    });
    expect((await readLeads(db)).map(({ email }) => email)).toEqual(["bob@x.example"]);
    expect(readdirSync(join(dataDir, "applications"))).toEqual([]);
    expect(await db.selectFrom("lead_deliveries").select("id").execute()).toHaveLength(1);
  });

  test("the receivers who know a person are remembered after a delivery is sent again", async () => {
    const { storage, db, options, files, time } = await setUp();
    const targets = [receiver("n8n").target, receiver("e-mail").target, receiver("webhook").target];
    const leads = createLeads({ storage, ...options, targets });
    const { id } = await leads.saveLead(demo("ada@x.example"));
    const set = (target: string, values: { state: "delivered" | "dead"; attempts: number }) =>
      db.updateTable("lead_deliveries").set(values).where("target", "=", target).execute();
    await set("n8n", { state: "delivered", attempts: 1 });
    await set("e-mail", { state: "dead", attempts: 12 });
    // Twice, since the second request finds pending deliveries.
    for (const target of ["n8n", "e-mail", "webhook", "n8n", "e-mail"]) {
      await sendAgain(db, { leadId: id, target, now: time.now });
    }
    const forgotten = await forgetPerson(storage, "ada@x.example", {
      files,
      deleteConversations: async () => 0,
    });
    expect(forgotten).toMatchObject({
      waiting: 3,
      passedOn: { n8n: 1 },
      perhaps: { "e-mail": 1 },
    });
  });

  test("an erasure whose last steps fail reports what it did, and continues when repeated", async () => {
    const { storage, db, options, files } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveLead(demo("ada@x.example"));
    await leads.noteConversation("c-ada", "ada@x.example");
    const forget = (
      deleteConversations: (ids: readonly string[]) => Promise<number>,
      eraseDeleted: () => Promise<void>,
    ) => {
      const broken = { ...storage, db, eraseDeleted };
      return forgetPerson(broken, "ada@x.example", { files, deleteConversations });
    };
    const refused = async () => {
      throw new Error("database is locked");
    };
    expect(await forget(refused, refused)).toMatchObject({
      leads: { demo: 1 },
      unfinished: ["database is locked", "database is locked"],
    });
    const again = await forget(
      async (ids) => ids.length,
      async () => {},
    );
    expect(again).toMatchObject({ leads: {}, conversations: 1, unfinished: [] });
    expect(await db.selectFrom("conversation_people").selectAll().execute()).toEqual([]);
  });

  test("a person forgotten during a delivery counts as known to its receiver", async () => {
    const { storage, options, files } = await setUp();
    const n8n = receiver();
    const held = Promise.withResolvers<void>();
    n8n.state.hold = held.promise;
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    leads.start();
    await leads.saveLead(demo("ada@x.example"));
    const leased = storage.db.selectFrom("lead_deliveries").select("id").where("attempts", ">", 0);
    await expect.poll(() => leased.execute()).toHaveLength(1);
    const forgotten = await forgetPerson(storage, "ada@x.example", {
      files,
      deleteConversations: async () => 0,
    });
    expect(forgotten).toMatchObject({ waiting: 1, passedOn: {}, perhaps: { n8n: 1 } });
    held.resolve();
    await leads.stop();
    expect(n8n.received).toHaveLength(1);
  });
}
