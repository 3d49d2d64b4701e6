import { advance, take } from "../../../dialogue/flows.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { businessOf } from "../business/stated.ts";
import { type Channel, channelsIn, inPlanWords } from "../channels/channel-records.ts";
import { entryFor, measuring, sharesOf, written } from "../channels/mix.ts";
import { asTrade } from "../channels/trades.ts";
import { planFlow } from "./plan.ts";
import { inMoney } from "./plan-rates.ts";
import { tell } from "./plan-reply.ts";

/** Changes to an existing plan, and questions about what it contains. */

export function ofPlanMade(turn: Turn): Outcome | undefined {
  const { state } = turn;
  const plan =
    state.flow === undefined ? state.done?.find(({ name }) => name === "plan") : undefined;
  if (!plan) return undefined;
  return takesOut(turn, plan) ?? whyNot(turn, plan) ?? setsShare(turn, plan);
}

const askingItOut = wordList`
  ^(ok|so|then|well|please|and|just| )*(take|leave|throw|get|kick) (it|that|this)( one)? out\b
  ^(ok|so|then|well|please|and|just| )*(drop|skip|remove|cut|lose) (it|that|this)( one)?( then| please| again)*$
  ^(ok|so|then|well|please|and|just| )*without (it|that|this)( one)?( then| please)*$
`;
const outOfIt = new RegExp(askingItOut);

/** “Take it out then”: the one channel that the visitor asked about just before. */
function takesOut(turn: Turn, plan: FlowState): Outcome | undefined {
  if (!outOfIt.test(turn.plain)) return undefined;
  const said = plainWords(turn.state.exchanges.at(-1)?.visitor ?? "");
  const [channel, ...others] = channelsIn(inPlanWords(said));
  if (channel === undefined || others.length > 0) return undefined;
  const message = `without ${channel.inText.toLowerCase()}`;
  const taken = take({ ...turn, message, plain: message }, planFlow, plan);
  return taken && { ...advance(taken.turn, planFlow, taken.flowState), handled: "flow:plan" };
}

const whyNotWords = wordList`
    \b(why|how come)( (is|are|did|do|have|has|you|there|it|so))* (no|not|nothing|without|leave out|left out|skip|drop)\b
    ^why (\w+ ){1,3}not (in|there|part)\b
    \bwhat about\b
    \band (?!for\b)\w+(-\w+)?$
    \bshould(n.?t| not)? (i|we|it|there)\b.*\b(in|too|as well)$
  `;
const asksWhyNot = new RegExp(whyNotWords);

/** “Why no e-mail?”: why a channel is not in the plan, and what adding it would take. */
function whyNot(turn: Turn, plan: FlowState): Outcome | undefined {
  const { state } = turn;
  const plain = inPlanWords(turn.plain);
  if (!asksWhyNot.test(plain) || /\b\d{1,3} (?:weeks|months)\b/.test(plain)) return undefined;
  const [channel, ...others] = channelsIn(plain);
  if (channel === undefined || others.length > 0) return undefined;
  const own = sharesOf(plan).find(({ name }) => entryFor([[name, 1]], channel) !== undefined);
  if (own)
    return {
      ...tell(
        turn,
        `It’s in there: ${own.name} gets ${inMoney(plan, own.amount)} of it. Say “more for ${channel.inText}”, and I’ll move money there.`,
      ),
      handled: "plan_why_not",
    };
  const trade = asTrade(plan.slots.trade);
  const hasList =
    channel.id === "email" &&
    (businessOf(state).contacts === "some" || /\b(?:have|got) \d/.test(plain));
  const few = Math.max(20, Math.round((Number(plan.slots.budget) * 0.07) / 10) * 10);
  const add = `Add ${channel.inText} with ${few}`;
  const fits = trade === undefined || channel.fits[trade] >= 2;
  const text = hasList
    ? `Good point: I left it out because it needs addresses, and you have them. People who know you cost the least to reach, so ${inMoney(plan, few)} of the budget is enough. Shall I put it in?`
    : fits
      ? `It’s not in there because ${channel.id === "e-mail" ? "it needs addresses of people who agreed, and you didn’t mention any" : `your ${inMoney(plan, Number(plan.slots.budget))} is only enough for two channels, and the others come first`}. If you want it, ${inMoney(plan, few)} is a good start. Shall I put it in?`
      : `Because here ${channel.but}. If you want it anyway, I’ll put it in with ${inMoney(plan, few)}.`;
  const outcome = tell(turn, text);
  return { ...outcome, handled: "plan_why_not", state: withOffer(outcome.state, add) };
}

