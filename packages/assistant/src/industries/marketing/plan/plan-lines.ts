import { advance } from "../../../dialogue/flows.ts";
import { capital, listed } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { channelNamed, channelsIn, inPlanWords } from "../channels/channel-records.ts";
import { goalOf } from "../channels/goals.ts";
import { entryFor, measuring, mixOf, sharesOf, written } from "../channels/mix.ts";
import { goals } from "../channels/sample.ts";
import { planFlow } from "./plan.ts";
import { inMoney, timeOf } from "./plan-rates.ts";
import { inText, tell } from "./plan-reply.ts";

/** Questions about a line of an existing plan (what it is for, why so much, what it yields) and changes to it. */

type Line = { name: string; amount: number };

export function ofPlanLines(turn: Turn): Outcome | undefined {
  const { state } = turn;
  const plan =
    state.flow === undefined ? state.done?.find(({ name }) => name === "plan") : undefined;
  if (!plan || plan.slots.budget === undefined || plan.slots.weeks === undefined) return undefined;
  return (
    movesLine(turn, plan) ?? addsUp(turn, plan) ?? asksOfLine(turn, plan) ?? budgetAgain(turn, plan)
  );
}

const linesOf = (turn: Turn, plan: FlowState): Line[] => {
  const { plain, message } = turn;
  const lines = sharesOf(plan);
  const named = channelsIn(inPlanWords(plain)).map((channel) => entryFor(mixOf(plan), channel));
  const figures = figuresIn(message);
  return lines.filter(
    ({ name, amount }) =>
      named.includes(name) ||
      figures.includes(amount) ||
      (name === measuring && ofMeasuring.test(plain)) ||
      (name === "Paid search" && /\bsearch\b/.test(plain) && !/\bsearch optimi/.test(plain)),
  );
};
const ofMeasuring = /\bmeasur\w*\b|\btracking\b/;
const figuresIn = (message: string): number[] =>
  [...message.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) =>
    Number(digits.replaceAll(",", "")),
  );

const asksRest = anywhere(wordList`
  (where|what|whats|wheres)( is| are| about| happened to| did)? (the )?(other|rest|remaining|missing|left ?over), not add up, does not add, do not add, adds? up, missing, (where|what)( is| did)? the rest
`);

/** “900 + 600 is 1,500, where is the other 500”: the lines with their total. */
function addsUp(turn: Turn, plan: FlowState): Outcome | undefined {
  const { plain } = turn;
  if (!asksRest.test(plain) || !(/\d/.test(plain) || /\badd/.test(plain))) return undefined;
  const lines = sharesOf(plan);
  const figures = figuresIn(
    turn.message.replace(/\b(?:other|rest|remaining|missing) [$€£]?\d[\d,]*/gi, ""),
  );
  const rest = lines.filter(({ amount }) => !figures.includes(amount));
  const lead =
    rest.length > 0 && rest.length < lines.length
      ? `For ${listed(rest.map(({ name }) => inText(name)))}. `
      : "";
  return tell(turn, `${lead}${sumOf(plan, lines)}.`, "plan_line:");
}

const sumOf = (plan: FlowState, lines: readonly Line[]): string =>
  `${lines.map(({ name, amount }) => `${inMoney(plan, amount)} ${inText(name)}`).join(" + ")} = ${inMoney(plan, Number(plan.slots.budget))}`;

const asksWhy = /^why\b|\bwhy\b|\bwhere does .* come from\b|\bwhere is .* from\b/;
const asksFor = anywhere(wordList`
  (what|whats) (is|are|s|does)?( the| this| that)?( \w+)? (for|measuring|tracking), what (is|are) (the |this |that |it )?(measuring|tracking|\d+)( line| part| money| one)?( for)?, what does .* (mean|do)
`);
const asksGet = anywhere(
  wordList`what (do|will|would|does|can) (i|we|it|that|this)( \w+)? (get|bring|buy|give|do), what (am|are) (i|we) (paying|getting), how many( \w+){0,4} (get|bring|from)`,
);
const shorter = anywhere(wordList`too (much|high|expensive), so (much|high|expensive)`);

/** “What is measuring, why 235”, “what do I get for the search money” */
function asksOfLine(turn: Turn, plan: FlowState): Outcome | undefined {
  const { plain } = turn;
  const [line, ...others] = linesOf(turn, plan);
  if (line === undefined || others.length > 0) return undefined;
  const wants = { why: asksWhy.test(plain), what: asksFor.test(plain), get: asksGet.test(plain) };
  if (!wants.why && !wants.what && !wants.get) return undefined;
  // “Why not search” and what a channel costs elsewhere are answered by others.
  if (/\bwhy (?:not|no)\b|\binstead\b|\bclick\b/.test(plain)) return undefined;
  return tell(
    turn,
    line.name === measuring ? ofCounting(turn, plan, line) : ofChannel(plan, line, wants),
    `plan_line:${line.name}`,
  );
}

