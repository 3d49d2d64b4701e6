import { createHash, randomUUID } from "node:crypto";
import { extname } from "node:path";
import { cvRules, normalised } from "@brightkeel/contracts";
import { type CvType, cvTypeOf } from "./cv-type.ts";
import { type FileStore, filesFolder } from "./files/file-store.ts";
import type { FormProblem } from "./forms.ts";
import type { LeadFile } from "./lead.ts";

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
  const type = await cvTypeOf(bytes);
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
  const clean = normalised(last, "NFC")
    .replace(/[\p{C}<>:"|?*]/gu, "")
    .trim();
  const stem = clean.slice(0, clean.length - extname(clean).length).slice(0, 100);
  return `${stem || "cv"}${extension}`;
}

/** Content hash, so that the same file is stored once. */
export const digestOfCv = ({ bytes }: CheckedCv): string =>
  createHash("sha256").update(bytes).digest("base64url");

/** Stores the file before the lead that refers to it, so that no lead points at a missing file. */
export async function writeCv(files: FileStore, leadId: string, cv: CheckedCv): Promise<LeadFile> {
  const id = randomUUID();
  const path = `${filesFolder}/${leadId}/${id}${cv.extension}`;
  await files.write(path, cv.bytes, cv.type);
  return { id, name: cv.name, type: cv.type, size: cv.bytes.byteLength, path };
}
