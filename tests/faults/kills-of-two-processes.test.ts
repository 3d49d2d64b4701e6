import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { startPostgres } from "../postgres/cluster.ts";
import { within } from "../support/slowness.ts";
import {
  dataDirectory,
  examine,
  expectNoneLost,
  expectNoneTwice,
  kills,
} from "./leads-under-kills.ts";
import { createReceiver, freePort, type Site, startSite, visitors } from "./site.ts";

const root = join(import.meta.dirname, "..", "..");
const minutes = within(60_000);

beforeAll(() => ensureBuild(), 5 * minutes);

test(
  `two processes on PostgreSQL, killed ${kills} times in turn while n8n is away: all leads are there and arrive when it is back`,
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const dataDirs = [dataDirectory(), dataDirectory()];
    const receiver = await createReceiver();
    onTestFinished(() => receiver.close());
    const ports = [await freePort(), await freePort()];
    const env = { AUTOMATION_URL: receiver.url, DATABASE_URL: postgres.url };
    const start = (index: number) =>
      startSite({ port: ports[index] ?? 0, dataDir: dataDirs[index] ?? "", env });

    const sites: Site[] = [await start(0), await start(1)];
    const over = new AbortController();
    const load = visitors(
      sites.map(({ address }) => address),
      8,
      over.signal,
    );
    for (let kill = 0; kill < kills; kill += 1) {
      await load.goesOn();
      await pause(Math.random() * 300);
      await sites[kill % 2]?.end("SIGKILL");
      sites[kill % 2] = await start(kill % 2);
    }
    over.abort();
    await load.done;

    const book = await examine(dataDirs[0] ?? "", postgres.url);
    const stored = await book.emails();
    expectNoneLost(load.all, stored);
    expect(receiver.deliveries).toEqual([]);
    expect(await book.pending()).toBe(stored.length);

    await receiver.listen();
    await book.endLeases();
    const leadBook = [process.execPath, ["cli/leads.ts", "retry"]] as const;
    const bookEnv = { ...process.env, ...env, DATA_DIR: dataDirs[0] };
    execFileSync(...leadBook, { cwd: root, env: bookEnv });
    await expect.poll(book.pending, { timeout: 2 * minutes, interval: 200 }).toBe(0);
    await Promise.all(sites.map((site) => site.end("SIGTERM")));
    expectNoneTwice(receiver.deliveries, stored);
  },
  10 * minutes,
);
