import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The number of lines that fit on a screen beside the tree. */
export const mostLines = 12;

/**
 * Returns lines of a source file, from the first that begins with `from` to the end of that block: at most twelve,
 * followed by an ellipsis if there are more.
 *
 * @throws if the file has no such line, because a page must not show outdated code.
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
