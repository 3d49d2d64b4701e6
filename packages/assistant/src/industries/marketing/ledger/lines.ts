import { capital } from "../../../dialogue/reply/reply.ts";
import { figure, singular } from "../quantities/words.ts";
import { aThing } from "../sums/sum-lines.ts";
import type { Book, Role } from "./identities.ts";

/** How the figures of a ledger are worded: the answer first, then the sum. */

export type Style = {
  readonly inMoney: (value: number) => string;
  /** What one order is called. */
  readonly thing: string;
  /** What one enquiry is called. */
  readonly asker: string;
  /** The period that the totals are for. */
  readonly period?: string;
};

const shares: ReadonlySet<Role> = new Set(["margin", "ctr", "rate", "leadRate", "closeRate"]);
const counts: ReadonlySet<Role> = new Set(["sent", "clicks", "leads", "orders", "roas"]);
/** Fewer orders prove nothing. */
const enough = 5;
/** Smaller sums are no loss and no gain, but rounding. */
const least = 0.005;

function shownAs(role: Role, value: number, { inMoney }: Style): string {
  if (shares.has(role)) return `${figure(value * 100)}%`;
  return counts.has(role) ? figure(value) : inMoney(value);
}

/** “24 orders”, in a sum that is shown alone. */
function namedAs(role: Role, value: number, style: Style): string {
  const noun =
    role === "orders"
      ? style.thing
      : role === "leads"
        ? style.asker
        : role === "clicks"
          ? "click"
          : undefined;
  const shown = shownAs(role, role === "orders" ? Math.round(value * 10) / 10 : value, style);
  return noun === undefined ? shown : `${shown} ${value === 1 ? noun : plural(noun)}`;
}

/** “$600 ÷ 24”: how a figure was worked out; empty if it was told. */
function workingOf(book: Book, role: Role, style: Style, shown = shownAs): string {
  const { from } = book[role] ?? {};
  if (from === undefined) return "";
  const [one, sign, other] = from;
  const [a, b] = [book[one]?.value ?? 0, book[other]?.value ?? 0];
  return `${shown(one, a, style)} ${sign} ${shown(other, b, style)}`;
}

const bracketed = (text: string): string => (text === "" ? "" : ` (${text})`);

/** “It brings $35, less $12 of costs and $25 for ads ($600 ÷ 24)”. */
function accountOf(book: Book, style: Style): string {
  const { price, unitCost, left, cpo } = book;
  const { inMoney, thing } = style;
  const ads = `${inMoney(cpo?.value ?? 0)} for ads${bracketed(workingOf(book, "cpo", style))}`;
  if (price !== undefined && unitCost !== undefined)
    return `${aThing(thing)} brings ${inMoney(price.value)}, less ${inMoney(unitCost.value)} of costs and ${ads}`;
  return `${aThing(thing)} leaves ${inMoney(left?.value ?? 0)} before ads, less ${ads}`;
}

/** What would have to change for the ads to pay for themselves. */
function change(book: Book, { inMoney, thing }: Style): string {
  const { left, spend, orders, clicks, cpo, unitCost, margin } = book;
  if (left === undefined || cpo === undefined) return "";
  if (left.value <= 0) return ` Even without ads, ${aThing(thing)} costs more than it brings.`;
  const ofMargin = margin !== undefined && margin.from === undefined;
  const price = ofMargin
    ? cpo.value / margin.value
    : unitCost === undefined
      ? undefined
      : unitCost.value + cpo.value;
  const more =
    spend !== undefined && orders !== undefined
      ? clicks === undefined
        ? `${figure(Math.ceil(spend.value / left.value - 1e-9))} ${plural(thing)} from the same ads`
        : `${figure((spend.value / left.value / clicks.value) * 100)}% conversion instead of ${figure((orders.value / clicks.value) * 100)}%`
      : `ads at ${inMoney(left.value)} ${aThing(thing)}`;
  return ` To break even you need ${more}${price === undefined ? "" : `, or ${inMoney(price)} ${aThing(thing)}`}.`;
}

/** What is earned or lost, on one order and in all; in all first if that was asked. */
function sumsOf(
  book: Book,
  { inMoney, thing, period }: Style,
  per: number,
  allFirst: boolean,
): string {
  const { profit, orders } = book;
  const one = `${inMoney(Math.abs(per))} ${aThing(thing)}`;
  if (profit === undefined || orders === undefined) return one;
  const all = `${inMoney(Math.abs(profit.value))} ${period === undefined ? "in all" : `a ${period}`}`;
  return (allFirst ? [all, one] : [one, all]).join(", ");
}

