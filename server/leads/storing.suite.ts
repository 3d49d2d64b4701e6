import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createLeads, type NewLead } from "./index.ts";
import { application, demo, pdf, receiver, type SetUp } from "./leads.fixture.ts";
import { readLeads } from "./store.ts";

/** Storing a lead: what is written, and duplicates. */
export function storingSuite(setUp: SetUp): void {
  test("a lead is stored with all its data", async () => {
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

  test("the same words later, other words, another person or another kind make a new lead", async () => {
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

  test("leads that arrive together are stored together, and one failure affects no other", async () => {
    const { storage, db, options } = await setUp();
    const leads = createLeads({ storage, ...options });
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, (_, i) => leads.saveLead(demo(`p${i}@x.example`))),
      // JSON cannot express this; it stands for any lead that cannot be written.
      leads.saveLead(demo("bad@x.example", { campaign: { n: 1n as unknown as string } })),
    ]);
    expect(results.filter((it) => it.status === "rejected")).toHaveLength(1);
    expect(await readLeads(db)).toHaveLength(20);
  });

  test("one rendered form gives one lead", async () => {
    const { storage, db, options, dataDir } = await setUp();
    const leads = createLeads({ storage, ...options });
    const send = (i: number) =>
      leads.saveContact(
        { name: "Ada", email: "a@x.example", message: `Message ${i}` },
        { idempotencyKey: "form-1" },
      );
    expect(await send(1)).toMatchObject({ ok: true, repeated: false });
    expect(await send(2)).toEqual({ ok: false, problems: [], spent: true });
    expect(await send(1)).toMatchObject({ ok: true, repeated: true });
    expect(await readLeads(db)).toHaveLength(1);
    const apply = (name: string) =>
      leads.saveApplication({ ...application, name }, new File([pdf], "cv.pdf"), {
        idempotencyKey: "form-1",
      });
    expect(await apply("Ada")).toMatchObject({ ok: true });
    expect(await apply("Bob")).toEqual({ ok: false, problems: [], spent: true });
    expect(readdirSync(join(dataDir, "applications"))).toHaveLength(1);
    // The demo sends no form token.
    for (const email of ["a", "b", "c", "d"]) {
      await leads.saveLead(demo(`${email}@x.example`, { idempotencyKey: "form-1" }));
    }
    expect(await readLeads(db, { kind: "demo" })).toHaveLength(4);
  });

  test("a form that cannot be stored leaves a line in the log", async () => {
    const { storage, db, options } = await setUp();
    const lines: string[] = [];
    const logger = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
    const leads = createLeads({ storage, ...options, logger });
    await db.schema.dropTable("lead_notes").execute();
    await db.schema.alterTable("leads").dropColumn("owner").execute();
    const message = { name: "Ada", email: "a@x.example", message: "Hello" };
    await expect(leads.saveContact(message)).rejects.toThrow();
    const cv = new File([pdf], "cv.pdf");
    await expect(leads.saveApplication(application, cv)).rejects.toThrow();
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(
      Array(2).fill("A lead could not be stored"),
    );
    expect(lines.join("")).not.toContain("a@x.example");
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
}
