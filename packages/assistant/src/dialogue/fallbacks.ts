import type { ChatReply, ReplyChoice } from "@brightkeel/contracts";
import { intents } from "../intents.ts";
import { askAgain } from "./flows.ts";
import { person, say, withLead } from "./reply.ts";
import { askedAgain, withFallback, without } from "./state.ts";
import type { Flow, FlowState, Outcome, Result, Scenario, ScenarioState, Turn } from "./types.ts";

/**
 * What is said when a message was not understood. The first fallback says so plainly, the second differs from it, the
 * third offers a person and a way out of a task; from then on no sentence follows itself.
 */

const intentsById = new Map(intents.map((entry) => [entry.id, entry]));

/** From here on a person is offered. */
export const mostFallbacks = 3;

const lost = [
  "I keep missing your point, and I am sorry. A person would get it at once; or take one of these.",
  "I still do not follow. Shall we begin with something I know, or would you rather talk to a person?",
  "This is more than I can read. The contact page reaches people who will answer; here are the things I am good at.",
];
const lostLine = (fallbacks: number): string =>
  lost[(fallbacks - mostFallbacks) % lost.length] ?? "";

const giveUp = (scenario: Scenario, fallbacks: number): ChatReply =>
  say(lostLine(fallbacks), { choices: [person], next: scenario.starters });

/** Several intents are likely: they become buttons. */
export function askBack(scenario: Scenario, turn: Turn): Outcome {
  const state = withFallback(turn.state);
  const first = state.fallbacks === 1;
  const likely = turn.understanding.guesses
    .slice(0, 3)
    .map(({ intent }) => intentsById.get(intent))
    .filter((entry) => entry !== undefined)
    .filter(({ id }) => id !== "human_agent" || first)
    .map(({ label, send }): ReplyChoice => ({ label, send }));
  const reply =
    state.fallbacks >= mostFallbacks
      ? giveUp(scenario, state.fallbacks)
      : say(
          first
            ? "I want to be sure that I answer the right thing. Do you mean one of these?"
            : "I am not certain yet. Is it one of these, or can you say it in other words?",
          {
            choices: first ? likely : [...likely, person],
            next: scenario.starters.slice(0, 2),
          },
        );
  return { reply, state, handled: "ask_back" };
}

/** Not this assistant's business. */
export function decline(scenario: Scenario, turn: Turn): Outcome {
  const state = withFallback(turn.state);
  const reply =
    state.fallbacks >= mostFallbacks
      ? giveUp(scenario, state.fallbacks)
      : say(
          state.fallbacks === 1
            ? `That is not something I can answer here, and I would rather say so than guess. What I can do: ${scenario.can}.`
            : "That one is outside what I know, too. A person may help, or try one of these.",
          { next: scenario.starters, choices: [person] },
        );
  return { reply, state, handled: "out_of_scope" };
}

/** A message that holds no words for it: `lines` are what is said the first and the second time. */
export function unreadable(
  scenario: Scenario,
  turn: Turn,
  lines: readonly [string, string],
  choices: readonly ReplyChoice[] = [],
): Result {
  const state = withFallback(turn.state);
  const line = lines[(state.fallbacks - 1) % 2] ?? "";
  if (state.fallbacks < mostFallbacks)
    return { state, reply: say(line, { choices, next: scenario.starters }) };
  const others = choices.filter(({ label }) => label !== person.label);
  return {
    state,
    reply: say(`${line} Otherwise a person can take over.`, {
      choices: [...others, person],
      next: scenario.starters,
    }),
  };
}

/** What gets a visitor out of a task that they and the bot are stuck in; nothing before the third fallback. */
export const waysOut = ({ fallbacks }: Readonly<ScenarioState>, flow: Flow): ReplyChoice[] =>
  fallbacks >= mostFallbacks ? [person, { label: `Leave ${flow.title}`, send: "Cancel" }] : [];

/** In a task: the message was no answer to its question. The fourth in a row suspends the task. */
export function reask(scenario: Scenario, turn: Turn, flow: Flow, flowState: FlowState): Outcome {
  const state = withFallback(turn.state);
  if (state.fallbacks > mostFallbacks)
    return {
      handled: "reask",
      state: { ...without(state, "flow"), suspended: flowState },
      reply: say(
        `I ask in circles, so I put ${flow.title} aside; “go on” brings it back. A person can take over, or try one of these.`,
        { choices: [person, { label: "Go on", send: "go on" }], next: scenario.starters },
      ),
    };
  const question = askAgain(turn, flow, flowState);
  const wayOut = waysOut(state, flow);
  const example = question.choices?.find((choice) => "send" in choice);
  const leads = [
    "I did not quite get that. ",
    example
      ? `I still cannot read that as an answer; “${example.label}” would be one. `
      : "I still cannot read that as an answer. ",
    `I am sorry, I keep missing it. A person can take over, or we leave ${flow.title} (“cancel”). Once more: `,
  ];
  const reply = withLead(leads[state.fallbacks - 1] ?? "", question);
  return {
    handled: "reask",
    state: askedAgain(state),
    reply:
      wayOut.length === 0
        ? reply
        : { ...reply, choices: [...(question.choices ?? []).slice(0, 3), ...wayOut] },
  };
}