/** What each order leaves after ads, first in a word if it was asked so. */
export function outcome(
  book: Book,
  style: Style,
  lead: "yes" | "no" | "" = "",
  allFirst = false,
): string | undefined {
  const per = book.profitPer?.value;
  if (per === undefined) return undefined;
  const result =
    Math.abs(per) < least
      ? `you break even: nothing is left of ${aThing(style.thing)}`
      : `you ${per < 0 ? "lose" : "earn"} ${sumsOf(book, style, per, allFirst)}`;
  const first = lead === "" ? capital(result) : `${capital(lead)}, ${result}`;
  const orders = book.orders?.value ?? enough;
  const luck =
    per > least && orders < enough
      ? ` With ${orders === 1 ? "one" : "so few"}, it may still be luck.`
      : "";
  return `${first}. ${capital(accountOf(book, style))}.${per < -least ? change(book, style) : luck}`;
}

/** Of a hundred of revenue, if only the ratios are known. */
export function outcomeOfRatios(
  { roas, margin }: Book,
  lead: (gains: boolean) => string,
): string | undefined {
  if (roas === undefined || margin === undefined) return undefined;
  const [cost, kept] = [100 / roas.value, margin.value * 100];
  return `${lead(kept >= cost)}of every 100 of revenue, ${figure(kept)} is left after goods and ${figure(cost)} went into ads. It pays for itself from a ROAS of ${figure(1 / margin.value)}.`;
}

/** “For goods not counted”: what can be said before the cost of making one is known. */
export function beforeGoods(book: Book, style: Style): string | undefined {
  const { price, cpo } = book;
  const { inMoney, thing } = style;
  if (price === undefined || cpo === undefined) return undefined;
  const brings = `${aThing(thing)} brings ${inMoney(price.value)} and costs ${inMoney(cpo.value)} in ads${bracketed(workingOf(book, "cpo", style))}`;
  const rest = price.value - cpo.value;
  return rest <= 0
    ? `No: ${brings}, before your other costs.`
    : `It depends on your other costs: ${brings}, so goods and work may take ${inMoney(rest)} of it. What do they cost you?`;
}

const nounOf: Partial<Record<Role, (style: Style) => string>> = {
  cpc: () => " a click",
  cpl: ({ asker }) => ` ${aThing(asker)}`,
  cpo: ({ thing }) => ` ${aThing(thing)}`,
  rate: () => " of the clicks buy",
  revenue: () => " of revenue",
};

function asItIs(book: Book, role: Role, style: Style): string | undefined {
  const { value, from } = book[role] ?? {};
  // What was told needs no telling.
  if (value === undefined || from === undefined) return undefined;
  const steps = role === "revenue" ? bracketed(workingOf(book, "orders", style, namedAs)) : "";
  const first =
    role === "orders"
      ? namedAs(role, value, style)
      : `${role === "roas" ? "ROAS " : ""}${shownAs(role, value, style)}${nounOf[role]?.(style) ?? ""}`;
  return `${first}: ${workingOf(book, role, style, namedAs)}${steps}.`;
}

/** Figures as they are, and what they mean if one order's profit is known; undefined if one is unknown. */
export function asIs(book: Book, roles: readonly Role[], style: Style): string | undefined {
  const lines = roles.map((role) => asItIs(book, role, style));
  if (lines.length === 0 || lines.includes(undefined)) return undefined;
  const text = lines.join(" ");
  const [per, left] = [book.profitPer?.value, book.left?.value];
  if (!roles.includes("cpo") || per === undefined || left === undefined) return text;
  const { inMoney, thing } = style;
  return `${text} ${capital(aThing(thing))} leaves ${inMoney(left)} before that, so you ${per < 0 ? "lose" : "keep"} ${inMoney(Math.abs(per))} on each.`;
}

const plural = (noun: string): string =>
  singular(noun) === noun ? `${noun}s`.replace(/(?<![aeiou])ys$/, "ies") : noun;

