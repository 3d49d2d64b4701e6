import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar";
import { afterAll, expect, it } from "vitest";
import { openLake } from "../src/testing.ts";
import { importDataset } from "../src/transfer/import.ts";
import { within } from "./within.ts";

/** Exports that were made by someone who wants files of the machine, or to fill its disk. */

const folder = await mkdtemp(join(tmpdir(), "hostile-import-"));
const lake = await openLake({ dataDir: join(folder, "data") });
await lake.createDataset("blogs");
await writeFile(join(folder, "secret.txt"), "A secret of the machine.\n");
afterAll(async () => {
  await lake.close();
  await rm(folder, { recursive: true, force: true });
});

const document = `${JSON.stringify({
  _id: "thief",
  _type: "post",
  note: { _type: "file", _sanityAsset: "file@file://./files/note.txt" },
})}\n`;

type Entries = Parameters<typeof packTar>[0];

async function archive(name: string, entries: Entries): Promise<string> {
  const file = join(folder, `${name}.tar.gz`);
  await pipeline(Readable.from([await packTar(entries)]), createGzip(), createWriteStream(file));
  return file;
}
const data = { header: { name: "export/data.ndjson", size: document.length }, body: document };

const importing = (source: string) => importDataset(lake.dataset("blogs"), source, "replace");

it("does not publish a file through a symbolic link in an unpacked export", async () => {
  const unpacked = join(folder, "unpacked");
  await mkdir(join(unpacked, "files"), { recursive: true });
  await writeFile(join(unpacked, "data.ndjson"), document);
  await symlink(join(folder, "secret.txt"), join(unpacked, "files", "note.txt"));
  await expect(importing(unpacked)).rejects.toThrow("lies outside of the export");
});

it.each(["symlink", "link"] as const)(
  "does not unpack a %s that points outside the archive",
  async (type) => {
    const header = {
      name: "export/files/note.txt",
      size: 0,
      type,
      linkname: join(folder, "secret.txt"),
    };
    const file = await archive(type, [data, { header }]);
    await expect(importing(file)).rejects.toThrow("outside");
  },
);

it("writes nothing outside the folder it unpacks into", async () => {
  const header = { name: "../../escaped.txt", size: 1 };
  const file = await archive("above", [data, { header, body: "x" }]);
  await expect(importing(file)).rejects.toThrow("outside");
  await expect(stat(join(tmpdir(), "..", "escaped.txt"))).rejects.toThrow("ENOENT");
});

it(
  "rejects an archive that would fill the disk",
  async () => {
    const body = Buffer.alloc(80 * 1024 * 1024);
    const bomb = { header: { name: "export/files/note.txt", size: body.length }, body };
    await expect(importing(await archive("bomb", [data, bomb]))).rejects.toThrow("unpacks to more");
  },
  within(60_000),
);
