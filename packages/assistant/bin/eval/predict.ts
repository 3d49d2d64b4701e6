import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { predictLine } from "../../evaluation/predict.ts";
import type { Understander } from "../../src/understanding/understand.ts";

/**
 * Predicts a text a line; empty lines are passed over. A line that cannot be read gets `{"line": …, "error": …}` in its
 * place, so that lines stay in step.
 *
 * @param input lines of `{"industry": …, "text": …}`.
 * @param output gets one line of JSON for each of them, as `predictLine` returns it.
 * @param complain gets a sentence about each line that cannot be read.
 * @returns how many could not be read.
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
