import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { Registry } from "prom-client";
import { expect, onTestFinished, test } from "vitest";
import { openStorage, type Storage } from "../storage/index.ts";
import type { DeliveryTarget } from "./deliver/target.ts";
import { forgetPerson } from "./forget.ts";
import { createLeads, type LeadTables, leadMigrations, type NewLead } from "./index.ts";
import { deleteExpired, deleteOrphans } from "./retention.ts";
import { retryDeliveries } from "./retry.ts";
import { readLeads } from "./store.ts";

/**
 * What holds for leads on either database. `leads.integration.test.ts` runs it on SQLite, `tests/postgres` on PostgreSQL.
 * `prepare` gives the address of an empty database, or undefined for SQLite.
 */
export function leadsSuite(prepare: () => Promise<string | undefined>): void {
  const logger = pino({ level: "silent" });
  const day = 86_400_000;

  async function setUp() {
    const dataDir = mkdtempSync(join(tmpdir(), "leads-"));
    const databaseUrl = await prepare();
    const opened: Storage<LeadTables>[] = [];
    const open = async () => {
      const storage = await openStorage<LeadTables>({
        dataDir,
        databaseUrl,
        migrations: [leadMigrations],
        logger,
      });
      opened.push(storage);
      return storage;
    };
    onTestFinished(async () => {
      await Promise.all(opened.map((storage) => storage.close()));
      rmSync(dataDir, { recursive: true, force: true });
    });
    const storage = await open();
    const time = { now: Date.parse("2026-11-20T20:00:00Z") };
    const options = { dataDir, retentionDays: 730, logger, clock: () => time.now };
    return { dataDir, storage, db: storage.db, open, time, options };
  }

  /** A receiver that keeps the ids of deliveries it got, and fails as long as it is told to. */
  function receiver(name = "n8n") {
    const received: { id: string; email: string }[] = [];
    const state = { down: false, hold: undefined as Promise<void> | undefined };
    const target: DeliveryTarget = {
      name,
      async deliver(lead, { id }) {
        await state.hold;
        if (state.down) throw new Error("Answered 503");
        received.push({ id, email: lead.email });
      },
    };
    return { target, received, state };
  }

  const demo = (email: string, extra: Partial<NewLead> = {}): NewLead =>
    // Spreading a partial of a union loses which member it is; the tests only add common fields.
    ({
      kind: "demo",
      name: "Ada Lovelace",
      email,
      industry: "hospitality",
      timestamp: "2026-11-20T20:00:00.000Z",
      ...extra,
    }) as NewLead;

  const fast = { pollEvery: 10, firstPause: 20, longestPause: 40 };

  test("a lead is kept with everything it came with", async () => {
    const { storage, db, options, time } = await setUp();
    const leads = createLeads({ storage, ...options });
    const { id, repeated } = await leads.saveLead(
      demo("Ada@Example.com", {
        page: "/ai-chatbot",
        campaign: { utm_source: "news" },
        consent: "You may write to me.",
      }),
    );
    expect(repeated).toBe(false);
    expect(await readLeads(db)).toEqual([
      {
        id,
        name: "Ada Lovelace",
        email: "Ada@Example.com",
        createdAt: time.now,
        page: "/ai-chatbot",
        campaign: { utm_source: "news" },
        consent: "You may write to me.",
        details: {
          kind: "demo",
          industry: "hospitality",
          timestamp: "2026-11-20T20:00:00.000Z",
        },
        files: [],
      },
    ]);
  });

  test("a retry and a second press make one lead, and one delivery", async () => {
    const { storage, db, options } = await setUp();
    const leads = createLeads({ storage, ...options, targets: [receiver().target] });
    const first = await leads.saveLead(demo("a@x.example", { idempotencyKey: "k" }));
    const again = [
      demo("a@x.example", { idempotencyKey: "k" }),
      demo("A@X.example", { idempotencyKey: "other" }),
      { ...demo("a@x.example"), timestamp: "2026-11-20T20:00:00.900Z" } as NewLead,
    ];
    for (const lead of again) {
      expect(await leads.saveLead(lead)).toEqual({ id: first.id, repeated: true });
    }
    expect(await readLeads(db)).toHaveLength(1);
    expect(await db.selectFrom("lead_deliveries").select("id").execute()).toHaveLength(1);
  });

  test("ten presses at once from two processes make one lead", async () => {
    const { storage, db, open, options } = await setUp();
    const other = await open();
    const processes = [storage, other].map((it) => createLeads({ storage: it, ...options }));
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        processes[i % 2]?.saveLead({
          ...demo("a@x.example"),
          timestamp: `2026-11-20T20:00:00.00${i}Z`,
        } as NewLead),
      ),
    );
    expect(new Set(saved.map((it) => it?.id)).size).toBe(1);
    expect(saved.filter((it) => it?.repeated === false)).toHaveLength(1);
    expect(await readLeads(db)).toHaveLength(1);
  });

  test("the same words later, other words, another person or another kind are leads of their own", async () => {
    const { storage, db, options, time } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveLead(demo("a@x.example", { idempotencyKey: "constant" }));
    await leads.saveLead(demo("b@x.example", { idempotencyKey: "constant" }));
    await leads.saveLead({
      ...demo("a@x.example"),
      industry: "support",
      timestamp: "2026-11-20T20:01:00Z",
    } as NewLead);
    await leads.saveContact({ name: "Ada Lovelace", email: "a@x.example", message: "Hello" });
    time.now += 11 * 60_000;
    await leads.saveLead({ ...demo("a@x.example"), timestamp: "2026-11-20T20:11:00Z" } as NewLead);
    expect(await readLeads(db)).toHaveLength(5);
  });

  test("what arrives together is stored together, and a failure of one is its own", async () => {
    const { storage, db, options } = await setUp();
    const leads = createLeads({ storage, ...options });
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, (_, i) => leads.saveLead(demo(`p${i}@x.example`))),
      // JSON cannot say this; it stands for any lead that cannot be written.
      leads.saveLead(demo("bad@x.example", { campaign: { n: 1n as unknown as string } })),
    ]);
    expect(results.filter((it) => it.status === "rejected")).toHaveLength(1);
    expect(await readLeads(db)).toHaveLength(20);
  });

  test("the contact form is checked field by field", async () => {
    const { storage, db, options } = await setUp();
    const leads = createLeads({ storage, ...options });
    const wrong = await leads.saveContact({
      name: "",
      email: "ada",
      phone: "call me",
      message: "x".repeat(5001),
    });
    expect(wrong).toEqual({
      ok: false,
      problems: [
        { field: "name", code: "required", message: "is required" },
        expect.objectContaining({ field: "email", code: "format" }),
        expect.objectContaining({ field: "phone", code: "format" }),
        expect.objectContaining({ field: "message", code: "too-long" }),
      ],
    });
    expect(await leads.saveContact({})).toMatchObject({
      problems: [{ code: "required" }, { code: "required" }, { code: "required" }],
    });

    const right = await leads.saveContact(
      {
        name: " Ada ",
        email: "ada@x.example",
        company: "",
        phone: "+1 (202) 555-0142",
        topic: "AI Chatbot",
        message: "Two\nlines",
        unknown: "left out",
      },
      { page: "/contact-us" },
    );
    expect(right).toMatchObject({ ok: true, repeated: false });
    const [lead] = await readLeads(db, { kind: "contact" });
    expect(lead).toMatchObject({
      name: "Ada",
      page: "/contact-us",
      details: {
        kind: "contact",
        phone: "+1 (202) 555-0142",
        topic: "AI Chatbot",
        message: "Two\nlines",
      },
    });
    expect(lead?.details).not.toHaveProperty("unknown");
  });

  const pdf = new TextEncoder().encode("%PDF-1.7\nAda’s life\n%%EOF");
  const application = {
    name: "Ada",
    email: "ada@x.example",
    job: "Full-Stack Developer",
    country: "IN",
    message: "Ten years of night shifts.",
  };

  test("an application is stored with its CV", async () => {
    const { storage, db, options, dataDir } = await setUp();
    const leads = createLeads({ storage, ...options });
    const result = await leads.saveApplication(
      { ...application, link: "https://ada.example" },
      new File([pdf], "../../etc/Ada \u202eLovelace.exe", { type: "text/html" }),
    );
    expect(result).toMatchObject({ ok: true });
    const [lead] = await readLeads(db, { kind: "application" });
    const [file] = lead?.files ?? [];
    expect(file).toMatchObject({
      name: "Ada Lovelace.pdf",
      type: "application/pdf",
      size: pdf.length,
    });
    expect(readFileSync(join(dataDir, file?.path ?? ""))).toEqual(Buffer.from(pdf));
  });

  test("an application without a CV, or with one that is too large or no document, is refused", async () => {
    const { storage, db, options, dataDir } = await setUp();
    const leads = createLeads({ storage, ...options });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "cv.pdf");
    expect(await leads.saveApplication(application, large)).toMatchObject({
      problems: [{ field: "cv", code: "too-large" }],
    });
    const program = new File(["MZ\x90\x00"], "cv.pdf", { type: "application/pdf" });
    expect(await leads.saveApplication({ ...application, link: "x" }, program)).toMatchObject({
      problems: [
        { field: "link", code: "format" },
        { field: "cv", code: "wrong-type" },
      ],
    });
    // The second is what a browser sends when no file was chosen.
    for (const missing of [undefined, new File([], "")]) {
      expect(await leads.saveApplication({ ...application, message: " " }, missing)).toEqual({
        ok: false,
        problems: [
          { field: "message", code: "required", message: "is required" },
          { field: "cv", code: "required", message: "is required" },
        ],
      });
    }
    expect(await readLeads(db)).toEqual([]);
    expect(readdirSync(dataDir)).not.toContain("applications");
  });

  test("an application sent twice keeps one copy of the file", async () => {
    const { storage, options, dataDir } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    const again = await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    expect(again).toMatchObject({ ok: true, repeated: true });
    expect(readdirSync(join(dataDir, "applications"))).toHaveLength(1);
  });

  test("what is sent again with another CV or other words is kept as well", async () => {
    const { storage, db, options, dataDir, time } = await setUp();
    const leads = createLeads({ storage, ...options });
    // The browser's Back brings back the very form that was sent, with its key.
    const origin = { idempotencyKey: "form-1" };
    const other = new TextEncoder().encode("%PDF-1.7\nThe right file\n%%EOF");
    for (const cv of [pdf, other]) {
      const saved = await leads.saveApplication(application, new File([cv], "cv.pdf"), origin);
      expect(saved).toMatchObject({ ok: true, repeated: false });
      time.now += 60_000;
    }
    const [, second] = await readLeads(db, { kind: "application" });
    const path = second?.files[0]?.path ?? "";
    expect(readFileSync(join(dataDir, path))).toEqual(Buffer.from(other));

    const message = { name: "Ada", email: "ada@x.example", message: "We have 40 rooms" };
    await leads.saveContact(message, origin);
    const mended = { ...message, message: "We have 400 rooms" };
    expect(await leads.saveContact(mended, origin)).toMatchObject({ repeated: false });
    expect(await leads.saveContact(mended, origin)).toMatchObject({ repeated: true });
    expect(await readLeads(db, { kind: "contact" })).toHaveLength(2);
  });

  test("every target gets a lead once, and the visitor waits for none of them", async () => {
    const { storage, db, options } = await setUp();
    const [n8n, mail] = [receiver("n8n"), receiver("e-mail")];
    const held = Promise.withResolvers<void>();
    n8n.state.hold = held.promise;
    const leads = createLeads({
      storage,
      ...options,
      targets: [n8n.target, mail.target],
      outbox: fast,
    });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    await expect.poll(() => mail.received.length).toBe(1);
    expect(n8n.received).toEqual([]);
    held.resolve();
    await expect.poll(() => n8n.received.length).toBe(1);
    await leads.stop();
    const states = await db.selectFrom("lead_deliveries").select(["state", "attempts"]).execute();
    expect(states).toEqual([
      { state: "delivered", attempts: 1 },
      { state: "delivered", attempts: 1 },
    ]);
  });

  test("two processes share the work and send nothing twice", async () => {
    const { storage, open, options } = await setUp();
    const one = receiver();
    const two = receiver();
    const other = await open();
    const writer = createLeads({ storage, ...options, targets: [one.target] });
    for (let i = 0; i < 40; i += 1) await writer.saveLead(demo(`p${i}@x.example`));
    const workers = [
      createLeads({ storage, ...options, targets: [one.target], outbox: fast }),
      createLeads({ storage: other, ...options, targets: [two.target], outbox: fast }),
    ];
    for (const worker of workers) worker.start();
    await expect
      .poll(() => one.received.length + two.received.length, { timeout: 20_000 })
      .toBe(40);
    await Promise.all(workers.map((worker) => worker.stop()));
    const ids = [...one.received, ...two.received].map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  test("a delivery that fails waits and comes again under the same key", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    n8n.state.down = true;
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    const row = () => db.selectFrom("lead_deliveries").selectAll().executeTakeFirstOrThrow();
    await expect.poll(async () => (await row()).last_error).toBe("Answered 503");
    const waiting = await row();
    expect(waiting).toMatchObject({ state: "pending", attempts: 1, leased_until: 0 });
    expect(waiting.due_at).toBeGreaterThan(time.now);

    n8n.state.down = false;
    time.now = waiting.due_at;
    await expect.poll(() => n8n.received).toEqual([{ id: waiting.id, email: "a@x.example" }]);
    await leads.stop();
    expect(await row()).toMatchObject({ state: "delivered", attempts: 2, last_error: null });
  });

  test("after three days a delivery is given up, and comes back by command", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    n8n.state.down = true;
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    await leads.saveLead(demo("a@x.example"));
    time.now += 3 * day;
    leads.start();
    const state = async () =>
      (await db.selectFrom("lead_deliveries").select("state").executeTakeFirst())?.state;
    await expect.poll(state).toBe("dead");

    n8n.state.down = false;
    expect(await retryDeliveries(db, { now: time.now })).toBe(1);
    await expect.poll(() => n8n.received.length).toBe(1);
    await leads.stop();
    expect(await state()).toBe("delivered");
    expect(await retryDeliveries(db, { now: time.now })).toBe(0);
  });

  test("what a killed process had in hand is taken over when its lease ends", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    await leads.saveLead(demo("a@x.example"));
    await db
      .updateTable("lead_deliveries")
      .set({ leased_until: time.now + 60_000, attempts: 1 })
      .execute();
    leads.start();
    await leads.saveLead(demo("b@x.example"));
    await expect.poll(() => n8n.received.map(({ email }) => email)).toEqual(["b@x.example"]);
    time.now += 60_000;
    await expect.poll(() => n8n.received).toHaveLength(2);
    await leads.stop();
  });

  test("stopping waits for what is under way, and takes nothing new", async () => {
    const { storage, db, options } = await setUp();
    const n8n = receiver();
    const held = Promise.withResolvers<void>();
    n8n.state.hold = held.promise;
    const leads = createLeads({
      storage,
      ...options,
      targets: [n8n.target],
      outbox: { ...fast, parallel: 1 },
    });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    await leads.saveLead(demo("b@x.example"));
    const leased = () =>
      db.selectFrom("lead_deliveries").select("id").where("leased_until", ">", 0).execute();
    await expect.poll(leased).toHaveLength(1);
    const stopped = leads.stop();
    held.resolve();
    await stopped;
    expect(n8n.received).toHaveLength(1);
    const states = await db
      .selectFrom("lead_deliveries")
      .select("state")
      .orderBy("state")
      .execute();
    expect(states).toEqual([{ state: "delivered" }, { state: "pending" }]);
  });

  test("leads past the retention period go, with files and deliveries; others stay", async () => {
    const { storage, db, options, dataDir, time } = await setUp();
    const leads = createLeads({ storage, ...options, targets: [receiver().target] });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    time.now += 730 * day;
    await leads.saveLead(demo("new@x.example"));
    const period = { dataDir, retentionDays: 730, now: time.now };
    expect(await deleteExpired(db, period)).toBe(0);
    expect(await deleteExpired(db, { ...period, now: time.now + 1, retentionDays: 0 })).toBe(0);
    expect(await deleteExpired(db, { ...period, now: time.now + 1 })).toBe(1);
    expect((await readLeads(db)).map(({ email }) => email)).toEqual(["new@x.example"]);
    expect(readdirSync(join(dataDir, "applications"))).toEqual([]);
    expect(await db.selectFrom("lead_files").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("lead_deliveries").selectAll().execute()).toHaveLength(1);
  });

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

  test("files whose lead never came to be are deleted after a day", async () => {
    const { storage, db, options, dataDir } = await setUp();
    const leads = createLeads({ storage, ...options });
    await leads.saveApplication(application, new File([pdf], "cv.pdf"));
    const now = Date.now();
    const [kept] = readdirSync(join(dataDir, "applications"));
    await db.deleteFrom("leads").execute();
    expect(await deleteOrphans(db, { dataDir, now })).toBe(0);
    const long = new Date(now - 2 * day);
    utimesSync(join(dataDir, "applications", kept ?? ""), long, long);
    expect(await deleteOrphans(db, { dataDir, now })).toBe(1);
    expect(readdirSync(join(dataDir, "applications"))).toEqual([]);
  });

  test("a person is forgotten everywhere, whatever the case of the address, and nobody else is", async () => {
    const { storage, db, options, dataDir } = await setUp();
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
      dataDir,
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
    });
    expect((await readLeads(db)).map(({ email }) => email)).toEqual(["bob@x.example"]);
    expect(readdirSync(join(dataDir, "applications"))).toEqual([]);
    expect(await db.selectFrom("lead_deliveries").select("id").execute()).toHaveLength(1);
  });

  test("metrics tell what was stored, delivered and is waiting", async () => {
    const { storage, options } = await setUp();
    const registry = new Registry();
    const n8n = receiver();
    n8n.state.down = true;
    const leads = createLeads({
      storage,
      ...options,
      registry,
      targets: [n8n.target],
      outbox: { ...fast, firstPause: 60_000, longestPause: 60_000 },
    });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    await leads.saveLead(demo("a@x.example"));
    await expect
      .poll(() => registry.metrics())
      .toContain('lead_delivery_attempt_seconds_count{target="n8n",outcome="failed"} 1');
    const text = await registry.metrics();
    expect(text).toContain('leads_saved_total{kind="demo",repeated="false"} 1');
    expect(text).toContain('leads_saved_total{kind="demo",repeated="true"} 1');
    expect(text).toContain('lead_deliveries{target="n8n",state="pending"} 1');
    expect(text).toContain('lead_delivery_oldest_pending_seconds{target="n8n"}');
    expect(text).not.toContain("@");
    await leads.stop();
  });
}
