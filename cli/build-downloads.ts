import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MadeFile } from "#app/pages/downloads/made-files.ts";
import { companyProfile } from "./downloads/company-profile.ts";
import { dataSheets } from "./downloads/data-sheets.ts";
import type { PrintedDocument } from "./downloads/document.ts";
import { layoutFingerprint } from "./downloads/layout-fingerprint.ts";
import { typeset } from "./downloads/typeset.ts";

/**
 * Makes the PDFs of the downloads page in public/downloads, and the list of them that the page shows, measured from
 * the files. A file whose content has not changed is left as it is, with its date.
 */

const root = join(import.meta.dirname, "..");
const folder = join(root, "public", "downloads");
const listFile = join(root, "app", "generated", "downloads.json");

/** One entry of the list, which the downloads page reads. */
type ListedFile = MadeFile & {
  /** Digest of everything that it was made from. */
  source: string;
};

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await mkdir(join(listFile, ".."), { recursive: true });
  const before = await readList();
  const layout = await layoutFingerprint(root);
  const today = Temporal.Now.plainDateISO("UTC").toString();

  const list: ListedFile[] = [];
  let made = 0;
  for (const content of [companyProfile(), ...dataSheets()]) {
    const source = digest(layout + JSON.stringify(content));
    const unchanged = before.find(
      (entry) => entry.file === content.file && entry.source === source,
    );
    if (unchanged && (await exists(content.file))) {
      list.push(unchanged);
      continue;
    }
    list.push(await make(content, source, today));
    made += 1;
  }

  const wanted = new Set(list.map((entry) => entry.file));
  for (const name of await readdir(folder)) {
    if (!wanted.has(name)) await rm(join(folder, name));
  }
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`Downloads: ${made} made, ${list.length - made} unchanged.`);
}

async function make(content: PrintedDocument, source: string, made: string): Promise<ListedFile> {
  const { bytes, pages } = await typeset(content, new Date(`${made}T00:00:00Z`));
  await writeFile(join(folder, content.file), bytes);
  const { file, title, path } = content;
  return { file, title, path, pages, bytes: bytes.byteLength, made, source };
}

async function readList(): Promise<ListedFile[]> {
  try {
    // Our own file of an earlier run; if anything in it is unexpected, the files are made again.
    const list: unknown = JSON.parse(await readFile(listFile, "utf8"));
    return Array.isArray(list) ? (list as ListedFile[]) : [];
  } catch {
    return [];
  }
}

const exists = (file: string) =>
  readFile(join(folder, file)).then(
    () => true,
    () => false,
  );
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

await main();
