import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import type { IndustryId } from "@brightkeel/contracts";
import {
  countNames,
  dateNames,
  evaluationDay,
  type Labelled,
  labelled,
  otherNames,
  playScripts,
  type SlotScores,
  scoreIntents,
  scoreSlots,
} from "../evaluation/evaluate.ts";
import { share } from "../evaluation/measures.ts";
import { predictLine } from "../evaluation/predict.ts";
import { hotelSlots, laterSets, tradeSlots, unseenSets } from "../evaluation/unseen/index.ts";
import { createUnderstander, type Understander } from "../src/understanding/understand.ts";
import { cachedModel } from "../training/index.ts";

const usage = `npm run eval                                what the assistant understands, on utterances written for this
npm run eval -- --predict FILE [--now DATE]  reads {"industry": …, "text": …} a line, writes a prediction a line; “-” is standard input`;

const { values } = parseArgs({
  options: { predict: { type: "string" }, now: { type: "string" }, help: { type: "boolean" } },
});

if (values.help) console.log(usage);
else if (values.predict !== undefined) await predict(values.predict, dayOf(values.now));
else report(createUnderstander(await cachedModel()));

function dayOf(text: string | undefined): Date {
  const day = text === undefined ? new Date() : new Date(`${text}T12:00:00`);
  if (Number.isNaN(day.getTime())) fail(`--now takes a day such as 2026-11-20, not “${text}”.`);
  return day;
}

/** One JSON line for each line of the file. One that cannot be read gets `{"line": …, "error": …}`, so that lines stay in step. */
async function predict(file: string, now: Date): Promise<void> {
  if (file !== "-") await access(file).catch(() => fail(`There is no file “${file}” to read.`));
  const understander = createUnderstander(await cachedModel());
  const lines = createInterface({
    input: file === "-" ? process.stdin : createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === "") continue;
    process.stdout.write(`${JSON.stringify(predicted(understander, line, number, now))}\n`);
  }
}

function predicted(understander: Understander, line: string, number: number, now: Date): unknown {
  try {
    return predictLine(understander, line, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Line ${number}: ${reason}.`);
    process.exitCode = 1;
    return { line: number, error: reason };
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function report(understander: Understander): void {
  console.log(
    `Relative dates count from ${evaluationDay.toDateString()}. In brackets: 95% intervals.\n`,
  );
  console.log("Utterances known while training was widened");
  printIntents(understander, labelled());
  printSlots("Counts and dates", scoreSlots());
  console.log("\nUtterances written without sight of the training phrases");
  printIntents(understander, labelled(unseenSets));
  printSlots("Hotel: counts", scoreSlots(hotelSlots, countNames));
  printSlots("Hotel: dates", scoreSlots(hotelSlots, dateNames));
  printSlots("Hotel: amounts, orders, e-mail, stars", scoreSlots(hotelSlots, otherNames));
  printSlots("Shop and marketing: dates", scoreSlots(tradeSlots, dateNames));
  printSlots("Shop and marketing: amounts, orders, e-mail", scoreSlots(tradeSlots, otherNames));
  console.log("\nUtterances written by another hand");
  printIntents(understander, labelled(laterSets));
  const played = playScripts(understander);
  console.log(
    `Conversations completed ${share(played.filter(({ done }) => done).length, played.length)}`,
  );
  for (const { name, failure } of played)
    if (failure !== undefined) console.log(`  ${name}: ${failure}`);
}

function printIntents(understander: Understander, cases: readonly Labelled[]): void {
  for (const slips of [0, 1, 2]) {
    console.log(
      slips === 0
        ? "As written"
        : `With ${slips} ${slips === 1 ? "slip" : "slips"} of typing a sentence`,
    );
    for (const [industry, scores] of scoreIntents(understander, slips, cases)) {
      printScores(industry, scores);
    }
    console.log("");
  }
}

function printSlots(what: string, { expected, found, right, f1 }: SlotScores): void {
  console.log(
    `  ${what.padEnd(48)} F1 ${f1.toFixed(3)}, precision ${share(right, found)}, recall ${share(right, expected)}`,
  );
}

function printScores(
  industry: IndustryId,
  scores: ReturnType<typeof scoreIntents> extends Map<IndustryId, infer Value> ? Value : never,
): void {
  const { cases, outside } = scores;
  console.log(
    `  ${industry.padEnd(12)} top-1 ${share(scores.top1, cases)}  top-3 ${share(scores.top3, cases)}  wrong ${share(scores.wrong, cases)}  asked back ${share(scores.askedBack, cases)}  declined ${share(scores.declined, cases)}  | out of scope: declined ${share(scores.outsideDeclined, outside)}, asked back ${share(scores.outsideAskedBack, outside)}`,
  );
}
