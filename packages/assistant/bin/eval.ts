import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createUnderstander, type Understander } from "../src/understanding/understand.ts";
import { cachedModel } from "../training/index.ts";
import { endWithReader } from "./broken-pipe.ts";
import { noonOf } from "./day.ts";
import { predictLines } from "./eval/predict.ts";
import { report } from "./eval/report.ts";

/** `npm run eval`: measures how well the assistant understands, or predicts the lines of a file. */

const usage = `npm run eval                                what the assistant understands, on utterances written for this
npm run eval -- --predict FILE [--now DATE]  reads {"industry": …, "text": …} a line, writes a prediction a line; “-” is standard input`;

endWithReader();
const { predict: file, now, help } = readOptions();
if (help) console.log(usage);
else if (file !== undefined) await predict(file, now);
else for (const line of report(await trained())) console.log(line);

function readOptions() {
  try {
    return parseArgs({
      options: { predict: { type: "string" }, now: { type: "string" }, help: { type: "boolean" } },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Predicts the lines of a file; the exit code is 1 if a line could not be read. */
async function predict(path: string, day: string | undefined): Promise<void> {
  const from =
    day === undefined
      ? new Date()
      : (noonOf(day) ?? fail(`--now takes a day such as 2026-11-20, not “${day}”.`));
  if (path !== "-") await access(path).catch(() => fail(`There is no file “${path}” to read.`));
  const failed = await predictLines(await trained(), from, {
    input: path === "-" ? process.stdin : createReadStream(path),
    output: process.stdout,
    complain: console.error,
  });
  if (failed > 0) process.exitCode = 1;
}

async function trained(): Promise<Understander> {
  const announce = () =>
    console.error("Training the assistant on its phrases: once, some ten seconds …");
  return createUnderstander(await cachedModel(announce));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
