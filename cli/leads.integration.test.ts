import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type AssistantTables,
  createStoredConversations,
  createStoredMisses,
} from "@brightkeel/assistant/storage";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { spamSigns } from "#content/spam-signs.ts";
import { createLeads, type LeadTables, openFileStore } from "#server/leads/index.ts";
import { migrations } from "#server/migrations.ts";
import { openStorage } from "#server/storage/index.ts";
import { within } from "../tests/support/slowness.ts";

// Each test starts the command as a process of its own.
vi.setConfig({ testTimeout: within(60_000) });

const root = join(import.meta.dirname, "..");
const logger = pino({ level: "silent" });

/** A data folder with three leads, one delivered and one given up, held open as a server would. */
async function setUp(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "leads-admin-"));
  const storage = await openStorage<LeadTables & AssistantTables>({ dataDir, migrations, logger });
  onTestFinished(async () => {
    await storage.close();
    rmSync(dataDir, { recursive: true });
  });
  const target = { name: "n8n", deliver: async () => {} };
  const time = { now: Date.parse("2026-11-01T10:00:00Z") };
  const leads = createLeads({
    storage,
    files: openFileStore({ s3: undefined, dataDir }),
    targets: [target],
    retentionDays: 0,
    logger,
    clock: () => time.now,
  });
  const ada = { name: "Ada", email: "ada@x.example" };
  // The webhook refuses control characters; the list does not rely on that.
  const name = "Ada \u001b[31mRed";
  await leads.saveLead({
    kind: "demo",
    ...ada,
    name,
    industry: "support",
    timestamp: "2026-11-01",
  });
  time.now = Date.parse("2026-11-02T23:59:00Z");
  await leads.saveContact({ ...ada, message: "Hello there", topic: "SAP" });
  time.now = Date.parse("2026-11-03T10:00:00Z");
  await leads.saveContact({ name: "Bob", email: "bob@x.example", message: "Hi" });
  const settle = (email: string, state: "delivered" | "dead", kind: string) =>
    storage.db
      .updateTable("lead_deliveries")
      .set({ state, attempts: 3, last_error: state === "dead" ? "Answered 503" : null })
      .where("lead_id", "in", (query) =>
        query.selectFrom("leads").select("id").where("email", "=", email).where("kind", "=", kind),
      )
      .execute();
  await settle("ada@x.example", "delivered", "demo");
  await settle("bob@x.example", "dead", "contact");

  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", ...settings };
      execFile(process.execPath, ["cli/leads.ts", ...args], { cwd: root, env }, (error, out, err) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
      );
    });
  return { run, dataDir, db: storage.db, storage, leads };
}

test("list shows leads, how far they are delivered and why not", async () => {
  const { run } = await setUp();
  const { code, out } = await run("list");
  expect(code).toBe(0);
  const lines = out.split("\n");
  expect(lines[1]).toMatch(
    /^2026-11-01 10:00 {2}demo +Ada Red +ada@x\.example +support +n8n ✓ +[0-9A-F-]{13}$/,
  );
  expect(lines[2]).toMatch(/contact +Ada +.+SAP: Hello there +n8n … +[0-9A-F-]{13}$/);
  expect(lines[3]).toMatch(/Bob .+n8n ✗ given up +[0-9A-F-]{13}$/);
  expect(out).toContain("3 leads, 1 waiting to be delivered, 1 given up");
  expect(out).toContain("n8n: Answered 503");
  expect(out).not.toContain("\u001b[31m");
});

test("list is narrowed by kind and by days, both included", async () => {
  const { run } = await setUp();
  expect((await run("list", "--kind", "contact")).out).toContain("2 leads");
  const days = await run("list", "--from", "2026-11-02", "--to", "2026-11-02");
  expect(days.out).toContain("1 lead,");
  expect(days.out).toContain("Hello there");
  expect((await run("list", "--from", "2027-01-01")).out).toBe("No leads match.\n");
});

test("export writes a spreadsheet or CSV", async () => {
  const { run, dataDir } = await setUp();
  const csv = join(dataDir, "leads.csv");
  expect((await run("export", csv, "--kind", "contact")).out).toBe(`2 leads written to ${csv}\n`);
  expect(readFileSync(csv, "utf8").trim().split("\r\n")).toHaveLength(3);
  const xlsx = join(dataDir, "leads.xlsx");
  expect((await run("export", xlsx)).out).toBe(`3 leads written to ${xlsx}\n`);
  // Notes are for whoever made the file.
  for (const file of [csv, xlsx]) expect(statSync(file).mode & 0o077, file).toBe(0);
  expect(readFileSync(xlsx).subarray(0, 2).toString()).toBe("PK");
});

