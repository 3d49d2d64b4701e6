import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { within } from "../../support/slowness.ts";
import { randomOf } from "./random.ts";
import { type FuzzedRequest, makeLines, makeRequest } from "./requests.ts";

export type Fuzzed = {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Responses that must not occur, each with the request that causes it. */
  wrong: string[];
};

/** Every nth request is sent over a raw socket, as malformed HTTP. */
const rawEvery = 20;

/** Sends a number of requests to a site, all of which derive from the seed. */
export async function fuzz(
  origin: string,
  { requests, seed, atOnce = 8 }: { requests: number; seed: number; atOnce?: number },
): Promise<Fuzzed> {
  const random = randomOf(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const found: Fuzzed = { statuses: {}, wrong: [] };
  const note = (status: string) => {
    found.statuses[status] = (found.statuses[status] ?? 0) + 1;
  };
  let left = requests;
  const work = async () => {
    while (left > 0 && found.wrong.length < 20) {
      left -= 1;
      if (left % rawEvery === 0) {
        note(await sendLines(origin, makeLines(random)));
        continue;
      }
      const made = makeRequest(random);
      const { status, problem } = await send(origin, made, agent);
      note(status);
      if (problem) found.wrong.push(`${problem}: ${JSON.stringify(made).slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return found;
}

/** One of our stack traces, a private key, or the beginning of a system file. */
const leak = /node_modules|\bat [\w.<>]+ \(?(?:file|\/|node:)|root:x:0|-----BEGIN/;

/** How long a response may take, in milliseconds. */
const patience = within(10_000);

/** What was sent, unescaped, so that a page would run it. */
const injected = /<script>alert\(1\)|<img src=x onerror/;

function send(
  origin: string,
  { method, path, headers, body }: FuzzedRequest,
  agent: Agent,
): Promise<{ status: string; problem?: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const sent = request({ agent, hostname, port, method, path, headers, timeout: patience });
    sent.on("response", async (response) => {
      // Event streams have no end.
      if (response.headers["content-type"]?.startsWith("text/event-stream")) response.destroy();
      const answer = await text(response).catch(() => "");
      const status = response.statusCode ?? 0;
      const isPage = response.headers["content-type"]?.startsWith("text/html") ?? true;
      const failed = status >= 500 && status !== 503 && status !== 501;
      const problem = failed
        ? `answered ${status}`
        : leak.test(answer) || (isPage && injected.test(answer))
          ? "gave away what it should not"
          : response.headers["x-content-type-options"] === "nosniff" || status === 400
            ? undefined
            : "no nosniff";
      resolve({ status: String(status), ...(problem && { problem }) });
    });
    sent.on("timeout", () => sent.destroy(new Error("timeout")));
    sent.on("error", (error) =>
      resolve({
        status: "error",
        ...(error.message === "timeout" && { problem: "no answer in 10 s" }),
      }),
    );
    sent.end(body);
  });
}

/** @returns the status of the response, or `closed`. */
async function sendLines(origin: string, lines: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.end(lines);
  const answer = await text(socket).catch(() => "");
  return /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "closed";
}
