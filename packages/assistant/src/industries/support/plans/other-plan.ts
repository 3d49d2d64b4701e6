import { advance } from "../../../dialogue/flows.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { plans } from "../facts/sample.ts";
import { heads } from "./head-count.ts";
import { planFlow } from "./plans.ts";

/** “And Business?” after a price: the same team on the other plan. */

const only =
  /^(?:what about |how about |and |or |for |with |on |in |the )*(team|business)(?: plan| one)?$/;
const people = new RegExp(`\\b(\\d{1,4}) ?(?:more )?(?:${heads}|ppl)\\b|\\bwe are (\\d{1,4})\\b`);
const afterPrice = "plan_record";
/** How many messages back the number of people may be. */
const lately = 3;

export function ofOtherPlan(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const plan = plans.find(({ name }) => name.toLowerCase() === only.exec(plain)?.[1]);
  if (!plan || state.before !== afterPrice) return undefined;
  const said = state.exchanges.slice(-lately).map(({ visitor }) => plainWords(visitor));
  const counts = said.flatMap((text) => {
    const [, named, counted] = people.exec(text) ?? [];
    return named ?? counted ?? [];
  });
  const count = counts.at(-1);
  const yearly = said.some((text) => /\b(?:year\w*|annual\w*)\b/.test(text));
  if (count === undefined) return undefined;
  return {
    ...advance(turn, planFlow, {
      name: "plan",
      slots: { people: Number(count), plan: plan.name, ...(yearly ? { yearly: 1 } : {}) },
    }),
    handled: "flow:plan",
  };
}
