import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leadWebhookPath } from "@brightkeel/contracts";
import pg from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { startPostgres } from "../postgres/cluster.ts";
import { within } from "../support/slowness.ts";
import { freePort, startSite, visitors } from "./site.ts";

const minutes = within(60_000);
beforeAll(() => ensureBuild(), 5 * minutes);

const send = (address: string, email: string) =>
  fetch(address + leadWebhookPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ada",
      email,
      industry: "support",
      timestamp: "2026-11-20T20:00:00.000Z",
    }),
  }).then(({ status }) => status);

test(
  "a site whose PostgreSQL is not there yet serves its pages, and one that restarts goes on",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "database-outage-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const databasePort = await freePort();
    const site = await startSite({
      port: await freePort(),
      dataDir,
      env: { DATABASE_URL: `postgres://site:secret@127.0.0.1:${databasePort}/postgres` },
    });
    onTestFinished(async () => void (await site.end("SIGKILL")));
    for (const path of ["/", "/contact-us", "/healthz"]) {
      expect([path, (await fetch(site.address + path)).status]).toEqual([path, 200]);
    }
    expect((await fetch(`${site.address}/readyz`)).status).toBe(503);
    await expect.poll(() => site.output()).toContain("The blog is served as it was");
    // The output has sentences, and no stack.
    expect(site.output()).not.toContain("    at ");
    expect(await send(site.address, "early@x.example")).toBe(503);
    expect(site.output()).toContain(
      `DATABASE_URL: PostgreSQL at 127.0.0.1:${databasePort} cannot be used (ECONNREFUSED)`,
    );
    expect(site.output()).not.toContain("secret");

    const postgres = await startPostgres({ port: databasePort });
    onTestFinished(() => postgres.stop());
    const ready = async () => (await fetch(`${site.address}/readyz`)).status;
    await expect.poll(ready, { timeout: within(20_000), interval: 100 }).toBe(200);
    expect(await send(site.address, "first@x.example")).toBe(200);

    const load = Array.from({ length: 40 }, (_, i) =>
      send(site.address, `during-${i}@x.example`).catch(() => 0),
    );
    await postgres.restart();
    // Some were stored and some were not; the site answered each.
    for (const status of await Promise.all(load)) expect([200, 503]).toContain(status);
    await expect.poll(ready, { timeout: within(20_000), interval: 100 }).toBe(200);
    expect(await send(site.address, "last@x.example")).toBe(200);
    expect(await site.end("SIGTERM")).toBe(0);
  },
  5 * minutes,
);

test(
  "connections that are cut and a table that is locked under load lose no acknowledged lead, and end no process",
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const dataDirs = [0, 1].map(() => mkdtempSync(join(tmpdir(), "database-outage-")));
    onTestFinished(() => {
      for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
    });
    const sites = await Promise.all(
      dataDirs.map(async (dataDir) =>
        startSite({ port: await freePort(), dataDir, env: { DATABASE_URL: postgres.url } }),
      ),
    );
    onTestFinished(async () => {
      await Promise.all(sites.map((site) => site.end("SIGKILL")));
    });
    const administrator = new pg.Client({ connectionString: postgres.url });
    await administrator.connect();
    onTestFinished(() => administrator.end());
    const addresses = sites.map(({ address }) => address);
    const over = new AbortController();
    const load = visitors(addresses, 8, over.signal);
    const acknowledged = () => load.all.filter((visitor) => visitor.acknowledged);
    const more = async () => {
      const before = acknowledged().length;
      await expect
        .poll(() => acknowledged().length, { timeout: within(20_000) })
        .toBeGreaterThan(before + 20);
    };

    await more();
    for (let cut = 0; cut < 5; cut += 1) {
      await administrator.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site'",
      );
      await more();
    }
    await administrator.query("begin");
    await administrator.query("lock table leads in access exclusive mode");
    const locked = acknowledged().length;
    const waiting = "select count(*)::int as n from pg_locks where not granted";
    await expect
      .poll(async () => (await administrator.query(waiting)).rows[0].n)
      .toBeGreaterThan(0);
    for (const address of addresses) {
      for (const path of ["/", "/contact-us", "/healthz"]) {
        expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
      }
    }
    // At most those that were in flight when the lock came.
    expect(acknowledged().length).toBeLessThanOrEqual(locked + 8);
    await administrator.query("commit");
    await more();
    over.abort();
    await load.done;

    const { rows } = await administrator.query<{ email: string }>("select email from leads");
    const stored = rows.map(({ email }) => email);
    expect(stored).toHaveLength(new Set(stored).size);
    const there = new Set(stored);
    expect(acknowledged().filter(({ email }) => !there.has(email))).toEqual([]);
    // The same processes ran throughout.
    expect(await Promise.all(sites.map((site) => site.end("SIGTERM")))).toEqual([0, 0]);
  },
  5 * minutes,
);
