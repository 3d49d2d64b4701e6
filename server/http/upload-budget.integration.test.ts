import { Hono } from "hono";
import { expect, test } from "vitest";
import { uploadBudget } from "./upload-budget.ts";

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
    socket: { bytesRead: number; destroy?(): void } = { bytesRead: 0 },
  ) =>
    app.request(
      path,
      { method, headers: { "x-forwarded-for": client, ...headers } },
      { incoming: { socket } },
    );
  return { send, release: held.resolve };
}

const file = { "content-length": String(11 * 1024 * 1024) };

test("uploads that are held take up a bounded memory, and the next are asked to come back", async () => {
  const { send, release } = setUp();
  const held = Array.from({ length: 8 }, (_, i) => send(`203.0.113.${i}`, "/slow", file));
  const refused = await send("203.0.113.50", "/slow", file);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("10");
  // A body that does not say how long it is counts as the longest.
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
  expect((await send("203.0.113.1", "/slow", file)).status).toBe(503);
  expect((await send("203.0.113.2", "/", file)).status).toBe(200);
  release();
  await Promise.all(held);
});

test("uploads that hardly move keep nobody out", async () => {
  const time = { now: 0 };
  const { send, release } = setUp(() => time.now);
  const cut: number[] = [];
  const sockets = Array.from({ length: 8 }, (_, i) => ({
    bytesRead: 0,
    destroy: () => void cut.push(i),
  }));
  const held = sockets.map((socket, i) => send(`203.0.113.${i}`, "/slow", file, "POST", socket));
  time.now = 4_000;
  expect((await send("203.0.113.50", "/slow", file)).status).toBe(503);
  time.now = 6_000;
  for (const [i, socket] of sockets.entries()) socket.bytesRead = i === 5 ? 10 : 1_000_000;
  const taken = send("203.0.113.50", "/slow", file);
  expect(cut).toEqual([5]);
  release();
  expect((await taken).status).toBe(200);
  await Promise.all(held);
});
