import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { FormProblem } from "./forms.ts";
import type { LeadFile } from "./lead.ts";

/** Where CVs lie in the data folder: one folder an application, named after its lead. */
const folder = "applications";

/** For the form's `accept` and its hint. */
export const cvRules = {
  largest: 5 * 1024 * 1024,
  extensions: [".pdf", ".docx", ".odt"],
} as const;

type CvType = { extension: (typeof cvRules.extensions)[number]; type: string };

/**
 * Says what a file is by its bytes. The name and type that a browser states are the sender's to choose, and whoever opens
 * the file later relies on it.
 */
function typeOf(bytes: Uint8Array): CvType | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  // The standard lets a PDF begin within its first kilobyte.
  if (text.slice(0, 1024).includes("%PDF-")) return { extension: ".pdf", type: "application/pdf" };
  if (!text.startsWith("PK\x03\x04")) return undefined;
  if (text.includes("mimetypeapplication/vnd.oasis.opendocument.text")) {
    return { extension: ".odt", type: "application/vnd.oasis.opendocument.text" };
  }
  if (text.includes("word/document.xml")) {
    return {
      extension: ".docx",
      type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    };
  }
  return undefined;
}

export type CheckedCv = { bytes: Uint8Array; name: string } & CvType;

/** Reads an uploaded CV. No file, or an empty one, is fine and gives `undefined`. */
export async function checkCv(
  file: File | undefined,
): Promise<{ ok: true; cv: CheckedCv | undefined } | { ok: false; problem: FormProblem }> {
  if (!file || (file.size === 0 && file.name === "")) return { ok: true, cv: undefined };
  const problem = (code: FormProblem["code"], message: string) =>
    ({ ok: false, problem: { field: "cv", code, message } }) as const;
  if (file.size > cvRules.largest) {
    return problem("too-large", `may have at most ${cvRules.largest / 1024 / 1024} MB`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = typeOf(bytes);
  if (!type)
    return problem("wrong-type", "must be a PDF, Word (.docx) or OpenDocument (.odt) file");
  return { ok: true, cv: { bytes, name: displayName(file.name, type.extension), ...type } };
}

/** The sender's name for the file without what could mislead: folders, control characters, a false ending. */
function displayName(given: string, extension: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .normalize("NFC")
    .replace(/[\p{C}<>:"|?*]/gu, "")
    .trim();
  const stem = clean.slice(0, clean.length - extname(clean).length).slice(0, 100);
  return `${stem || "cv"}${extension}`;
}

/** The same for the same bytes. */
export const digestOfCv = ({ bytes }: CheckedCv): string =>
  createHash("sha256").update(bytes).digest("base64url");

/** Writes the file so that it survives a power cut, before the lead that refers to it is stored. */
export async function writeCv(dataDir: string, leadId: string, cv: CheckedCv): Promise<LeadFile> {
  const id = randomUUID();
  const path = join(folder, leadId, `${id}${cv.extension}`);
  const target = join(dataDir, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const handle = await open(target, "wx", 0o600);
  try {
    await handle.writeFile(cv.bytes);
    await handle.sync();
  } catch (error) {
    // A full disk needs every byte back.
    await removeFiles(dataDir, leadId);
    throw error;
  } finally {
    await handle.close();
  }
  // A file whose folder entry is not on disk is lost all the same.
  for (const parent of [dirname(target), dirname(dirname(target)), dataDir]) {
    const directory = await open(parent, "r");
    await directory.sync().finally(() => directory.close());
  }
  return { id, name: cv.name, type: cv.type, size: cv.bytes.byteLength, path };
}

/** Deletes the files of a lead that is gone, or never came to be. */
export async function removeFiles(dataDir: string, leadId: string): Promise<void> {
  await rm(join(dataDir, folder, leadId), { recursive: true, force: true });
}

/** Leads that have a folder older than `before` (milliseconds): some may have been killed before they were stored. */
export async function leadsWithOldFiles(dataDir: string, before: number): Promise<string[]> {
  const root = join(dataDir, folder);
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const old: string[] = [];
  for (const name of names) {
    const { mtimeMs } = await stat(join(root, name)).catch(() => ({
      mtimeMs: Number.POSITIVE_INFINITY,
    }));
    if (mtimeMs < before) old.push(name);
  }
  return old;
}
