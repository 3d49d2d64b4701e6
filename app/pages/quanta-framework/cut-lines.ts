import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** As many lines fit a screen beside the tree. */
export const mostLines = 12;

/**
 * Lines of a source file, from the first that begins with `from` to the end of what begins there, at most twelve and then a sign that it goes on.
 * Throws where the file has no such line: a page must not show what is no longer so.
 */
export function cutLines(file: string, from: string): string[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const start = lines.findIndex((line) => line.startsWith(from));
  if (start < 0) throw new Error(`${file} has no line that begins with “${from}”.`);
  const indent = lines[start]?.search(/\S/) ?? 0;
  const length = lines
    .slice(start)
    .findIndex(
      (line, index) => index > 0 && line.search(/\S/) === indent && /^\s*[\]})]+;?$/.test(line),
    );
  const whole = length < 0 ? Number.POSITIVE_INFINITY : length + 1;
  const shown = lines.slice(start, start + Math.min(whole, mostLines));
  const rest = whole > mostLines ? ["…"] : [];
  return [...shown.map((line) => line.slice(indent)), ...rest];
}
