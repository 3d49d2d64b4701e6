import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { cvRules } from "@brightkeel/contracts";
import { type CvType, cvTypeOf } from "./cv-type.ts";
import type { FormProblem } from "./forms.ts";
import type { LeadFile } from "./lead.ts";

/** Folder of the CVs in the data folder; each application has a folder named after its lead. */
const folder = "applications";

export type CheckedCv = { bytes: Uint8Array; name: string } & CvType;

/** Reads and checks an uploaded CV. A browser sends an empty file without a name when none was chosen. */
export async function checkCv(
  file: File | undefined,
): Promise<{ ok: true; cv: CheckedCv | undefined } | { ok: false; problem: FormProblem }> {
  const problem = (code: FormProblem["code"], message: string) =>
    ({ ok: false, problem: { field: "cv", code, message } }) as const;
  if (!file || (file.size === 0 && file.name === "")) {
    return cvRules.required ? problem("required", "is required") : { ok: true, cv: undefined };
  }
  if (file.size > cvRules.maxBytes) {
    return problem("too-large", `may have at most ${cvRules.maxBytes / 1024 / 1024} MB`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = cvTypeOf(bytes);
  if (!type)
    return problem(
      "wrong-type",
      "must be a PDF, Word (.docx) or OpenDocument (.odt) file without scripts, macros or files in it",
    );
  return { ok: true, cv: { bytes, name: displayName(file.name, type.extension), ...type } };
}

/** Sanitised file name: no folders, no control characters, the extension of the detected type. */
function displayName(given: string, extension: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .normalize("NFC")
    .replace(/[\p{C}<>:"|?*]/gu, "")
    .trim();
  const stem = clean.slice(0, clean.length - extname(clean).length).slice(0, 100);
  return `${stem || "cv"}${extension}`;
}

/** Content hash, for deduplication. */
export const digestOfCv = ({ bytes }: CheckedCv): string =>
  createHash("sha256").update(bytes).digest("base64url");

/** Writes the file durably (fsync) before the lead that refers to it is stored. */
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
    // The usual cause is a full disk: free what was written.
    await removeFiles(dataDir, leadId);
    throw error;
  } finally {
    await handle.close();
  }
  // The folder entries must be on disk as well.
  for (const parent of [dirname(target), dirname(dirname(target)), dataDir]) {
    const directory = await open(parent, "r");
    await directory.sync().finally(() => directory.close());
  }
  return { id, name: cv.name, type: cv.type, size: cv.bytes.byteLength, path };
}

/** Deletes the files of a lead. */
export async function removeFiles(dataDir: string, leadId: string): Promise<void> {
  await rm(join(dataDir, folder, leadId), { recursive: true, force: true });
}

/** How many leads have a folder of files. */
export async function foldersOfFiles(dataDir: string): Promise<number> {
  return (await namesIn(join(dataDir, folder))).length;
}

/** Ids of leads whose folder is older than `before` (milliseconds). Some were never stored: the process was killed. */
export async function leadsWithOldFiles(dataDir: string, before: number): Promise<string[]> {
  const root = join(dataDir, folder);
  const old: string[] = [];
  for (const name of await namesIn(root)) {
    const { mtimeMs } = await stat(join(root, name)).catch(() => ({
      mtimeMs: Number.POSITIVE_INFINITY,
    }));
    if (mtimeMs < before) old.push(name);
  }
  return old;
}

const namesIn = (path: string) =>
  readdir(path).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
