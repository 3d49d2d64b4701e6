import type { FlowState } from "../../../dialogue/types.ts";
import {
  type Channel,
  channelNamed,
  channels,
  channelsIn,
  inPlanWords,
} from "./channel-records.ts";
import { goalOf } from "./goals.ts";
import { type Goal, goals, planRules } from "./sample.ts";
import { asTrade, type Trade } from "./trades.ts";

/**
 * The channels of a plan with their shares of the budget in percent: those of its goal, until the visitor changes
 * them.
 */
type Mix = readonly (readonly [channel: string, share: number])[];

/** The share of an added channel, in percent of what the others have together. */
const addedShare = 25;

export const measuring = "Measuring";

export function mixOf({ slots }: FlowState): Mix {
  if (typeof slots.mix === "string")
    return slots.mix.split("|").map((part): [string, number] => {
      const [name = "", share = "0"] = part.split(":");
      return [name, Number(share)];
    });
  const goal = goalOf(slots.goal ?? "sales");
  const usual = Object.entries(goals[goal].mix);
  const trade = asTrade(slots.trade);
  return trade === undefined ? usual : fitted(usual, trade, goal);
}

/** Replaces channels that do not fit the trade with ones that do, and gives the best fit the largest share. */
function fitted(usual: Mix, trade: Trade, goal: Goal): Mix {
  const fitOf = (name: string) => channelNamed(name)?.fits[trade] ?? 0;
  const names = usual.map(([name]) => name).filter((name) => name !== measuring);
  const spare = channels.filter(
    ({ name, fits, yields, monthly }) =>
      fits[trade] >= 2 &&
      yields[goal] !== undefined &&
      monthly >= leastMonthly &&
      !names.includes(name),
  );
  const own = names
    .map((name) => (fitOf(name) >= 2 ? name : (spare.shift()?.name ?? name)))
    .sort((a, b) => fitOf(b) - fitOf(a));
  const shares = usual.filter(([name]) => name !== measuring).map(([, share]) => share);
  return [
    ...own.map((name, index): [string, number] => [name, shares[index] ?? 0]),
    ...usual.filter(([name]) => name === measuring),
  ];
}
/** A channel below this monthly budget cannot replace one that takes real money. */
const leastMonthly = 100;

export const written = (mix: Mix): string =>
  mix.map(([name, share]) => `${name}:${share}`).join("|");

/** Returns what each channel gets, leaving out those that would get too little to show anything. */
export function sharesOf(flow: FlowState): { name: string; amount: number }[] {
  const budget = Number(flow.slots.budget);
  const weeks = Number(flow.slots.weeks);
  const mix = mixOf(flow);
  const sum = mix.reduce((total, [, share]) => total + share, 0);
  const enough = mix.filter(
    ([name, share]) => name === measuring || (budget * share) / sum >= leastFor(flow) * weeks,
  );
  const first = mix[0];
  const used =
    enough.some(([name]) => name !== measuring) || first === undefined
      ? enough
      : [first, ...enough];
  const all = used.reduce((total, [, share]) => total + share, 0);
  // Each line ends where the sum of the shares so far ends, so that the lines add up to the budget.
  let before = 0;
  return used.map(([name, share]) => {
    const start = Math.round((budget * before) / all);
    before += share;
    return { name, amount: Math.round((budget * before) / all) - start };
  });
}

/** The least that a channel needs a week; what the visitor put in themselves stays in, however little it is. */
const leastFor = ({ slots }: FlowState): number =>
  slots.named === undefined ? planRules.leastWeekly : 0;

/** Returns the plan’s own entry for a channel: “Facebook” is in “Social ads”, or else in “Video and social”. */
export function entryFor(mix: Mix, channel: Channel): string | undefined {
  const names = mix.map(([name]) => name);
  if (names.includes(channel.name)) return channel.name;
  return names.find((name) => {
    const own = channelNamed(name);
    return own !== undefined && covers[own.id]?.includes(channel.id) === true;
  });
}
const covers: Readonly<Record<string, readonly string[]>> = {
  video: ["social-ads", "creators"],
  "social-ads": ["video", "creators"],
  press: ["content"],
};

const drops =
  /\b(?:skip|without|drop|no|leave out|remove|cut|not|forget|kill|lose|delete|hate|against|instead of)\b/;
const adds = /\b(?:add|include|plus|also (?:do|use|want|on)|what about adding|put in|with)\b/;
const only = /\b(?:only|just|solely|everything (?:on|in|into)|all (?:on|in|into))\b/;
const moneyFor =
  /\b(?:\d[\d,.]*k?|budget|bucks|dollars|euros|usd|money) (?:budget )?(?:is )?(?:for|into) (?:the )?\w+/;
const moves = /\b(?:put|move|shift|give|spend|instead)\b/;

