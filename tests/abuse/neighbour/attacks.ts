import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { chatWebhookPath, contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { paths } from "#content/paths.ts";
import { wordParts, zipOf } from "../../../server/leads/documents.fixture.ts";
import { ask, loopback } from "./ask.ts";

const listen = `${contentApiPath}/v${contentApiVersion}/data/listen/blogs?query=*`;
export const api = `${contentApiPath}/v${contentApiVersion}/data/query/blogs?query=`;

let count = 0;
const json = { "content-type": "application/json" };
const message = (text: string) =>
  JSON.stringify({
    userInfo: { name: "A", email: "a@x.example" },
    userMessage: text,
    selectedIndustry: "support",
  });

/** As many empty fields as fit into a form. */
const manyFields = "a=b&".repeat(500_000);

/** As many parts, with a boundary that is easily confused with another. */
const manyParts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100_000);

const job = paths.job("full-stack-developer-job");

/** An application whose document unpacks to sixty megabytes. */
const bomb = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.docx"\r\n\r\n'),
  zipOf({ ...wordParts, "_rels/.rels": "<".repeat(60 * 1024 * 1024) }),
  Buffer.from("\r\n--x--\r\n"),
]);

/** Performs an attack once, from an address. */
type Attack = (from: string) => Promise<unknown>;

/**
 * Returns the attacks by name.
 *
 * @param origin the site's origin.
 * @param picture the path of a picture in the blog.
 */
export function attacksOn(origin: string, picture: string): Record<string, Attack> {
  const port = Number(new URL(origin).port);
  return {
    "searches that nobody made": (from) => ask({ origin, path: paths.search(`w${count++}`), from }),
    "pages that are not there": (from) => ask({ origin, path: `/nowhere-${count++}`, from }),
    "messages for patterns": (from) =>
      ask({
        origin,
        path: chatWebhookPath,
        from,
        method: "POST",
        headers: json,
        body: message(count++ % 2 === 0 ? "a@".repeat(1_000) : "no, ".repeat(500)),
      }),
    "queries within queries": (from) =>
      ask({
        origin,
        path: api + encodeURIComponent(`*{"a":*{"b":*{"c":*._id}},"n":${count++}}`),
        from,
      }),
    "pictures nobody needs": (from) =>
      ask({
        origin,
        path: `${picture}?w=${1500 + (count++ % 500)}&fm=avif&blur=${count % 90}`,
        from,
      }),
    "forms of many fields": (from) =>
      ask({
        origin,
        path: paths.contactUs(),
        from,
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: manyFields,
      }),
    "bodies that stand still": async (from) => {
      const socket = connect({ host: loopback, port, localAddress: from });
      socket.on("error", () => {});
      socket.write(`POST ${chatWebhookPath} HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n{`);
      await pause(500);
      socket.destroy();
    },
    "streams of changes": async () => {
      const leave = new AbortController();
      const stream = fetch(`${origin}${listen}`, { signal: leave.signal }).catch(() => {});
      await pause(300);
      leave.abort();
      await stream;
    },
    "tokens at random": (from) =>
      ask({
        origin,
        path: `${contentApiPath}/v${contentApiVersion}/users/me`,
        from,
        headers: { authorization: `Bearer guess${count++}` },
      }),
    "forms of parts under another name": (from) =>
      ask({
        origin,
        path: paths.contactUs(),
        from,
        method: "POST",
        headers: { "content-type": "multipart/form-data; xboundary=y; boundary=x" },
        body: manyParts,
      }),
    "documents that are bombs": (from) =>
      ask({
        origin,
        path: job,
        from,
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: bomb,
      }),
    "a packet of requests": async (from) => {
      const socket = connect({ host: loopback, port, localAddress: from }).resume();
      socket.on("error", () => {});
      socket.write(`GET ${paths.ready} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(1_000));
      await pause(200);
      socket.destroy();
    },
    "bodies of one-byte chunks": async (from) => {
      const socket = connect({ host: loopback, port, localAddress: from }).resume();
      socket.on("error", () => {});
      const head = `POST ${paths.contactUs()} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;
      socket.write(head + "1\r\na\r\n".repeat(100_000));
      await pause(200);
      socket.destroy();
    },
    "answers left unread": async (from) => {
      const socket = connect({ host: loopback, port, localAddress: from });
      socket.on("error", () => {});
      socket.pause();
      socket.write(`GET ${paths.services} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(50));
      await pause(500);
      socket.destroy();
    },
  };
}
