import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openKnowledge } from "./assistant-knowledge.ts";

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "knowledge-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const logger = { warn: vi.fn() };
const noBlog = { query: async () => [], logger };

test("a folder’s files are read, and others are left alone", async () => {
  const folder = folderWith({
    "a.md": "---\nlink: /services\n---\n# Kayaks\nWe rent kayaks.",
    "notes.txt": "nothing",
  });
  const { current } = await openKnowledge({ folder, blog: false }, noBlog);
  expect(current()).toEqual([{ title: "Kayaks", text: "We rent kayaks.", href: "/services" }]);
  expect(current()).toBe(current());
});

test("an unusable file stops the start with a message", async () => {
  const empty = folderWith({});
  await expect(openKnowledge({ folder: empty, blog: false }, noBlog)).rejects.toThrow(
    "no .md file",
  );
  await expect(openKnowledge({ folder: `${empty}/no`, blog: false }, noBlog)).rejects.toThrow(
    "no folder that can be read",
  );
  const wrong = folderWith({ "a.md": "hello" });
  await expect(openKnowledge({ folder: wrong, blog: false }, noBlog)).rejects.toThrow("a.md");
});

test("posts are split at their headings, and a failing blog does not affect the rest", async () => {
  const post = {
    title: "On logs",
    slug: "on-logs",
    blocks: [
      { style: "normal", spans: ["Read ", "them."] },
      { style: "h2", spans: ["Rotation"] },
      { style: "normal", spans: ["Once a day."] },
    ],
  };
  const blog = await openKnowledge(
    { folder: undefined, blog: true },
    { query: async () => [post], logger },
  );
  onTestFinished(blog.close);
  await expect.poll(blog.current).toEqual([
    { title: "On logs", text: "Read them.", href: "/blogs/on-logs" },
    { title: "Rotation", text: "Once a day.", href: "/blogs/on-logs" },
  ]);
  const broken = await openKnowledge(
    { folder: undefined, blog: true },
    {
      query: async () => {
        throw new Error("down");
      },
      logger,
    },
  );
  onTestFinished(broken.close);
  await expect.poll(() => logger.warn.mock.calls.length).toBe(1);
  expect(broken.current()).toEqual([]);
});
