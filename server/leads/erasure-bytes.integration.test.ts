import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { day } from "./days.ts";
import { pdfOf } from "./documents.fixture.ts";
import { deleteExpired } from "./expiry.ts";
import { forgetPerson } from "./forget.ts";
import { createLeads } from "./index.ts";
import { application, demo, leadsOn, receiver } from "./leads.fixture.ts";

const setUp = leadsOn(async () => undefined);

/** Files in a folder that contain one of these words, in any case. */
function filesWith(folder: string, ...words: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file, "latin1").toLowerCase();
      return words.some((word) => bytes.includes(word.toLowerCase()));
    });
}

const person = { name: "Zerubbabel Quillfeather", email: "zq@vellum.example" };
const words = ["Zerubbabel", "Quillfeather", "zq@vellum", "parchment"];

/** Leads with this person among hundreds of others, so that database pages were split and refilled. */
async function bookWith(extra = {}) {
  const it = await setUp();
  const leads = createLeads({
    storage: it.storage,
    ...it.options,
    targets: [receiver().target],
    ...extra,
  });
  for (let other = 0; other < 300; other += 1) {
    await leads.saveLead(demo(`other${other}@x.example`));
    if (other % 30 !== 0) continue;
    await leads.saveContact({
      ...person,
      message: `About parchment, ${"and more of it ".repeat(200)}${other}`,
    });
  }
  const cv = new File([pdfOf("parchment")], "Quillfeather.pdf");
  await leads.saveApplication({ ...application, ...person, message: "parchment" }, cv);
  await leads.noteConversation("c1", person.email);
  return { ...it, leads };
}

test("no byte of a forgotten person is left in the data folder", async () => {
  const { storage, dataDir, files } = await bookWith();
  expect(filesWith(dataDir, ...words)).not.toEqual([]);
  const { leads } = await forgetPerson(storage, person.email, {
    files,
    deleteConversations: async (ids) => ids.length,
  });
  expect(leads).toEqual({ contact: 10, application: 1 });
  expect(filesWith(dataDir, ...words)).toEqual([]);
  expect(filesWith(dataDir, "other299@x.example")).not.toEqual([]);
});

test("nor of leads past their retention, once the log has been emptied", async () => {
  const { storage, db, dataDir, files, options, time } = await bookWith();
  const expire = () =>
    deleteExpired(db, { files, retentionDays: options.retentionDays, now: time.now });
  for (const days of [724, 6, 2]) {
    time.now += days * day;
    await expire();
  }
  await storage.emptyLog();
  expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
  expect(filesWith(dataDir, ...words, "other299@x.example")).toEqual([]);
});

test("an erasure holds up no one, because the file is rewritten in another thread", async () => {
  const { storage, db } = await setUp();
  await sql`create table ballast as with recursive numbers(n) as (select 1 union all select n + 1 from numbers limit 16000)
    select n, ${"x".repeat(4_000)} as text from numbers`.execute(db);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  await storage.eraseDeleted();
  const elapsed = performance.now() - started;
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(elapsed / 2);
});
