import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { startPostgres } from "../../../../tests/postgres/cluster.ts";
import { type RunningLake, runLake, token } from "../../src/testing.ts";
import { startLake, warmStarts } from "../lake-process.ts";
import { within } from "../within.ts";
import { startDatabases } from "./databases.fixture.ts";
import { contentOf, idsOf, projectsOn, quiet } from "./sharing.fixture.ts";

/** Several processes that share one database, which goes away, and processes that are killed. */

vi.setConfig({ testTimeout: within(60_000) });

const postgres = await startDatabases();
const project = projectsOn(postgres);
/** Returns a port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  // A TCP server's address is never the string form, which is for Unix sockets.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

test("survives a database restart: reads continue, and writes once it is back", async () => {
  const { run } = await project();
  const [one, two] = await Promise.all([run(), run()]);
  const written = new Set<string>();
  let restarted = false;
  const writer = async (of: RunningLake, name: string) => {
    for (let n = 0; !restarted || n < 20; n++) {
      const _id = `${name}-${n}`;
      await of
        .client()
        .create({ _id, _type: "note" })
        .then(() => written.add(_id))
        .catch((error: { statusCode?: number }) => {
          expect(error.statusCode).toBe(503);
          return new Promise((resolve) => setTimeout(resolve, 50));
        });
    }
  };
  const writers = [writer(one, "one"), writer(two, "two")];
  const counted = () => Promise.all([one, two].map((of) => of.client().fetch("count(*)")));
  // A copy follows the log a moment after the writer's call returns.
  await expect.poll(async () => Math.min(...(await counted()))).toBeGreaterThan(10);
  const restarting = postgres.restart();
  try {
    expect(Math.min(...(await counted()))).toBeGreaterThan(10);
  } finally {
    // The tests that follow need the same database.
    await restarting;
    restarted = true;
    await Promise.all(writers);
  }
  const last = { _id: "last", _type: "note" };
  await expect
    .poll(
      () =>
        one
          .client()
          .createOrReplace(last)
          .catch(() => undefined),
      { timeout: within(20_000) },
    )
    .toMatchObject(last);
  await expect.poll(() => idsOf(two.client()), { timeout: within(20_000) }).toContain("last");
  const found = new Set(await idsOf(two.client()));
  expect([...written].filter((id) => !found.has(id))).toEqual([]);
  expect(await contentOf(one)).toEqual(await contentOf(two));
});

test("starts without the database, serving its copy until the database is available", async () => {
  const port = await freePort();
  const database = { url: `postgres://site:secret@127.0.0.1:${port}/postgres`, setting: "DB" };
  const dataDir = mkdtempSync(join(tmpdir(), "early-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const logger = { ...quiet, error: (_: object, line: string) => void lines.push(line) };
  const early = await runLake({ dataDir, database, logger });
  await expect(early.client().fetch("*")).rejects.toMatchObject({ statusCode: 503 });
  expect(lines).toEqual([
    expect.stringContaining(`DB: PostgreSQL at 127.0.0.1:${port} cannot be used`),
  ]);
  expect(lines[0]).not.toContain("secret");
  const late = await startPostgres({ port });
  const note = { _id: "note", _type: "note" };
  const create = () =>
    early
      .client()
      .create(note)
      .catch(() => undefined);
  await expect.poll(create, { timeout: within(20_000) }).toMatchObject(note);
  await early.stop({ keepData: true });
  await late.stop();

  const again = await runLake({ dataDir, database, logger });
  onTestFinished(() => again.stop());
  expect(await idsOf(again.reader())).toEqual(["note"]);
  await expect(again.client().delete("note")).rejects.toMatchObject({ statusCode: 503 });
  await expect(again.lake.createToken("Ann")).rejects.toThrow("does not answer");
});

test(
  "26 kills of writers leave every copy equal, with all that was acknowledged",
  async () => {
    const { database, run } = await project();
    const steady = await run();
    await warmStarts();
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "killed-")));
    onTestFinished(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    const acknowledged = new Set<string>();
    for (let round = 0; round < 13; round++) {
      const flags = ["--dataset", "blogs", "--database", database.url];
      const victims = await Promise.all(
        folders.map((folder) => startLake(folder, token, ...flags)),
      );
      let over = false;
      const write = async (client: SanityClient, name: string) => {
        for (let n = 0; !over; n++) {
          const of = `${name}-${round}-${n}`;
          const pair = ["a", "b"].map((half) => ({
            create: { _id: `${of}-${half}`, _type: "half", of },
          }));
          await client.mutate(pair, { returnDocuments: false }).then(
            () => acknowledged.add(of),
            () => new Promise((resolve) => setImmediate(resolve)),
          );
        }
      };
      const before = acknowledged.size;
      const writing = [
        write(steady.client(), "steady"),
        ...victims.map(({ client }, at) => write(client({ dataset: "blogs" }), `victim${at}`)),
      ];
      for (const [at, { child }] of victims.entries()) {
        await expect
          .poll(() => acknowledged.size - before, { timeout: within(20_000), interval: 1 })
          .toBeGreaterThan((10 + round) * (at + 1));
        child.kill("SIGKILL");
        await once(child, "exit");
      }
      over = true;
      await Promise.all(writing);
    }
    const [empty, ...again] = await Promise.all([
      run(),
      ...folders.map((dataDir) => run({ dataDir })),
    ]);
    const halves = await empty.client().fetch<{ of: string }[]>('*[_type == "half"]{of}');
    const counted = Map.groupBy(halves, (half) => half.of);
    expect([...acknowledged].filter((id) => counted.get(id)?.length !== 2)).toEqual([]);
    expect([...counted].filter(([, pair]) => pair.length !== 2)).toEqual([]);
    const expected = await contentOf(steady);
    for (const copy of [empty, ...again]) expect(await contentOf(copy)).toEqual(expected);
  },
  within(120_000),
);
