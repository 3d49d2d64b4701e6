import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { paths } from "#content/paths.ts";
import { createInbox, type LeadTables, openFileStore } from "#server/leads/index.ts";
import { createLogger } from "#server/logger.ts";
import { migrations } from "#server/migrations.ts";
import { openStorage, type Storage } from "#server/storage/index.ts";
import { measureRetention } from "./lead-retention.ts";

/** Measures the cost of reading a large number of leads in either database. */

const root = join(import.meta.dirname, "..", "..");
const token = "a-token-of-enough-letters";

/**
 * Prints time, memory and the longest blocking of the event loop.
 *
 * @param databaseUrl address of an empty PostgreSQL database; SQLite without it.
 */
export async function measureBook(leads: number, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-book-"));
  const logger = createLogger({ level: "silent" });
  const storage = await openStorage<LeadTables>({ dataDir, databaseUrl, migrations, logger });
  try {
    await fill(storage, leads);
    const megabytes = Math.round((await bytesOf(storage, dataDir)) / 1e6);
    const where = databaseUrl ? "PostgreSQL" : "SQLite";
    console.log(
      `\n${where}: ${leads.toLocaleString("en")} leads with a delivery each, ${megabytes} MB`,
    );
    const csv = join(dataDir, "leads.csv");
    const commands = [["list"], ["list", "--spam"], ["export", csv]];
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" };
    const rows = [];
    for (const command of commands) rows.push(await runCommand(command, env));
    console.table(rows);
    console.table(await measurePages(storage, dataDir));
    console.table(await measureRetention(storage, openFileStore({ s3: undefined, dataDir })));
    // PostgreSQL reuses the space by itself.
    if (databaseUrl) return;
    const started = performance.now();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await storage.eraseDeleted();
    console.log(
      `What an erasure writes anew: ${seconds(performance.now() - started)} s beside the thread, which stood still for ${Math.round(delay.max / 1e6)} ms at most`,
    );
  } finally {
    await storage.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function bytesOf({ db, kind }: Storage<LeadTables>, dataDir: string): Promise<number> {
  if (kind === "sqlite") return statSync(join(dataDir, "site.sqlite")).size;
  const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(db);
  return Number(rows[0]?.bytes);
}

/** Leads inserted by one statement, which PostgreSQL would cancel after some seconds. */
const step = 100_000;

async function fill(storage: Storage<LeadTables>, leads: number): Promise<void> {
  for (let from = 0; from < leads; from += step) {
    await fillFrom(storage, from, Math.min(from + step, leads));
  }
  // As autovacuum would do within a minute.
  if (storage.kind === "postgres") await sql`analyze`.execute(storage.db);
}

async function fillFrom(
  { db, kind }: Storage<LeadTables>,
  from: number,
  before: number,
): Promise<void> {
  const first = Date.parse("2024-11-01T00:00:00Z");
  const inSqlite = kind === "sqlite";
  const numbers = inSqlite
    ? sql`(with recursive numbers(n) as (select ${sql.lit(from)} union all select n + 1 from numbers where n + 1 < ${sql.lit(before)}) select n from numbers) as numbers`
    : sql`generate_series(${sql.lit(from)}, ${sql.lit(before - 1)}) as numbers(n)`;
  const id = inSqlite
    ? sql`lower(hex(randomblob(4))) || '-' || lower(hex(randomblob(2))) || '-4000-8000-' || lower(hex(randomblob(6)))`
    : sql`gen_random_uuid()`;
  const text = sql.lit("We run forty rooms and one old system. ".repeat(5));
  const object = sql.raw(inSqlite ? "json_object" : "json_build_object");
  await sql`
    insert into leads (id, kind, name, email, email_key, details, page, idempotency_key, fingerprint, created_at, status)
    select ${id},
      case when n % 100 = 0 then 'application' when n % 10 = 0 then 'contact' else 'demo' end,
      'Person ' || n, 'p' || n || '@x.example', 'p' || n || '@x.example',
      ${object}('industry', 'support', 'job', 'Developer', 'message', ${text} || n),
      '/contact-us', 'k' || n, 'f' || n, ${sql.lit(first)} + cast(n as bigint) * 60000, case when n % 50 = 7 then 'spam' end
    from ${numbers}`.execute(db);
  await sql`
    insert into lead_deliveries (id, lead_id, target, state, attempts, created_at, due_at, leased_until)
    select 'd' || idempotency_key, id, 'n8n', case when idempotency_key like '%0008' then 'dead' else 'delivered' end,
      1, created_at, created_at, 0
    from leads where created_at >= ${sql.lit(first)} + cast(${sql.lit(from)} as bigint) * 60000`.execute(
    db,
  );
}

/** Runs an `npm run leads` command to its end, and measures its peak memory. */
async function runCommand(
  command: readonly string[],
  env: { DATA_DIR: string; DATABASE_URL: string },
) {
  const tellMemory =
    'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", tellMemory, "cli/leads.ts", ...command], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let lines = 0;
  let told = "";
  child.stdout.on("data", (part: Buffer) => {
    lines += part.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0);
  });
  child.stderr.on("data", (part: Buffer) => {
    told += part;
  });
  await once(child, "close");
  return {
    command: `leads -- ${command.join(" ").replace(`${env.DATA_DIR}/`, "")}`,
    lines,
    seconds: seconds(performance.now() - started),
    "memory MB": Math.round(Number(told.trim()) / 1024),
  };
}

async function measurePages(storage: Storage<LeadTables>, dataDir: string) {
  const app = createInbox(
    {
      storage,
      token,
      files: openFileStore({ s3: undefined, dataDir }),
      publicOrigin: undefined,
      trustedProxies: 0,
      rateLimiter: { take: async () => ({ ok: true }), stop: () => {} },
      exchangesOf: async () => [],
      forget: () => Promise.reject(new Error("Nobody is forgotten here.")),
      wake: () => {},
    },
    [],
  );
  const signedIn = await app.request(paths.leadsSignIn, {
    method: "POST",
    body: new URLSearchParams({ token, next: paths.leads }),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { created_at, id } = await storage.db
    .selectFrom("leads")
    .select(["created_at", "id"])
    .where("name", "=", "Person 1000")
    .executeTakeFirstOrThrow();
  const pages: Record<string, string> = {
    newest: "",
    "near the oldest": `?before=${created_at}.${id}`,
    applications: "?kind=application",
    spam: "?status=spam",
    "a month": "?from=2025-03-01&to=2025-03-31",
    "given up": "?delivery=failed",
    "a word of all": "?q=rooms",
    "a word of one, the oldest": "?q=Person+1+",
    "a word of none": "?q=nowhere",
    "a reference": `?q=${id.slice(0, 13)}`,
  };
  const rows = [];
  for (const [page, query] of Object.entries(pages)) {
    const address = paths.leads + query;
    await (await app.request(address, { headers: { cookie } })).text();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const started = performance.now();
    const text = await (await app.request(address, { headers: { cookie } })).text();
    const ms = Math.round(performance.now() - started);
    delay.disable();
    rows.push({
      page,
      leads: text.match(/class="mail"/g)?.length ?? 0,
      ms,
      "longest standstill ms": Math.round(delay.max / 1e6),
    });
  }
  return rows;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
