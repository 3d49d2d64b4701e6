import { z } from "zod";
import { listed, money, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { toldIn } from "../figures/stated-figures.ts";
import {
  type Account,
  accountNamed,
  accountSchema,
  accountsIn,
  changed,
  sumNamed,
} from "./accounts.ts";
import { shown } from "./sum-lines.ts";

/** Compares channels by cost and revenue; the figures are kept, so a new margin can be tried without repeating them. */

const handled = "accounts";

const keptSchema = z.array(accountSchema);

/** Reads the channels kept in the conversation's figures; none if another release stored them in a different shape. */
function kept({ state }: Turn): Account[] {
  const written = state.figures?.accounts;
  if (typeof written !== "string") return [];
  const read = keptSchema.safeParse(JSON.parse(written));
  return read.success ? read.data : [];
}

const asksStop = anywhere(wordList`
  stop, drop, cut, kill, quit, end, pause, lose, loses, losing, lost, loss, worst, weakest, get rid of, the cut, waste\w*
`);
const asksBest = anywhere(
  wordList`best, better, winner, profitable, keep, earns?( the)? most, most profit\w*, works? best`,
);
const asksMove = anywhere(
  wordList`(put|move|shift|spend|invest|add)(ting|ing)?( \w+){0,4} (in|into|on|to|money|budget|in ?stead), where (would|should|do) (you|i|we) (put|move|spend), \d+ more (in|into|on|for), more (in|into|on)`,
);
const asksEach = anywhere(
  wordList`each, both, all of them, calculate, work (it|them|that) out, roi, compare, one by one`,
);
const asksDollar =
  /\bper (?:dollar|euro|pound)\b|\b(?:each|a|every) (?:dollar|euro)\b|\broas\b|\bratio\b/;
const asksLine = anywhere(
  wordList`summar\w+, in one (line|sentence), in short, short version, for my boss, tl ?dr`,
);
const asksLinear = anywhere(
  wordList`scales?( \w+){0,2}, linear\w*, double it, go on like that, same rate, keep that rate`,
);
/** The same words in other requests: “Stop asking”, “the best time to send it”. */
const ofOther =
  /\bstop (?:asking|it|that|talking)\b|\bbest (?:time|day|way|picture|text|page)\b|\b(?:send|write|post|print|design|headline|person|human)\b/;
const onlyMargin =
  /^(?:(?:and|what|how|if|at|with|about|it is|say|only|maybe|around|roughly|margin|is|like) )*(\d{1,3}(?:\.\d+)?) ?(?:%|percent)?(?: margin)?$/;
const half = /\bmargins?\b.{0,24}\bhalf\b|\bhalf\b.{0,12}\bmargins?\b/;

/** Returns the margin that this message or an earlier one names. */
function marginOf({ plain, message, state }: Turn): number | undefined {
  const said =
    toldIn(message).figures.margin ??
    (half.test(plain) ? 50 : undefined) ??
    (state.before === handled ? onlyMargin.exec(plain)?.[1] : undefined) ??
    state.figures?.margin;
  const margin = Number(said);
  return said !== undefined && margin > 0 && margin <= 100 ? margin : undefined;
}

/** Compares channels by what each cost and brought, or answers a question about those given before. */
export function ofAccounts(turn: Turn): Outcome | undefined {
  const { message, plain, state } = turn;
  const now = accountsIn(message);
  const before = kept(turn);
  const lately = state.before === handled;
  const change = now ? undefined : changed(message, before);
  const accounts =
    now ??
    (change && (lately || /\bwhat if\b|\bif\b/.test(plain))
      ? before.map((one) => (one.name === change.name ? change : one))
      : before);
  if (accounts.length === 0) return undefined;
  const margin = marginOf(turn);
  const asked =
    now !== undefined ||
    accounts !== before ||
    (lately &&
      (onlyMargin.test(plain) ||
        half.test(plain) ||
        toldIn(message).figures.margin !== undefined)) ||
    asks(turn, lately);
  if (!asked) return undefined;
  const text = textFor(turn, accounts, margin);
  if (text === undefined) return undefined;
  const figures = { ...state.figures, accounts: JSON.stringify(accounts) };
  if (margin !== undefined) Object.assign(figures, { margin });
  return {
    handled,
    state: { ...(state.flow?.name === "roi" ? aside(state) : state), figures },
    reply: say(text, {
      source: "marketingReturn",
      next: ["Which one should I stop?", "How do we convert more visitors?"],
    }),
  };
}

function asks(turn: Turn, lately: boolean): boolean {
  const { plain, message } = turn;
  if (plain.split(" ").length > 22 || ofOther.test(plain)) return false;
  const points =
    accountNamed(message, kept(turn)) !== undefined ||
    /\b(?:which|each|both|them|those|one|channels?)\b/.test(plain);
  const about =
    asksStop.test(plain) || asksBest.test(plain) || asksMove.test(plain) || asksEach.test(plain);
  const brief = asksLine.test(plain) || asksLinear.test(plain) || asksDollar.test(plain);
  return lately ? about || brief : points && (asksStop.test(plain) || asksEach.test(plain));
}

const inMoney = (value: number): string => money(Math.round(value * 100) / 100, "USD");
const earned = ({ cost = 0, revenue = 0 }: Account, margin: number): number =>
  Math.round(revenue * margin - cost * 100) / 100;
/** Revenue per dollar spent; infinite for a channel that cost nothing, where stopping saves nothing. */
const ratio = ({ cost = 0, revenue = 0 }: Account): number =>
  cost === 0 ? Number.POSITIVE_INFINITY : revenue / cost;
const isFree = ({ cost = 0 }: Account): boolean => cost === 0;
/** The channels that cost something, the lowest return first. */
const byReturn = <One extends Account>(all: readonly One[]): One[] =>
  all.filter((one) => !isFree(one)).sort((a, b) => ratio(a) - ratio(b));
/** Revenue per dollar, in words. */
const backOf = (one: Account): string =>
  isFree(one) ? `${inMoney(one.revenue ?? 0)} at no cost` : inMoney(ratio(one));

function textFor(turn: Turn, accounts: Account[], margin: number | undefined): string | undefined {
  const { plain, message } = turn;
  const units = byUnit(accounts);
  if (units) return units;
  const paid = accounts.filter(({ revenue }) => revenue !== undefined);
  if (paid.length < 2) return undefined;
  const ranked = byReturn(paid);
  const [least] = ranked;
  const best = ranked.at(-1);
  if (!least || !best) return "None of them has cost anything, so none is losing money.";
  if (asksLinear.test(plain))
    return "No: the first buyers are the cheapest, and every additional dollar brings in less. Raise it by a fifth, wait two weeks, and keep going as long as the added money pays for itself.";
  if (asksMove.test(plain)) return moved(turn, paid, best, margin);
  if (margin === undefined && accountsIn(message) === undefined && asksStop.test(plain))
    return `${least.name}: it brings back the least, ${inMoney(ratio(least))} of revenue for every dollar${ratio(least) < 1 ? ", less than it costs, whatever your margin" : ""}. Give me your margin and I’ll tell you which of the others lose money.`;
  if (margin === undefined || asksDollar.test(plain)) return perDollar(paid, margin);
  const results = paid.map((one) => ({ ...one, gain: earned(one, margin) }));
  if (asksLine.test(plain))
    return `At a margin of ${shown(margin)}%: ${listed(results.map(({ name, gain }) => `${gain < 0 ? "stop" : "keep"} ${name} (${signed(gain)})`))}.`;
  // “Stop Google or Meta” names both without choosing.
  const several = paid.filter(({ name }) => plain.includes(name.toLowerCase())).length > 1;
  const pointed = several ? undefined : accountNamed(message, paid);
  const anew = accountsIn(message) !== undefined || changed(message, paid) !== undefined;
  if (/\broi\b/.test(plain))
    return `${listed(results.map(({ name, gain, cost = 0 }) => (cost === 0 ? `${name} has none, since it cost nothing` : `${name} ${shown(Math.round((gain / cost) * 1000) / 10)}%`)))}. That is (revenue × ${shown(margin)}% − cost) ÷ cost for each.${verdict(results)}`;
  if (pointed && !anew && asksStop.test(plain)) {
    const own = earned(pointed, margin);
    return own < 0
      ? `Yes, stop ${pointed.name}: at ${shown(margin)}% it loses ${inMoney(-own)}. It would have to bring in ${inMoney(((pointed.cost ?? 0) * 100) / margin)}, or cost less than ${inMoney(((pointed.revenue ?? 0) * margin) / 100)}.`
      : `No: at ${shown(margin)}%, ${pointed.name} earns ${inMoney(own)} after its cost.${weakest(results)}`;
  }
  if (!anew && (asksStop.test(plain) || asksBest.test(plain)) && !asksEach.test(plain))
    return verdict(results).trim();
  const lines = results.map(
    ({ name, revenue = 0, cost = 0, gain }) =>
      `${name}: ${inMoney(revenue)} × ${shown(margin)}% − ${inMoney(cost)} = ${signed(gain)}.`,
  );
  return `${lines.join(" ")}${verdict(results)}`;
}

type Result = Account & { gain: number };
const signed = (value: number): string => `${value < 0 ? "−" : "+"}${inMoney(Math.abs(value))}`;
const byGain = (all: readonly Result[]): Result[] => [...all].sort((a, b) => a.gain - b.gain);

function verdict(results: readonly Result[]): string {
  const losing = byGain(results.filter(({ gain }) => gain < 0));
  const best = byGain(results).at(-1);
  const [worst] = losing;
  const most = best ? `${best.name} (${signed(best.gain)})` : "";
  if (!worst) return ` None loses money, and the best is ${most}.${weakest(results)}`;
  const names = listed(losing.map(({ name, gain }) => `${name} (${signed(gain)})`));
  if (losing.length === results.length)
    return ` All of them lose money; stop ${worst.name} first (${signed(worst.gain)}).`;
  return ` Losing money: ${names}, so stop ${losing.length === 1 ? "that" : "those"}. The best is ${most}.`;
}
const weakest = (results: readonly Result[]): string => {
  const [low] = byReturn(results);
  return low ? ` The weakest per dollar is ${low.name}, with ${inMoney(ratio(low))} back.` : "";
};

/**
 * Returns the revenue per dollar: after goods if the margin is known, otherwise with the margin from which each
 * channel pays.
 */
function perDollar(paid: readonly Account[], margin: number | undefined): string {
  const backs = listed(paid.map((one) => `${one.name} ${backOf(one)}`));
  if (margin !== undefined)
    return `Revenue per dollar: ${backs}. After goods, at ${shown(margin)}%: ${listed(byReturn(paid).map((one) => `${one.name} ${inMoney((ratio(one) * margin) / 100)}`))}. Below $1 it loses money.`;
  const from = listed(
    paid.map((one) =>
      isFree(one)
        ? `${one.name} at any`
        : ratio(one) <= 1
          ? `${one.name} at none`
          : `${one.name} from ${shown(Math.ceil(100 / ratio(one)))}%`,
    ),
  );
  return `Revenue per dollar: ${backs}. Whether it pays depends on your margin: ${from}. What’s left of 100 of revenue after goods and delivery?`;
}

/** Compares channels by cost per lead or order, or by a stated ROAS: the lower cost or the higher return is better. */
function byUnit(accounts: readonly Account[]): string | undefined {
  const each = accounts.map(({ name, cost, count, each: stated, unit = "customer" }) => ({
    name,
    unit,
    value: stated ?? (cost !== undefined && count ? cost / count : undefined),
  }));
  if (each.some(({ value }) => value === undefined)) return undefined;
  const back = each[0]?.unit === "roas";
  const sorted = [...each].sort((a, b) => ((a.value ?? 0) - (b.value ?? 0)) * (back ? -1 : 1));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst) return undefined;
  if (back)
    return `${worst.name} first: it brings back the least per dollar, ${shown(worst.value ?? 0)}. ${best.name} brings ${shown(best.value ?? 0)}. A return of 3 pays off from a margin of 34%.`;
  const list = listed(sorted.map(({ name, value }) => `${name} ${inMoney(value ?? 0)}`));
  if (best.value === 0) return `A ${best.unit} costs: ${list}. Cut ${worst.name} first.`;
  return `A ${best.unit} costs: ${list}. Cut ${worst.name} first, unless one from there is worth ${shown(Math.round(((worst.value ?? 0) / (best.value ?? 1)) * 10) / 10)} times as much.`;
}

