import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type RunningLake, runLake, silent, token } from "../src/testing.ts";
import { within } from "./within.ts";

/** Requests that nobody sends by mistake. */
let running: RunningLake;
const logged = vi.fn();
beforeAll(async () => {
  running = await runLake({ logger: { ...silent, error: logged } });
});
afterAll(() => running.stop());

const auth = { authorization: `Bearer ${token}` };
const mutate = (body: string) =>
  running.request(`/v${contentApiVersion}/data/mutate/blogs`, {
    method: "POST",
    headers: auth,
    body,
  });
const replace = (document: object) =>
  mutate(JSON.stringify({ mutations: [{ createOrReplace: document }] }));
const upload = (kind: "images" | "files", body: BodyInit, type: string, name = "x") =>
  running.request(
    `/v${contentApiVersion}/assets/${kind}/blogs?filename=${encodeURIComponent(name)}`,
    {
      method: "POST",
      headers: { ...auth, "content-type": type },
      body,
    },
  );
const query = (text: string, endpoint = "data/query") =>
  running.request(`/v${contentApiVersion}/${endpoint}/blogs?query=${encodeURIComponent(text)}`, {
    headers: auth,
  });

it("refuses documents that are nested without end, at once or step by step", async () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  for (const levels of [150, 200_000]) {
    const response = await mutate(
      `{"mutations":[{"createOrReplace":{"_id":"deep","_type":"x","a":${nested(levels)}}}]}`,
    );
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain("100 levels");
  }
  expect((await replace({ _id: "grown", _type: "x", a: JSON.parse(nested(60)) })).status).toBe(200);
  const path = `${"a.".repeat(61)}b`;
  const grow = await mutate(
    JSON.stringify({
      mutations: [
        { patch: { id: "grown", set: { [`${"a.".repeat(60)}a`]: {} } } },
        { patch: { id: "grown", set: { [path]: JSON.parse(nested(60)) } } },
      ],
    }),
  );
  expect([grow.status, JSON.stringify(await grow.json())]).toEqual([
    400,
    expect.stringContaining("100 levels"),
  ]);
});

it("takes a document with thousands of fields, each of which can be asked for", async () => {
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}`, i]));
  expect((await replace({ _id: "wide", _type: "x", ...wide })).status).toBe(200);
  expect(await (await query('*[_type == "x" && f4999 == 4999]._id')).json()).toMatchObject({
    result: ["wide"],
  });
});

/** Sends an endless body of undeclared length. */
async function sendForEver(path: string, type: string) {
  const { port } = new URL(running.url);
  const call = request({ port, path, method: "POST", headers: { "content-type": type } });
  call.on("error", () => {}); // the rest of the body fails once the response has arrived
  const answered = once(call, "response");
  const piece = Buffer.alloc(64 * 1024, "x");
  let sent = 0;
  const send = () => {
    while (!call.destroyed && call.write(piece)) sent += piece.length;
  };
  call.on("drain", send);
  send();
  const [response]: IncomingMessage[] = await answered;
  call.destroy();
  return { status: response?.statusCode, sent };
}

it.each([
  [`/content-api/v${contentApiVersion}/data/query/blogs`, "application/json"],
  ["/studio/sign-in", "application/x-www-form-urlencoded"],
])("refuses a body without end at %s before it fills the memory", async (path, type) => {
  const { status, sent } = await sendForEver(path, type);
  expect(status).toBe(413);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

it("goes on when connections are reset while they ask for a web socket", async () => {
  const { port } = new URL(running.url);
  const asks = `GET /content-api/streams HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`;
  for (let pause = 0; pause < 30; pause += 1) {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(asks);
    // Covers disconnects before the request is read, before it is answered, and afterwards.
    for (let turn = 0; turn < pause % 6; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
    await once(socket, "close");
  }
  const answer = await running.request(`/v${contentApiVersion}/data/query/blogs?query=1`);
  expect(await answer.json()).toMatchObject({ result: 1 });
});

it("refuses a body in chunks of a byte, each of which would be an object", async () => {
  const { hostname, port, pathname } = new URL(running.url);
  const send = async (chunk: string, count: number) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    const head = `POST ${pathname}/v${contentApiVersion}/data/query/blogs HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n`;
    socket.write(head + `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count));
    socket.write("0\r\n\r\n");
    let came = "";
    socket.on("data", (data) => {
      came += data;
      socket.end();
    });
    await once(socket, "close");
    return came;
  };
  expect(await send(" ", 3_000)).toBe("");
  expect(await send(" ".repeat(200), 3_000)).toMatch(/^HTTP\/1\.1 400 /);
});

