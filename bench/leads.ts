import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leadWebhookPath } from "@brightkeel/contracts";
import { startPostgres } from "../tests/postgres/cluster.ts";
import { measureBook } from "./parts/lead-book.ts";

/**
 * Measures leads a second over HTTP, each durable before its response, for SQLite and PostgreSQL side by side.
 * Server, database and clients share this machine, so the figures are for comparison and promise nothing. Then, with
 * a large number of leads: time and memory for lists, exports and the inbox's pages.
 */

const secondsEach = 5;
const clientCounts = [1, 16, 64];

type Row = { perSecond: number; p50: number; p99: number };

async function measure(databaseUrl: string | undefined): Promise<Map<number, Row>> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-leads-"));
  const server = fork(
    join(import.meta.dirname, "parts", "lead-server.ts"),
    databaseUrl ? [dataDir, databaseUrl] : [dataDir],
    { execArgv: [] },
  );
  try {
    const [port] = await once(server, "message");
    await run(port, 16, 1);
    const rows = new Map<number, Row>();
    for (const clients of clientCounts) rows.set(clients, await run(port, clients, secondsEach));
    return rows;
  } finally {
    server.kill();
    await once(server, "exit");
    rmSync(dataDir, { recursive: true });
  }
}

async function run(port: number, clients: number, seconds: number): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async (index: number) => {
    for (let i = 0; performance.now() < end; i += 1) {
      const started = performance.now();
      const status = await post(
        port,
        agent,
        `c${clients}-${index}-${i}-${Math.random()}@x.example`,
      );
      if (status !== 200) throw new Error(`A lead was answered with ${status}.`);
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (q: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0;
  return { perSecond: times.length / elapsed, p50: quantile(0.5), p99: quantile(0.99) };
}

function post(port: number, agent: Agent, email: string): Promise<number> {
  const body = JSON.stringify({
    name: "Ada Lovelace",
    email,
    industry: "support",
    timestamp: new Date().toISOString(),
  });
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        agent,
        method: "POST",
        path: leadWebhookPath,
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

const sqlite = await measure(undefined);
const postgres = await startPostgres().catch((error: Error) => {
  console.log(error.message);
  return undefined;
});
const other = postgres && (await measure(postgres.url));
await postgres?.stop();

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
console.table(
  clientCounts.flatMap((clients) => {
    const lines = [
      { name: "SQLite", row: sqlite.get(clients) },
      { name: "PostgreSQL", row: other?.get(clients) },
    ];
    const base = sqlite.get(clients)?.perSecond ?? 1;
    return lines.flatMap(({ name, row }) =>
      row
        ? [
            {
              database: name,
              clients,
              "leads/s": Math.round(row.perSecond),
              "p50 ms": ms(row.p50),
              "p99 ms": ms(row.p99),
              "to SQLite": (row.perSecond / base).toFixed(2),
            },
          ]
        : [],
    );
  }),
);

const leads = Number(process.env.LEADS ?? 1_000_000);
await measureBook(leads);
const large = postgres && (await startPostgres());
if (large) await measureBook(leads, large.url);
await large?.stop();
