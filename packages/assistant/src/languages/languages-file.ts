import { readFile, rename, writeFile } from "node:fs/promises";
import { type LanguagesData, translatedIds } from "./language.ts";

/** Writes all languages to one JSON file at build time, so that no YAML is parsed at startup. */
export async function writeLanguagesFile(file: string, data: LanguagesData): Promise<void> {
  await writeFile(`${file}.${process.pid}`, JSON.stringify(data));
  await rename(`${file}.${process.pid}`, file);
}

/**
 * Reads a file written by `writeLanguagesFile`.
 *
 * @throws Error that says how to fix it if the file is missing, damaged or of another version.
 */
export async function readLanguagesFile(file: string): Promise<LanguagesData> {
  try {
    // Written by this code; the check below confirms it.
    const data = JSON.parse(await readFile(file, "utf8")) as LanguagesData;
    if (!data.every(({ id }) => translatedIds.includes(id)))
      throw new Error("The file contains other languages.");
    return data;
  } catch (cause) {
    throw new Error(
      `The assistant’s languages file ${file} is missing, damaged or of another version. Build it with “npm run build”.`,
      { cause },
    );
  }
}
