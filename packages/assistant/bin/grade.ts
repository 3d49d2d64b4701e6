#!/usr/bin/env node
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { stringify } from "yaml";
import { industryOf } from "../evaluation/industry-names.ts";
import {
  type PossibleReply,
  possibleReplies,
} from "../src/dialogue/judges/choice/possible-replies.ts";
import type { Judges } from "../src/dialogue/judges/judges.ts";
import { join as joined } from "../src/dialogue/reply/reply.ts";
import { step } from "../src/dialogue/step.ts";
import { freshState, type ScenarioState } from "../src/dialogue/types.ts";
import { shuffle } from "../src/understanding/random.ts";
import { gradedMessage } from "../training/choice/replay.ts";
import { createVectorsNow } from "../training/encode-now.ts";
import { cachedModel, createUnderstander } from "../training/index.ts";
import { fileOf } from "../training/overruling/load.ts";
import { letterOf, type Marks, readMarks } from "./grade/marks.ts";

/**
 * Holds a conversation in which every possible reply is graded, for `bin/choice.ts` to learn from: after each message
 * it shows the replies in random order, and asks for their grades and for the one with which to go on. At the end
 * (Ctrl-D) the conversation is added to `training/choice/`.
 */
const usage =
  "node packages/assistant/bin/grade.ts --industry shop|hotel|marketing|support --talk NAME";
const { values } = parseArgs({
  options: { industry: { type: "string" }, talk: { type: "string" } },
});
const industry = industryOf(values.industry ?? "");
if (industry === undefined || values.talk === undefined) {
  console.error(usage);
  process.exit(1);
}
const understander = createUnderstander(await cachedModel());
const vectorOf = createVectorsNow();
const typed = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const messages: { say: string; replies: { grade: number; text: string }[]; next: string[] }[] = [];
let state: Readonly<ScenarioState> = freshState();

console.log(
  "Write as a customer would. Grades: 0 wrong, 1 useless, 2 helpful, 3 as the best human agent.\n",
);
for (let say = await ask("> "); say !== undefined; say = await ask("> ")) {
  const incoming = gradedMessage(say, industry, vectorOf);
  const answer = (choose: Judges["choose"]) => step(understander, state, incoming, { choose });
  let replies: PossibleReply[] = [];
  const own = answer((situation, taken) => {
    replies = possibleReplies(situation, taken);
    return taken;
  });
  shuffle(replies, Math.random);
  replies.forEach(({ text }, at) => {
    console.log(`${letterOf(at)}: ${text}`);
  });
  if (replies.length === 0) {
    console.log(own.reply.message.content);
    state = own.state;
    continue;
  }
  const marks = await marksFor(replies.length);
  if (marks === undefined) break;
  const { grades, next } = marks;
  const chosen = next.flatMap((at) => replies[at] ?? []);
  messages.push({
    say,
    replies: replies
      .map(({ text }, at) => ({ grade: grades[at] ?? 0, text }))
      .sort((a, b) => b.grade - a.grade),
    next: chosen.map(({ text }) => text),
  });
  ({ state } = answer((_situation, { outcome, taken }) => {
    const [first = { outcome }, ...more] = chosen;
    const reply = more.reduce(
      (sum, { outcome }) => joined(sum, outcome.reply, " "),
      first.outcome.reply,
    );
    return { outcome: { ...first.outcome, reply }, taken: { ...taken, stage: "chosen" } };
  }));
}
if (messages.length > 0) {
  const file = join(import.meta.dirname, "../training/choice", `${fileOf(industry)}.yaml`);
  await appendFile(file, stringify([{ talk: values.talk, messages }], { lineWidth: 120 }));
  console.log(`\n${messages.length} messages added to ${file}`);
}
process.exit();

/** Returns the next line; undefined at the end. */
async function ask(prompt: string): Promise<string | undefined> {
  process.stdout.write(prompt);
  const { value, done } = await typed.next();
  return done ? undefined : value;
}

/** Asks until the grades are complete; undefined at the end. */
async function marksFor(count: number): Promise<Marks | undefined> {
  for (;;) {
    const line = await ask("grades and letter: ");
    if (line === undefined) return undefined;
    try {
      return readMarks(line, count);
    } catch (error) {
      console.log(error instanceof Error ? error.message : String(error));
    }
  }
}
