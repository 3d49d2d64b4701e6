import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { cacheFolder, keepNewest } from "./cache-folder.ts";

/** Results that stay cached: those of five versions of all files. */
const mostFiles = 400;

/**
 * Parses YAML, or reads what the same text was parsed to before: every process that holds a conversation reads the
 * questions and the languages, and parsing them takes seconds of the processor.
 *
 * @param read parses the text; it may throw a better error than the parser's. Nothing is cached then.
 * @param folder where results are cached; nothing is cached in a read-only one.
 */
export function cachedYaml(
  text: string,
  read: (text: string) => unknown = parse,
  folder: string = cacheFolder,
): unknown {
  const hash = createHash("sha256").update(`yaml 2\0${text}`).digest("hex");
  const file = join(folder, `yaml-${hash}.json`);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Missing or incomplete: parsed below.
  }
  const value = read(text);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
    renameSync(`${file}.${process.pid}`, file);
    keepNewest(folder, /^yaml-[\da-f]{64}\.json$/, mostFiles);
  } catch {
    // The next process parses again.
  }
  return value;
}