/** A figure as it has to be; `even` is the book in which nothing is lost, `book` the one of now. */
export function asNeeded(book: Book, even: Book, role: Role, style: Style): string | undefined {
  const value = even[role]?.value;
  const { inMoney, thing } = style;
  const one = aThing(thing);
  const left = even.left?.value;
  if (value === undefined || !Number.isFinite(value) || value < 0 || left === undefined)
    return left !== undefined && left <= 0
      ? `It can’t: ${one} costs you more than it brings, before any ads.`
      : undefined;
  const now = book[role]?.value;
  const nowIs =
    now === undefined || role === "orders" ? "" : ` Now it’s ${shownAs(role, now, style)}.`;
  const from = workingOf(even, "left", style) || workingOf(book, "left", style);
  const leaves = `${one} leaves ${inMoney(left)} before ads${bracketed(from)}`;
  switch (role) {
    case "rate": {
      const clicks = even.clicks?.value;
      const spend = even.spend?.value;
      const sum =
        clicks === undefined || spend === undefined
          ? workingOf(even, "cpc", style) === ""
            ? `, and a click costs ${inMoney(even.cpc?.value ?? 0)}`
            : ""
          : `, so ${inMoney(spend)} takes ${figure(Math.ceil(spend / left - 1e-9))} ${plural(thing)} of ${figure(clicks)} clicks`;
      return `${figure(value * 100)}%: ${leaves}${sum}.${nowIs}`;
    }
    case "orders":
      return `${figure(Math.ceil(value - 1e-9))} ${plural(thing)}: ${inMoney(even.spend?.value ?? 0)} ÷ ${inMoney(left)} each${bracketed(from)}.${now === undefined ? "" : ` You have ${figure(now)}.`}`;
    case "price":
      if (even.margin !== undefined && even.margin.from === undefined)
        return `${inMoney(value)} at ${figure(even.margin.value * 100)}% margin: ${inMoney(even.cpo?.value ?? 0)} of ads ÷ ${figure(even.margin.value * 100)}%.${nowIs}`;
      return `${inMoney(value)}: ${inMoney(even.unitCost?.value ?? 0)} of costs plus ${inMoney(even.cpo?.value ?? 0)} of ads.${nowIs}`;
    case "unitCost":
      return `${inMoney(value)} at most: ${inMoney(even.price?.value ?? 0)} − ${inMoney(even.cpo?.value ?? 0)} of ads.${nowIs}`;
    case "cpo":
      return `${inMoney(value)} ${one} at most, since ${leaves}.${nowIs}`;
    case "cpc":
      return `${inMoney(value)} a click at most: ${leaves}, and ${figure((even.rate?.value ?? 0) * 100)}% of the clicks buy.${nowIs}`;
    case "cpl":
      return `${inMoney(value)} ${aThing(style.asker)} at most: ${leaves}, and ${figure((even.closeRate?.value ?? 0) * 100)}% of them buy.${nowIs}`;
    case "spend":
      return `${inMoney(value)} at most: ${figure(even.orders?.value ?? 0)} ${plural(thing)} × ${inMoney(left)} before ads.${nowIs}`;
    case "roas":
      return `At least ${figure(value)}: 100 ÷ ${figure((even.margin?.value ?? 0) * 100)}% of margin. Above that, every order earns you something.`;
    case "margin":
      return `${figure(value * 100)}%: ${one} costs ${inMoney(even.cpo?.value ?? 0)} in ads.${nowIs}`;
    default:
      return undefined;
  }
}

const ofPieces = /\b(?:flyers?|leaflets?|letters?|post ?cards?|posters?|brochures?)\b/;
/** “Were the flyers any good?”, with nothing told of what one order leaves: what one has cost, and the question. */
export function costOnly(
  plain: string,
  book: Book,
  style: Style,
  kind: "verdict" | "result" | "roles" | "even",
): string | undefined {
  if (kind !== "verdict" || book.orders === undefined || !ofPieces.test(plain)) return undefined;
  const cost = asIs(book, ["cpo"], style);
  return cost === undefined
    ? undefined
    : `${cost} That’s good if one leaves you more. What does one leave, after your costs?`;
}

/** What one enquiry has cost so far, and what is needed to judge it. */
export function begun(book: Book, style: Style): string | undefined {
  const cost = book.orders === undefined ? asIs(book, ["cpl"], style) : undefined;
  if (cost === undefined) return undefined;
  return `That’s ${cost} How many of them bought, and what does one leave you, after your costs?`;
}
