import { nextStep } from "../../dialogue/reply/next-step.ts";
import { person, say } from "../../dialogue/reply/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, ScenarioState, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { businesses } from "../businesses.ts";
import { orderInHand } from "./current-order.ts";
import type { Sold } from "./order-thread.ts";

/** Believes a customer who still has an item recorded as returned: the order is dropped and not mentioned again. */

const thing =
  "(?:it|them|this|that|one|mine|the \\w+|my \\w+)(?: (?:bag|pack|tent|stove|lamp|lantern))?";
const denies = anywhere(wordList`
  (not|never)( \w+){0,2} (sent|send|return\w*|gave|give|brought|bring|posted)( ${thing})?( back)?, (nothing|no one|nobody|none)( \w+){0,3} (sent|returned|came|went|given|gave)( \w+){0,2} back, not( \w+){0,2} (sent|come|came|gone|given|go) back,
  (i|we)( \w+){0,2} still( \w+){0,2} (have|got|hold|use|own) ${thing}, still( \w+){0,2} have ${thing}, still (here|with me|with us|at home|at my|in my|in the|on my|on the), \w+ (is|are|lies|sits)( \w+){0,3} (here|with me|with us|at home|at my|in my|on my|in front of me|next to me)
`);
const otherOrder = anywhere(
  wordList`wrong (order|number|one), (not|never) (my|mine|that) (order|one|number), not mine, (another|a different|the other) order, mixed up (the )?(orders?|numbers?)`,
);
/** Not sent back yet, or about the money: does not deny the return itself. */
const otherwise =
  /\b(?:money|refund\w*|paid|if|when|until|label|not (?:want|going|able)|can (?:i|we)|could|should)\b/;
const mostWords = 24;
const lately = 3;

export function notSentBack(turn: Turn, { orders, source, desk }: Sold): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (slots.references.length > 0 || plain.split(" ").length > mostWords) return undefined;
  const order = orderInHand(turn, orders);
  if (order?.state !== "returned") return undefined;
  if (!state.exchanges.slice(-lately).some(({ bot }) => bot.includes(order.number)))
    return undefined;
  const denied = denies.exec(plain)?.[0] ?? otherOrder.exec(plain)?.[0];
  if (denied === undefined || otherwise.test(denied)) return undefined;
  const { desk: team, mail } = businesses[desk];
  return {
    handled: "not_sent_back",
    state: withoutOrder(state, order.number),
    reply: say(
      nextStep(state, [
        `Then ${order.number} isn’t the right order: our record shows that one as returned. I’ll leave it aside. Yours is in your confirmation e-mail or under “My account”, “Orders”; without it, ${team} can find it by name: ${mail} (made up).`,
        `Understood, ${order.number} is off the table. ${team.replace(/^t/, "T")} can find your order by name or receipt: ${mail} (made up).`,
      ]),
      { source, choices: [person] },
    ),
  };
}

/** The state without its references to an order. */
export function withoutOrder(state: Readonly<ScenarioState>, number: string): ScenarioState {
  const { finished, ...rest } = state.flow === undefined ? state : aside(state);
  const { order: _order, ...figures } = state.figures ?? {};
  // The number was taken as typed, with or without its letters.
  const others = ({ slots: { reference } }: { slots: Record<string, unknown> }) =>
    reference === undefined || !number.endsWith(String(reference).replace(/\D/g, ""));
  return {
    ...rest,
    ...(finished && others(finished) ? { finished } : {}),
    done: (state.done ?? []).filter(others),
    figures: { ...figures, denied: number },
  };
}
