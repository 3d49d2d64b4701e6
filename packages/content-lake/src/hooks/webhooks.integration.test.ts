import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { httpError, queryTimeout } from "../errors.ts";
import { localState, type ProjectState } from "../store/project-state.ts";
import type { DocumentChange, Transaction } from "../types.ts";
import { hookBody } from "./hook.ts";
import { HookStore } from "./hook-store.ts";
import { Webhooks } from "./webhooks.ts";

let folder: string;
let state: ProjectState;
let store: HookStore;
let hooks: Webhooks | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hooks-"));
  state = localState(join(folder, "project.sqlite"));
  store = new HookStore(state);
});
afterEach(async () => {
  await hooks?.close();
  state.close();
  rmSync(folder, { recursive: true });
});

const settled = () => new Promise<void>((done) => setImmediate(() => setImmediate(done)));

/** Webhooks with a receiver that always succeeds, and a clock that jumps to the next planned callback. */
function service() {
  let now = Date.now();
  let planned: { work: () => void; at: number }[] = [];
  const bodies: unknown[] = [];
  hooks = new Webhooks({
    store,
    projectId: "p",
    logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    now: () => now,
    later(work, milliseconds) {
      const plan = { work, at: now + milliseconds };
      planned.push(plan);
      return () => {
        planned = planned.filter((other) => other !== plan);
      };
    },
    fetch: async (_, init) => {
      bodies.push(init.body);
      return new Response("");
    },
  });
  return {
    hooks,
    bodies,
    /** Runs the callbacks planned for the next `milliseconds`. */
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const next = planned.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        planned = planned.filter((other) => other !== next);
        now = next.at;
        next.work();
        await settled();
      }
      now = end;
    },
  };
}

/** A dataset with changes to "1" and "2" in its log, whose queries fail as the test specifies. */
function dataset(failure: (change: DocumentChange, query: string) => Error | undefined) {
  const log = [1, 2].map((seq): Transaction => {
    const _id = String(seq);
    const after = { _id, _type: "post", _rev: "r", _createdAt: "", _updatedAt: "" };
    const changes = [{ documentId: _id, before: null, after, mutations: [] }];
    return { seq, id: `t${seq}`, author: "a", timestamp: "", changes };
  });
  return {
    name: "d",
    onTransaction: () => () => {},
    transactionsAfter: async (after: number) => log.filter(({ seq }) => seq > after),
    async askAbout(query: string, change: DocumentChange) {
      const error = failure(change, query);
      if (error) throw error;
      const json = new TextEncoder().encode(`{"pass":true,"body":${change.documentId}}`);
      return { json, syncTags: [] };
    },
  };
}

const addHook = (fields: object = {}) =>
  store.add(hookBody.parse({ name: "n", url: "https://receiver.example/x", ...fields }), {});

test.each([
  ["too many queries wait", httpError(503, "Too many queries are waiting")],
  ["a worker has died", httpError(500, "Query failed")],
  ["the database is busy", new Error("database is locked")],
])("no call is lost while %s: the change is read again after a delay", async (_, error) => {
  const hook = await addHook();
  const { hooks, bodies, pass } = service();
  let down = true;
  hooks.watch(dataset(() => (down ? error : undefined)));
  await settled();
  await pass(60_000);
  expect([bodies, store.positionOf(hook.id, "d")]).toEqual([[], 0]);
  down = false;
  await pass(5000);
  await settled();
  expect([bodies, store.positionOf(hook.id, "d")]).toEqual([["1", "2"], 2]);
});

test.each([
  ["wrong", httpError(400, "No")],
  ["too slow", queryTimeout("*", 10)],
  ["not supported", httpError(501, "No")],
])("a rule that is %s for one document skips it and continues with the next", async (_, error) => {
  await addHook();
  const { hooks, bodies } = service();
  hooks.watch(dataset(({ documentId }) => (documentId === "1" ? error : undefined)));
  await expect.poll(() => bodies).toEqual(["2"]);
});

test("a hook whose rule can't be evaluated does not delay the others", async () => {
  await addHook({ rule: { filter: "stuck" } });
  await addHook();
  const { hooks, bodies } = service();
  hooks.watch(dataset((_, query) => (query.includes("stuck") ? httpError(500, "No") : undefined)));
  await expect.poll(() => bodies).toEqual(["1", "2"]);
});

test("a hook that is loaded after the changes it applies to is called for them", async () => {
  const { hooks, bodies } = service();
  // Of several processes, another one added the hook before the changes were written.
  hooks.watch(dataset(() => undefined));
  await addHook();
  await settled();
  expect(bodies).toEqual([]);
  hooks.hooksChanged();
  await expect.poll(() => bodies).toEqual(["1", "2"]);
});

test("a closed dataset is not read again", async () => {
  const { hooks, bodies, pass } = service();
  await addHook();
  let isDown = true;
  hooks.watch(dataset(() => (isDown ? httpError(503, "Busy") : undefined)));
  await settled();
  hooks.forget("d");
  isDown = false;
  await pass(60_000);
  hooks.hooksChanged();
  await settled();
  expect(bodies).toEqual([]);
});

test("calls are deleted after 30 days without a restart", async () => {
  const hook = await addHook();
  const { hooks, bodies, pass } = service();
  hooks.watch(dataset(() => undefined));
  await expect.poll(() => bodies).toHaveLength(2);
  const day = 24 * 60 * 60_000;
  await pass(29 * day);
  expect(store.messages(hook.id)).toHaveLength(2);
  await pass(2 * day);
  expect(store.messages(hook.id)).toEqual([]);
});
