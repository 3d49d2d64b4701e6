import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type IndustryId, scenarios } from "#content/chatbot-demo/scenarios.ts";
import { readSlots } from "#server/assistant/understanding/slots.ts";
import {
  createUnderstander,
  type Understander,
} from "#server/assistant/understanding/understand.ts";
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
import { hotelSlots, tradeSlots, unseenSets } from "../evaluation/unseen/index.ts";

const usage = `npm run eval                                what the assistant understands, on utterances written for this
npm run eval -- --predict FILE [--now DATE]  reads {"industry": …, "text": …} a line, writes a prediction a line`;

const { values } = parseArgs({
  options: { predict: { type: "string" }, now: { type: "string" }, help: { type: "boolean" } },
});

if (values.help) console.log(usage);
else if (values.predict !== undefined) {
  const now = values.now === undefined ? new Date() : new Date(`${values.now}T12:00:00`);
  await predict(createUnderstander(), values.predict, now);
} else report(createUnderstander());

/** One JSON line for each line of the file. A line that cannot be read gets `{"error": …}`, so that lines stay in step. */
async function predict(understander: Understander, file: string, now: Date): Promise<void> {
  const lines = createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    if (line.trim() === "") continue;
    process.stdout.write(`${JSON.stringify(predictLine(understander, line, now))}\n`);
  }
}

function predictLine(understander: Understander, line: string, now: Date): unknown {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return { error: "not JSON" };
  }
  if (typeof input !== "object" || input === null || !("industry" in input) || !("text" in input)) {
    return { error: "needs industry and text" };
  }
  const { industry, text } = input;
  const known = scenarios.find(({ id }) => id === industry)?.id;
  if (known === undefined || typeof text !== "string")
    return { error: "unknown industry, or text is no string" };
  const { guesses, decision, inScope } = understander.understand(text, known);
  return {
    industry: known,
    text,
    intents: guesses
      .slice(0, 3)
      .map(({ intent, score }) => ({ intent, score: Number(score.toFixed(4)) })),
    decision,
    inScope: Number(inScope.toFixed(4)),
    slots: readSlots(text, now),
  };
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
  const played = playScripts(understander);
  console.log(
    `\nConversations completed ${share(played.filter(({ done }) => done).length, played.length)}`,
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