test("an export that fails leaves the earlier file, and nothing else", async () => {
  const { run, dataDir, storage } = await setUp();
  const file = join(dataDir, "out", "leads.csv");
  mkdirSync(join(dataDir, "out"));
  writeFileSync(file, "earlier");
  await sql`alter table leads rename to moved`.execute(storage.db);
  expect((await run("export", file)).err).toContain("no such table");
  expect(readFileSync(file, "utf8")).toBe("earlier");
  expect(readdirSync(join(dataDir, "out"))).toEqual(["leads.csv"]);
});

test("backup copies the database night after night, for its owner alone", async () => {
  const { run, dataDir, leads } = await setUp();
  const copy = join(dataDir, "copies", "site.sqlite");
  expect((await run("backup", copy)).err).toContain(`${copy} cannot be written`);
  mkdirSync(join(dataDir, "copies"));
  const emails = () => {
    const database = new DatabaseSync(copy, { readOnly: true });
    const rows = database.prepare("select email from leads").all();
    database.close();
    return rows.length;
  };
  expect((await run("backup", copy)).out).toContain(`The database is copied to ${copy}`);
  expect(emails()).toBe(3);
  await leads.saveContact({ name: "Eve", email: "eve@x.example", message: "Hi" });
  expect((await run("backup", copy)).code).toBe(0);
  expect(emails()).toBe(4);
  expect(statSync(copy).mode & 0o077).toBe(0);
  expect(readdirSync(join(dataDir, "copies"))).toEqual(["site.sqlite"]);
});

test("retry makes given-up deliveries due again", async () => {
  const { run, db } = await setUp();
  expect((await run("retry")).out).toContain("1 delivery will be tried again");
  const states = await db.selectFrom("lead_deliveries").select("state").orderBy("state").execute();
  expect(states.map(({ state }) => state)).toEqual(["delivered", "pending", "pending"]);
  expect((await run("retry")).out).toContain("Nothing is waiting");
});

test("resend sends a span of days again to the receivers that are set", async () => {
  const { run, db } = await setUp({ AUTOMATION_URL: "http://n8n.example" });
  const { out } = await run("resend", "--from", "2026-11-01", "--to", "2026-11-02");
  // The second of the two is still waiting.
  expect(out).toContain("1 delivery will be sent again under the same key");
  const states = await db.selectFrom("lead_deliveries").select("state").orderBy("state").execute();
  expect(states.map(({ state }) => state)).toEqual(["dead", "pending", "pending"]);
  expect((await run("resend")).err).toContain("Which days?");
  const other = await run("resend", "--from", "2026-11-01", "--target", "webhook");
  expect(other.err).toContain("--target is “webhook”, but what is set up is n8n.");
});

test("spam is listed apart with its reasons, and leaves by its reference", async () => {
  const { run, leads, db } = await setUp();
  const sender = { name: "Eve", email: "eve@x.example" };
  await leads.saveContact({ ...sender, message: "Hi" }, { behavior: { ownForm: false } });
  const all = await run("list");
  expect(all.out).not.toContain("eve@x.example");
  expect(all.out).toContain("1 taken for spam: npm run leads -- list --spam");
  const { out } = await run("list", "--spam");
  expect(out).toContain("eve@x.example");
  expect(out).toContain("n8n on hold");
  expect(out).toContain(spamSigns["foreign-form"]);
  const reference = /[0-9A-F]{8}-[0-9A-F]{4}/.exec(out)?.[0] ?? "";
  expect((await run("not-spam")).code).toBe(1);
  expect((await run("not-spam", "00000000-0000")).err).toContain("No lead");
  expect((await run("not-spam", reference)).out).toContain("goes to its receivers");
  const held = await db.selectFrom("lead_deliveries").select("id").where("state", "=", "held");
  expect(await held.execute()).toEqual([]);
  expect((await run("list")).out).toContain("eve@x.example");
});

test("retention says what is about to be deleted", async () => {
  const { run } = await setUp({ LEADS_RETENTION_DAYS: "1" });
  expect((await run("retention")).out).toMatch(/^3 leads will be deleted, the first on \d{4}-/);
});

