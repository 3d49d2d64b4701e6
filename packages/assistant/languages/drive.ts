import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ChatReply, type IndustryId, industryIds } from "@brightkeel/contracts";
import { scripts } from "../evaluation/conversations.ts";
import { labelled } from "../evaluation/evaluate.ts";
import { industryOf } from "../evaluation/industry-names.ts";
import { laterSets, unseenSets } from "../evaluation/unseen/index.ts";
import { labelledSets } from "../evaluation/utterances.ts";
import { step } from "../src/dialogue/step.ts";
import { freshState, type ScenarioState } from "../src/dialogue/types.ts";
import { intents } from "../src/intents.ts";
import { sampleHost } from "../src/sample-host.ts";
import type { Understander } from "../src/understanding/understand.ts";
import { loadQuestions } from "../training/load-questions.ts";

/**
 * Everything that the English engine says when it is really spoken to: the utterances of the evaluation, every intent’s
 * button, the answers to all written questions, the scripts and the simulated talks. Translators get what is missing of it.
 *
 * @param options.every 4 takes every fourth of each, which is enough for a share of all.
 */
export function drivenReplies(understander: Understander, { every = 1 } = {}): ChatReply[] {
  const some = <Item>(of: Iterable<Item>) => [...of].filter((_, at) => at % every === 0);
  const questions = loadQuestions();
  const replies: ChatReply[] = industryIds.flatMap((industry) =>
    some(questions[industry].questions).map(({ question }) => ({
      message: { content: question.answer },
    })),
  );
  for (const { industry, messages } of some(talks())) {
    let state: Readonly<ScenarioState> = freshState();
    for (const message of messages) {
      const said = step(understander, state, { message, industry, visitor, now, host: sampleHost });
      state = said.state;
      replies.push(said.reply);
    }
  }
  return replies;
}

export const visitor = { name: "Mara Vogt", email: "mara@client.example" };
const now = new Date(2026, 10, 21, 12);

type Talk = { industry: IndustryId; messages: readonly string[] };

function* talks(): Generator<Talk> {
  for (const { send, industries } of intents)
    for (const industry of industries) yield { industry, messages: [send, "yes", send, "no"] };
  for (const { industry, text } of labelled([...labelledSets, ...unseenSets, ...laterSets]))
    yield { industry, messages: [text] };
  for (const { industry, turns } of scripts)
    yield { industry, messages: turns.map(([message]) => message) };
  yield* writtenTalks();
}

/** The visitors’ lines of the simulated talks. */
function* writtenTalks(): Generator<Talk> {
  const folder = join(import.meta.dirname, "../evaluation/talks");
  for (const file of readdirSync(folder).sort()) {
    for (const part of readFileSync(join(folder, file), "utf8").split(/^## /m).slice(1)) {
      const industry = industryOf(/\((\S+)\)/.exec(part)?.[1] ?? "");
      const messages = [...part.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, message = ""]) => message);
      if (industry) yield { industry, messages };
    }
  }
}
