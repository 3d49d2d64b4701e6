import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningLake, runLake } from "../testing.ts";
import { DatasetStore } from "./dataset-store.ts";
import { readAfter, touchedAfter } from "./log-reading.ts";

let running: RunningLake;
let store: DatasetStore;
beforeAll(async () => {
  running = await runLake();
  const client = running.client();
  await client.mutate([
    { create: { _id: "a", _type: "one" } },
    { create: { _id: "b", _type: "one" } },
    { create: { _id: "c", _type: "one" } },
  ]);
  await client.createOrReplace({ _id: "a", _type: "two" });
  await client.delete("b");
  store = new DatasetStore(`${running.dataDir}/content/blogs/content.sqlite`, { readOnly: true });
});
afterAll(async () => {
  store.close();
  await running.stop();
});

test("reads the log one document at a time, with the previous revision", () => {
  const work = readAfter(store, 0, 10);
  let steps = 0;
  let at = work.next();
  for (; !at.done; at = work.next()) steps += 1;
  expect(steps).toBe(5);
  const read = at.value.map(({ changes }) =>
    changes.map(({ documentId, before, after }) => [documentId, before?._type, after?._type]),
  );
  expect(read).toEqual([
    [
      ["a", undefined, "one"],
      ["b", undefined, "one"],
      ["c", undefined, "one"],
    ],
    [["a", "one", "two"]],
    [["b", "one", undefined]],
  ]);
});

test("lists the documents changed after a transaction, with their previous types", () => {
  expect(touchedAfter(store, 1, 10)).toEqual([
    { documentId: "a", types: ["two", "one"] },
    { documentId: "b", types: ["one", "one"] },
  ]);
  expect(touchedAfter(store, 0, 2)).toHaveLength(2);
});
