import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { contentApiPath } from "@brightkeel/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";

/**
 * HTTP that no client writes, on sockets of our own: what two programs could read in two ways is refused, so that no
 * proxy in front takes one request for two. https://www.rfc-editor.org/rfc/rfc9112#section-11
 */

const form = "content-type: application/x-www-form-urlencoded";
const post = `POST ${paths.contactUs()} HTTP/1.1`;
const host = "host: localhost";
/** A request that only this machine gets an answer to; within another's body it must get none. */
const hidden = `GET ${paths.metrics} HTTP/1.1\r\n${host}\r\n\r\n`;
const lines = (...head: string[]) => `${head.join("\r\n")}\r\n\r\n`;

/** What must not be answered otherwise; where more is sent than is read, the answer may be lost. */
const refused: [what: string, status: string, bytes: string][] = [
  ["two lengths", "400", lines(post, host, "content-length: 0", `content-length: 44`) + hidden],
  ["one length twice", "400", `${lines(post, host, "content-length: 1", "content-length: 1")}a`],
  ["a list of lengths", "400", `${lines(post, host, "content-length: 1, 1")}a`],
  ["a length with a sign", "400", `${lines(post, host, "content-length: +1")}a`],
  [
    "chunks and a length",
    "400",
    `${lines(post, host, "content-length: 4", "transfer-encoding: chunked")}0\r\n\r\n${hidden}`,
  ],
  ["chunks by another name", "400", `${lines(post, host, "transfer-encoding: xchunked")}0\r\n\r\n`],
  [
    "chunks that are not last",
    "400",
    `${lines(post, host, "transfer-encoding: chunked, identity")}0\r\n\r\n`,
  ],
  [
    "a space before the colon",
    "400",
    `${lines(post, host, "transfer-encoding : chunked", "content-length: 5")}0\r\n\r\n`,
  ],
  [
    "chunks in HTTP/1.0",
    "400",
    `${lines(post.replace("1.1", "1.0"), "connection: keep-alive", "transfer-encoding: chunked")}0\r\n\r\n${hidden}`,
  ],
  ["HTTP/2.0 in the first line", "400", lines("GET / HTTP/2.0", host, "connection: close")],
  ["line feeds alone", "400", `GET / HTTP/1.1\n${host}\n\n`],
  ["a carriage return alone", "400", lines("GET / HTTP/1.1", host, "x: a\rb")],
  [
    "chunks ended by line feeds",
    "400",
    `${lines(post, host, "transfer-encoding: chunked")}1\na\n0\n\n`,
  ],
  ["a folded line", "400", lines("GET / HTTP/1.1", host, "x: a\r\n b")],
  ["a folded host", "400", lines("GET / HTTP/1.1", "host: localhost\r\n .evil.example")],
  ["a NUL in a header", "400", lines("GET / HTTP/1.1", host, "x: a\0b")],
  ["a NUL in the address", "400", lines("GET /a\0b HTTP/1.1", host)],
  ["bytes above ASCII in the address", "400", lines("GET /\xe9 HTTP/1.1", host)],
  ["20 KB of a header", "431", lines("GET / HTTP/1.1", host, `x: ${"a".repeat(20_000)}`)],
  ["3,000 headers", "431", lines("GET / HTTP/1.1", host, ...Array(3_000).fill("a: bcdef"))],
  ["two hosts", "400", lines("GET / HTTP/1.1", host, "host: evil.example", "connection: close")],
  ["no host", "400", lines("GET / HTTP/1.1")],
  ["a host with a user", "400", lines("GET / HTTP/1.1", "host: a@localhost", "connection: close")],
  ["a host with a path", "400", lines("GET / HTTP/1.1", "host: localhost/a", "connection: close")],
  [
    "a port that is none",
    "400",
    lines("GET / HTTP/1.1", "host: localhost:99999", "connection: close"),
  ],
  [
    "another host's address",
    "400",
    lines("GET http://evil.example/ HTTP/1.1", host, "connection: close"),
  ],
  [
    "an address with a user",
    "400",
    lines("GET http://a@localhost/ HTTP/1.1", host, "connection: close"),
  ],
  [
    "an address of another kind",
    "400",
    lines("GET ftp://localhost/ HTTP/1.1", host, "connection: close"),
  ],
  ["a tunnel", "", lines("CONNECT localhost:443 HTTP/1.1", host)],
  ["an expectation of its own", "417", lines(post, host, "expect: 200-ok", "connection: close")],
  [
    "a huge body that asks first",
    "413",
    lines(
      post,
      host,
      form,
      "expect: 100-continue",
      "content-length: 999999999",
      "connection: close",
    ),
  ],
  ["a length of many digits", "400", lines(post, host, `content-length: ${"9".repeat(30)}`)],
  [
    "a chunk of many digits",
    "400",
    `${lines(post, host, "transfer-encoding: chunked")}${"f".repeat(20)}\r\n`,
  ],
  [
    "an extension of 100 KB to a chunk",
    "413",
    `${lines(post, host, form, "transfer-encoding: chunked")}1;${"a".repeat(100_000)}\r\na\r\n0\r\n\r\n`,
  ],
  [
    "20,000 trailers",
    "431",
    `${lines(post, host, form, "transfer-encoding: chunked")}0\r\n${"x: y\r\n".repeat(20_000)}\r\n`,
  ],
];

