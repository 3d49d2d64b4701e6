import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { within } from "../../tests/within.ts";
import { limitConnections, serverTimes } from "./connection-limits.ts";

const megabyte = 1024 * 1024;

async function setUp(
  answer: RequestListener,
  { atOnce = false, ...settings }: Parameters<typeof limitConnections>[3] & { atOnce?: boolean },
) {
  const server = createServer(serverTimes, (request, response) => {
    if (!limits.admits(request, response)) return;
    if (!atOnce) limits.begins(request, response);
    answer(request, response);
    if (atOnce) limits.sent(request, response);
  });
  const limits = limitConnections(
    server,
    ({ headers }) => String(headers.from),
    ({ url }) => url === "/upload",
    settings,
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  // The address of a TCP server is never a string; only that of a pipe is.
  const { port } = server.address() as AddressInfo;
  /** Sends a request without reading the response. */
  return async (head: string, from = "one") => {
    const socket = connect(port, "127.0.0.1").pause();
    sockets.push(socket);
    socket.on("error", () => {});
    await once(socket, "connect");
    const taken = once(server, "request");
    socket.write(`${head}\r\nhost: site.example\r\nfrom: ${from}\r\n\r\n`);
    const [request] = await taken;
    return { socket, isCut: () => request.socket.destroyed as boolean };
  };
}

const size = 12 * megabyte;
const large: RequestListener = (_request, response) => void response.end(Buffer.alloc(size));
/** Longer than any test takes to send the head of its request, even on a busy machine. */
const shortest = within(250);
const unread = { waitingBytes: 1_000 * megabyte };

test("an unread response is cut off", async () => {
  const send = await setUp(large, { pause: shortest, ...unread });
  const { isCut } = await send("GET / HTTP/1.1");
  await expect.poll(isCut).toBe(true);
});

test("a response that is read slowly but steadily is sent in full", async () => {
  const pause = within(600);
  const send = await setUp(large, { pause, ...unread });
  const { socket, isCut } = await send("GET / HTTP/1.1");
  const started = performance.now();
  let read = 0;
  await expect
    .poll(
      () => {
        const part: Buffer | null = socket.read();
        read += part?.length ?? 0;
        return read >= size || isCut();
      },
      { interval: within(5), timeout: within(20_000) },
    )
    .toBe(true);
  expect(performance.now() - started).toBeGreaterThan(pause);
  expect(read).toBeGreaterThanOrEqual(size);
});

test("a stalled request body is cut off", async () => {
  const send = await setUp(() => {}, { pause: shortest });
  const { isCut } = await send("POST / HTTP/1.1\r\ncontent-length: 1000");
  await expect.poll(isCut).toBe(true);
});

test("a connection stays open while its response is being prepared", async () => {
  const made = Promise.withResolvers<void>();
  const send = await setUp(
    (_request, response) => void made.promise.then(() => response.end("At last.")),
    { pause: shortest },
  );
  const waiting = await send("GET / HTTP/1.1");
  const idle = await send("POST / HTTP/1.1\r\ncontent-length: 1000");
  await expect.poll(idle.isCut).toBe(true);
  expect(waiting.isCut()).toBe(false);
  made.resolve();
  const [answer] = await once(waiting.socket.resume(), "data");
  expect(String(answer)).toContain("At last.");
});

test.each([
  ["made first", false],
  ["sent at once", true],
])(
  "a client that leaves much unread of what is %s gets 503, and other clients are unaffected",
  async (_, atOnce) => {
    let answered = 0;
    const send = await setUp(
      (request, response) => {
        answered += 1;
        large(request, response);
      },
      { waitingBytes: megabyte, atOnce },
    );
    await send("GET / HTTP/1.1");
    const { socket } = await send("GET / HTTP/1.1");
    const [head] = await once(socket.resume(), "data");
    expect(String(head)).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5/i);
    expect(answered).toBe(1);
    await send("GET / HTTP/1.1", "another");
    expect(answered).toBe(2);
  },
);

test("incomplete request headers time out within ten seconds", () => {
  expect(serverTimes.headersTimeout).toBeLessThanOrEqual(10_000);
});

test("a slowly dripping body is cut off, unless it is an editor’s upload", async () => {
  const send = await setUp(() => {}, { bodyTime: 50 });
  const { socket: form } = await send("POST /form HTTP/1.1\r\ncontent-length: 100");
  const { socket: upload } = await send("POST /upload HTTP/1.1\r\ncontent-length: 100");
  await once(form.resume(), "close");
  expect(upload.destroyed).toBe(false);
});

