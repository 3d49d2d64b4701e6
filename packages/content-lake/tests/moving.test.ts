import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { contentApiVersion } from "@brightkeel/contracts";
import { sanityImport } from "@sanity/import";
import { unpackTar } from "modern-tar/fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { locationOf, openLake, type RunningLake, runLake, token } from "../src/testing.ts";
import { exportDataset } from "../src/transfer/export.ts";
import { importDataset } from "../src/transfer/import.ts";
import { sampleSeed } from "./sample-seed.ts";
import { within } from "./within.ts";

let running: RunningLake;
let folder: string;

beforeAll(async () => {
  running = await runLake({ seed: sampleSeed });
  folder = await mkdtemp(join(tmpdir(), "content-moving-"));
  await running.client().create({ _id: "drafts.unfinished", _type: "post", title: "Not yet" });
  await running
    .client()
    .assets.upload("file", Buffer.from("One line.\n"), { filename: "note.txt" });
}, within(60_000));
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

type Archive = { documents: unknown[]; assets: unknown; files: Map<string, string> };

/** Reads an archive: its documents by id, and the bytes of every file. */
async function open(file: string): Promise<Archive> {
  const into = await mkdtemp(join(folder, "open-"));
  await pipeline(createReadStream(file), createGunzip(), unpackTar(into));
  const names = (await readdir(into, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const files = new Map<string, string>();
  let documents: unknown[] = [];
  let assets: unknown;
  for (const { name, parentPath } of names) {
    const bytes = await readFile(join(parentPath, name));
    if (name === "data.ndjson")
      documents = bytes
        .toString()
        .trim()
        .split("\n")
        .sort()
        .map((line) => JSON.parse(line));
    else if (name === "assets.json") assets = JSON.parse(bytes.toString());
    else files.set(name, createHash("sha256").update(bytes).digest("hex"));
  }
  return { documents, assets, files };
}

const exporting = async (dataDir: string, dataset: string, file: string) =>
  exportDataset({
    ...(await locationOf(dataDir)),
    projectId: running.lake.projectId,
    dataset,
    file,
  });

it(
  "exports, imports and exports again: the same documents, the same bytes",
  async () => {
    const first = join(folder, "first.tar.gz");
    const second = join(folder, "second.tar.gz");
    const written = await exporting(running.dataDir, "blogs", first);
    expect(written.assets).toBeGreaterThan(3);

    const elsewhere = await mkdtemp(join(folder, "elsewhere-"));
    const lake = await openLake({
      dataDir: elsewhere,
    });
    await lake.createDataset("blogs");
    const read = await importDataset(lake.dataset("blogs"), first, "refuse");
    expect(read.documents).toBe(written.documents);
    await expect(importDataset(lake.dataset("blogs"), first, "refuse")).rejects.toThrow(
      "--replace",
    );
    expect((await importDataset(lake.dataset("blogs"), first, "keep")).documents).toBe(0);
    await lake.close();

    await exporting(elsewhere, "blogs", second);
    const [before, after] = [await open(first), await open(second)];
    expect(after.documents).toEqual(before.documents);
    expect(after.files).toEqual(before.files);
    expect([...after.files.keys()].some((name) => name.endsWith(".txt"))).toBe(true);
  },
  within(60_000),
);

it(
  "accepts the official import over HTTP",
  async () => {
    const file = join(folder, "official.tar.gz");
    await exporting(running.dataDir, "blogs", file);
    const client = running.client();
    await client.datasets.create("copy");
    const copy = client.withConfig({ dataset: "copy" });
    await sanityImport(createReadStream(file), {
      client: copy,
      operation: "createOrReplace",
      targetProjectId: running.lake.projectId,
      targetDataset: "copy",
    } as Parameters<typeof sanityImport>[1]);
    const titles =
      '*[_type == "post" && defined(author->name)] | order(_id) {title, "alt": mainImage.alt, "size": mainImage.asset->size}';
    expect(await copy.fetch(titles)).toEqual(await client.fetch(titles));
    expect(await copy.getDocument("drafts.unfinished")).toMatchObject({ title: "Not yet" });
  },
  within(90_000),
);

it("requires a token for an export", async () => {
  expect((await running.request(`/v${contentApiVersion}/data/export/blogs`)).status).toBe(401);
  const response = await running.request(`/v${contentApiVersion}/data/export/blogs?types=author`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const types = (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line)._type);
  expect(new Set(types)).toEqual(new Set(["author"]));
});

it("imports nothing from a file with an invalid line", async () => {
  const lake = await openLake({
    dataDir: await mkdtemp(join(folder, "broken-")),
  });
  await lake.createDataset("blogs");
  const dataset = lake.dataset("blogs");
  const notes = Array.from({ length: 600 }, (_, n) => `{"_id":"note${n}","_type":"note"}`);
  const count = async () => (await dataset.transactionsAfter(0)).length;
  const importing = async (lines: string[]) => {
    const file = join(folder, "notes.ndjson");
    await writeFile(file, lines.join("\n"));
    return importDataset(dataset, file, "refuse");
  };
  await expect(importing([...notes, "{"])).rejects.toThrow("Line 601 is not JSON");
  await expect(importing([...notes, '{"_type":"note","n":1e999}'])).rejects.toThrow("in line 601");
  const deep = `{"_type":"note","a":${"[".repeat(2_000)}${"]".repeat(2_000)}}`;
  await expect(importing([...notes, deep])).rejects.toThrow("Line 601 is nested more than 100");
  expect(await count()).toBe(0);
  await importing(['{"_id":"last","_type":"note"}']);
  await expect(importing([...notes, '{"_id":"last","_type":"note"}'])).rejects.toThrow("line 601");
  expect(await count()).toBe(1);
  await lake.close();
});

it("imports texts with any character, and only files in UTF-8", async () => {
  const lake = await openLake({ dataDir: await mkdtemp(join(folder, "characters-")) });
  await lake.createDataset("blogs");
  const dataset = lake.dataset("blogs");
  const file = join(folder, "characters.ndjson");
  // Longer than what is read of a file at once, so that some characters are cut in two.
  const text = "Zoë\u2028😀\u2029\u0085 ".repeat(20_000);
  const line = JSON.stringify({ _id: "a", _type: "note", text });
  await writeFile(file, `\ufeff${line}\r\n\n{"_id":"b","_type":"note"}`);
  expect(await importDataset(dataset, file, "refuse")).toMatchObject({ documents: 2 });
  expect(dataset.store.get("a")).toMatchObject({ text });
  for (const end of ['"}', ""]) {
    await writeFile(file, Buffer.from(`{"_id":"c","_type":"note","text":"\xeb${end}`, "latin1"));
    await expect(importDataset(dataset, file, "refuse")).rejects.toThrow("is not in UTF-8");
  }
  await lake.close();
});

it.each(["refuse", "replace", "keep"] as const)(
  "imports nothing from a file that has a document twice, when told to %s those that are there",
  async (onExisting) => {
    const lake = await openLake({ dataDir: await mkdtemp(join(folder, "twice-")) });
    await lake.createDataset("blogs");
    const dataset = lake.dataset("blogs");
    const file = join(folder, `twice-${onExisting}.ndjson`);
    const note = (id: string, text: string) => JSON.stringify({ _id: id, _type: "note", text });
    await writeFile(file, [note("a", "one"), note("b", "one"), note("a", "two")].join("\n"));
    await expect(importDataset(dataset, file, onExisting)).rejects.toThrow(
      "Document “a” (line 3) is in the file twice",
    );
    expect(dataset.store.count()).toBe(0);
    await lake.close();
  },
);

it("imports documents without ids once, however often the file is read", async () => {
  const lake = await openLake({
    dataDir: await mkdtemp(join(folder, "nameless-")),
  });
  await lake.createDataset("blogs");
  const dataset = lake.dataset("blogs");
  const file = join(folder, "nameless.ndjson");
  const line = (text: string) => JSON.stringify({ _type: "note", text });
  await writeFile(file, [line("a"), line("twice"), line("twice")].join("\n"));
  expect(await importDataset(dataset, file, "refuse")).toMatchObject({ documents: 3 });
  await expect(importDataset(dataset, file, "refuse")).rejects.toThrow("is there already");
  await writeFile(file, [line("new"), line("a"), line("twice"), line("twice")].join("\r\n"));
  expect(await importDataset(dataset, file, "keep")).toMatchObject({ documents: 1, skipped: 3 });
  expect(await importDataset(dataset, file, "replace")).toMatchObject({ documents: 4 });
  expect(dataset.store.count()).toBe(4);
  await lake.close();
});

it("names the picture that can't be imported, and skips files that a file manager left", async () => {
  const unpacked = await mkdtemp(join(folder, "unpacked-"));
  await writeFile(join(unpacked, "data.ndjson"), '{"_id":"of-picture","_type":"post"}\n');
  await mkdir(join(unpacked, "images"));
  await writeFile(join(unpacked, "images", ".DS_Store"), "Bud1");
  const lake = await openLake({ dataDir: running.dataDir });
  const importing = () => importDataset(lake.dataset("blogs"), unpacked, "replace");
  expect(await importing()).toMatchObject({ documents: 1, assets: 0 });
  await writeFile(join(unpacked, "images", "broken.jpg"), "no picture");
  await expect(importing()).rejects.toThrow(
    "“image@file://./images/broken.jpg” can’t be imported. Invalid image: it could not be read.",
  );
  await lake.close();
});
