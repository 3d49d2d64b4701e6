import { money } from "../../dialogue/reply.ts";
import type { FlowSlots, Turn } from "../../dialogue/types.ts";
import { wordList } from "../../understanding/word-list.ts";
import { type Figures, roles } from "./stated-cues.ts";
import { shown } from "./sum-lines.ts";

/** The value of a subscriber, and the maximum cost of a click, from the conversion rates of each step. */

/** From a click to a payment, in order. */
const steps: readonly (readonly [step: number, words: string])[] = [
  [0, wordList`clicks?, visits?, visitors?, traffic, sessions?`],
  [1, wordList`leads?, trials?, sign ?-?ups?, demos?, free (trial|user)s?, registrations?`],
  [
    2,
    wordList`paid, paying, pay, customers?, sales?, buyers?, subscribers?, close, closed, subscription`,
  ],
];
const stepWord = `(?:${steps.map(([, words]) => words).join("|")})`;
const arrow = String.raw`\s*(?:->|→|=>|>|to|-to-|into|become|becomes)\s*`;
const share = String.raw`(\d{1,2}(?:\.\d+)?) ?%`;
const stepThenShare = new RegExp(
  String.raw`\b(${stepWord})${arrow}(${stepWord})\b[\s:=]*(?:is|at|of|rate|conversion|\s)*${share}`,
  "gi",
);
const shareThenStep = new RegExp(
  String.raw`${share} (?:of )?(?:the )?(${stepWord})${arrow}(${stepWord})\b`,
  "gi",
);
const stepOf = (word: string): number | undefined =>
  steps.find(([, words]) => new RegExp(`^${words}$`, "i").test(word))?.[0];

/** Returns the share of clicks that lead to payment, given step by step; undefined if a step is missing. */
function shareOfClicks({ state, message }: Turn): { share: number; how: string } | undefined {
  const stated = new Map<string, number>();
  for (const text of [...state.exchanges.map(({ visitor }) => visitor), message]) {
    for (const [, from = "", to = "", value] of text.matchAll(stepThenShare))
      stated.set(`${stepOf(from)}${stepOf(to)}`, Number(value));
    for (const [, value, from = "", to = ""] of text.matchAll(shareThenStep))
      stated.set(`${stepOf(from)}${stepOf(to)}`, Number(value));
  }
  const whole = stated.get("02");
  if (whole !== undefined) return { share: whole / 100, how: `${shown(whole)}%` };
  const [first, second] = [stated.get("01"), stated.get("12")];
  if (first !== undefined && second !== undefined)
    return { share: (first * second) / 10_000, how: `${shown(first)}% × ${shown(second)}%` };
  const conversion = Number(state.figures?.conversion);
  return conversion > 0 ? { share: conversion / 100, how: `${shown(conversion)}%` } : undefined;
}

const most = wordList`max\w*, highest, most, afford, bid, allowed, target, (can|could|may|should|do) (i|we), break ?-?even`;
const ofClick = wordList`cpc, clicks?, bid`;
const asksClick = new RegExp(
  String.raw`\b${most}\b.{0,40}\b${ofClick}\b|\b${ofClick}\b.{0,30}\b${most}\b`,
);
const worth = wordList`ltv, clv, lifetime value`;
const asksFor = wordList`what(?:'s| is|s)?, how (much|high), calculate, work out, new, my, our, so, then`;
const asksWorth = new RegExp(
  String.raw`\b${asksFor}\b.{0,40}\b${worth}\b|\b${worth}\b.{0,20}(?:then|now|at \d|if )`,
);
const goalRatio =
  /\b(?:ltv|clv)\s*(?:[:/]|to)\s*cac\b(?:\s+(?:ratio|of|is|at|target|least|=|goal))*\s*(\d(?:\.\d)?)\b/i;
const usualRatio = 3;

type Worth = { price: number; margin: number; churn: number; value: number };

function worthIn({ state, message }: Turn, said: Figures): Worth | undefined {
  const known: FlowSlots = { ...state.figures };
  for (const role of roles) if (said[role] !== undefined) known[role] = said[role];
  const alone = loneShare(message, state.before);
  const [price, margin, churn] = [
    Number(known.price),
    Number(known.margin ?? 100),
    Number(said.churn ?? alone ?? known.churn),
  ];
  return price > 0 && margin > 0 && churn > 0
    ? { price, margin, churn, value: (price * margin) / churn }
    : undefined;
}

/** “So at 3%, what’s the LTV”: within such a calculation, a bare percentage is the churn. */
function loneShare(message: string, before: string | undefined): number | undefined {
  const shares = [...message.matchAll(/(\d{1,2}(?:\.\d+)?) ?%/g)].map(([, value]) => Number(value));
  const [only, ...more] = shares;
  return before === "sum:ratio" && more.length === 0 && !/\b(?:margin|clicks?|cpc)\b/i.test(message)
    ? only
    : undefined;
}

/** Answers what a subscriber is worth, and the maximum cost of a click to acquire one. */
export function ofWorth(turn: Turn, said: Figures): string | undefined {
  const { plain, state, message } = turn;
  const wantsClick = asksClick.test(plain);
  if (!wantsClick && !asksWorth.test(plain)) return undefined;
  const known = worthIn(turn, said);
  if (known === undefined) return undefined;
  const inMoney = (value: number): string =>
    money(Math.round(value * 100) / 100, String(state.figures?.currency ?? "USD"));
  const { price, margin, churn, value } = known;
  if (wantsClick) {
    const wanted = [message, ...state.exchanges.map(({ visitor }) => visitor).toReversed()]
      .map((text) => Number(goalRatio.exec(text)?.[1]))
      .find((ratio) => ratio > 0);
    const ratio = wanted ?? usualRatio;
    const clicks = shareOfClicks(turn);
    const cost = value / ratio;
    const first = `A customer brings ${inMoney(value)} and may cost ${inMoney(value)} ÷ ${shown(ratio)} = ${inMoney(cost)}`;
    return clicks === undefined
      ? `${first}. What share of clicks ends up paying? Times that, it’s your highest bid.`
      : `${inMoney(cost * clicks.share)} a click at most. ${first}; ${clicks.how} of clicks pay.`;
  }
  const cac = Number(said.cac ?? state.figures?.cac);
  const sum = `${inMoney(price)}${margin === 100 ? "" : ` × ${shown(margin)}%`} ÷ ${shown(churn)}% = ${inMoney(value)}`;
  const compared =
    cac > 0
      ? ` That’s ${shown(Math.round((value / cac) * 10) / 10)} times the ${inMoney(cac)} it costs to win one; 3 or more is healthy.`
      : "";
  return `LTV: ${sum}.${compared}${margin === 100 ? " That’s before your margin." : ""}`;
}
