import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePostgres } from "../../cli/postgres.ts";
import { within } from "../support/slowness.ts";

/** How long the server's start may take, in milliseconds. */
const startTime = within(20_000);

/**
 * What is committed is written, but not to the disk: only the machine's own end, which no test brings about, would lose
 * it. Writing to the disk was most of the time of the tests on PostgreSQL.
 *
 * @see https://www.postgresql.org/docs/current/runtime-config-wal.html#GUC-FSYNC
 */
const unsynced = ["-c", "fsync=off", "-c", "full_page_writes=off"];

export type Postgres = {
  url: string;
  port: number;
  /** Closes all connections at once and restarts on the same data, as an upgrade of the server does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL server in a temporary folder, for one test file. It looks for the server's programs in the usual
 * places; on Debian it installs them if they are missing and permissions allow.
 */
export async function startPostgres(options: { port?: number } = {}): Promise<Postgres> {
  const programs = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const run = { ...user, stdio: "pipe", cwd: folder } as const;

  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "site", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    run,
  );
  const port = options.port ?? (await freePort());
  const ready = () => {
    try {
      execFileSync(join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)], run);
      return true;
    } catch {
      return false;
    }
  };
  const serve = async () => {
    const server = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...unsynced],
      { ...user, stdio: "ignore", cwd: folder },
    );
    const ended = once(server, "exit");
    const latest = Date.now() + startTime;
    while (!ready()) {
      if (Date.now() > latest || server.exitCode !== null)
        throw new Error("PostgreSQL did not start.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return async (signal: "SIGINT" | "SIGQUIT") => {
      server.kill(signal);
      await ended;
    };
  };
  let end = await serve();

  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    port,
    async restart() {
      // The fast shutdown: https://www.postgresql.org/docs/current/server-shutdown.html
      await end("SIGINT");
      end = await serve();
    },
    async stop() {
      // The immediate shutdown, because the data is deleted anyway.
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns another user for the server, because PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || !address) throw new Error("No free port.");
  return address.port;
}
