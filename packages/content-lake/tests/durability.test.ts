import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
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

it("removes halves of uploads that a killed process left, unless someone may still write them", async () => {
  const first = await runLake();
  const { url } = await first.client().assets.upload("file", Buffer.from("whole"));
  // Whoever uploads a file may name it so.
  await first.client().assets.upload("file", Buffer.from("named"), { filename: "film.part" });
  await first.stop({ keepData: true });
  const assets = join(first.dataDir, "content", "blogs", "assets");
  const files = join(assets, "files");
  const names = await readdir(files);
  const whole = names.find((name) => name.endsWith(".bin")) ?? "";
  const named = names.find((name) => name.endsWith(".part")) ?? "";
  const halfBy = (letter: string) => `${whole}.${letter.repeat(22)}.part`;
  const [old, fresh] = [halfBy("o"), halfBy("n")];
  const dayAgo = Date.now() / 1000 - 25 * 3600; // `utimes` takes seconds
  for (const [name, time] of [
    [whole, dayAgo],
    [named, dayAgo],
    [old, dayAgo],
    [fresh, Date.now() / 1000],
  ] as const) {
    await writeFile(join(files, name), "whole");
    await utimes(join(files, name), time, time);
  }
  const second = await runLake({ dataDir: first.dataDir });
  await expect
    .poll(async () => new Set(await readdir(files)), { timeout: within(10_000) })
    .toEqual(new Set([whole, named, fresh]));
  const now = await fetch(`${second.url}/files/${url.split("/files/")[1]}`);
  expect(await now.text()).toBe("whole");
  await second.stop();
});
