import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";
import { computedFor } from "./computed-for.ts";
import { within } from "./within.ts";

/** Whoever reads a long log, of imports or after a pause, holds up no one else. */

let running: RunningLake;
beforeAll(async () => {
  running = await runLake({ limits: { perMinute: 0, answerBytes: 4_000_000 } });
});
afterAll(() => running.stop());

/** Longest time in milliseconds that the thread which answers all may calculate without a break. */
const most = within(100);
const list = Array.from({ length: 300 }, (_, n) => ({ _key: `k${n}`, n }));

/** Reads an event stream until a text occurs in it. */
async function readUntil(response: Response, wanted: string): Promise<string> {
  const parts: string[] = [];
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    parts.push(part);
    // Not all of it each time, which would take this thread longer than the service.
    if (parts.slice(-2).join("").includes(wanted)) return parts.join("");
  }
  throw new Error(`The stream ended before “${wanted}”: ${parts.join("").slice(0, 200)}`);
}

test(
  "listeners receive an import by another process completely, in order, document by document",
  async () => {
    const count = 600;
    const file = join(tmpdir(), `reading-on-${process.pid}.ndjson`);
    const lines = Array.from({ length: count }, (_, n) =>
      JSON.stringify({ _id: `n${n}`, _type: "note", list }),
    );
    await writeFile(file, lines.join("\n"));
    const path = `/v${contentApiVersion}/data/listen/blogs?query=${encodeURIComponent('*[_type == "note"]')}`;
    const listener = await running.request(path);
    const script = `
      const { importContent } = await import(${JSON.stringify(new URL("../src/transfer/index.ts", import.meta.url).href)});
      const logger = { info() {}, warn() {}, error: console.error };
      await importContent({ dataDir: process.argv[1], dataset: "blogs", logger }, process.argv[2]);`;
    let heard = "";
    const { longest } = await computedFor(async () => {
      await promisify(execFile)(process.execPath, [
        "--input-type=module",
        "--eval",
        script,
        running.dataDir,
        file,
      ]);
      heard = await readUntil(listener, `"documentId":"n${count - 1}"`);
    });
    await rm(file);
    const ids = [...heard.matchAll(/"documentId":"n(\d+)"/g)].map((match) => Number(match[1]));
    expect(ids).toEqual(Array.from({ length: count }, (_, n) => n));
    expect(longest).toBeLessThan(most);
  },
  within(60_000),
);

test(
  "ten clients resuming at once receive what they missed, without blocking others",
  async () => {
    const client = running.client();
    const { transactionId } = await client.mutate([{ create: { _id: "seen", _type: "log" } }]);
    for (const round of [1, 2, 3])
      await client.mutate(
        Array.from({ length: 60 }, (_, n) => ({
          createOrReplace: { _id: `log${n}`, _type: "log", round, list },
        })),
      );
    await client.create({ _id: "last", _type: "log" });
    const query = encodeURIComponent('*[_type == "log"]');
    const path = `/v${contentApiVersion}/data/listen/blogs?query=${query}&enableResume=true&includeMutations=false`;
    const { longest } = await computedFor(() =>
      Promise.all(
        Array.from({ length: 10 }, async () => {
          const headers = { "last-event-id": `${transactionId}#seen` };
          const read = await readUntil(
            await running.request(path, { headers }),
            '"documentId":"last"',
          );
          expect(read.match(/event: mutation/g)).toHaveLength(181);
        }),
      ),
    );
    expect(longest).toBeLessThan(most);
  },
  within(120_000),
);

test("a client resuming live events receives one message for all changes", async () => {
  const live = `/v${contentApiVersion}/data/live/events/blogs`;
  const began = await readUntil(await running.request(live), "event: welcome\nid: ");
  const id = /id: (\d+)/.exec(began)?.[1] ?? "";
  const client = running.client();
  await client.create({ _id: "p", _type: "old" });
  await client.create({ _id: "drafts.p", _type: "old" });
  await client.createOrReplace({ _id: "p", _type: "new" });
  const headers = { "last-event-id": id };
  const told = await readUntil(await running.request(live, { headers }), "event: message");
  expect(told.match(/event: \w+/g)).toEqual(["event: welcome", "event: message"]);
  for (let n = 0; n < 1001; n += 143)
    await client.mutate(
      Array.from({ length: 143 }, (_, at) => ({ create: { _id: `m${n + at}`, _type: "m" } })),
    );
  const late = await readUntil(await running.request(live, { headers }), "event: ");
  expect(late).toMatch(/^event: restart\n/);
});

test(
  "documents are streamed as stored, up to the size limit of a response",
  async () => {
    const client = running.client();
    const parts = Array.from({ length: 40_000 }, (_, n) => ({ _key: `k${n}`, n }));
    for (let n = 0; n < 5; n++)
      await client.create({ _id: `big${n}`, _type: "big", parts }, { returnDocuments: false });
    const ask = async (ids: number[], headers = {}) => {
      const path = `/v${contentApiVersion}/data/doc/blogs/${ids.map((n) => `big${n}`).join(",")}`;
      let answer = { status: 0, text: "" };
      const { longest } = await computedFor(async () => {
        const response = await running.request(path, { headers });
        answer = { status: response.status, text: await response.text() };
      });
      expect(longest).toBeLessThan(2 * most);
      return { status: answer.status, body: JSON.parse(answer.text) };
    };
    const some = await ask([0, 1, 2, 9]);
    expect(some.body.documents[2]).toMatchObject({ _id: "big2", parts });
    expect(some.body.omitted).toEqual([{ id: "big9", reason: "existence" }]);
    const refused = await ask([0, 1, 2, 3, 4]);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining("larger than 4 MB"),
    ]);
    const asEditor = await ask([0, 1, 2, 3, 4], { authorization: `Bearer ${token}` });
    expect(asEditor.body.documents).toHaveLength(5);
  },
  within(60_000),
);
