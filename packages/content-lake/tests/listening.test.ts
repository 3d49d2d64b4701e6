import { connect } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { contentApiVersion } from "@brightkeel/contracts";
import type { MutationEvent, SanityClient } from "@sanity/client";
import { applyPatch } from "mendoza";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";
import { within } from "./within.ts";

let running: RunningLake;
let client: SanityClient;

beforeAll(async () => {
  running = await runLake();
  client = running.client();
});
afterAll(() => running.stop());
beforeEach(() => client.delete({ query: "*[true]" }));

type Listened = Partial<Omit<MutationEvent, "type">> & { type: string };

/** Listens with the real client; `of(n)` waits until n events have arrived. */
async function listening(
  from: SanityClient,
  query: string,
  params: Record<string, unknown> = {},
  options: Parameters<SanityClient["listen"]>[2] = {},
) {
  const events: Listened[] = [];
  let ready: () => void = () => {};
  const welcomed = new Promise<void>((done) => {
    ready = done;
  });
  const subscription = from
    .listen(query, params, {
      ...options,
      events: ["welcome", "mutation", "reset", "welcomeback"],
    } as typeof options)
    .subscribe((event) => {
      // The client derives the event type from the options, which are built here.
      const listened: Listened = event as unknown as Listened;
      if (listened.type === "welcome") ready();
      else events.push(listened);
    });
  await welcomed;
  return {
    events,
    stop: () => subscription.unsubscribe(),
    async of(count: number): Promise<Listened[]> {
      await expect.poll(() => events.length, { timeout: within(5000), interval: 10 }).toBe(count);
      return events;
    },
  };
}