it("refuses a sign-in that is no form", async () => {
  const { origin } = new URL(running.url);
  const response = await fetch(`${origin}/studio/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect([response.status, await response.text()]).toEqual([
    415,
    "Send the form of the sign-in page.\n",
  ]);
});

it.each(["ünï", "a b", "a/b", "../x", "a\u0000b", "-a", "a..b", "😀", "x".repeat(129)])(
  "refuses the document id %j",
  async (_id) => {
    const response = await replace({ _id, _type: "x" });
    expect([response.status, (await response.json()).error.items[0].error.type]).toEqual([
      400,
      "validationError",
    ]);
  },
);

it("keeps what looks like a prototype as data, and out of its own objects", async () => {
  await mutate(
    '{"mutations":[{"createOrReplace":{"_id":"proto","_type":"x","constructor":{"prototype":{"polluted":1}},"__proto__":{"polluted":1}}},{"patch":{"id":"proto","set":{"__proto__.polluted":1}}}]}',
  );
  expect("polluted" in {}).toBe(false);
});

it("answers queries that are nested without end, on every thread that reads them", async () => {
  const deep = (levels: number) => `*[${"(".repeat(levels)}a${")".repeat(levels)}]`;
  const post = (text: string) =>
    running.request(`/v${contentApiVersion}/data/query/blogs`, {
      method: "POST",
      headers: auth,
      body: JSON.stringify({ query: text }),
    });
  expect((await post(deep(100_000))).status).toBe(400);
  // As deeply nested as a URL allows; a parser that can handle it may accept it.
  const listener = await query(deep(6000), "data/listen");
  expect([200, 400]).toContain(listener.status);
  expect((await replace({ _id: "seen", _type: "x", a: true })).status).toBe(200);
  await listener.body?.cancel();
  expect((await query("1")).status).toBe(200);
});

it.each([
  "/images/embedded/blogs/..%2f..%2fcontent.sqlite",
  "/files/embedded/blogs/..%2f..%2f..%2fproject.sqlite",
  "/files/embedded/..%2fblogs/x.txt",
  "/files/embedded/blogs/%00.txt",
  `/v${contentApiVersion}/data/query/..%2f..%2fblogs?query=1`,
])("finds nothing at %s", async (path) => {
  expect((await running.request(path, { headers: auth })).status).toBe(404);
});

it.each([
  ["half a picture", Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(300, 7)])],
  ["text", "hello"],
  ["nothing", ""],
  [
    "a picture of ten billion points",
    '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
  ],
  [
    "a drawing that reads files",
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
  ],
])("refuses %s as a picture", async (_, body) => {
  expect((await upload("images", body, "image/png")).status).toBe(400);
});

it("sends what was uploaded so that nothing in it can run", async () => {
  const script = "<script>alert(1)</script>";
  const uploads = [
    await upload(
      "images",
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`,
      "image/svg+xml",
    ),
    await upload("files", script, "text/html", "../../x.html"),
  ];
  for (const uploaded of uploads) {
    const { document } = await uploaded.json();
    const response = await fetch(document.url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox$/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const saved = await fetch(`${document.url}?dl=${encodeURIComponent('a"\r\nx: y')}`);
    expect([saved.headers.get("content-disposition"), saved.headers.get("x")]).toEqual([
      "attachment; filename*=UTF-8''a%22%0D%0Ax%3A%20y",
      null,
    ]);
  }
});

it("forgets an upload that breaks off, without calling it a failure", async () => {
  const { port } = new URL(running.url);
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `POST /content-api/v${contentApiVersion}/assets/files/blogs HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: 1000000\r\n\r\nabc`,
    () => socket.destroy(),
  );
  await once(socket, "close");
  // By the time a later request is answered, the broken one has been handled.
  await expect.poll(async () => (await query("1")).status).toBe(200);
  expect(logged).not.toHaveBeenCalled();
  expect(
    await (await query('count(*[_type == "sanity.fileAsset" && size == 1000000])')).json(),
  ).toMatchObject({ result: 0 });
});

it("lets one of many win who write the same revision", async () => {
  await replace({ _id: "one", _type: "x" });
  const { documents } = await (
    await running.request(`/v${contentApiVersion}/data/doc/blogs/one`, { headers: auth })
  ).json();
  const ifRevisionID = documents[0]._rev;
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const patch = { id: "one", ifRevisionID, set: { n } };
      return (await mutate(JSON.stringify({ mutations: [{ patch }] }))).status;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(409)]);
});

it(
  "sends one change to a thousand listeners",
  async () => {
    const listeners: Response[] = [];
    // In batches: fetch gives up on a connection that takes ten seconds, on any machine.
    while (listeners.length < 1000) {
      const some = Array.from({ length: 50 }, () => query('*[_type == "ping"]', "data/listen"));
      listeners.push(...(await Promise.all(some)));
    }
    await replace({ _id: "ping", _type: "ping" });
    await Promise.all(
      listeners.map(async ({ body }) => {
        if (!body) throw new Error("No stream");
        let text = "";
        for await (const part of body.pipeThrough(new TextDecoderStream())) {
          text += part;
          if (text.includes("event: mutation")) return;
        }
        throw new Error("The stream ended before the change");
      }),
    );
  },
  within(60_000),
);

it("refuses a query with thousands of parameters", async () => {
  const ask = (count: number) =>
    running.request(`/v${contentApiVersion}/data/query/blogs`, {
      method: "POST",
      headers: auth,
      body: JSON.stringify({
        query: "$p1",
        params: Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, n])),
      }),
    });
  expect(await (await ask(1_000)).json()).toMatchObject({ result: 1 });
  const refused = await ask(1_001);
  expect([refused.status, (await refused.json()).message]).toEqual([
    400,
    "A query may have 1000 parameters at most",
  ]);
});

it("answers a query with many alternatives, also with more than are looked up", async () => {
  await replace({ _id: "one-of-many", _type: "x", number: 7 });
  for (const sides of [2, 200, 201, 900]) {
    const alternatives = Array.from({ length: sides }, (_, side) => `number == ${side + 7}`);
    const text = `*[_type == "x" && (${alternatives.join("||")})]._id`;
    const answer = await running.request(`/v${contentApiVersion}/data/query/blogs`, {
      method: "POST",
      headers: auth,
      body: JSON.stringify({ query: text }),
    });
    expect([sides, (await answer.json()).result]).toEqual([sides, ["one-of-many"]]);
  }
});

it("refuses ranges of a patch that no list has, before anybody lists their places", async () => {
  await replace({ _id: "ranged", _type: "x", list: [1, 2, 3] });
  const before = process.memoryUsage.rss();
  const patch = { id: "ranged", unset: ["list[-99999999:99999999]"] };
  const answer = await mutate(JSON.stringify({ mutations: [{ patch }] }));
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining("No list is as long as"),
  ]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(500_000_000);
});
