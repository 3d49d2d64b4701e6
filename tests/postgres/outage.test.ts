import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createRateLimiter, openStorage } from "../../server/storage/index.ts";
import { freePort } from "../faults/site.ts";
import { within } from "../support/slowness.ts";
import { type Postgres, startPostgres } from "./cluster.ts";

/** A database that restarts, and one that is not yet up. */

vi.setConfig({ testTimeout: within(60_000) });

const silent = pino({ level: "silent" });
let postgres: Postgres;
// Minutes, because it may have to install PostgreSQL first.
beforeAll(async () => {
  postgres = await startPostgres();
  return () => postgres.stop();
}, within(300_000));

/** Creates a logger that records its lines. */
function recordingLog() {
  const lines: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  return { lines, logger };
}

const open = async (options: Partial<Parameters<typeof openStorage>[0]> = {}) => {
  const storage = await openStorage({
    databaseUrl: postgres.url,
    dataDir: "/nowhere",
    migrations: [],
    logger: silent,
    ...options,
  });
  onTestFinished(() => storage.close());
  return storage;
};

test("connections in use that are cut fail their work, and the next work goes on", async () => {
  const { lines, logger } = recordingLog();
  const storage = await open({ logger });
  // One failure within a query, and one between two queries of a transaction, while no query is pending.
  const release = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const working = Promise.allSettled([
    sql`select pg_sleep(30)`.execute(storage.db),
    storage.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      begun.resolve();
      await release.promise;
      await sql`select 2`.execute(transaction);
    }),
  ]);
  await begun.promise;
  await postgres.restart();
  await expect.poll(() => lines.join("")).toContain("A database connection broke");
  release.resolve();
  const outcomes = await working;
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect.poll(() => storage.check().then(() => "answers")).toBe("answers");
});

test("a start waits for its database, says so in one sentence, and opens when it comes", async () => {
  const port = await freePort();
  const { lines, logger } = recordingLog();
  const storage = await open({
    databaseUrl: `postgres://site:secret@127.0.0.1:${port}/postgres`,
    logger,
    patient: true,
  });
  await expect(storage.check()).rejects.toThrow("has not answered yet");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(
    `DATABASE_URL: PostgreSQL at 127.0.0.1:${port} cannot be used (ECONNREFUSED)`,
  );
  expect(lines[0]).not.toContain("secret");
  // Forms of pages served meanwhile can be sent later.
  const signature = storage.sign("form", "contact");
  const limiter = createRateLimiter({ storage, logger: silent });
  onTestFinished(limiter.stop);
  expect(await limiter.take({ name: "chat", perMinute: 1 }, "a")).toEqual({ ok: true });

  const late = await startPostgres({ port });
  onTestFinished(() => late.stop());
  await storage.ready;
  await storage.check();
  expect(storage.verify("form", "contact", signature)).toBe(true);
  expect(storage.verify("form", "application", signature)).toBe(false);
  expect(storage.verify("form", "contact", storage.sign("form", "contact"))).toBe(true);
});

test("a start that is stopped while it waits leaves nothing behind", async () => {
  const port = await freePort();
  const databaseUrl = `postgres://site@127.0.0.1:${port}/postgres`;
  const storage = await open({ databaseUrl, patient: true });
  await storage.close();
  await storage.ready;
});

test.each([
  [() => postgres.url.replace(/postgres$/, "missing"), "has no database “missing”"],
  [() => postgres.url.replace("site@", "nobody@"), "does not let the user “nobody” in"],
  [
    () => postgres.url.replace("127.0.0.1", "no-such-machine.invalid"),
    "no machine is known by the name “no-such-machine.invalid”",
  ],
])("a command that cannot use the database says why (%#)", async (address, sentence) => {
  const databaseUrl = address();
  await expect(open({ databaseUrl })).rejects.toThrow(sentence);
  await expect(open({ databaseUrl })).rejects.toThrow(/^DATABASE_URL: /);
});
