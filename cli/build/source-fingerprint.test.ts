import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourceFingerprint } from "./source-fingerprint.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "sources-"));
  for (const path of ["app/root.tsx", "content/company.ts", "server/main.ts", "package-lock.json"])
    await write(path, "before");
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

test.each(["app/root.tsx", "app/new/page.tsx", "content/company.ts", "package-lock.json"])(
  "a change of %s is one of the pages",
  async (path) => {
    const { pages } = sourceFingerprint(root);
    await write(path, "after");
    expect(sourceFingerprint(root).pages).not.toBe(pages);
  },
);

test("a change of the server leaves the pages as they are", async () => {
  const before = sourceFingerprint(root);
  await write("server/pages/index.ts", "new");
  const after = sourceFingerprint(root);
  expect(after.server).not.toBe(before.server);
  expect(after.pages).toBe(before.pages);
});

test("a phrase is one of the assistant, a sentence of its facts is not", async () => {
  const before = sourceFingerprint(root);
  await write("packages/assistant/src/industries/hotel/facts.ts", "new");
  expect(sourceFingerprint(root).assistant).toBe(before.assistant);
  await write("packages/assistant/training/hotel.yaml", "new");
  expect(sourceFingerprint(root).assistant).not.toBe(before.assistant);
});

test("a package's cache does not count as a change", async () => {
  const before = sourceFingerprint(root);
  await write("packages/assistant/node_modules/.cache/assistant/model", "trained");
  expect(sourceFingerprint(root)).toEqual(before);
});

test("a renamed file is a change", async () => {
  const { server } = sourceFingerprint(root);
  await rm(join(root, "server/main.ts"));
  await write("server/first.ts", "before");
  expect(sourceFingerprint(root).server).not.toBe(server);
});

test.each([
  "app/generated/downloads.json",
  "public/downloads/sheet.pdf",
  "content/blogs/posts/new.md",
  "server/main.test.ts",
  "docs/operations.md",
])("%s is no source", async (path) => {
  const before = sourceFingerprint(root);
  await write(path, "new");
  expect(sourceFingerprint(root)).toEqual(before);
});