describe("listening", () => {
  it("reports documents that appear, change and disappear", async () => {
    const listener = await listening(client, '*[_type == "note" && open == $open]', { open: true });
    await client.create({ _id: "a", _type: "note", open: false });
    await client.patch("a").set({ open: true }).commit();
    await client.patch("a").set({ title: "x" }).commit();
    await client.patch("a").set({ open: false }).commit();
    const events = await listener.of(3);
    listener.stop();
    expect(events.map((event) => event.transition)).toEqual(["appear", "update", "disappear"]);
    expect(events[1]).toMatchObject({
      documentId: "a",
      result: { title: "x", open: true },
      previousRev: events[0]?.resultRev,
      transactionCurrentEvent: 1,
      transactionTotalEvents: 1,
    });
  });

  it.each([
    ["on this thread", "*[owner == identity()]"],
    ["in a worker", '*[owner == identity() && title match "a*"]'],
  ])("knows who listens, in a filter that is decided %s", async (_where, query) => {
    const other = running.client({ token: await running.lake.createToken("Another") });
    const { id } = await other.users.getById("me");
    const [mine, theirs] = [await listening(client, query), await listening(other, query)];
    const nobodys = await listening(running.reader(), query);
    await client.create({ _id: "first", _type: "note", title: "a", owner: "editor" });
    await client.create({ _id: "second", _type: "note", title: "a", owner: id });
    expect((await mine.of(1))[0]?.documentId).toBe("first");
    expect((await theirs.of(1))[0]?.documentId).toBe("second");
    await nobodys.of(0);
    for (const listener of [mine, theirs, nobodys]) listener.stop();
  });

  it("counts only the events of a transaction that the listener receives", async () => {
    const listener = await listening(client, '*[_type == "note"]');
    await client
      .transaction()
      .create({ _id: "p", _type: "page" })
      .create({ _id: "a", _type: "note" })
      .create({ _id: "q", _type: "page" })
      .create({ _id: "b", _type: "note" })
      .commit();
    const events = await listener.of(2);
    listener.stop();
    expect(events).toMatchObject([
      { documentId: "a", transactionCurrentEvent: 1, transactionTotalEvents: 2 },
      { documentId: "b", transactionCurrentEvent: 2, transactionTotalEvents: 2 },
    ]);
  });

  it("orders a deletion after the last revision, as the Studio requires", async () => {
    const { _rev } = await client.create({ _id: "a", _type: "note" });
    const listener = await listening(client, "*");
    const { transactionId } = await client.delete("a", { returnDocuments: false });
    const [event] = await listener.of(1);
    listener.stop();
    expect(event).toMatchObject({
      transition: "disappear",
      previousRev: _rev,
      resultRev: transactionId,
    });
  });

  it("evaluates any filter, in the order of the transactions", async () => {
    const listener = await listening(client, '*[title match "tea*" && count(tags) > 1]{title}');
    for (const [index, title] of ["tea", "coffee", "teapot"].entries())
      await client.create({ _id: `n${index}`, _type: "note", title, tags: ["a", "b"] });
    const events = await listener.of(2);
    listener.stop();
    expect(events.map((event) => event.documentId)).toEqual(["n0", "n2"]);
  });

  it("describes the change as a patch from one revision to the next", async () => {
    await client.create({ _id: "a", _type: "note", title: "before" });
    const listener = await listening(
      client,
      "*[_id == 'a']",
      {},
      {
        effectFormat: "mendoza",
        includePreviousRevision: true,
      },
    );
    await client.patch("a").set({ title: "after" }).commit();
    const [event] = await listener.of(1);
    listener.stop();
    const { _rev: _is, ...result } = event?.result ?? {};
    const { _rev: _was, ...previous } = event?.previous ?? {};
    // Present because the options ask for this format.
    const effects = event?.effects as { apply: unknown[]; revert: unknown[] };
    expect(applyPatch(previous, effects.apply)).toEqual(result);
    expect(applyPatch(result, effects.revert)).toEqual(previous);
  });

  it("sends one event per document and transaction", async () => {
    const listener = await listening(client, "*");
    await client
      .transaction()
      .create({ _id: "a", _type: "note", n: 0 })
      .patch("a", (patch) => patch.inc({ n: 1 }))
      .create({ _id: "b", _type: "note" })
      .commit();
    const events = await listener.of(2);
    listener.stop();
    expect(events.map((event) => [event.documentId, event.transactionCurrentEvent])).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
    expect(events[0]?.mutations).toHaveLength(2);
  });

  it("hides drafts from clients without a token", async () => {
    const listener = await listening(running.reader(), "*");
    await client.create({ _id: "drafts.a", _type: "note" });
    await client.create({ _id: "a", _type: "note" });
    const events = await listener.of(1);
    listener.stop();
    expect(events[0]?.documentId).toBe("a");
  });

  it("resumes where it left off", async () => {
    const address = (id: string) => ({
      path: `/v${contentApiVersion}/data/listen/blogs?query=*&enableResume=true&includeResult=true`,
      headers: { authorization: `Bearer ${token}`, "last-event-id": id },
    });
    await client
      .transaction()
      .transactionId("seen")
      .create({ _id: "a", _type: "note" })
      .create({ _id: "b", _type: "note" })
      .commit();
    await client.create({ _id: "c", _type: "note" });
    const { path, headers } = address("seen#a");
    const text = await firstText(await running.request(path, { headers }), 3);
    expect(text).toMatch(/^event: welcomeback\n/);
    expect([...text.matchAll(/"documentId":"(\w)"/g)].map((match) => match[1])).toEqual(["b", "c"]);
    const unknown = await firstText(
      await running.request(path, { headers: address("forgotten#a").headers }),
      1,
    );
    expect(unknown).toMatch(/^event: reset\n/);
  });

  it("reports a large transaction like a small one", async () => {
    const of = (n: number, more: object) => ({ _id: `n${n}`, _type: "note", ...more });
    const many = Array.from({ length: 260 }, (_, n) => n);
    await client.mutate(many.map((n) => ({ create: of(n, { open: n % 2 === 0 }) })));
    const listener = await listening(client, '*[_type == "note" && open == true]');
    // Opens the odd ones, closes the even ones, and also changes those that end in zero.
    await client.mutate(
      many.map((n) => ({ createOrReplace: of(n, { open: n % 2 === 1 || n % 10 === 0, n }) })),
    );
    const events = await listener.of(260);
    listener.stop();
    for (const { documentId, transition, transactionTotalEvents } of events) {
      const n = Number(documentId?.slice(1));
      expect([n, transition, transactionTotalEvents]).toEqual([
        n,
        n % 10 === 0 ? "update" : n % 2 === 1 ? "appear" : "disappear",
        260,
      ]);
    }
    await client.delete({ query: "*[true]" });
  });

  it(
    "does not block others while complex filters are evaluated for many documents",
    async () => {
      const terms = Array.from({ length: 400 }, (_, n) => `title == "t${n}"`).join(" || ");
      const listeners = await Promise.all(
        Array.from({ length: 15 }, (_, n) =>
          listening(running.reader(), `*[_type == "note" && (${terms} || title == "x${n}")]`),
        ),
      );
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      await client.mutate(
        Array.from({ length: 300 }, (_, n) => ({
          create: { _id: `n${n}`, _type: "note", title: n === 0 ? "t7" : "other" },
        })),
      );
      await Promise.all(listeners.map((listener) => listener.of(1)));
      delay.disable();
      for (const listener of listeners) listener.stop();
      // It took seconds when each filter was evaluated in turn on this thread.
      expect(delay.max / 1e6).toBeLessThan(within(700));
    },
    within(60_000),
  );

  it("disconnects a client that does not read, without affecting others", async () => {
    const { hostname, port } = new URL(running.url);
    const lazy = connect(Number(port), hostname).pause();
    const path = `/content-api/v${contentApiVersion}/data/listen/blogs`;
    const query = `query=${encodeURIComponent('*[_type == "large"]')}&includeResult=true`;
    lazy.write(`GET ${path}?${query} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    const quick = await listening(running.reader(), '*[_type == "large"]');
    const text = "x".repeat(500_000);
    // More than the connection buffers plus what an address may leave unread.
    const written = 90;
    for (let n = 0; n < written; n++)
      await client.create({ _id: `large-${n}`, _type: "large", text }, { visibility: "async" });
    await quick.of(written);
    let received = "";
    lazy.setEncoding("latin1").on("data", (part: string) => {
      received += part;
    });
    lazy.resume();
    // The last chunk of a chunked response.
    await expect.poll(() => received.endsWith("0\r\n\r\n"), { timeout: within(10_000) }).toBe(true);
    const heard = received.split("event: mutation").length - 1;
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBeLessThan(written);
    lazy.destroy();
    quick.stop();
  });

  it("rejects filters about other documents permanently", async () => {
    const refused = await running.request(
      `/v${contentApiVersion}/data/listen/blogs?query=${encodeURIComponent("*[author->name == 'x']")}`,
    );
    expect(await refused.text()).toMatch(/^event: channelError\n.*about the document itself/);
  });
});

/** Reads a stream until its text contains `events` events. */
async function firstText(response: Response, events: number): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (reader && (text.match(/\n\n/g) ?? []).length < events) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return text;
}
