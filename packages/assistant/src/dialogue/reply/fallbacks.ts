import type { ChatReply, ReplyChoice } from "@brightkeel/contracts";
import { intents } from "../../intents.ts";
import { askAgain } from "../flows.ts";
import { namesSomebody } from "../message/names-somebody.ts";
import { aside, askedAgain, seen, withFallback, without } from "../state.ts";
import type { Flow, FlowState, Outcome, Result, Scenario, ScenarioState, Turn } from "../types.ts";
import { person, say, withLead } from "./reply.ts";

/**
 * The replies to messages that were not understood. The first fallback says so plainly, the second is worded
 * differently, and the third offers a person and a way out of a task; after that, no sentence is used twice in a row.
 */

const intentsById = new Map(intents.map((entry) => [entry.id, entry]));

/** From this many fallbacks on, a person is offered. */
export const mostFallbacks = 3;

const lost = [
  "I’m sorry, I keep missing your point. A person would get it right away.",
  "I still don’t follow. Shall I get a person, or do we go with one of these?",
  "That’s more than I can read. A person will understand it.",
];
const lostLine = (fallbacks: number): string =>
  lost[(fallbacks - mostFallbacks) % lost.length] ?? "";

const giveUp = (scenario: Scenario, fallbacks: number): ChatReply =>
  say(lostLine(fallbacks), { choices: [person], next: scenario.starters });

/** Offers to pass a question about this business to the staff if nothing answers it. */
export function passedToPeople(scenario: Scenario, turn: Turn): Outcome | undefined {
  const { fallbacks, flow } = turn.state;
  if (flow !== undefined || fallbacks + 1 >= mostFallbacks) return undefined;
  const passed = scenario.notOnRecord?.({ ...turn, state: withFallback(turn.state) });
  return passed && { ...passed, handled: "out_of_scope" };
}

function askedAbout([only, ...others]: readonly ReplyChoice[]): string {
  if (only === undefined) return "I’m not sure what you mean. Can you put it another way?";
  return `${others.length === 0 ? `Is it about “${only.label}”` : "Do you mean one of these"}? If not, try putting it another way.`;
}

/** Asks back with the likely intents as buttons. */
export function askBack(scenario: Scenario, turn: Turn): Outcome {
  const state = withFallback(turn.state);
  const unlikely = (turn.understanding.guesses[0]?.score ?? 0) < worthAsking;
  const passed =
    unlikely && turn.state.exchanges.length > 0 ? passedToPeople(scenario, turn) : undefined;
  if (passed) return passed;
  const first = state.fallbacks === 1;
  const likely = turn.understanding.guesses
    .slice(0, 3)
    .filter(({ score }, index) => index === 0 || score >= worthOffering)
    .map(({ intent }) => intentsById.get(intent))
    .filter((entry) => entry !== undefined)
    .filter(({ id }) => !courtesies.has(id) && (id !== "human_agent" || first))
    .filter(({ id }) => id !== "emergency" || !namesSomebody(turn.plain))
    .map(({ label, send }): ReplyChoice => ({ label, send }));
  const reply =
    state.fallbacks >= mostFallbacks
      ? giveUp(scenario, state.fallbacks)
      : say(
          first
            ? askedAbout(likely)
            : "I’m not sure yet. Is it one of these, or can you put it another way?",
          {
            choices: first ? likely : [...likely, person],
            next: scenario.starters.slice(0, 2),
          },
        );
  return { reply, state, handled: "ask_back" };
}

/** Says that a message was not followed, and offers to pass it on as it was written. */
export function unsure(scenario: Scenario, turn: Turn): Outcome {
  const state = withFallback(turn.state);
  if (state.fallbacks >= mostFallbacks)
    return { reply: giveUp(scenario, state.fallbacks), state, handled: "ask_back" };
  const why =
    state.fallbacks === 1
      ? "I’m not sure I follow, and a guess wouldn’t help you."
      : "Sorry, I didn’t follow that one either.";
  return { ...scenario.passesOn({ ...turn, state }, why), handled: "ask_back" };
}

