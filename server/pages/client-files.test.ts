import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { finishedBuildFile } from "@brightkeel/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openClientFiles } from "./client-files.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-"));
  await write("client/robots.txt", "as it is");
  await write("client/robots.txt.br", "half");
  await write("client/cards/home.png", "half");
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

test("what a build still makes is not served half written, and comes in when it is finished", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { files, close } = openClientFiles(folder);
  expect([...files.keys()]).toEqual(["/robots.txt"]);
  expect(String(files.get("/robots.txt")?.variants.br.body)).toBe("as it is");

  await write("client/robots.txt.br", "whole");
  await write("client/cards/home.png", "whole");
  vi.advanceTimersByTime(1_000);
  expect(files.has("/cards/home.png")).toBe(false);

  await write(finishedBuildFile, "");
  vi.advanceTimersByTime(1_000);
  expect(String(files.get("/robots.txt")?.variants.br.body)).toBe("whole");
  expect(files.has("/cards/home.png")).toBe(true);
  close();
});

test("a finished build is served whole at once", async () => {
  await write(finishedBuildFile, "");
  const { files } = openClientFiles(folder);
  expect([...files.keys()].sort()).toEqual(["/cards/home.png", "/robots.txt"]);
});