const fractions: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a |one )?half\b/, 50],
  [/\b(?:a |one )?third\b/, 33],
  [/\b(?:a |one )?quarter\b/, 25],
  [/\b(?:a |one )?fifth\b/, 20],
  [/\b(?:a |one )?tenth\b/, 10],
];
const sets =
  /\b(?:put|give|make|set|add|include|want|take|maybe|only|just|for|on|into|in|with|to|use|spend)\b/;
const asksOnly =
  /^(?:is|are|would|will|does|do|how|why|when|who|which)\b|\b(?:cost|costs|enough|too (?:much|little))\b/;

/** “Put e-mail in, maybe 100”, “40% on social”: one channel gets the stated amount, the others share the rest. */
function setsShare(turn: Turn, plan: FlowState): Outcome | undefined {
  const plain = inPlanWords(turn.plain);
  const named = channelsIn(plain);
  const target = targetOf(plain, named);
  const from = target === undefined ? undefined : named.find((one) => one !== target);
  const channel = target ?? named[0];
  if (channel === undefined || named.length > 2 || (named.length === 2 && target === undefined))
    return undefined;
  if (asksOnly.test(plain) || !sets.test(plain)) return undefined;
  const share = shareNamed(turn, plan);
  if (share === undefined) return undefined;
  const mix =
    from === undefined ? withShare(plan, channel, share) : moved(plan, from, channel, share);
  return {
    ...advance(turn, planFlow, { ...plan, slots: { ...plan.slots, mix, chosen: 1, named: 1 } }),
    handled: "flow:plan",
  };
}

/** “Take 500 out of search and put it on flyers”: the channel that the money goes to. */
const targetOf = (plain: string, named: readonly Channel[]): Channel | undefined =>
  named.find((one) =>
    /\b(?:put|move|shift|give|spend|add)\b[^.]{0,24}\b(?:on|to|in|into|for)(?: the| my)?\s*$|\b(?:to|into|onto)(?: the| my)?\s*$/.test(
      plain.slice(0, plain.search(one.named)),
    ),
  );

/** Moves a share from one channel to another; no more than the first has. */
function moved(plan: FlowState, from: Channel, to: Channel, share: number): string {
  const budget = Number(plan.slots.budget);
  const mix = sharesOf(plan).map(({ name, amount }): [string, number] => [
    name,
    (amount / budget) * 100,
  ]);
  const source = entryFor(mix, from);
  const goal = entryFor(mix, to) ?? to.name;
  const had = mix.find(([name]) => name === source)?.[1] ?? 0;
  const much = Math.min(share, had);
  const changed = mix
    .map(([name, part]): [string, number] => [
      name,
      name === source ? part - much : name === goal ? part + much : part,
    ])
    .filter(([, part]) => part > 0);
  const all = changed.some(([name]) => name === goal)
    ? changed
    : [
        ...changed.filter(([name]) => name !== measuring),
        [goal, much] as [string, number],
        ...changed.filter(([name]) => name === measuring),
      ];
  return written(all.map(([name, part]): [string, number] => [name, Math.round(part * 100) / 100]));
}

function shareNamed({ plain, slots }: Turn, plan: FlowState): number | undefined {
  const percent = /\b(\d{1,2}) ?(?:%|percent)/.exec(plain)?.[1];
  if (percent !== undefined) return Number(percent);
  const budget = Number(plan.slots.budget);
  const without = plain.replace(/\b\d+ (?:weeks?|months?|days?|people|names|addresses)\b/g, " ");
  const sum = slots.amounts[0]?.value ?? Number(/\b(\d{2,6})\b/.exec(without)?.[1]);
  if (sum >= 10 && sum < budget) return (sum / budget) * 100;
  return fractions.find(([words]) => words.test(plain))?.[1];
}

/** Returns the mix with one channel at a share of the whole, in percent; the others keep their proportions. */
function withShare(plan: FlowState, channel: Channel, share: number): string {
  const mix = sharesOf(plan).map(({ name, amount }): [string, number] => [name, amount]);
  const own = entryFor(mix, channel) ?? channel.name;
  const rest = mix.filter(([name]) => name !== own);
  const sum = rest.reduce((all, [, amount]) => all + amount, 0);
  const others = rest.map(([name, amount]): [string, number] => [
    name,
    Math.round((amount / sum) * (100 - share) * 100) / 100,
  ]);
  const at = others.findIndex(([name]) => name === measuring);
  const entry: [string, number] = [own, Math.round(share * 100) / 100];
  return written(at < 0 ? [...others, entry] : others.toSpliced(at, 0, entry));
}
