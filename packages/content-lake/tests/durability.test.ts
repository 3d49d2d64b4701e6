import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runLake, token } from "../src/testing.ts";
import { startLake } from "./lake-process.ts";
import { within } from "./within.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "content-durability-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it(
  "keeps every acknowledged transaction and no partial one when killed while writing",
  async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const { child, client: connect } = await startLake(dataDir, token, "--dataset", "blogs");
      const client = connect({ dataset: "blogs" });
      let killed = false;
      const before = acknowledged.size;
      const writer = async (name: string): Promise<void> => {
        for (let i = 0; !killed; i++) {
          const id = `${name}-${round}-${i}`;
          const pair = [`${id}-a`, `${id}-b`].map((_id) => ({
            create: { _id, _type: "half", of: id, filling: "x".repeat(2000) },
          }));
          try {
            await client.mutate(pair, { returnDocuments: false });
            acknowledged.add(id);
          } catch {
            return; // The process has ended; unanswered writes may or may not be stored.
          }
        }
      };
      const writers = ["one", "two", "three", "four"].map(writer);
      await expect
        .poll(() => acknowledged.size - before, { timeout: within(20_000), interval: 1 })
        .toBeGreaterThan(40);
      child.kill("SIGKILL");
      await once(child, "exit");
      killed = true;
      await Promise.all(writers);
    }

    const running = await runLake({ dataDir });
    const halves = await running.client().fetch<{ of: string }[]>('*[_type == "half"]{of}');
    const counted = Map.groupBy(halves, (half) => half.of);
    await running.stop({ keepData: true });
    expect([...acknowledged].filter((id) => counted.get(id)?.length !== 2)).toEqual([]);
    expect([...counted].filter(([, pair]) => pair.length !== 2)).toEqual([]);
  },
  within(120_000),
);
