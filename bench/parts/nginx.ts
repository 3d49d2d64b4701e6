import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { aptInstall, isExecutable, mayInstall } from "../../cli/apt-install.ts";

/** The distribution's nginx, as a reference for how fast bytes can be sent. */

const program = "/usr/sbin/nginx";

/**
 * Installs nginx and wrk if permissions allow.
 *
 * @throws Error that says what to do.
 */
export async function ensureNginx(): Promise<void> {
  if ((await isExecutable(program)) && (await isExecutable(wrk))) return;
  if (!(await mayInstall()))
    throw new Error("Something is missing: sudo apt-get install nginx wrk");
  await aptInstall("nginx", "wrk");
}

/**
 * A load generator that uses a fifth of the processor time of a client in Node, so that the servers are measured and
 * not the client.
 */
export const wrk = "/usr/bin/wrk";

/** Headers of the connection, or set by the server itself. */
const ownHeaders = ["date", "connection", "keep-alive", "content-length", "content-type", "server"];

/**
 * Starts an nginx that answers every request with these bytes.
 *
 * @param folder for its files.
 * @param processes how many worker processes it runs.
 * @returns its process ID, and a function that ends it.
 */
export async function startNginx(
  folder: string,
  port: number,
  { body, headers }: { body: Buffer; headers: Headers },
  processes: number,
): Promise<{ pid: number; stop(): Promise<void> }> {
  const root = join(folder, "root");
  await mkdir(root, { recursive: true });
  await writeFile(join(root, "page"), body);
  // nginx's workers run as another user.
  for (const path of [dirname(folder), folder, root]) await chmod(path, 0o755);
  const lines = [...headers]
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const configuration = join(folder, "nginx.conf");
  await writeFile(
    configuration,
    `daemon off; worker_processes ${processes}; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; etag off; server_tokens off; open_file_cache max=10;
  keepalive_requests 1000000000; types {} default_type ${JSON.stringify(headers.get("content-type"))};
  server { listen 127.0.0.1:${port}; root ${root}; rewrite ^ /page break; ${lines.join(" ")} }
}
`,
  );
  const nginx = spawn(program, ["-p", folder, "-c", configuration], { stdio: "ignore" });
  const ended = once(nginx, "exit");
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: see ${folder}/errors`);
    await pause(50);
  }
  return {
    pid: nginx.pid ?? 0,
    async stop() {
      nginx.kill("SIGTERM");
      await ended;
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const accepted = await Promise.race([
    once(socket, "connect").then(() => true),
    once(socket, "error").then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return accepted;
}
