import type { TradeWords } from "./trade-words.ts";
import { careTrades } from "./trades-care.ts";
import { foodTrades } from "./trades-food.ts";
import { homeTrades } from "./trades-home.ts";
import { otherTrades } from "./trades-other.ts";

/** More telling names come before those that are also parts of others: “dog grooming salon” is no hair salon. */
const first: ReadonlySet<string> = new Set([
  "groomer",
  "nails",
  "beauty",
  "windows",
  "carwash",
  "barber",
  "farmshop",
]);
const all: readonly TradeWords[] = [...careTrades, ...foodTrades, ...homeTrades, ...otherTrades];
const trades = [
  ...all.filter(({ id }) => first.has(id)),
  ...all.filter(({ id }) => !first.has(id)),
];

const owns =
  /\b(?:i'?m|i’m|i am|we are|we're|we’re|i have|we have|i run|we run|my|our|own|for (?:a|my|our|the)|with (?:a|my)|small|little|local)\b/i;

/** Returns the trade that a message names, rather as one's own: “write a post for my flower shop”. */
export function tradeNamed(message: string): TradeWords | undefined {
  const own = owns.exec(message);
  const after = own === null ? "" : message.slice(own.index, own.index + 60);
  return (
    trades.find(({ named }) => named.test(after)) ?? trades.find(({ named }) => named.test(message))
  );
}

export const tradeOf = (id: string | undefined): TradeWords | undefined =>
  trades.find((one) => one.id === id);