/** Calculates the effect of moving money between channels, at the return of the one that receives it. */
function moved(turn: Turn, paid: readonly Account[], best: Account, margin?: number): string {
  const { message, plain } = turn;
  const pointed = accountNamed(message, paid);
  const from =
    pointed &&
    new RegExp(`\\b${pointed.name.toLowerCase()}\\b.{0,4}\\b(?:money|budget)\\b`).test(plain)
      ? pointed
      : undefined;
  const to = from || !pointed ? best : pointed;
  if (isFree(to))
    return `${to.name} hasn’t cost anything so far, so there’s no rate to go by. Try a small amount there, and see after two weeks what it brings in.`;
  const sum = sumNamed(message) ?? from?.cost;
  const lead = from || !pointed ? `Into ${to.name}, which brings back the most. ` : "";
  if (sum === undefined)
    return `${lead}It brings in ${inMoney(ratio(to))} of revenue per dollar. Move a third, check after two weeks, then move the rest.`;
  const more = sum * ratio(to);
  const left =
    margin === undefined
      ? ""
      : `, ${signed((more * margin) / 100 - sum)} after goods and cost at ${shown(margin)}%`;
  return `${lead}${inMoney(sum)} more in ${to.name} is about ${inMoney(more)} of revenue at its current rate${left}. The rate drops as you spend more, so start with a third.`;
}
