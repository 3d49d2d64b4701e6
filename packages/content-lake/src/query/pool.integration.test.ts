import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { within } from "../../tests/within.ts";
import { ContentError } from "../errors.ts";
import { DatasetStore } from "../store/dataset-store.ts";
import { QueryPool } from "./pool.ts";
import { type Priority, resultOf } from "./protocol.ts";

let folder: string;
let pool: QueryPool | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "query-pool-"));
  const store = new DatasetStore(join(folder, "content.sqlite"));
  store.sql.transaction(() =>
    store.write({
      id: "t",
      author: "test",
      timestamp: "2026-01-01T00:00:00Z",
      changes: Array.from({ length: 120 }, (_, i) => ({
        documentId: `d${i}`,
        before: null,
        after: {
          _id: `d${i}`,
          _type: "note",
          _rev: "r",
          _createdAt: "",
          _updatedAt: "",
          title: `Title ${i}`,
        },
        mutations: [],
      })),
    }),
  );
  store.close();
});
afterEach(async () => {
  await pool?.close();
  rmSync(folder, { recursive: true });
});

const run = (query: string, priority: Priority = "editors") =>
  pool?.run(
    { database: join(folder, "content.sqlite"), projectId: "p", dataset: "d" },
    {
      query,
      params: {},
      perspective: "raw",
      anonymous: false,
      priority,
      showVersions: true,
      now: "2026-01-01T00:00:00Z",
      identity: "test",
      limits: { bytes: 1_000_000, depth: 100 },
    },
  );

const endless =
  "count(*[count(*[count(*[count(*[title + ^.title match ^.^.title]) > 0 && title != ^.^.title]) > 1]) > 1])";

it(
  "answers quick queries while others run endlessly, and terminates those at their deadline",
  async () => {
    pool = new QueryPool({ workers: 2, quick: 150, deadline: 1500 });
    await run("1");
    const stuck = [1, 2].map(() =>
      run(endless)?.then(
        () => "answered",
        (error) => error.status,
      ),
    );
    const quick = run('count(*[_type == "note"])')?.then(() => "quick");
    expect(await Promise.race([quick, ...stuck])).toBe("quick");
    expect(await Promise.all(stuck)).toEqual([408, 408]);
  },
  within(40_000),
);

it("rejects queries when the queue is full", async () => {
  pool = new QueryPool({ workers: 1, deadline: 300, maxWaiting: 1 });
  await run("0");
  const first = run(endless)?.catch((error) => error.status);
  const second = run("1")?.then(resultOf);
  await expect(run("2")).rejects.toMatchObject({ status: 503 });
  expect([await first, await second]).toEqual([408, 1]);
});

it(
  "gives the site priority over any number of anonymous callers, whose queries time out sooner",
  async () => {
    pool = new QueryPool({
      quick: 500,
      deadline: 20_000,
      anonymousDeadline: 1500,
      maxAnonymous: 2,
    });
    await run("0", "site");
    const hostile = Array.from({ length: 20 }, () =>
      run(endless, "anonymous")?.then(
        () => 200,
        (error) => error.status,
      ),
    );
    const ended: string[] = [];
    const first = hostile[0]?.then(() => ended.push("hostile"));
    await Promise.all(
      Array.from({ length: 10 }, () => run('*[_type == "note"][0...10]{title}', "site")),
    ).then(() => ended.push("site"));
    await first;
    expect(ended).toEqual(["site", "hostile"]);
    const statuses = await Promise.all(hostile);
    expect(new Set(statuses)).toEqual(new Set([408, 503]));
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(16);
  },
  within(40_000),
);

it("does not blame a query for a database that can't be read", async () => {
  pool = new QueryPool({ workers: 1 });
  truncateSync(join(folder, "content.sqlite"), 3000);
  const refused = await run("count(*)")?.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  expect(refused).not.toBeInstanceOf(ContentError);
});
