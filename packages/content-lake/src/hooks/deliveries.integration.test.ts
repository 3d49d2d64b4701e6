import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localState, type ProjectState } from "../store/project-state.ts";
import { Deliveries } from "./deliveries.ts";
import { hookBody } from "./hook.ts";
import { HookStore } from "./hook-store.ts";
import { ForbiddenReceiver } from "./receiver-fetch.ts";

let folder: string;
let state: ProjectState;
let store: HookStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hooks-"));
  state = localState(join(folder, "project.sqlite"));
  store = new HookStore(state);
});
afterEach(() => {
  state.close();
  rmSync(folder, { recursive: true });
});

/** A service with a clock that the test advances, and a receiver with scripted answers. */
function service(answers: (Response | Error | (() => Response))[]) {
  let now = 1_800_000_000_000;
  let planned: { work: () => void; at: number } | undefined;
  const called: { at: number; url: string; init: RequestInit }[] = [];
  const deliveries = new Deliveries({
    store,
    projectId: "p",
    logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    now: () => now,
    later(work, milliseconds) {
      planned = { work, at: now + milliseconds };
      return () => {
        planned = undefined;
      };
    },
    fetch: async (url, init) => {
      called.push({ at: now, url, init });
      const answer = answers.shift() ?? new Response("");
      if (answer instanceof Error) throw answer;
      return typeof answer === "function" ? answer() : answer;
    },
  });
  const settled = () => new Promise<void>((done) => setImmediate(() => setImmediate(done)));
  return {
    called,
    deliveries,
    async begin() {
      deliveries.wake();
      await settled();
    },
    /** Advances the clock to the next planned call; returns the pause until then. */
    async goOn(): Promise<number | undefined> {
      if (!planned) return undefined;
      const { work, at } = planned;
      const pause = at - now;
      now = at;
      planned = undefined;
      work();
      await settled();
      return pause;
    },
    now: () => now,
  };
}

const addHook = (fields: object = {}) =>
  store.add(hookBody.parse({ name: "n", url: "https://receiver.example/x", ...fields }), {});
const put = (hook: string, seq: number, at: number, body = `{"n":${seq}}`) =>
  store.enqueue(
    hook,
    { dataset: "d", seq },
    [{ dataset: "d", transactionId: `t${seq}`, documentId: "a", operation: "create", body }],
    at,
  );

