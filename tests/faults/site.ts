import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { createServer as createProbe } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { leadWebhookPath } from "@brightkeel/contracts";
import { compiledFolder, startSiteProcess } from "../../cli/build/site-process.ts";
import { within } from "../support/slowness.ts";

const root = join(import.meta.dirname, "..", "..");

/** How long the site's start may take, in milliseconds. */
const startTime = within(30_000);

export type Site = {
  address: string;
  /** Sends the signal and resolves with the exit code when the process has ended. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
  /** Returns the process's output, for assertions and for debugging a failure. */
  output(): string;
};

/** Starts the real server as a separate process; resolves when it is ready. The build must exist. */
export async function startSite(options: {
  port: number;
  dataDir: string;
  env?: Record<string, string>;
  /** The largest file that the process may write, in bytes: simulates a full disk. */
  largestFile?: number;
}): Promise<Site> {
  const command = [process.execPath, "build/main.js"];
  // `ulimit -f` counts blocks of 512 bytes (POSIX).
  const blocks = options.largestFile && Math.floor(options.largestFile / 512);
  const [program = "", ...args] = blocks
    ? ["sh", "-c", `ulimit -f ${blocks}; exec "$@"`, "sh", ...command]
    : command;
  const { child, output } = await startSiteProcess({
    command: [program, ...args],
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: compiledFolder,
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      LEADS_PER_MINUTE: "0",
      CHAT_PER_MINUTE: "0",
      RENDERS_PER_MINUTE: "0",
      LOG_LEVEL: "warn",
      // Prewarming would cost each of the tests' many sites eight seconds of processor time.
      PREWARM: "off",
      ...options.env,
    },
    startTime,
  });
  const ended = once(child, "exit");
  return {
    address: `http://127.0.0.1:${options.port}`,
    output,
    async end(signal) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || !address) throw new Error("No free port.");
  return address.port;
}

export type Receiver = {
  url: string;
  /** Each accepted lead, in order. */
  deliveries: { key: string; email: string }[];
  listen(): Promise<void>;
  close(): void;
};

/** Responses of a receiver that did not accept the lead. */
const badAnswers: readonly ((response: ServerResponse) => void)[] = [
  (response) => response.end("n8n is starting up. Please wait"),
  (response) => response.end('{"ok":false}'),
  (response) => response.end('{"ok":tr'),
  (response) => response.writeHead(500).end('{"message":"Error in workflow"}'),
  (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>"),
  (response) => response.destroy(),
  // Cut before the promised length.
  (response) =>
    response
      .writeHead(200, { "content-length": "100" })
      .write('{"ok":true', () => response.destroy()),
];

/**
 * Responses that take seconds: a hang-up after a silence that is longer than an attempt may hold up the next, and a
 * request to retry later. Silence up to the time limit of an attempt is tested on the outbox itself.
 */
const slowAnswers: typeof badAnswers = [
  (response) => void setTimeout(() => response.destroy(), 3_000),
  (response) => response.writeHead(429, { "retry-after": "1" }).end(),
];

/**
 * Creates a server that replaces n8n and can be down for a while.
 *
 * @param options.moody if true, every third lead is rejected, whatever the status says, and for some accepted leads
 * the response is lost (every seventh request) or late.
 */
export async function createReceiver({ moody = false } = {}): Promise<Receiver> {
  let requests = 0;
  const slow = Array.from({ length: 4 }, () => slowAnswers).flat();
  const port = await freePort();
  const deliveries: Receiver["deliveries"] = [];
  const servers: Server[] = [];
  return {
    url: `http://127.0.0.1:${port}`,
    deliveries,
    async listen() {
      const server = createServer(async (request, response) => {
        let body = "";
        for await (const part of request) body += part;
        const key = String(request.headers["idempotency-key"]);
        requests += 1;
        if (moody && requests % 3 === 0) {
          const turn = requests / 3;
          const answer = (turn % 4 === 0 && slow.pop()) || badAnswers[turn % badAnswers.length];
          return answer?.(response);
        }
        deliveries.push({ key, email: JSON.parse(body).email });
        if (moody && requests % 7 === 0) return response.destroy();
        // Longer than a lead may delay the next.
        if (moody && requests % 50 === 1) await pause(3_000);
        response.end(JSON.stringify({ ok: true, delivery: key }));
      }).listen(port, "127.0.0.1");
      servers.push(server);
      await once(server, "listening");
    },
    close() {
      for (const server of servers.splice(0)) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

export type Visitor = { email: string; acknowledged: boolean };

/** Sends one lead as a browser would: after a lost response it repeats the request with the same key. */
async function sendLead(
  addresses: readonly string[],
  visitor: Visitor,
  until: AbortSignal,
): Promise<void> {
  const body = JSON.stringify({
    name: "Ada Lovelace",
    email: visitor.email,
    industry: "support",
    timestamp: new Date().toISOString(),
  });
  for (let attempt = 0; !until.aborted; attempt += 1) {
    const address = addresses[attempt % addresses.length];
    const response = await fetch(`${address}${leadWebhookPath}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": visitor.email },
      body,
    }).catch(() => undefined);
    // A starting site answers 503, and a killed one not at all.
    if (response?.ok && (await response.json().catch(() => undefined))?.ok) {
      visitor.acknowledged = true;
      return;
    }
    await pause(20);
  }
}

/** Pause of a visitor's place between two visitors, in milliseconds: some hundred leads a second are load enough. */
const between = 50;

/** Simulates consecutive visitors, `count` at a time, until the signal. */
export function visitors(addresses: readonly string[], count: number, until: AbortSignal) {
  const all: Visitor[] = [];
  const one = async () => {
    while (!until.aborted) {
      const visitor = { email: `visitor-${all.length}@load.example`, acknowledged: false };
      all.push(visitor);
      await sendLead(addresses, visitor, until);
      await pause(between);
    }
  };
  const acknowledged = () => all.filter((visitor) => visitor.acknowledged).length;
  return {
    all,
    /**
     * Resolves when some more leads are acknowledged, which shows that the newly started process accepts them,
     * however slow the machine.
     */
    async goesOn() {
      const enough = acknowledged() + 3;
      while (acknowledged() < enough) await pause(10);
    },
    done: Promise.all(Array.from({ length: count }, one)),
  };
}
