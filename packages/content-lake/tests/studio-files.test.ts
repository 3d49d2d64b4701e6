import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";

/** The Studio's files are those of its folder, however an address is written. */

const secret = "only for this machine";
let running: RunningLake;
let folder: string;
let cookie: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "studio-files-"));
  await mkdir(join(folder, "studio", "static"), { recursive: true });
  await writeFile(join(folder, "studio", "index.html"), "<!doctype html><title>Studio</title>");
  await writeFile(join(folder, "studio", "static", "app.js"), "app()");
  await writeFile(join(folder, "studio", ".env"), secret);
  await writeFile(join(folder, "secret.txt"), secret);
  running = await runLake({ studioFolder: join(folder, "studio") });
  cookie = await running.signIn(token);
});
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true });
});

/** Asks for an address exactly as it is written, which `fetch` would not. */
function ask(path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { cookie } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .on("error", reject)
      .end();
  });
}

it("has its own", async () => {
  expect(await ask("/studio/static/app.js")).toEqual({ status: 200, body: "app()" });
});

// The process's open files are listed only there.
it.runIf(process.platform === "linux")("leaves none open after a HEAD request", async () => {
  const file = join(folder, "studio", "static", "large.png");
  await writeFile(file, Buffer.alloc(1_000_000));
  const address = new URL("/studio/static/large.png", running.url);
  const { headers } = await fetch(address, { method: "HEAD" });
  expect(headers.get("content-length")).toBe("1000000");
  const open = (await readdir("/proc/self/fd")).map((number) =>
    readlink(`/proc/self/fd/${number}`).catch(() => "closed"),
  );
  expect(await Promise.all(open)).not.toContain(file);
});

it.each([
  "/studio/../secret.txt",
  "/studio/static/../../secret.txt",
  "/studio/..%2fsecret.txt",
  "/studio/%2e%2e/secret.txt",
  "/studio/%2e%2e%2fsecret.txt",
  "/studio/static/..%2f..%2fsecret.txt",
  "/studio/static/%252e%252e%252f%252e%252e%252fsecret.txt",
  "/studio/..%5csecret.txt",
  "/studio/static/..%5c..%5csecret.txt",
  "/studio/..%c0%afsecret.txt",
  "/studio/%00/../../secret.txt",
  "/studio/static/app.js%00/../../../secret.txt",
  "/studio//etc/passwd",
  "/studio/%2fetc%2fpasswd",
  "/studio/static/....//....//secret.txt",
  "/studio/.env",
  "/studio/%2eenv",
])("shows nothing else at %s", async (path) => {
  const { body } = await ask(path);
  expect(body).not.toContain(secret);
  expect(body).not.toContain("root:");
});
