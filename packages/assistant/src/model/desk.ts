import { start } from "../dialogue/flows.ts";
import { answer } from "../dialogue/reply/answer.ts";
import { step } from "../dialogue/step.ts";
import { readTurn } from "../dialogue/turn.ts";
import type { Incoming, Outcome, ScenarioState, Turn } from "../dialogue/types.ts";
import { scenarios } from "../industries/scenarios.ts";
import type { Passage } from "../knowledge/retrieval.ts";
import { bounded } from "../understanding/bounded.ts";
import type { Understander } from "../understanding/understand.ts";
import type { Desk, ToolResult } from "./tools/tool.ts";

/** Exposes the embedded assistant to a model's tools, starting from the state before the message. */
export function openDesk(
  understander: Understander,
  before: Readonly<ScenarioState>,
  incoming: Incoming,
  search: (query: string) => readonly Passage[],
): Desk {
  const scenario = scenarios[incoming.industry];
  let state = before;

  const turnOf = (sentence: string, intent?: string): Turn => {
    const turn = readTurn(understander, { ...incoming, message: bounded(sentence) }, state);
    return intent === undefined ? turn : { ...turn, intent };
  };
  const took = ({ reply, state: after, handled }: Outcome): ToolResult => {
    // The history records only the exchange between visitor and model; the tool's sentence is internal.
    state = { ...after, before: handled, last: reply, exchanges: before.exchanges };
    return { text: inWords(reply), reply };
  };

  return {
    get state() {
      return state;
    },
    wish: (intent, sentence) => took(answer(scenario, turnOf(sentence, intent))),
    task(name, slots, sentence) {
      const flow = scenario.flows[name];
      if (!flow) throw new Error(`There is no task “${name}”.`);
      const turn = turnOf(sentence);
      return took({ ...start(turn, name, flow, slots), handled: `flow:${name}` });
    },
    say: (sentence) => took(step(understander, state, { ...incoming, message: bounded(sentence) })),
    shown(ids) {
      const [first] = ids;
      state = {
        ...state,
        shown: [...ids].slice(0, 4),
        ...(ids.length === 1 && first !== undefined && { topic: first }),
      };
    },
    search,
  };
}

/** Renders a reply with its cards and choices as text for a model. */
function inWords({ message, cards = [], choices = [] }: Outcome["reply"]): string {
  const rows = cards.map(
    ({ title, rows, note }) =>
      `${title}: ${rows.map(({ label, value }) => `${label} ${value}`).join("; ")}.${note === undefined ? "" : ` ${note}`}`,
  );
  const answers = choices.flatMap((choice) => ("send" in choice ? [choice.label] : []));
  const shown = answers.length === 0 ? [] : [`Shown as buttons: ${answers.join(", ")}.`];
  return [message.content, ...rows, ...shown].join("\n");
}