type MixChange = { mix?: string; objection?: string };

/**
 * Returns the change that a message makes to the channels: “Drop LinkedIn”, “only Instagram”, “add TikTok”, “skip
 * content and put it on LinkedIn”.
 */
export function mixChange(flow: FlowState, plain: string): MixChange | undefined {
  if (/\b(?:measur\w*|tracking)\b/.test(plain) && drops.test(plain))
    return {
      objection: "I’d keep the tracking: without it, no one knows which half of the money works.",
    };
  return changeOf(flow, inPlanWords(plain));
}

function changeOf(flow: FlowState, plain: string): MixChange | undefined {
  const named = channelsIn(plain);
  if (named.length === 0) return undefined;
  const mix = mixOf(flow);
  const at = (channel: Channel) => plain.search(channel.named);
  const [first, second] = named;
  if (!first) return undefined;
  // “8,000 for LinkedIn” goes to no other channel.
  if (named.length === 1 && moneyFor.test(plain)) return onlyOf(mix, named);
  if (only.test(plain) && !/\bnot only\b/.test(plain)) return onlyOf(mix, kept(plain, named));
  const dropAt = plain.search(drops);
  const dropped =
    dropAt < 0 ? [] : named.filter((one) => at(one) > dropAt && !isTarget(plain, one));
  if (dropped.length > 0) {
    const target = named.find((one) => !dropped.includes(one));
    return withoutAll(mix, dropped, target ?? (moves.test(plain) ? second : undefined));
  }
  if (adds.test(plain) && /\b(?:add|include|plus|also)\b/.test(plain))
    return named.some(({ name }) => !mix.some(([own]) => own === name))
      ? { mix: written(named.reduce(added, mix)) }
      : { objection: `${first.name} is already in the plan.` };
  if (
    /\b(?:more|most|bigger share|double|increase)\b/.test(plain) &&
    /\b(?:on|for|to|into|in)\b/.test(plain)
  )
    return { mix: written(raised(mix, first)) };
  return undefined;
}

/** Whether the money is to go to this channel: “… and put it on LinkedIn”. */
const isTarget = (plain: string, { named }: Channel): boolean => {
  const before = plain.slice(0, plain.search(named));
  return (
    /\b(?:on|to|into|in|use|do|add|want)(?: the| more| some)?\s*$/.test(before) &&
    !/\b(?:no|not|without|spend (?:nothing|less))\b[^,]{0,12}$/.test(before)
  );
};

const kept = (plain: string, named: readonly Channel[]): Channel[] => {
  const from = plain.search(only);
  const after = named.filter((one) => plain.search(one.named) > from);
  return after.length > 0 ? after : [...named];
};

function onlyOf(mix: Mix, wanted: readonly Channel[]): MixChange {
  const share = Math.round(90 / wanted.length);
  const entries = [...new Set(wanted.map((one) => entryFor(mix, one) ?? one.name))];
  return {
    mix: written([...entries.map((name): [string, number] => [name, share]), [measuring, 10]]),
  };
}

function withoutAll(mix: Mix, dropped: readonly Channel[], target: Channel | undefined): MixChange {
  const names = dropped.map((one) => entryFor(mix, one)).filter((name) => name !== undefined);
  const [missing] = dropped;
  if (names.length === 0)
    return target
      ? { mix: written(added(mix, target)) }
      : { objection: `${missing?.name ?? "That"} isn’t in the plan.` };
  const rest = mix.filter(([name]) => !names.includes(name));
  if (!rest.some(([name]) => name !== measuring) && !target)
    return { objection: "That would leave no channel; which one should I keep?" };
  if (!target) return { mix: written(rest) };
  const freed = mix
    .filter(([name]) => names.includes(name))
    .reduce((sum, [, share]) => sum + share, 0);
  const own = entryFor(rest, target) ?? target.name;
  return {
    mix: written(
      rest.some(([name]) => name === own)
        ? rest.map(([name, share]): [string, number] => [
            name,
            name === own ? share + freed : share,
          ])
        : [[own, freed], ...rest],
    ),
  };
}

function added(mix: Mix, channel: Channel): Mix {
  if (mix.some(([name]) => name === channel.name)) return mix;
  const others = mix.filter(([name]) => name !== measuring);
  const rest = mix.filter(([name]) => name === measuring);
  return [...others, [channel.name, addedShare], ...rest];
}

/** Raises the share of a channel by half, or adds a channel that the plan lacks. */
function raised(mix: Mix, channel: Channel): Mix {
  const own = entryFor(mix, channel);
  return own === undefined
    ? added(mix, channel)
    : mix.map(([name, share]): [string, number] => [
        name,
        name === own ? Math.round(share * 1.5) : share,
      ]);
}
