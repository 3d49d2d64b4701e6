import { capital } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { tradeOf } from "../channels/channel-questions.ts";
import { bestFor, type Channel, channelNamed, channelsIn } from "../channels/channel-records.ts";
import { sharesOf } from "../channels/mix.ts";
import { asksYield, forecast } from "./forecast.ts";
import { inMoney, timeOf } from "./plan-rates.ts";
import { tell } from "./plan-reply.ts";

/** A plan's cost per day, and the choice between two channels. */

const eachDay = /\b(?:a|per|each|every) day\b|\bdaily\b/;
const notMoney =
  /\b(?:posts?|times|hours?|minutes?|people|customers|orders|sales|clicks|visitors|calls|e-?mails?|how many)\b/;

const eachWeek = /\b(?:a|per|each|every) week\b|\bweekly\b/;
/** Words that ask only for an amount: “ok and per week thats how much”. */
const sumWords: ReadonlySet<string> = new Set(
  "so and ok then what is are it that this much how a per each every week weekly money in all do i we spend pay would be".split(
    " ",
  ),
);
const asksOnlySum = (plain: string): boolean =>
  plain.split(" ").every((word) => sumWords.has(word));

/** “How much is that per week” */
export function perWeek(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const plan = planOf(turn);
  if (!plan || !eachWeek.test(plain) || !asksOnlySum(plain)) return undefined;
  const { budget, weeks } = plan.slots;
  return tell(
    turn,
    `${inMoney(plan, Math.round(Number(budget) / Number(weeks)))} a week: ${inMoney(plan, Number(budget))} ÷ ${weeks} weeks.`,
    "per_day",
  );
}

/** “How much a day”, “is that 10 a day?” */
export function perDay(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const plan = planOf(turn);
  if (!plan || !eachDay.test(plain) || notMoney.test(plain)) return undefined;
  if (
    !turn.message.includes("?") &&
    !/\bhow much|what|limit|yes or no|is (?:it|that)\b/.test(plain)
  )
    return undefined;
  const { budget, weeks } = plan.slots;
  const whole = Number(budget) / (Number(weeks) * 7);
  const ads = sharesOf(plan).find(({ name }) => /search|social|linkedin|video/i.test(name));
  const ofAds =
    ads === undefined || state.before === "per_day"
      ? ""
      : ` For ${channelNamed(ads.name)?.inText ?? ads.name.toLowerCase()} alone, set ${inMoney(plan, Math.round((ads.amount / (Number(weeks) * 7)) * 100) / 100)} as the daily limit.`;
  const asked = Number(
    /(\d+(?:\.\d+)?) ?(?:dollars?|euros?|pounds?|quid|bucks)?,? (?:a|per|each|every) day\b/.exec(
      plain,
    )?.[1],
  );
  const lead = asked > 0 ? (Math.abs(asked - whole) <= asked * 0.1 ? "Yes, about: " : "No: ") : "";
  return tell(
    turn,
    `${lead}${inMoney(plan, Math.round(whole * 100) / 100)} a day in total, as ${inMoney(plan, Number(budget))} over ${timeOf(plan)}.${ofAds}`,
    "per_day",
  );
}

/** “What’s that get me”, right after a plan. */
export function whatItGets(turn: Turn): Outcome | undefined {
  const plan = planOf(turn);
  const isNext = /^(?:flow:plan|plan_campaign|per_day)$/.test(turn.state.before ?? "");
  return plan && isNext && asksYield(turn.plain) ? forecast(turn, plan) : undefined;
}

const prints =
  /\bhow many (leaflets?|flyers?|cards?|posters?) (?:\w+ ){0,4}(?:for|with|from) [$€£]?(\d{2,5})\b/;
/** Printing cost per piece: a working rule of this demo. */
const eachPrinted = { small: 0.1, poster: 2 } as const;

/** “How many leaflets for 200”. */
export function printRun(turn: Turn): Outcome | undefined {
  const [, what = "", sum = ""] = prints.exec(turn.plain) ?? [];
  if (what === "") return undefined;
  const each = what.startsWith("poster") ? eachPrinted.poster : eachPrinted.small;
  const many = Math.floor(Number(sum) / each).toLocaleString("en-US");
  return tell(
    turn,
    `About ${many}, at ${each === eachPrinted.small ? "ten cents" : "two dollars"} each, printed. Delivery by others costs as much again, so hand out half yourself, and put a code on them so you can count.`,
    "print_run",
  );
}

const planOf = ({ state }: Turn): FlowState | undefined =>
  state.flow === undefined ? state.done?.find(({ name }) => name === "plan") : undefined;

const oneOnly = anywhere(
  wordList`pick (just |only )?one, choose (just |only )?one, just (one|pick|choose), only one, which (one )?(is )?(it|first|then|now)( then)?, which one, which is it, one or the other, (so|then|ok|and) which`,
);

/** Comparisons by figures are not a matter of taste. */
const ofResults =
  /\b(?:drop|cut|stop|pause|kill|worst|least|best|better|brings?|costs?|cheaper|cheapest|won)\b/;

/**
 * “Is it this or that, pick one”: the one that fits the trade best, the other until it pays for itself. Both halves ask
 * the same.
 */
export function oneOfTwo(turn: Turn): Outcome | undefined {
  const picked = pickedOf(turn);
  return picked && { ...picked, whole: true };
}

function pickedOf(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.exchanges.length === 0 || !oneOnly.test(plain) || ofResults.test(plain))
    return undefined;
  if (/^(?:sum:|accounts|rate|forecast)/.test(state.before ?? "") && channelsIn(plain).length < 2)
    return undefined;
  const named = channelsIn(plain);
  const ofMap =
    /\bmaps?\b|\blisting\b|\bprofile\b/.test(plain) && /\bads?\b|\bsearch\b/.test(plain);
  if (ofMap)
    return tell(
      turn,
      "The map listing first: it’s free and takes an afternoon. Then ads, with all the money in one place instead of two.",
      "one_of_two",
    );
  const shares = namedBefore(turn, named);
  const trade = tradeOf(turn)?.trade;
  const [best] = bestFor(trade ?? "local").filter((one) => shares.includes(one));
  const [other] = shares.filter((one) => one !== best);
  if (!best || !other) return undefined;
  return tell(
    turn,
    `${capital(best.inText)}, since ${best.because}. Leave ${other.inText} until that pays for itself.`,
    "one_of_two",
  );
}

/** The two that the message names, or else those of its last messages. */
function namedBefore({ state }: Turn, named: readonly Channel[]): readonly Channel[] {
  if (named.length >= 2) return named;
  const said = state.exchanges
    .slice(-2)
    .map(({ visitor }) => visitor.toLowerCase())
    .join(" ");
  return [...new Set([...named, ...channelsIn(said)])].slice(0, 2);
}
