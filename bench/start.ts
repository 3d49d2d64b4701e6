import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { chatWebhookPath } from "@brightkeel/contracts";
import { ensureBuild } from "../cli/build/ensure-build.ts";

/**
 * Measures how long a visitor waits after `npm start` with a finished build: from the start of the process to the
 * first page and to the assistant's first answer. Each start is a separate process; the first fills an empty data
 * folder.
 */
const root = join(import.meta.dirname, "..");
const starts = 6;

await ensureBuild();
const folder = await mkdtemp(join(tmpdir(), "bench-start-"));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;

try {
  for (let start = 0; start < starts; start += 1) {
    const { page, answer } = await measure();
    const kind = start === 0 ? "empty data folder" : `start ${start + 1}`;
    console.log(
      `${kind.padEnd(18)} page ${page.toFixed(0).padStart(5)} ms  first answer ${answer.toFixed(0).padStart(5)} ms`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<{ page: number; answer: number }> {
  const began = performance.now();
  const site = spawn(process.execPath, ["cli/start.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
    },
    stdio: "ignore",
  });
  const closed = new Promise((resolve) => site.once("close", resolve));
  try {
    await until(() => fetch(origin), site);
    const page = performance.now() - began;
    await until(ask, site);
    return { page, answer: performance.now() - began };
  } finally {
    site.kill();
    await closed;
  }
}

/** Repeats the request until the status is 200. */
async function until(
  request: () => Promise<Response>,
  site: { exitCode: number | null },
): Promise<void> {
  while (site.exitCode === null) {
    const response = await request().catch(() => undefined);
    await response?.text();
    if (response?.status === 200) return;
    await pause(5);
  }
  throw new Error("The site ended before it answered. Run “npm start” to see why.");
}

function ask(): Promise<Response> {
  return fetch(origin + chatWebhookPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      userInfo: { name: "Bench", email: "bench@client.example" },
      userMessage: "where is my order",
      selectedIndustry: "e-commerce",
    }),
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port always has this type.
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
