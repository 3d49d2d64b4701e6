import { plainWords } from "../../understanding/plain-words.ts";
import { isNo } from "../message/answers.ts";
import { withoutRejection } from "../message/leaving.ts";
import { say } from "../reply/reply.ts";
import { aside, without } from "../state.ts";
import type { Flow, Outcome, Scenario, ScenarioState, Turn } from "../types.ts";

/** Reads what a message refuses. The bot neither asks about a refused task again nor returns to it. */

export type Refusal = {
  /** The conversation without the task. */
  readonly state: Readonly<ScenarioState>;
  /** What else the message says; empty if it only refuses. */
  readonly rest: string;
  /** The reply to a message that only refuses. */
  readonly dropped: Outcome;
};

/** Sentences, and what a comma sets apart. */
const boundary = /(?<=[.!?;])\s+|,\s+/;

/** Removes the words that deny a task from the sentences that do; undefined if none does. */
function withoutDenial(message: string, denied: RegExp): string | undefined {
  const parts = message.split(boundary);
  const denies = (part: string) =>
    denied.test(plainWords(part)) && !asksWhether.test(plainWords(part));
  if (!parts.some(denies)) return undefined;
  return parts
    .map((part) => (denies(part) ? besideDenial(part, denied) : part))
    .filter((part) => !onlySigh.test(part))
    .join(", ")
    .replace(/([.!?;]), /g, "$1 ")
    .trim();
}
/** The rest of a sentence besides its denial, if it is more than a word or two. */
function besideDenial(part: string, denied: RegExp): string {
  const rest = plainWords(part)
    .replace(denied, " ")
    .replace(/^\W*(?:no |not |but |and |just |only |i |to )*/, "")
    .trim();
  return rest.split(/\s+/).length >= fewestWords ? rest : "";
}
const fewestWords = 3;

/** “Ok”, “no no”, “forget it”: words left over from a refusal that ask nothing. */
const onlySigh =
  /^(?:(?:ok|okay|ugh|no|nope|please|pls|sorry|thanks|well|hm+|just|but|and|forget it|never ?mind|stop)\W*)*$/i;

/**
 * Returns the rest of a message that refuses this task; undefined if it does not.
 *
 * @param isOpen undefined for a task that was not begun: only words that deny it count.
 */
function restOf(turn: Turn, flow: Flow, isOpen: boolean | undefined): string | undefined {
  const named = isOpen === undefined ? [] : (flow.names ?? []);
  const rest =
    withoutRejection(turn.message, named, isOpen ? "loosely" : "firmly") ??
    (flow.denied && withoutDenial(turn.message, flow.denied));
  return rest !== undefined && (onlySigh.test(rest) || isNo(rest)) ? "" : rest;
}

/** “Is it already booked” and “do I have a reservation” are questions, not denials. */
const asksWhether =
  /^(?:and |so |but |ok )*(?:is|are|was|can|could|do|does|did|has|have|what if|if)\b/;

/** The names of the tasks in hand: the open one, those that wait, and the last result. */
const inHand = ({ flow, suspended, finished }: Readonly<ScenarioState>): string[] =>
  [flow, suspended, finished].flatMap((task) => (task === undefined ? [] : [task.name]));

/** Returns the refusal of a task in this message; undefined if it refuses none. */
export function refusedIn(scenario: Scenario, turn: Turn): Refusal | undefined {
  const known = new Set(inHand(turn.state));
  const others = Object.keys(scenario.flows).filter((name) => !known.has(name));
  for (const name of [...known, ...others]) {
    const flow = scenario.flows[name];
    const isOpen = turn.state.flow?.name === name;
    const rest = flow && restOf(turn, flow, known.has(name) ? isOpen : undefined);
    // A task that was not begun cannot be left, so only the rest is answered.
    if (!flow || rest === undefined || (rest === "" && !known.has(name))) continue;
    const state = withoutTask(turn.state, name);
    const reply = say(`All right, I’ll drop ${flow.title}. What else can I do?`, {
      next: scenario.starters,
    });
    // An open task that is only refused can be resumed on request.
    const kept = isOpen ? aside(turn.state) : state;
    return { state, rest, dropped: { reply, state: kept, handled: "cancelled" } };
  }
  return undefined;
}

/** Returns the conversation as if this task had not begun. */
function withoutTask(state: Readonly<ScenarioState>, name: string): ScenarioState {
  const { done = [], refused = [] } = state;
  const dropped = (["flow", "suspended", "finished"] as const).filter(
    (key) => state[key]?.name === name,
  );
  return {
    ...without(state, "offer", ...dropped),
    done: done.filter((task) => task.name !== name),
    refused: [...new Set([...refused, name])],
  };
}
