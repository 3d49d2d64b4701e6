import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";

/** Answers that would use up the budget that all callers share. */
let running: RunningLake;
beforeAll(async () => {
  running = await runLake({
    limits: { answerBytes: 400_000 },
    budget: { total: 2_000_000, anonymous: 600_000, address: 500_000 },
    addressOf: (c) => c.req.header("from") ?? "unknown",
  });
  const text = "y".repeat(1000);
  await running
    .client()
    .mutate(
      Array.from({ length: 300 }, (_, n) => ({ create: { _id: `n${n}`, _type: "note", text } })),
    );
});
afterAll(() => running.stop());

const path = (query: string) =>
  `/v${contentApiVersion}/data/query/blogs?query=${encodeURIComponent(query)}&returnQuery=false`;
const asEditor = { headers: { authorization: `Bearer ${token}` } };
const many = '*{"a":*{"b":*{"c":*._id}}}';

it("rejects a result that explodes in size, and says how to request less", async () => {
  for (const init of [{}, asEditor]) {
    const response = await running.request(path(many), init);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        type: "queryTooLargeError",
        query: many,
        description: expect.stringMatching(/^The result is larger than .+\[0\.\.\.100\]/),
      },
    });
  }
  await expect(running.reader().fetch(many)).rejects.toThrow("larger than 400000 bytes");
});

it("returns large results to an editor unchanged", async () => {
  const all = await (await running.request(path("*{_id, text}"), asEditor)).json();
  expect(all.result).toHaveLength(300);
  expect(new Set(all.result.map(({ text }: { text: string }) => text.length))).toEqual(
    new Set([1000]),
  );
});

it("rejects a request for more documents than a response may contain", async () => {
  const ids = Array.from({ length: 300 }, (_, n) => `n${n},n${n},n0`).join(",");
  const anonymous = await running.request(`/v${contentApiVersion}/data/doc/blogs/${ids}`);
  expect([anonymous.status, (await anonymous.json()).documents?.length]).toEqual([200, 300]);
  const wider = await runLake({ limits: { answerBytes: 10_000 } });
  await wider.client().create({ _id: "long", _type: "note", text: "y".repeat(20_000) });
  const refused = await wider.request(`/v${contentApiVersion}/data/doc/blogs/long`);
  expect([refused.status, (await refused.json()).message]).toEqual([
    400,
    expect.stringContaining("larger than"),
  ]);
  await wider.stop();
});

it("rejects an oversized posted query from an anonymous caller", async () => {
  const post = (init: object) =>
    running.request(`/v${contentApiVersion}/data/query/blogs`, {
      method: "POST",
      body: JSON.stringify({ query: "1", params: { text: "z".repeat(1_500_000) } }),
      ...init,
    });
  expect((await post({})).status).toBe(413);
  expect((await post(asEditor)).status).toBe(200);
});

it("prepares no further responses for a client that does not read them", async () => {
  // Without a socket in between, which would buffer some of it whether or not anyone reads.
  const ask = (init?: RequestInit) => running.lake.app.request(path("*{_id, text}"), init);
  const held = await ask();
  expect(held.status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  expect((await ask(asEditor)).status).toBe(200);
  expect((await running.request(path("*[0]._id"))).status).toBe(200);
  await held.body?.cancel();
  const again = await ask();
  expect(again.status).toBe(200);
  expect((await again.json()).result).toHaveLength(300);
  const last = await ask();
  expect(last.status).toBe(200);
  await last.body?.cancel();
});

it("gives the slot of a barely read response to the next client", async () => {
  const ask = (from: string) =>
    running.lake.app.request(path("*{_id, text}"), { headers: { from } });
  const held = await ask("one");
  expect([held.status, (await ask("another")).status]).toEqual([200, 503]);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now + 20_000);
  onTestFinished(() => clock.mockRestore());
  const next = await ask("another");
  expect(next.status).toBe(200);
  await expect(held.text()).rejects.toThrow("not read");
  expect((await next.json()).result).toHaveLength(300);
});
