import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createRateLimiter, openStorage } from "../../server/storage/index.ts";
import { within } from "../support/slowness.ts";
import { type Postgres, startPostgres } from "./cluster.ts";

const logger = pino({ level: "silent" });
let postgres: Postgres;
// Minutes, because it may have to install PostgreSQL first.
beforeAll(async () => {
  postgres = await startPostgres();
}, within(300_000));
afterAll(() => postgres?.stop());

test(
  "six processes that start together migrate once",
  async () => {
    const fixture = join(import.meta.dirname, "../../server/storage/start-together.fixture.ts");
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const child = fork(fixture, ["/nowhere", postgres.url], {
          execArgv: [],
          stdio: ["ignore", "ignore", "inherit", "ipc"],
        });
        const [message] = await once(child, "message");
        return message;
      }),
    );
    expect(new Set(answers).size).toBe(1);
  },
  within(60_000),
);

test("two processes share a rate limit", async () => {
  const now = Date.now();
  const open = async () => {
    const storage = await openStorage({
      dataDir: "/nowhere",
      databaseUrl: postgres.url,
      migrations: [],
      logger,
    });
    const limiter = createRateLimiter({ storage, logger, clock: () => now });
    onTestFinished(async () => {
      limiter.stop();
      await storage.close();
    });
    return limiter;
  };
  const limiters = [await open(), await open()];
  const rule = { name: "chat", perMinute: 4 };
  const verdicts = await Promise.all(
    Array.from({ length: 10 }, (_, i) => limiters[i % 2]?.take(rule, "192.0.2.7")),
  );
  expect(verdicts.filter((verdict) => verdict?.ok)).toHaveLength(4);
  expect(verdicts.find((verdict) => verdict && !verdict.ok)).toMatchObject({
    retryAfterSeconds: 15,
  });
});

test("a database that goes away fails the check within two seconds, and not the process", async () => {
  const other = await startPostgres();
  const storage = await openStorage({
    dataDir: "/nowhere",
    databaseUrl: other.url,
    migrations: [],
    logger,
  });
  await storage.check();
  await other.stop();
  await expect(storage.check()).rejects.toThrow();
  await storage.close();
});
