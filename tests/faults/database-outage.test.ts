import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leadWebhookPath } from "@brightkeel/contracts";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { startPostgres } from "../postgres/cluster.ts";
import { within } from "../support/slowness.ts";
import { freePort, startSite } from "./site.ts";

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
    // Some were stored and some were not; each got an answer of the site.
    for (const status of await Promise.all(load)) expect([200, 503]).toContain(status);
    await expect.poll(ready, { timeout: within(20_000), interval: 100 }).toBe(200);
    expect(await send(site.address, "last@x.example")).toBe(200);
    expect(await site.end("SIGTERM")).toBe(0);
  },
  5 * minutes,
);
