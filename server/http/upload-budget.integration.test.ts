import { Hono } from "hono";
import { expect, test } from "vitest";
import { uploadBudget } from "./upload-budget.ts";

/** The part of Node's request that is used. */
type Incoming = { socket: { bytesRead: number; destroy?(): void }; complete: boolean };

function setUp(now?: () => number) {
  const held = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(uploadBudget({ trustedProxies: 1, ...(now && { now }) }));
  app.post("/slow", async (context) => {
    await held.promise;
    return context.text("stored");
  });
  app.all("*", (context) => context.text("stored"));
  const send = (
    client: string,
    path: string,
    headers: Record<string, string>,
    method = "POST",
    incoming: Incoming = { socket: { bytesRead: 0 }, complete: false },
  ) =>
    app.request(path, { method, headers: { "x-forwarded-for": client, ...headers } }, { incoming });
  return { send, release: held.resolve };
}

/** Refused uploads are sent to the quick path, so that one that is taken by mistake ends its test at once. */
const file = { "content-length": String(11 * 1024 * 1024) };

test("stalled uploads take limited memory, and further ones are told to come back", async () => {
  const { send, release } = setUp();
  const held = Array.from({ length: 8 }, (_, i) => send(`203.0.113.${i}`, "/slow", file));
  const refused = await send("203.0.113.50", "/", file);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("10");
  // A body without a stated length counts as the longest.
  expect((await send("203.0.113.51", "/", {})).status).toBe(503);
  const message = { "content-length": "4000" };
  expect((await send("203.0.113.52", "/", message)).status).toBe(200);
  expect((await send("203.0.113.53", "/", file, "GET")).status).toBe(200);
  release();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await send("203.0.113.50", "/", file)).status).toBe(200);
});

test("one address leaves room for the others", async () => {
  const { send, release } = setUp();
  const held = Array.from({ length: 3 }, () => send("203.0.113.1", "/slow", file));
  expect((await send("203.0.113.1", "/", file)).status).toBe(503);
  expect((await send("203.0.113.2", "/", file)).status).toBe(200);
  release();
  await Promise.all(held);
});

/** Starts eight uploads that fill all places, and records which are cut. */
function fill(send: ReturnType<typeof setUp>["send"], headers = file) {
  const cut: number[] = [];
  const incoming = Array.from({ length: 8 }, (_, i) => ({
    socket: { bytesRead: 2_000, destroy: () => void cut.push(i) },
    complete: false,
  }));
  const held = incoming.map((request, i) =>
    send(`203.0.113.${i}`, "/slow", headers, "POST", request),
  );
  return { cut, incoming, held };
}

test("very slow uploads keep no one out", async () => {
  const time = { now: 0 };
  const { send, release } = setUp(() => time.now);
  const { cut, incoming, held } = fill(send);
  time.now = 4_000;
  expect((await send("203.0.113.50", "/", file)).status).toBe(503);
  time.now = 6_000;
  for (const [i, { socket }] of incoming.entries()) socket.bytesRead = i === 5 ? 2_010 : 1_000_000;
  const taken = send("203.0.113.50", "/slow", file);
  expect(cut).toEqual([5]);
  release();
  expect((await taken).status).toBe(200);
  await Promise.all(held);
});

test("a complete upload that is being stored is not cut", async () => {
  const time = { now: 0 };
  const { send, release } = setUp(() => time.now);
  const { cut, incoming, held } = fill(send);
  time.now = 60_000;
  for (const request of incoming) request.complete = true;
  expect((await send("203.0.113.50", "/", file)).status).toBe(503);
  expect(cut).toEqual([]);
  release();
  await Promise.all(held);
});

test("only as many are cut as the next one needs, and none if that is not enough", async () => {
  const time = { now: 0 };
  const { send, release } = setUp(() => time.now);
  const small = { "content-length": String(1024 * 1024) };
  const many = Array.from({ length: 90 }, (_, i) => ({
    socket: { bytesRead: 0, destroy: () => void cut.push(i) },
    complete: i >= 3,
  }));
  const cut: number[] = [];
  const held = many.map((request, i) => send(`198.51.100.${i}`, "/slow", small, "POST", request));
  time.now = 60_000;
  expect((await send("203.0.113.50", "/", file)).status).toBe(503);
  expect(cut).toEqual([]);
  for (const request of many.slice(0, 40)) request.complete = false;
  const taken = send("203.0.113.50", "/slow", file);
  const { length } = cut;
  expect(length).toBeGreaterThan(1);
  expect(length).toBeLessThan(40);
  release();
  expect((await taken).status).toBe(200);
  await Promise.all(held);
});