describe.each([1, 2])("with PROCESSES=%i", (processes) => {
  let site: Site;
  beforeAll(async () => {
    await ensureBuild();
    site = await startSite({ PROCESSES: String(processes) });
  }, within(300_000));
  afterAll(() => site?.remove());

  /** Sends bytes, and returns the statuses of all answers until the connection ends. */
  async function statusesOf(bytes: string, from = "127.0.0.1"): Promise<string> {
    const { hostname, port } = new URL(site.origin);
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.on("error", () => {});
    socket.write(bytes, "latin1");
    const answers = await text(socket).catch(() => "");
    return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)]
      .map(([, status]) => status)
      .filter((status) => status !== "100")
      .join(" ");
  }

  test.each(refused)("%s: %s", async (_what, status, bytes) => {
    const statuses = await statusesOf(bytes);
    if (bytes.length < 50_000) expect(statuses).toBe(status);
    else expect(["", status]).toContain(statuses);
  });

  test("nothing in a body is taken for a request", async () => {
    const ending = "connection: close";
    for (const bytes of [
      lines("GET / HTTP/1.1", host, `content-length: ${hidden.length}`, ending) + hidden,
      `${lines("GET / HTTP/1.1", host, "transfer-encoding: chunked", ending)}${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    ])
      expect(await statusesOf(bytes)).toBe("200");
  });

  test("no header changes the method", async () => {
    for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
      const head = lines(
        post,
        host,
        form,
        `${name}: DELETE`,
        "connection: close",
        "content-length: 14",
      );
      expect(await statusesOf(`${head}_method=DELETE`), name).toBe("422");
    }
  });

  test("requests that come together are answered in their order", async () => {
    const get = (path: string, ...more: string[]) => lines(`GET ${path} HTTP/1.1`, host, ...more);
    const together = get("/services") + get("/nowhere") + get("/", "connection: close");
    expect(await statusesOf(together)).toBe("200 404 200");
  });

  test("bodies of one-byte chunks are cut, and no one waits for them", async () => {
    const attack = async (path: string, nth: number) => {
      const head = lines(`POST ${path} HTTP/1.1`, host, form, "transfer-encoding: chunked");
      await statusesOf(head + "1\r\na\r\n".repeat(100_000), `127.0.3.${nth + 1}`);
    };
    const attacked = [
      "/contact-us",
      "/nowhere",
      `${contentApiPath}/v1/data/query/blogs`,
      "/services",
    ];
    // A body that stands still is cut when the time for it is over; these must be cut before, as soon as they are seen.
    const still = statusesOf(`${lines(post, host, form, "content-length: 9")}a`);
    const attacks = Promise.all(
      Array.from({ length: 40 }, (_, nth) => attack(attacked[nth % 4] ?? "/", nth)),
    );
    expect(
      await Promise.race([still.then(() => "the time is over"), attacks.then(() => "cut")]),
    ).toBe("cut");
    expect((await fetch(`${site.origin}/services`)).status).toBe(200);
  });
});
