import type { ChatReply, ReplyChoice } from "@brightkeel/contracts";
import { intents } from "../intents.ts";
import { askAgain } from "./flows.ts";
import { person, say, withLead } from "./reply.ts";
import type { Flow, FlowState, Scenario, Turn } from "./types.ts";

/**
 * What is said when a message was not understood. The first miss is told plainly, the second differs from it, the third
 * offers a person and a way out of a task; from then on no sentence follows itself.
 */

const intentsById = new Map(intents.map((entry) => [entry.id, entry]));

/** From here on a person is offered. */
const mostMisses = 3;

const lost = [
  "I keep missing your point, and I am sorry. A person would get it at once; or take one of these.",
  "I still do not follow. Shall we begin with something I know, or would you rather talk to a person?",
  "This is more than I can read. The contact page reaches people who will answer; here are the things I am good at.",
];
const lostLine = (misses: number): string => lost[(misses - mostMisses) % lost.length] ?? "";

/** Several intents are likely: they become buttons. */
export function askBack(scenario: Scenario, turn: Turn): ChatReply {
  const { state, understanding } = turn;
  state.misses += 1;
  if (state.misses >= mostMisses) return giveUp(scenario, state.misses);
  const likely = understanding.guesses
    .slice(0, 3)
    .map(({ intent }) => intentsById.get(intent))
    .filter((entry) => entry !== undefined)
    .filter(({ id }) => id !== "human_agent" || state.misses === 1)
    .map(({ label, send }): ReplyChoice => ({ label, send }));
  return say(
    state.misses === 1
      ? "I want to be sure that I answer the right thing. Do you mean one of these?"
      : "I am not certain yet. Is it one of these, or can you say it in other words?",
    {
      choices: state.misses === 1 ? likely : [...likely, person],
      next: scenario.starters.slice(0, 2),
    },
  );
}

/** Not this assistant's business. */
export function decline(scenario: Scenario, turn: Turn): ChatReply {
  const { state } = turn;
  state.misses += 1;
  if (state.misses >= mostMisses) return giveUp(scenario, state.misses);
  return say(
    state.misses === 1
      ? `That is not something I can answer here, and I would rather say so than guess. What I can do: ${scenario.can}.`
      : "That one is outside what I know, too. A person may help, or try one of these.",
    { next: scenario.starters, choices: [person] },
  );
}

/** A message that holds no words for it: `lines` are what is said the first and the second time. */
export function unreadable(
  scenario: Scenario,
  turn: Turn,
  lines: readonly [string, string],
  choices: readonly ReplyChoice[] = [],
): ChatReply {
  const { state } = turn;
  state.misses += 1;
  const line = lines[(state.misses - 1) % 2] ?? "";
  if (state.misses < mostMisses) return say(line, { choices, next: scenario.starters });
  const others = choices.filter(({ label }) => label !== person.label);
  return say(`${line} Otherwise a person can take over.`, {
    choices: [...others, person],
    next: scenario.starters,
  });
}

/** What gets a visitor out of a task that they and the bot are stuck in; nothing before the third miss. */
export const waysOut = ({ state }: Turn, flow: Flow): ReplyChoice[] =>
  state.misses >= mostMisses ? [person, { label: `Leave ${flow.title}`, send: "Cancel" }] : [];

const giveUp = (scenario: Scenario, misses: number): ChatReply =>
  say(lostLine(misses), { choices: [person], next: scenario.starters });

/** In a task: the message was no answer to its question. The fourth in a row puts the task aside. */
export function reask(scenario: Scenario, turn: Turn, flow: Flow, flowState: FlowState): ChatReply {
  const { state } = turn;
  state.misses += 1;
  if (state.misses > mostMisses) {
    delete state.flow;
    state.parked = flowState;
    return say(
      `I ask in circles, so I put ${flow.title} aside; “go on” brings it back. A person can take over, or try one of these.`,
      { choices: [person, { label: "Go on", send: "go on" }], next: scenario.starters },
    );
  }
  const question = askAgain(turn, flow, flowState);
  const wayOut = waysOut(turn, flow);
  const example = question.choices?.find((choice) => "send" in choice);
  const leads = [
    "I did not quite get that. ",
    example
      ? `I still cannot read that as an answer; “${example.label}” would be one. `
      : "I still cannot read that as an answer. ",
    `I am sorry, I keep missing it. A person can take over, or we leave ${flow.title} (“cancel”). Once more: `,
  ];
  const reply = withLead(leads[state.misses - 1] ?? "", question);
  return wayOut.length === 0
    ? reply
    : { ...reply, choices: [...(question.choices ?? []).slice(0, 3), ...wayOut] };
}
