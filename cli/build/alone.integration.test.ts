import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { alone } from "./alone.ts";

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "alone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "made", "lock");
}

test("of several processes one works at a time, and a failure lets the next begin", async () => {
  const file = lockFile();
  let working = 0;
  const work = async () => {
    working += 1;
    expect(working).toBe(1);
    await new Promise(setImmediate);
    working -= 1;
  };
  const failed = alone(file, async () => {
    await work();
    throw new Error("no room");
  });
  const others = [alone(file, work), alone(file, work)];
  await expect(failed).rejects.toThrow("no room");
  await expect(Promise.all(others)).resolves.toHaveLength(2);
});

test("a process that is killed does not block the others", async () => {
  const file = lockFile();
  const holder = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { alone } from ${JSON.stringify(new URL("./alone.ts", import.meta.url).href)};
     await alone(process.argv[1], () => { console.log("working"); return new Promise(() => setInterval(() => {}, 1000)); });`,
    file,
  ]);
  await once(holder.stdout, "data");
  let begun = false;
  const next = alone(file, async () => {
    begun = true;
  });
  await new Promise(setImmediate);
  expect(begun).toBe(false);
  holder.kill("SIGKILL");
  await next;
  expect(begun).toBe(true);
});
