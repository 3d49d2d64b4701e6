import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leadWebhookPath } from "@brightkeel/contracts";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { within } from "../support/slowness.ts";
import { freePort, type Site, startSite } from "./site.ts";

/** One site in several processes: visitors get the same responses, and what must be unique stays so. */

const minutes = within(60_000);
const processes = 3;
beforeAll(() => ensureBuild(), 5 * minutes);

async function start(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "workers-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startSite({
    port: await freePort(),
    dataDir,
    env: { PROCESSES: String(processes), ...env },
  });
  onTestFinished(async () => void (await site.end("SIGKILL")));
  return site;
}

/** A new connection for each request, so that the workers take turns. */
const ask = (site: Site, path: string, init: RequestInit = {}) =>
  fetch(site.address + path, { ...init, headers: { connection: "close", ...init.headers } });

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  while (results.length < 2 * processes) results.push(await work());
  return results;
};

const lead = (name: string) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    name,
    email: `${name}@x.example`,
    industry: "support",
    timestamp: "2026-11-20T20:00:00.000Z",
  }),
});

test(
  "every process sends the same pages and files, and hands over what it cannot know",
  async () => {
    const site = await start();
    const pages = await inTurn(async () => (await ask(site, "/sap")).text());
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain("</html>");
    for (const [path, status] of [
      ["/", 200],
      ["/favicon.svg", 200],
      ["/search?q=hotel", 200],
      ["/contact-us", 200],
      ["/blogs/rss.xml", 200],
      ["/nowhere", 404],
      ["/readyz", 200],
      ["/metrics", 200],
    ] as const)
      expect(await inTurn(async () => (await ask(site, path)).status)).toEqual(
        Array(2 * processes).fill(status),
      );
    // A request through a local proxy is not local, even if a worker passes it on.
    const proxied = await ask(site, "/metrics", { headers: { "x-forwarded-for": "9.9.9.9" } });
    expect(proxied.status).toBe(403);
    const head = await ask(site, "/sap", { method: "HEAD" });
    expect(head.headers.get("x-content-type-options")).toBe("nosniff");
  },
  2 * minutes,
);

test(
  "an address has one limit, whichever processes it reaches, and may not say that it is another",
  async () => {
    const site = await start({ LEADS_PER_MINUTE: "4" });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const { headers, ...rest } = lead(`visitor${index}`);
        const claimed = { ...headers, "x-worker-peer": `9.9.9.${index}` };
        return (await ask(site, leadWebhookPath, { ...rest, headers: claimed })).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  },
  2 * minutes,
);

test(
  "a lead is delivered once",
  async () => {
    const received: string[] = [];
    const receiver = createServer((request, response) => {
      received.push(String(request.headers["idempotency-key"]));
      response.end("{}");
    });
    const port = await freePort();
    receiver.listen(port, "127.0.0.1");
    onTestFinished(() => void receiver.close());
    const site = await start({ LEADS_WEBHOOK_URL: `http://127.0.0.1:${port}/` });
    const answers = await Promise.all(
      ["ada", "ben", "cleo", "dora"].map((name) => ask(site, leadWebhookPath, lead(name))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expect.poll(() => received.length, { timeout: within(10_000) }).toBe(4);
    expect(await site.end("SIGTERM")).toBe(0);
    expect(new Set(received).size).toBe(4);
    expect(received).toHaveLength(4);
  },
  2 * minutes,
);

test(
  "a web socket goes through",
  async () => {
    const site = await start();
    const socket = new WebSocket(`${site.address.replace("http", "ws")}/nowhere`);
    const refused = await new Promise((resolve) => {
      socket.on("unexpected-response", (_request, { statusCode }) => resolve(statusCode));
      socket.on("error", () => {});
    });
    expect(refused).toBe(404);
  },
  2 * minutes,
);

test(
  "a port that is taken stops the start with a sentence",
  async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    onTestFinished(() => void other.close());
    const dataDir = mkdtempSync(join(tmpdir(), "workers-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    await expect(startSite({ port, dataDir, env: { PROCESSES: "2" } })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken.`,
    );
  },
  2 * minutes,
);
