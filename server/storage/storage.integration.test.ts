import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { within } from "../../tests/support/slowness.ts";
import { refuseFullDisk } from "./free-room.ts";
import { createRateLimiter, type Migration, openStorage } from "./index.ts";

const logger = pino({ level: "silent" });

function dataDirectory() {
  const dataDir = mkdtempSync(join(tmpdir(), "storage-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

type Notes = { notes: { id: string; body: string } };
const notes: Record<string, Migration> = {
  "notes-001": {
    async up(db) {
      await db.schema
        .createTable("notes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("body", "text")
        .execute();
    },
  },
};

async function open(dataDir = dataDirectory(), migrations = [notes]) {
  const storage = await openStorage<Notes>({ dataDir, migrations, logger });
  onTestFinished(() => storage.close());
  return storage;
}

test("commits are durable: write-ahead log with full sync, readable by the owner only", async () => {
  const dataDir = dataDirectory();
  const { db, kind } = await open(dataDir);
  expect(kind).toBe("sqlite");
  const pragma = async (name: string) =>
    (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0];
  expect(await pragma("journal_mode")).toEqual({ journal_mode: "wal" });
  expect(await pragma("synchronous")).toEqual({ synchronous: 2 });
  await db.insertInto("notes").values({ id: "1", body: "x" }).execute();
  expect(statSync(join(dataDir, "site.sqlite")).mode & 0o077).toBe(0);
  expect(statSync(join(dataDir, "site.sqlite-wal")).mode & 0o077).toBe(0);
});

test("relaxed work is committed, and full sync is back after it, also when it fails", async () => {
  const { db, relaxed } = await open();
  const synchronous = async () =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous;
  for (const id of ["1", "2"]) {
    await relaxed(async (transaction) => {
      expect((await sql`pragma synchronous`.execute(transaction)).rows).toEqual([
        { synchronous: 1 },
      ]);
      await transaction.insertInto("notes").values({ id, body: "x" }).execute();
    });
    expect(await synchronous()).toBe(2);
  }
  await expect(
    relaxed((transaction) =>
      transaction.insertInto("notes").values({ id: "1", body: "again" }).execute(),
    ),
  ).rejects.toThrow(/UNIQUE/);
  expect(await synchronous()).toBe(2);
  expect(await db.selectFrom("notes").selectAll().execute()).toHaveLength(2);
});

test("a valid signature is accepted, and anything else refused, whatever characters it has", async () => {
  const { sign, verify } = await open();
  const signature = sign("form", "text");
  expect(verify("form", "text", signature)).toBe(true);
  expect(verify("other", "text", signature)).toBe(false);
  // As many letters as a signature, and more bytes.
  for (const guess of ["", "x", `${signature.slice(1)}é`, `${signature.slice(2)}😀`, "\ud800"]) {
    expect(verify("form", "text", guess)).toBe(false);
  }
});

test("a second connection waits for a writer instead of failing", async () => {
  const dataDir = dataDirectory();
  const one = await open(dataDir);
  const two = await open(dataDir);
  const written = one.db.transaction().execute(async (transaction) => {
    await transaction.insertInto("notes").values({ id: "1", body: "one" }).execute();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await new Promise((resolve) => setImmediate(resolve));
  await two.db.insertInto("notes").values({ id: "2", body: "two" }).execute();
  await written;
  expect(await two.db.selectFrom("notes").select("id").execute()).toHaveLength(2);
});

test("a failed migration leaves nothing behind and closes the database", async () => {
  const dataDir = dataDirectory();
  const broken: Record<string, Migration> = {
    "notes-002": {
      async up(db) {
        await db.schema.createTable("half").addColumn("id", "text").execute();
        throw new Error("no further");
      },
    },
  };
  await expect(open(dataDir, [notes, broken])).rejects.toThrow("no further");
  const { db } = await open(dataDir);
  const tables = await db.introspection.getTables();
  expect(tables.map((table) => table.name)).not.toContain("half");
});

test("modules add migrations later, whatever their names sort before", async () => {
  const dataDir = dataDirectory();
  await open(dataDir);
  const { db } = await open(dataDir, [
    notes,
    { "a-001": { up: (it) => it.schema.createTable("early").addColumn("id", "text").execute() } },
  ]);
  expect((await db.introspection.getTables()).map((table) => table.name)).toContain("early");
});

test("an older release opens the database of a newer one", async () => {
  const dataDir = dataDirectory();
  const newer = { "notes-002": { up: async () => {} } };
  await open(dataDir, [notes, newer]);
  const { db } = await open(dataDir, [notes]);
  expect(await db.selectFrom("notes").selectAll().execute()).toEqual([]);
});

test("two migrations of one name are rejected", async () => {
  await expect(open(dataDirectory(), [notes, { ...notes }])).rejects.toThrow(/Two migrations/);
});

test(
  "six processes that start together migrate once",
  async () => {
    const dataDir = dataDirectory();
    const starts = Array.from({ length: 6 }, async () => {
      const child = fork(join(import.meta.dirname, "start-together.fixture.ts"), [dataDir], {
        execArgv: [],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      const [message] = await once(child, "message");
      return message;
    });
    const answers = await Promise.all(starts);
    // All hold the same key, so one made it and the others read it.
    expect(new Set(answers).size).toBe(1);
  },
  within(20_000),
);

test("a pseudonym is stable, differs by purpose, and survives a new start", async () => {
  const dataDir = dataDirectory();
  const first = await open(dataDir);
  const second = await open(dataDir);
  expect(first.pseudonym("email", "a@b.example")).toBe(second.pseudonym("email", "a@b.example"));
  expect(first.pseudonym("email", "a")).not.toBe(first.pseudonym("address", "a"));
  expect(first.pseudonym("email", "a")).not.toBe((await open()).pseudonym("email", "a"));
});

test("a rate limit allows its number at once, and then at its pace", async () => {
  const storage = await open();
  let now = 1_790_000_000_000;
  const limiter = createRateLimiter({ storage, logger, clock: () => now });
  const rule = { name: "leads", perMinute: 3 };

  for (let i = 0; i < 3; i += 1) expect(await limiter.take(rule, "a")).toEqual({ ok: true });
  expect(await limiter.take(rule, "a")).toEqual({ ok: false, retryAfterSeconds: 20 });
  expect(await limiter.take(rule, "b")).toEqual({ ok: true });
  expect(await limiter.take({ ...rule, name: "chat" }, "a")).toEqual({ ok: true });

  now += 19_000;
  expect(await limiter.take(rule, "a")).toEqual({ ok: false, retryAfterSeconds: 1 });
  now += 1_000;
  expect(await limiter.take(rule, "a")).toEqual({ ok: true });
  expect(await limiter.take(rule, "a")).toMatchObject({ ok: false });

  now += 3_600_000;
  for (let i = 0; i < 3; i += 1) expect(await limiter.take(rule, "a")).toEqual({ ok: true });
  expect(await limiter.take(rule, "a")).toMatchObject({ ok: false });
});

test("two processes share a limit, and an address is not stored readably", async () => {
  const dataDir = dataDirectory();
  const [one, two] = [await open(dataDir), await open(dataDir)];
  const rule = { name: "chat", perMinute: 4 };
  const [first, second] = [one, two].map((storage) => createRateLimiter({ storage, logger }));
  const verdicts = await Promise.all(
    Array.from({ length: 10 }, (_, i) => (i % 2 ? first : second)?.take(rule, "192.0.2.7")),
  );
  expect(verdicts.filter((verdict) => verdict?.ok)).toHaveLength(4);
  const rows = await one.db.selectFrom("rate_limits").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("192.0.2.7");
});

test("requests pass when limits cannot be counted", async () => {
  const storage = await open();
  await storage.db.schema.dropTable("rate_limits").execute();
  const limiter = createRateLimiter({ storage, logger });
  expect(await limiter.take({ name: "chat", perMinute: 1 }, "a")).toEqual({ ok: true });
});

test("counters are deleted once their limit has recovered", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const storage = await open();
  let now = 1_790_000_000_000;
  const limiter = createRateLimiter({ storage, logger, clock: () => now });
  await limiter.take({ name: "chat", perMinute: 1 }, "a");
  now += 50_000;
  await limiter.take({ name: "chat", perMinute: 1 }, "b");
  now += 20_000;
  vi.advanceTimersByTime(10 * 60_000);
  limiter.stop();
  await expect
    .poll(() => storage.db.selectFrom("rate_limits").select("key").execute())
    .toHaveLength(1);
});

test("the check fails where nothing can be written, which a read would not notice", async () => {
  const dataDir = dataDirectory();
  await (await open(dataDir)).check();
  const storage = await openStorage({ dataDir, migrations: [], logger, readOnly: true });
  onTestFinished(() => storage.close());
  await expect(storage.check()).rejects.toThrow(/readonly/);
});

test("the check fails on a disk without room for a CV", async () => {
  const free = (bytes: number) => async () => ({ bavail: bytes / 4096, bsize: 4096 });
  await expect(refuseFullDisk("/data", free(1024 * 1024))).rejects.toThrow("/data is full");
  await refuseFullDisk("/data", free(1024 ** 3));
  await refuseFullDisk(join(dataDirectory(), "not made yet"));
});

test("a clock that is set back leaves no one locked out", async () => {
  const storage = await open();
  const time = { now: 1_790_000_000_000 };
  const limiter = createRateLimiter({ storage, logger, clock: () => time.now });
  const rule = { name: "leads", perMinute: 2 };
  const take = async () => (await limiter.take(rule, "a")).ok;
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  time.now -= 86_400_000;
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  // Two machines whose clocks differ by a little count together all the same.
  time.now -= 1_000;
  expect(await take()).toBe(false);
});