test("a call is signed as @sanity/webhook expects, with its subject in the headers", async () => {
  const hook = await addHook({ secret: "shh", headers: { authorization: "Bearer x" } });
  const { begin, called, now } = service([]);
  await put(hook.id, 1, now(), '{"title":"Grüße"}');
  await begin();
  const [{ url, init } = { url: "", init: {} }] = called;
  const headers = new Headers(init.headers);
  expect([url, init.method, init.body]).toEqual([
    "https://receiver.example/x",
    "POST",
    '{"title":"Grüße"}',
  ]);
  const signature = headers.get(SIGNATURE_HEADER_NAME) ?? "";
  expect(signature).toMatch(new RegExp(`^t=${now()},`));
  expect(await isValidSignature('{"title":"Grüße"}', signature, "shh")).toBe(true);
  expect(await isValidSignature('{"title":"Grüsse"}', signature, "shh")).toBe(false);
  expect(await isValidSignature('{"title":"Grüße"}', signature, "another")).toBe(false);
  expect(Object.fromEntries(headers)).toMatchObject({
    authorization: "Bearer x",
    "content-type": "application/json",
    "sanity-dataset": "d",
    "sanity-document-id": "a",
    "sanity-operation": "create",
    "sanity-project-id": "p",
    "sanity-transaction-id": "t1",
    "sanity-webhook-id": hook.id,
  });
  expect(store.messages(hook.id)).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("failed calls are retried with increasing delays and the same idempotency key", async () => {
  const hook = await addHook();
  const down = () => new Response("", { status: 503 });
  const { begin, called, goOn, now } = service([down(), new Error("refused"), down(), down()]);
  await put(hook.id, 1, now());
  await begin();
  const pauses = [await goOn(), await goOn(), await goOn(), await goOn()];
  expect(pauses).toEqual([5000, 15_000, 45_000, 135_000]);
  expect(await goOn()).toBeUndefined();
  expect(
    new Set(called.map(({ init }) => new Headers(init.headers).get("idempotency-key"))).size,
  ).toBe(1);
  expect(store.messages(hook.id)).toMatchObject([{ status: "delivered", attempts: 5 }]);
  expect(store.attempts(hook.id).map(({ status }) => status)).toEqual([
    200,
    503,
    503,
    undefined,
    503,
  ]);
});

test.each([
  ["seconds", "120"],
  ["a date", "Fri, 15 Jan 2027 08:02:00 GMT"],
])("Retry-After is honoured as %s, and 410 is not retried", async (_form, retryAfter) => {
  const hook = await addHook();
  const { begin, called, goOn, now } = service([
    new Response("", { status: 429, headers: { "retry-after": retryAfter } }),
    new Response("", { status: 410 }),
  ]);
  await put(hook.id, 1, now());
  await begin();
  expect(await goOn()).toBe(120_000);
  expect(await goOn()).toBeUndefined();
  expect(called).toHaveLength(2);
  expect(store.messages(hook.id)).toMatchObject([{ status: "failed", attempts: 2 }]);
});

test("a call to an internal address is not retried", async () => {
  const hook = await addHook();
  const { begin, called, goOn, now } = service([new ForbiddenReceiver("receiver.example")]);
  await put(hook.id, 1, now());
  await begin();
  expect(await goOn()).toBeUndefined();
  expect(called).toHaveLength(1);
  expect(store.messages(hook.id)).toMatchObject([{ status: "failed", attempts: 1 }]);
});

test("retries stop after a limit", async () => {
  const hook = await addHook();
  const { begin, called, goOn, now } = service(
    Array.from({ length: 30 }, () => new Response("", { status: 500 })),
  );
  await put(hook.id, 1, now());
  await begin();
  let longest = 0;
  for (let pause = await goOn(); pause !== undefined; pause = await goOn())
    longest = Math.max(longest, pause);
  expect(longest).toBe(30 * 60_000);
  expect(called).toHaveLength(20);
  expect(store.messages(hook.id)).toMatchObject([{ status: "failed" }]);
});

test("pending calls are made after a restart", async () => {
  const hook = await addHook();
  const first = service([]);
  await put(hook.id, 1, first.now());
  await put(hook.id, 1, first.now()); // the same transaction, read again
  const second = service([]);
  await second.begin();
  expect(second.called).toHaveLength(1);
});

test("a call answered during shutdown is not repeated", async () => {
  const hook = await addHook();
  let closed: Promise<void> | undefined;
  const ending = service([
    () => {
      closed = ending.deliveries.close();
      return new Response("");
    },
  ]);
  await put(hook.id, 1, ending.now());
  await ending.begin();
  await closed;
  expect(store.messages(hook.id)).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test("a failed call does not delay the hook’s next one", async () => {
  const hook = await addHook();
  const { begin, called, goOn, now } = service([new Response("", { status: 500 })]);
  await put(hook.id, 1, now());
  await put(hook.id, 2, now() + 1);
  await begin();
  while ((await goOn()) !== undefined);
  expect(called.map(({ init }) => init.body)).toEqual(['{"n":1}', '{"n":2}', '{"n":1}']);
});

test("a failing receiver does not delay other hooks", async () => {
  const slow = await addHook({ url: "https://slow.example/" });
  const quick = await addHook({ url: "https://quick.example/" });
  const { begin, called, goOn, now } = service([new Response("", { status: 500 })]);
  await put(slow.id, 1, now());
  await put(quick.id, 1, now() + 1);
  await begin();
  await goOn();
  expect(called.map(({ url }) => url)).toEqual(["https://slow.example/", "https://quick.example/"]);
});