function ofCounting({ plain, state }: Turn, plan: FlowState, { amount }: Line): string {
  const share = Math.round((amount / Number(plan.slots.budget)) * 100);
  const again = state.before === `plan_line:${measuring}`;
  if (again || (asksGet.test(plain) && !asksWhy.test(plain)))
    return `You get a count of the calls, forms and sales that each channel brings, and a check every week, over ${timeOf(plan)}. It brings no customers itself. Count by hand, ask everyone where they heard of you, and ${inMoney(plan, amount)} can go into ads.`;
  const why = asksWhy.test(plain) || shorter.test(plain);
  return `Measuring is counting which channel brought each customer: a number, form or code for each.${why ? ` ${inMoney(plan, amount)} is ${share}% of the ${inMoney(plan, Number(plan.slots.budget))}, about a tenth as a rule: without it, you wouldn’t know which half of the money works.` : ` ${inMoney(plan, amount)} pays for setting it up and a check every week.`}`;
}

function ofChannel(plan: FlowState, { name, amount }: Line, { get }: { get: boolean }): string {
  const channel = channelNamed(name);
  const goal = goalOf(plan.slots.goal ?? "sales");
  const cost = channel?.yields[goal];
  if (get && cost !== undefined && goal !== "awareness")
    return `About ${Math.round(amount / cost)} ${goals[goal].per}s from the ${inMoney(plan, amount)} for ${inText(name)}, at about ${inMoney(plan, cost)} each. That’s a rule of thumb, and two weeks of testing replace it.`;
  return `Because ${channel?.because ?? "it’s a rule of this demo"}. Your own numbers after two weeks may say otherwise, and then the shares change.`;
}

const asksShare =
  /\b(?:how much (?:goes|is|do|would|for|on|to|money)|what (?:share|part|sum|amount)|budget (?:for|on)|percent)\b/;

/** Says what a channel gets: “How much for social”. */
export function aboutShares(turn: Turn, plan: FlowState): Outcome | undefined {
  const { plain } = turn;
  const mix = mixOf(plan);
  const named = channelsIn(plain);
  const channel =
    /\bsearch\b/.test(plain) && named.length === 0 ? channelNamed("Paid search") : named[0];
  const name = ofMeasuring.test(plain) ? measuring : channel && entryFor(mix, channel);
  if (name === undefined || /\b(?:click|cost)\b/.test(plain)) return undefined;
  const share = sharesOf(plan).find((one) => one.name === name);
  if (/^why\b|\bwhy (?:so|that|is|not)\b/.test(plain))
    return tell(turn, ofChannel(plan, share ?? { name, amount: 0 }, { get: false }));
  if (!asksShare.test(plain) && !/^how much\b/.test(plain)) return undefined;
  return tell(
    turn,
    share === undefined
      ? `Nothing: with this budget, ${inText(name)} would get too little to teach you anything.`
      : `${inMoney(plan, share.amount)} for ${inText(name)}, out of ${inMoney(plan, Number(plan.slots.budget))} in total.`,
  );
}

const movesIt = anywhere(wordList`
  (drop|skip|cut|remove|lose|take out|leave out|move|shift|put|take)( all)? (it|that|this|those|measuring|tracking|the (measuring|tracking)( line| money| part)?)( out)?
`);

/** “Can you drop that and put it in search”, about the line asked about last; “move the measuring money to search” */
function movesLine(turn: Turn, plan: FlowState): Outcome | undefined {
  const { plain, state } = turn;
  const last = /^plan_line:(.+)$/.exec(state.before ?? "")?.[1];
  if (!movesIt.test(plain) || /\bwhy\b/.test(plain)) return undefined;
  const name = ofMeasuring.test(plain) ? measuring : last;
  const lines = sharesOf(plan);
  const source = lines.find((line) => line.name === name);
  const goal = lines.find(
    (line) =>
      line !== source &&
      line.name !== measuring &&
      linesOf(turn, plan).some((one) => one.name === line.name),
  );
  if (source === undefined || (goal === undefined && last === undefined)) return undefined;
  const rest = lines.filter((line) => line !== source);
  if (!rest.some((line) => line.name !== measuring)) return undefined;
  const sum = rest.reduce((all, { amount }) => all + amount, 0);
  const mix = rest.map((line): [string, number] => [
    line.name,
    goal === undefined
      ? (line.amount / sum) * 100
      : ((line.amount + (line === goal ? source.amount : 0)) / Number(plan.slots.budget)) * 100,
  ]);
  return {
    ...advance(turn, planFlow, {
      ...plan,
      slots: { ...plan.slots, mix: written(mix), chosen: 1, named: 1 },
    }),
    handled: "flow:plan",
  };
}

/** Whether a message removes a line from the plan, and so does not reject an answer. */
export const takesOutLine = (message: string, state: Readonly<ScenarioState>): boolean => {
  const plain = plainWords(message);
  return (
    state.done?.some(({ name }) => name === "plan") === true &&
    (ofMeasuring.test(plain) || channelsIn(inPlanWords(plain)).length > 0)
  );
};

/** “2,000, not 235”, where 235 is a line of the plan: the budget stays, and its lines say so. */
function budgetAgain(turn: Turn, plan: FlowState): Outcome | undefined {
  const denied = /\bnot [$€£]?(\d[\d,]*)/.exec(turn.message.toLowerCase())?.[1];
  const budget = Number(plan.slots.budget);
  if (denied === undefined || !figuresIn(turn.message).includes(budget)) return undefined;
  if (Number(denied.replaceAll(",", "")) === budget) return undefined;
  return tell(
    turn,
    `${capital(`${inMoney(plan, budget)} it is, over ${timeOf(plan)}`)}: ${sumOf(plan, sharesOf(plan))}.`,
    "plan_line:",
  );
}