test("a damaged database is read as far as possible, and a missing one is not created", async () => {
  const { run, dataDir, storage } = await setUp();
  await storage.close();
  const file = join(dataDir, "site.sqlite");
  writeFileSync(file, readFileSync(file).subarray(0, -4096));
  const { out, err } = await run("list");
  expect(err).toContain("site.sqlite is damaged");
  expect(err).not.toContain("    at ");
  expect(out).toContain("3 leads");
  expect((await run("retry")).err).toContain("site.sqlite is damaged");
  writeFileSync(file, readFileSync(file).subarray(0, 8_192));
  const lost = await run("export", join(dataDir, "saved.csv"));
  expect(lost).toMatchObject({ code: 1, out: "" });
  expect(lost.err).toContain("none of it can be read");
  rmSync(file);
  const missing = await run("forget", "ada@x.example");
  expect(missing).toMatchObject({ code: 1, out: "" });
  expect(missing.err).toContain(`There is no site.sqlite in ${dataDir}`);
});

test("leads of a damaged database are listed even if their deliveries are lost and spam cannot be counted", async () => {
  const { run, dataDir, storage } = await setUp();
  await storage.close();
  const file = join(dataDir, "site.sqlite");
  const database = new DatabaseSync(file);
  const pages = database
    .prepare(
      "select rootpage from sqlite_schema where name in ('lead_deliveries', 'leads_status_order')",
    )
    .all()
    .map(({ rootpage }) => Number(rootpage));
  database.close();
  const bytes = readFileSync(file);
  for (const page of pages) bytes.fill(0, (page - 1) * 4_096, page * 4_096);
  writeFileSync(file, bytes);
  const { out, err, code } = await run("list");
  expect(code).toBe(1);
  expect(out).toContain("3 leads");
  expect(out.match(/cannot be read/g)).toHaveLength(3);
  expect(err).not.toContain("    at ");
});

test("forget deletes a person and says what, and where else to delete", async () => {
  const { run, db, storage, leads } = await setUp();
  // What the webhook and the assistant leave behind after a chat.
  await leads.noteConversation("c1", "Ada@x.example");
  const conversations = createStoredConversations(storage);
  const conversation = { version: 3, byIndustry: {} } as const;
  await conversations.save("c1", conversation, new Date());
  await conversations.save("c2", conversation, new Date());
  const misses = createStoredMisses(storage, { days: 90 });
  const miss = { industry: "support", kind: "declined", guess: undefined, certainty: 0 } as const;
  for (const id of ["c1", "c2"]) await misses.keep({ ...miss, text: id }, id, new Date());
  const { out } = await run("forget", "ADA@x.example");
  expect(out).toContain(
    "Deleted: 1 demo lead, 1 contact lead, 1 waiting delivery, 1 conversation.",
  );
  expect(out).toContain("n8n had already been told once: delete the person there too.");
  const left = await db.selectFrom("leads").select("email").execute();
  expect(left).toEqual([{ email: "bob@x.example" }]);
  expect(await conversations.load("c1", new Date())).toBeUndefined();
  expect(await conversations.load("c2", new Date())).toEqual(conversation);
  expect((await misses.list(new Date(0))).map(({ text }) => text)).toEqual(["c2"]);
  expect((await run("forget", "ada@x.example")).out).toContain("Nothing is stored about");
});

test.each([
  [["lst"], "“lst” is not a command"],
  [["list", "--kind", "job"], "must be one of demo, contact, application"],
  [["list", "--from", "yesterday"], "must be a day such as 2026-11-30"],
  [["list", "--colour"], "--colour"],
  // Not everything that waits.
  [["retry", "--kind", "contact"], "retry takes no --kind"],
  [["retry", "0A1B2C3D-4E5F"], "“retry 0A1B2C3D-4E5F” is not a command"],
  [["export", "leads.csv", "--target", "n8n"], "export takes no --target"],
  [["export"], "Name the file to write"],
  [["export", "leads.doc"], "Name the file to write"],
  [["export", "/no/such/folder/leads.csv"], "/no/such/folder/leads.csv cannot be written"],
  [["list", "--from", "2026-02-30"], "--from is “2026-02-30”"],
  [["forget"], "Whom?"],
])("%o is answered with what to do instead", async (args, message) => {
  const { run } = await setUp();
  const { code, err } = await run(...args);
  expect(code).toBe(1);
  expect(err).toContain(message);
  expect(err).not.toContain("    at ");
});
