import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chatWebhookPath, contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { within } from "../support/slowness.ts";
import { freePort, startSite } from "./site.ts";

const minutes = within(60_000);
beforeAll(() => ensureBuild(), 5 * minutes);

test(
  "SIGTERM: requests in flight are answered, new ones are not taken, and the process ends well",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "shutdown-"));
    const asked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const n8n = createServer(async (_request, response) => {
      asked.resolve();
      await release.promise;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify([{ message: { content: "Just in time." } }]));
    }).listen(0, "127.0.0.1");
    await once(n8n, "listening");
    onTestFinished(() => {
      n8n.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    // The address of a TCP server is never a string; only that of a pipe is.
    const { port } = n8n.address() as AddressInfo;
    const env = { AUTOMATION_URL: `http://127.0.0.1:${port}` };
    const site = await startSite({ port: await freePort(), dataDir, env });
    onTestFinished(async () => void (await site.end("SIGKILL")));

    const answer = fetch(site.address + chatWebhookPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        userInfo: { name: "Ada", email: "ada@x.example" },
        userMessage: "Hello",
        selectedIndustry: "support",
      }),
    });
    await asked.promise;
    const ended = site.end("SIGTERM");
    await expect.poll(() => connects(site.address), { timeout: within(5_000) }).toBe(false);
    release.resolve();
    expect(await (await answer).json()).toEqual([{ message: { content: "Just in time." } }]);
    expect(await ended).toBe(0);
  },
  2 * minutes,
);

test(
  "SIGTERM: whoever listens to the content is let go at once",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "shutdown-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const site = await startSite({ port: await freePort(), dataDir });
    onTestFinished(async () => void (await site.end("SIGKILL")));
    const address = `${site.address}${contentApiPath}/v${contentApiVersion}/data`;
    const streams = await Promise.all(
      ["listen/blogs?query=*", "live/events/blogs"].map((path) => fetch(`${address}/${path}`)),
    );
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    const start = performance.now();
    expect(await site.end("SIGTERM")).toBe(0);
    expect(performance.now() - start).toBeLessThan(within(2_000));
    for (const stream of streams) expect(await stream.text()).toContain("event: welcome");
  },
  2 * minutes,
);

/** Whether the site accepts a new connection. */
async function connects(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  const taken = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return taken;
}
