import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { predictLine } from "../../evaluation/predict.ts";
import type { Understander } from "../../src/understanding/understand.ts";

/**
 * Predicts one text per line; empty lines are skipped. For a line that cannot be read, `{"line": …, "error": …}` is
 * written in its place.
 *
 * @param input lines of `{"industry": …, "text": …}`.
 * @param output receives one line of JSON for each of them, as `predictLine` returns it.
 * @param complain called with a sentence about each line that cannot be read.
 * @returns the number of lines that could not be read.
 */
export async function predictLines(
  understander: Understander,
  now: Date,
  { input, output, complain }: { input: Readable; output: Writable; complain(text: string): void },
): Promise<number> {
  let number = 0;
  let failed = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === "") continue;
    let result: unknown;
    try {
      result = predictLine(understander, line, now);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      complain(`Line ${number}: ${reason}.`);
      failed += 1;
      result = { line: number, error: reason };
    }
    output.write(`${JSON.stringify(result)}\n`);
  }
  return failed;
}
