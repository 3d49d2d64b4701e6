import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { DatasetStore, type LogRow } from "./dataset-store.ts";
import { WriteThread } from "./write-thread.ts";

const row = (documentId: string): LogRow => {
  const times = { _createdAt: "2026-01-01T00:00:00Z", _updatedAt: "2026-01-01T00:00:00Z" };
  const body = JSON.stringify({ _id: documentId, _type: "note", _rev: "r1", ...times });
  return { documentId, type: "note", body, mutations: "[]" };
};
const transaction = (id: string) => ({ id, author: "test", timestamp: "2026-01-01T00:00:00Z" });

it("rolls back a transaction interrupted by the end of the thread, and commits the next", async () => {
  const folder = mkdtempSync(join(tmpdir(), "write-thread-"));
  const path = join(folder, "content.sqlite");
  const store = new DatasetStore(path);
  const thread = new WriteThread({ path, durable: true });
  onTestFinished(() => {
    thread.close();
    store.close();
    rmSync(folder, { recursive: true });
  });

  const broken = thread.during(async () => {
    thread.add([row("a")]);
    thread.close();
    thread.add([row("b")]);
    await thread.write(transaction("broken"), undefined);
  });
  await expect(broken).rejects.toThrow("has ended");
  expect([store.count(), store.lastSeq()]).toEqual([0, 0]);

  await thread.during(async () => {
    thread.add([row("a")]);
    thread.add([row("b")]);
    await thread.write(transaction("whole"), undefined);
  });
  expect([store.count(), store.lastSeq()]).toEqual([2, 1]);
});