test("a connection that pipelines many requests without waiting for responses is cut off", async () => {
  let asked = 0;
  const unanswered: RequestListener = () => {
    asked += 1;
  };
  const send = await setUp(unanswered, { unanswered: 5 });
  const { socket } = await send(
    `GET / HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(1_000).trimEnd().concat("\r\n\r\nGET / HTTP/1.1"),
  );
  await once(socket.resume(), "close");
  expect(asked).toBe(5);
});

test("a connection may send any number of requests one after another", async () => {
  const send = await setUp((_request, response) => void response.end("page"), {
    unanswered: 2,
    atOnce: true,
  });
  const { socket } = await send("GET / HTTP/1.1");
  for (let count = 0; count < 10; count += 1) {
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    expect(String((await once(socket.resume(), "data"))[0])).toMatch(/^HTTP\/1\.1 200/);
  }
});

test("pipelined requests are limited even if their responses are sent at once", async () => {
  let asked = 0;
  const send = await setUp(
    (_request, response) => {
      asked += 1;
      response.end("page");
    },
    { unanswered: 5, atOnce: true },
  );
  const { socket } = await send(
    "GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(1_000).concat("GET / HTTP/1.1"),
  );
  await once(socket.resume(), "close");
  expect(asked).toBeLessThanOrEqual(6);
});

test.each([
  ["is read", (request: IncomingMessage) => void request.resume()],
  [
    "is answered without being read",
    (_request: IncomingMessage, response: ServerResponse) => void response.end(),
  ],
  ["is left alone", () => {}],
])("a body of very small chunks that %s is cut off", async (_name, answer) => {
  const send = await setUp(answer, { pause: within(60_000) });
  const { socket, isCut } = await send("POST / HTTP/1.1\r\ntransfer-encoding: chunked");
  socket.resume().write("1\r\na\r\n".repeat(990));
  const { promise: nextTurn, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  await nextTurn;
  expect(isCut()).toBe(false);
  // Goes on, so that no limit on silence cuts it.
  const go = () => {
    if (socket.destroyed) return;
    socket.write("1\r\na\r\n");
    setImmediate(go);
  };
  go();
  await once(socket, "close");
  expect(isCut()).toBe(true);
});

test("a body in chunks of ordinary size is read in full, however many there are", async () => {
  let read = 0;
  const send = await setUp((request, response) => {
    request.on("data", ({ length }) => {
      read += length;
    });
    request.on("end", () => response.end("All of it."));
  }, {});
  const { socket } = await send("POST / HTTP/1.1\r\ntransfer-encoding: chunked");
  socket.write(`${`400\r\n${"a".repeat(1024)}\r\n`.repeat(5_000)}0\r\n\r\n`);
  expect(String((await once(socket.resume(), "data"))[0])).toContain("All of it.");
  expect(read).toBe(5_000 * 1024);
});

/** Sends more requests at once than allowed, and returns a check of whether a new connection is answered. */
async function bringTooMany(settings: Parameters<typeof setUp>[1]) {
  const answer: RequestListener = ({ url }, response) => {
    if (url === "/later") response.end();
  };
  const send = await setUp(answer, { unanswered: 5, ...settings });
  const { socket } = await send(
    "GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(10).concat("GET / HTTP/1.1"),
  );
  const later = `http://127.0.0.1:${socket.remotePort}/later`;
  await once(socket.resume(), "close");
  return () =>
    fetch(later, { headers: { connection: "close" } }).then(
      ({ ok }) => ok,
      () => false,
    );
}

test("after too many requests, a network is rejected for a while", async () => {
  const isAnswered = await bringTooMany({ shutOut: within(500) });
  expect(await isAnswered()).toBe(false);
  await expect.poll(isAnswered, { timeout: within(5_000) }).toBe(true);
});

test("after too many requests, a network loses its open connections", async () => {
  const send = await setUp(() => {}, { unanswered: 5, shutOut: within(500) });
  const { socket: waiting } = await send("GET / HTTP/1.1");
  await send(`${"GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(10)}GET / HTTP/1.1`);
  await once(waiting.resume(), "close");
});

test("connections from a proxy are accepted at once", async () => {
  const isAnswered = await bringTooMany({ shutOut: 0 });
  expect(await isAnswered()).toBe(true);
});

test("there is no limit on sequential requests per connection", async () => {
  const send = await setUp((_request, response) => void response.end("Here."), { unanswered: 2 });
  const { socket } = await send("GET / HTTP/1.1");
  for (let request = 0; request < 10; request += 1) {
    expect(String((await once(socket.resume(), "data"))[0])).toContain("Here.");
    socket.write("GET / HTTP/1.1\r\nhost: x\r\nfrom: one\r\n\r\n");
  }
});
