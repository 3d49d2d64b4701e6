import { money } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { currencyNamed } from "../figures/currency.ts";
import { piecesIn } from "./pieces-told.ts";
import { type Period, periods, type Quantity } from "./quantity.ts";
import { quantitiesIn } from "./read.ts";
import { merged, type Roles, rolesOf } from "./roles.ts";

/** What a sum can be made of: the quantities of the message, those told shortly before, and what is asked of them. */
export type Context = {
  readonly message: string;
  readonly plain: string;
  readonly quantities: readonly Quantity[];
  readonly now: Roles;
  readonly all: Roles;
  /** The period that the question is about. */
  readonly target?: Period;
  /** What was worked out last, if a sum was. */
  readonly last?: string;
  readonly inMoney: (value: number) => string;
};

/** Older quantities belong to another matter. */
const mostBack = 7;

export function contextOf(turn: Turn): Context {
  const { message, plain, state } = turn;
  const before = state.exchanges.slice(-mostBack).map(({ visitor }) => visitor);
  const quantities = quantitiesIn(message);
  const inMoney = inMoneyOf(turn);
  const told = before.reduce<Roles>(
    (all, text) => merged(all, rolesWith(text, quantitiesIn(text), inMoney)),
    {},
  );
  const now = rolesWith(message, quantities, inMoney);
  const target = targetIn(message) ?? (now.flow ? targetIn(before.at(-1) ?? "") : undefined);
  const last = /^sum:quantities:(\w+)$/.exec(state.before ?? "")?.[1];
  return {
    message: message.toLowerCase(),
    plain,
    quantities,
    now,
    all: merged(told, now),
    ...(target === undefined ? {} : { target }),
    ...(last === undefined ? {} : { last }),
    inMoney,
  };
}

function rolesWith(
  text: string,
  quantities: readonly Quantity[],
  inMoney: (value: number) => string,
): Roles {
  const pieces = piecesIn(text, quantities, inMoney);
  const roles = rolesOf(quantities);
  if (pieces === undefined) return roles;
  // The parts of what the pieces cost have no other role.
  const { people: _people, each: _each, unitCost: _unitCost, ...rest } = roles;
  return { ...rest, pieces };
}

const asks = /\b(?:what|whats|how|much|total|worth|costs?|lose|earn|make|bring|and|work out)\b/;
const ofPeriod =
  /\b(?:in|per|a|an|each|every|over|for)(?: (?:a|an|one|the|whole|full))* (day|week|month|year)\b|\b(yearly|annually|monthly|weekly)\b/g;

/** “What is that in a year”: the period asked about, in a clause without a figure after it. */
function targetIn(message: string): Period | undefined {
  const clauses = message
    .toLowerCase()
    .slice(0, 600)
    .split(/[.,;!?]/);
  for (const clause of clauses.toReversed()) {
    const found = [...clause.matchAll(ofPeriod)].at(-1);
    // “5 a day at 20, per month?”: a clause that is the period alone asks for it.
    const alone = clause.trim() === found?.[0];
    if (found === undefined || !(alone || asks.test(clause))) continue;
    if (/\d/.test(clause.slice(found.index)) || /\d\W{0,2}$/.test(clause.slice(0, found.index)))
      continue;
    const word =
      found[1] ??
      { yearly: "year", annually: "year", monthly: "month", weekly: "week" }[found[2] ?? ""];
    return periods.find((period) => period === word);
  }
  return undefined;
}

/** Amounts in the currency that was named; plain figures if none was. */
export function inMoneyOf({ message, state }: Turn): (value: number) => string {
  const currency = [message, ...state.exchanges.map(({ visitor }) => visitor).toReversed()]
    .map(currencyNamed)
    .find((named) => named !== undefined);
  return (value) => {
    const rounded = Math.round(value * 100) / 100;
    return currency === undefined
      ? rounded.toLocaleString("en-US", {
          minimumFractionDigits: Number.isInteger(rounded) ? 0 : 2,
        })
      : money(rounded, currency);
  };
}