/** In the middle of a conversation, buttons do not help if no guess is likelier than this. */
const worthAsking = 0.45;
/** A guess less likely than this makes no useful button. */
const worthOffering = 0.08;
/** Intents that are never offered: a visitor who was not understood did not mean to say thanks. */
const courtesies: ReadonlySet<string> = new Set(["greeting", "thanks", "goodbye", "complaint"]);

/** Returns the title of the current task, for a reply that suggests what the message could be about. */
function inTheMiddle(scenario: Scenario, { before, done, flow }: Readonly<ScenarioState>) {
  const named = flow?.name ?? /^flow:(\w+)$/.exec(before ?? "")?.[1];
  const task = [flow, ...(done ?? [])].find((one) => one !== undefined && one.name === named);
  return task && scenario.flows[task.name]?.title;
}

/** Declines a message that is out of scope. */
export function decline(scenario: Scenario, turn: Turn): Outcome {
  const passed = passedToPeople(scenario, turn);
  if (passed) return passed;
  const state = withFallback(turn.state);
  const title = inTheMiddle(scenario, turn.state);
  const reply =
    state.fallbacks >= mostFallbacks
      ? giveUp(scenario, state.fallbacks)
      : say(
          state.fallbacks > 1
            ? "I don’t know about that one either. Put it another way, or let a person help."
            : title !== undefined
              ? `I didn’t follow that. If it’s about ${title}, try putting it another way. Otherwise I can ${scenario.can}.`
              : seen(turn, "out_of_scope") > 0
                ? `Sorry, I don’t have an answer to that. What I can do: ${scenario.can}.`
                : `I can’t answer that here. I can ${scenario.can}.`,
          { next: scenario.starters, choices: [person] },
        );
  return { reply, state, handled: "out_of_scope" };
}

/**
 * Replies to a message without usable words.
 *
 * @param lines the replies for the first and the second time.
 */
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

/** Returns buttons out of a task in which the visitor is stuck; none before the third fallback. */
export const waysOut = ({ fallbacks }: Readonly<ScenarioState>, flow: Flow): ReplyChoice[] =>
  fallbacks >= mostFallbacks ? [person, { label: `Leave ${flow.title}`, send: "Cancel" }] : [];

/** Repeats the question of a task that the message did not answer. The fourth time in a row suspends the task. */
export function reask(scenario: Scenario, turn: Turn, flow: Flow, flowState: FlowState): Outcome {
  const state = withFallback(turn.state);
  if (state.fallbacks > mostFallbacks)
    return {
      handled: "reask",
      state: { ...without(state, "flow"), suspended: flowState },
      reply: say(
        `I’m going in circles, so I’ll set ${flow.title} aside. Say “go on” to bring it back. A person can take over, or try one of these.`,
        { choices: [person, { label: "Go on", send: "go on" }], next: scenario.starters },
      ),
    };
  const question = askAgain(turn, flow, flowState);
  const wayOut = waysOut(state, flow);
  const example = question.choices?.find((choice) => "send" in choice);
  const leads = [
    "I didn’t quite get that. ",
    example
      ? `I can’t read that as an answer. Something like “${example.label}” would work. `
      : "I can’t read that as an answer. ",
    `I’m sorry, I keep missing it. A person can take over, or we can drop ${flow.title} (“cancel”). `,
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

/**
 * Leaves a task, without comment, whose question was asked as often as allowed and would be repeated against what the
 * visitor said.
 */
export function leaveStuck(scenario: Scenario, turn: Turn, outcome: Outcome): Outcome {
  const [before, after] = [turn.state.flow, outcome.state.flow];
  const flow = after && scenario.flows[after.name];
  const same =
    before?.name === after?.name &&
    before?.asking === after?.asking &&
    JSON.stringify(before?.slots) === JSON.stringify(after?.slots);
  if (!flow || !before || !same || (after.asked ?? 1) <= mostAskedAtAll) return outcome;
  if (!outcome.reply.message.content.endsWith("?")) return outcome;
  return {
    handled: "reask",
    state: aside(withFallback(outcome.state)),
    reply: say(
      `I’m sorry, I keep asking and you mean something else. Let’s drop ${flow.title}. What do you need?`,
      { choices: [person], next: scenario.starters },
    ),
  };
}
const mostAskedAtAll = 2;
