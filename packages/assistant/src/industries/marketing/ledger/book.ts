import { z } from "zod";
import type { FlowSlots, ScenarioState } from "../../../dialogue/types.ts";
import { periods } from "../quantities/quantity.ts";
import { accountsIn } from "../sums/accounts.ts";
import { supposes } from "./asked.ts";
import {
  type Book,
  bookOf,
  ofOne,
  type Role,
  ratios,
  roles,
  type Told,
  totals,
} from "./identities.ts";
import { type Entries, entriesIn } from "./read.ts";

/** The ledger of a talk: what was told of sales and advertising, put right by every message. */

const ledgerSchema = z.object({
  told: z.array(z.tuple([z.enum(roles), z.number()])),
  period: z.enum(periods).exactOptional(),
  thing: z.string().exactOptional(),
  asker: z.string().exactOptional(),
});
export type Ledger = z.infer<typeof ledgerSchema>;

/** Returns the ledger of a conversation. */
export function ledgerOf({ figures }: Pick<ScenarioState, "figures">): Ledger {
  const text = figures?.ledger;
  return typeof text === "string" ? ledgerSchema.parse(JSON.parse(text)) : { told: [] };
}

export const bookIn = (ledger: Ledger): Book => bookOf(ledger.told).book;

/** Totals and figures of one order outlast the ratios that follow from them. */
const lasting: ReadonlySet<Role> = new Set(["sent", ...totals, ...ofOne]);
const traffic: ReadonlySet<Role> = new Set([
  "sent",
  "ctr",
  ...totals,
  ...ratios,
  "revenue",
  "goods",
]);

/** A figure that follows from those told was rounded, and says nothing new. */
const roughly = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(0.03 * Math.abs(other), 0.011);

/** A total, and what it is of one: either is taken for the other if it is repeated without its basis. */
const sameOf: Partial<Record<Role, readonly Role[]>> = {
  spend: ["cpo", "cpc", "cpl"],
  cpo: ["spend"],
  goods: ["unitCost"],
  unitCost: ["goods", "cpo"],
  revenue: ["price", "gross"],
  left: ["gross", "profitPer", "profit"],
};

/** Puts new entries into a ledger; what contradicts them gives way. */
function entered(ledger: Ledger, entries: readonly Told[]): readonly Told[] {
  const before = new Map<Role, number>(ledger.told);
  const book = bookIn(ledger);
  const news = entries.filter(([role, value]) => {
    const told = before.get(role);
    if (told !== value && sameOf[role]?.some((other) => book[other]?.value === value)) return false;
    if (told !== undefined) return told !== value;
    const known = book[role]?.value;
    return known === undefined || !roughly(value, known);
  });
  // Another sum spent on another number of orders is another account.
  const other = new Set(
    news.flatMap(([role]) => (before.has(role) && traffic.has(role) ? [role] : [])),
  );
  const anew = other.has("spend") && other.size > 1;
  const old = ledger.told.filter(([role]) => !(anew && traffic.has(role)));
  const kept = [
    ...old.filter(([role]) => lasting.has(role)),
    ...old.filter(([role]) => !lasting.has(role)),
  ];
  return bookOf([...news, ...kept]).kept;
}

const corrects = /^(?:no|nope|sorry|wrong|i meant?|i said|wait|actually|make it|oops)\b/i;

/** “No, 26”: the only figure of a correction takes the place of the only one told before. */
function corrected(
  message: string,
  { told, loose }: Entries,
  { exchanges }: Readonly<ScenarioState>,
): readonly Told[] | undefined {
  const [value, ...others] = loose;
  if (told.length > 0 || value === undefined || others.length > 0) return undefined;
  if (!corrects.test(message.trim())) return undefined;
  const [before, ...more] = entriesIn(exchanges.at(-1)?.visitor ?? "").told;
  return before === undefined || more.length > 0 ? undefined : [[before[0], value]];
}

/** Returns the figures of a conversation with those that a message enters; undefined if it enters none. */
export function withLedger(message: string, state: Readonly<ScenarioState>): FlowSlots | undefined {
  const ledger = ledgerOf(state);
  // An account of several channels is kept apart.
  if (!/\d/.test(message) || accountsIn(message) !== undefined) return undefined;
  const book = bookIn(ledger);
  const entries = entriesIn(message, book);
  // What is supposed of known figures is not so; of unknown ones, it is the case to be worked out.
  if (supposes(message) && entries.told.some(([role]) => book[role] !== undefined))
    return undefined;
  const told = entered(ledger, corrected(message, entries, state) ?? entries.told);
  const next: Ledger = {
    ...ledger,
    told: [...told].map(([role, value]): [Role, number] => [role, value]),
    ...(entries.period === undefined ? {} : { period: entries.period }),
    ...(entries.thing === undefined ? {} : { thing: entries.thing }),
    ...(entries.asker === undefined ? {} : { asker: entries.asker }),
  };
  const text = JSON.stringify(next);
  return told.length === 0 || text === state.figures?.ledger
    ? undefined
    : { ...state.figures, ledger: text };
}
