import { at } from "../../../dialogue/turn.ts";
import type { DraftTurn, FlowState, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { agesIn, oldestChild, oldestInfant } from "../rooms/ages.ts";
import { needsAccess } from "../rooms/room-wishes.ts";

/** Stores the children's ages whenever they are given, so that every later price includes them. */

/** Returns the ages given in a message, or those given before if it only repeats some of them. */
export function agesTold(
  message: string,
  { exchanges, figures }: Readonly<ScenarioState>,
): string | undefined {
  const asked = exchanges.slice(-2).some(({ bot }) => /how old are/i.test(bot));
  const named = agesIn(message);
  const ages = named.length === 0 && asked ? bareAges(message) : named;
  if (ages.length === 0) return undefined;
  const known = agesOf(figures?.ages);
  return ages.every((age) => known.includes(age)) ? undefined : ages.join(",");
}

/** Whether the message names some of several known ages and no other: it speaks of one child, and changes no party. */
export function repeatsAges(message: string, before: string | number | undefined): boolean {
  const [known, named] = [agesOf(before), agesIn(message)];
  return (
    named.length > 0 && named.length < known.length && named.every((age) => known.includes(age))
  );
}

export const agesOf = (list: string | number | undefined): number[] =>
  list === undefined ? [] : String(list).split(",").map(Number);

/** “4 and 9”, “4 and 9 I said”: the answer when ages were asked for. */
const bareAges = (message: string): number[] =>
  message.split(/\s+/).length > mostWords
    ? []
    : [...withDigits(message.toLowerCase()).matchAll(/(?<![\d$.,])\d{1,2}(?!\d|[.,]\d)/g)]
        .map(Number)
        .filter((age) => age <= oldestChild);
const mostWords = 9;

/** Smaller parties include a child only if one was mentioned. */
const leastWithChild = 3;

/** Returns the turn with the stated ages in its quote. */
export function withAges(turn: Turn): Turn {
  const { state } = turn;
  const quote = state.done?.find(({ name }) => name === "quote");
  const ages = agesOf(state.figures?.ages);
  if (!quote || ages.length === 0 || quote.slots.ages === ages.join(",")) return turn;
  const guests = Number(quote.slots.guests ?? 0);
  const children = Number(quote.slots.children ?? 0);
  const fits = children > 0 ? ages.length <= children : guests >= leastWithChild;
  if (!fits || ages.length >= guests) return turn;
  const infants = ages.filter((age) => age <= oldestInfant).length;
  const slots = {
    ...quote.slots,
    ages: ages.join(","),
    children: Math.max(ages.length, children),
    ...(infants > 0 ? { cots: infants } : {}),
  };
  return at(turn, withQuote(state, { ...quote, slots }));
}

/** Takes what was told before the stay was asked for: the ages of its children, and that a guest needs level access. */
export function takeTold({ plain, state: { figures } }: DraftTurn, { slots }: FlowState): void {
  if (figures?.access !== undefined || needsAccess.test(plain)) slots.access ??= 1;
  const ages = agesOf(figures?.ages);
  const children = Number(slots.children ?? 0);
  if (slots.ages !== undefined || ages.length === 0 || ages.length > children) return;
  if (ages.length >= Number(slots.guests ?? 0)) return;
  slots.ages = ages.join(",");
  const infants = ages.filter((age) => age <= oldestInfant).length;
  if (infants > 0) slots.cots ??= infants;
}

/** Returns the state with its quote replaced. */
function withQuote(state: Readonly<ScenarioState>, quote: FlowState): Readonly<ScenarioState> {
  const done = (state.done ?? []).map((one) => (one.name === "quote" ? quote : one));
  return state.finished?.name === "quote"
    ? { ...state, finished: quote, done }
    : { ...state, done };
}
