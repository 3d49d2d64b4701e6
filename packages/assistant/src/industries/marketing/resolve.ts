import { capital, counted, listed } from "../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { allChannels, ofChannels, tradeOf } from "./channels/channel-questions.ts";
import { bestFor, channelNamed, channelsIn } from "./channels/channel-records.ts";
import { sharesOf } from "./channels/mix.ts";
import { planRules } from "./channels/sample.ts";
import { currencySaid } from "./figures/currency.ts";
import { ofPart, ofSubject } from "./follow-up.ts";
import { asksYield, forecast, howMany, targetsIn, worth, yieldOf } from "./plan/forecast.ts";
import { aboutShares } from "./plan/plan-lines.ts";
import { inMoney, timeOf } from "./plan/plan-rates.ts";
import { inText, tell } from "./plan/plan-reply.ts";
import { termIn } from "./returns/return-questions.ts";
import { aboutRoas } from "./returns/roas.ts";
import { asksOfTrade } from "./situations/of-trade.ts";

/** Questions about how or when something is made, which a general answer about the channel does not cover. */
const ofOwnKind = anywhere(wordList`
  (video|reel|photo|picture|carousel|stor(y|ie)|image|drawing)s? (or|vs|versus|better) \w+, carousels?, hashtags?, captions?, best (time|day), what time, which (day|time), when (should|do|to|is)( \w+){0,3} (post|send|publish),
  allowed, legal\w*, illegal, gdpr, pixels?, forbidden, may (i|we), permission,
  (bad|negative|fake|good|more|get|ask|buy|answer|star|google|delete|remove)( \w+){0,2} reviews?, reviews?( \w+){0,4} (remove|delete|fake|answer|ask|buy|get), start (a|my|the) list, unsubscri\w+, subject lines?, thumbnails?, posters? say, headline
`);

/** Resolves messages about the last plan or return, and questions about the channels on record. */
export function resolveMarketing(turn: Turn): Outcome | undefined {
  const { state, plain } = turn;
  if (plain.split(" ").length > 24) return undefined;
  const ratio = aboutRoas(turn);
  if (ratio) return ratio;
  if (ofOwnKind.test(plain)) return undefined;
  const planning = state.flow?.name === "plan";
  const plan = planning ? undefined : inLastCurrency(turn);
  const roi = state.done?.find(({ name }) => name === "roi");
  const last = state.done?.[0];
  return (
    byName(turn) ??
    (plan && schedule(turn, plan)) ??
    (plan && itsChannels(turn, plan)) ??
    (plan && aboutShares(turn, plan)) ??
    (plan && enough(turn, plan)) ??
    (planning || state.flow ? undefined : howMany(turn, last === roi ? roi : plan)) ??
    (plan && worth(turn, plan)) ??
    (plan && aboutPlan(turn, plan)) ??
    withSum(turn) ??
    disliked(turn, plan) ??
    firstStep(turn, plan) ??
    allChannels(turn) ??
    (termIn(turn.message) !== undefined && channelsIn(plain).length === 0
      ? undefined
      : (ofPart(turn) ?? ofChannels(turn) ?? ofSubject(turn) ?? asksOfTrade(turn)))
  );
}

/** The last plan, in the currency that was named last: “it’s £, mate”. */
function inLastCurrency(turn: Turn): FlowState | undefined {
  const plan = turn.state.done?.find(({ name }) => name === "plan");
  const currency = currencySaid(turn);
  return plan === undefined || currency === undefined
    ? plan
    : { ...plan, slots: { ...plan.slots, currency } };
}

/** Recommends reaching a small number of companies by name: “I said 20 accounts, ads to everybody are wrong”. */
function byName(turn: Turn): Outcome | undefined {
  const few = targetsIn({ ...turn, state: { ...turn.state, exchanges: [] } });
  const asks = turn.message.includes("?") || /^(?:how|what|which|is|can|when)\b/.test(turn.plain);
  if (few === undefined || asks || turn.state.exchanges.length === 0) return undefined;
  return tell(
    turn,
    `Right, with ${few} companies you don’t want everyone: give LinkedIn the list of their names, and only people there see it. Add a personal message to two people at each one, and a call a week later.`,
    "by_name",
  );
}

const asksSchedule = anywhere(wordList`
  (first|second|1st|2nd|next) (week|month|days)( \w+){0,2}, week (1|one), week by week, what (do|should|must|shall) (i|we) do when, (final|whole|full) plan, schedule, time ?line, step by step,
  which (things|steps|tasks)
`);

/** Answers with the weeks of the plan, and the first step in its largest channel: “What do I do in the first month”. */
function schedule(turn: Turn, plan: FlowState): Outcome | undefined {
  const { plain } = turn;
  if (
    !asksSchedule.test(plain) ||
    !/\b(?:what|which|plan|when|schedule|how|week|give)\b/.test(plain)
  )
    return undefined;
  const [largest] = sharesOf(plan);
  const channel = largest && channelNamed(largest.name);
  if (!channel) return undefined;
  if (/\b(?:week (?:1|one)|first week)\b/.test(plain))
    return tell(
      turn,
      `Week 1 costs nothing yet: settle on the offer, who it’s for and how you’ll count, and ${channel.first}. Next comes the page, and the ads start in week 3.`,
      "schedule",
    );
  return tell(
    turn,
    `Week 1: ${channel.first}. Week 2: the page for it, and how you’ll count. Week 3: start ${channel.inText} with a tenth of the money. Week 4: keep what works, and change one thing a week from there.`,
    "schedule",
  );
}

const afterChannels = wordList`are|is|would|do|should|in|to|for|exactly|that|it|we|i|you|used?|take|choose|recommend|the plan|does`;
const asksChannels = whole(
  `(?:(?:which|what) (?:channels?|platforms?)(?: ${afterChannels})*|where (?:does|would|will) (?:it|the money|my money|all that) go)`,
);

/** Lists the channels of the plan: “Which channels”. */
function itsChannels(turn: Turn, plan: FlowState): Outcome | undefined {
  if (!asksChannels.test(turn.plain)) return undefined;
  const [first, ...rest] = sharesOf(plan).map(({ name, amount }) => ({
    text: `${inMoney(plan, amount)} for ${inText(name)}`,
    because: channelNamed(name)?.because,
  }));
  if (!first) return undefined;
  return tell(
    turn,
    `${capital(listed([first, ...rest].map(({ text }) => text)))}.${first.because === undefined ? "" : ` Most goes where it does because ${first.because}.`}`,
  );
}

const asksFirst = anywhere(wordList`
  (what|where) (should|do|would|can|must|shall) (i|we|you), first (step|thing), where (to|do i) (start|begin), what (comes |is |to do )?first
`);
const asksNext =
  /^(?:(?:and )?(?:second|after that|what (?:is )?next|next|then what|what (?:comes )?then|step 2|what else)|and after)$/;

/** Returns the first step, from the plan or for the trade; “and then” asks for the next one. */
function firstStep(turn: Turn, plan: FlowState | undefined): Outcome | undefined {
  const { plain, state } = turn;
  const [, nth = "0"] = /^first_step:(\d)$/.exec(state.before ?? "") ?? [];
  const next = asksNext.test(plain) && (state.before ?? "").startsWith("first_step");
  const first =
    /\bfirst\b/.test(plain) ||
    /\b(?:start|begin)\b/.test(plain) ||
    /\bwhat (?:do|should) (?:i|we) do(?: now)?$/.test(plain);
  if (!next && !(asksFirst.test(plain) && first)) return undefined;
  const trade = tradeOf(turn);
  const order = plan
    ? sharesOf(plan).flatMap(({ name }) => channelNamed(name) ?? [])
    : trade
      ? bestFor(trade.trade)
      : [];
  const at = next ? Number(nth) + 1 : 0;
  const channel = order[at];
  if (!channel)
    return next
      ? tell(
          turn,
          "After that, measure: put cost and results in one sheet every week, and after four weeks stop whatever doesn’t pay for itself.",
          "first_step:9",
        )
      : undefined;
  const lead = next ? "Then" : plan ? "This week" : "First";
  return tell(
    turn,
    `${lead} ${channel.inText}, since ${channel.because}: ${channel.first}.${next ? "" : " Write down today’s numbers before it starts, so you can see the difference."}`,
    `first_step:${at}`,
  );
}

/** Answers “What can I do with that” while only the budget is known. */
function withSum(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const budget = Number(state.flow?.name === "plan" ? state.flow.slots.budget : Number.NaN);
  if (
    !state.flow ||
    !(budget > 0) ||
    !/^what (?:can|could|do|would|will) (?:i|we|you) (?:do|get|reach)\b/.test(plain)
  )
    return undefined;
  const weeks = Math.min(12, Math.floor(budget / planRules.leastWeekly));
  return tell(
    turn,
    `One channel for ${counted(weeks, "week")}, or two for ${counted(Math.max(1, Math.floor(weeks / 2)), "week")}, since each needs ${inMoney(state.flow, planRules.leastWeekly)} a week to teach you anything.`,
  );
}

const dislikes =
  /\b(?:useless|rubbish|garbage|nonsense|stupid|bad plan|makes no sense|do not like (?:it|that|this)|not (?:what|good|helpful)|no good)\b/;

/** Asks a visitor who does not like the plan what to change. */
function disliked(turn: Turn, plan: FlowState | undefined): Outcome | undefined {
  const { plain } = turn;
  if (
    !dislikes.test(plain) ||
    !/\b(?:plan|it|that|this)\b/.test(plain) ||
    plain.split(" ").length > 9
  )
    return undefined;
  return tell(
    turn,
    plan
      ? "I’m sorry. What should be different: the goal, the budget, the weeks or a channel? Tell me in a word and I’ll redo it."
      : "I’m sorry. Tell me what you sell, what you can spend and for how long, and I’ll make a plan right away.",
    "disliked",
  );
}

const tooLittle = /\b(?:too (?:little|small|low|short)|enough)\b/;

const tight = (plan: FlowState): string =>
  Number(plan.slots.weeks) < 4
    ? "Start right away, with people who already know you."
    : "Test for two weeks, then put the money where it works.";

/** Answers “Is that enough”, about money for the channels or about time. */
function enough(turn: Turn, plan: FlowState): Outcome | undefined {
  const { plain } = turn;
  if (/\bhow (?:many|much)\b/.test(plain)) return undefined;
  const budget = Number(plan.slots.budget);
  const weekly = Math.round(budget / Number(plan.slots.weeks));
  if (/\btoo short\b/.test(plain))
    return tell(
      turn,
      `Not for ads: they show a direction after two weeks, and ${timeOf(plan)} are planned. For search optimisation, yes, because that takes four to six months. ${tight(plan)}`,
    );
  if (tooLittle.test(plain) && /\b(?:time|weeks?|days|months?|long|late|soon)\b/.test(plain))
    return tell(
      turn,
      `For ads, yes: they show a direction after two weeks, and ${timeOf(plan)} are planned. For search optimisation, no, because that takes four to six months. ${tight(plan)}`,
    );
  if (tooLittle.test(plain)) {
    const used = sharesOf(plan).filter(({ name }) => name !== "Measuring");
    const [first] = used;
    const only =
      used.length === 1 && first ? `${inText(first.name)} alone` : counted(used.length, "channel");
    const few = targetsIn(turn);
    return tell(
      turn,
      few !== undefined
        ? `Yes: for ${few} companies it’s ${inMoney(plan, Math.round(budget / few))} each, more than ads alone can use. It gets every decision maker there to see you weekly, so spend the rest on letters, calls and invitations to those same ${few}.`
        : `Yes, to learn from: ${inMoney(plan, weekly)} a week for ${only}, where one needs ${inMoney(plan, planRules.leastWeekly)}. ${yieldOf(plan)}`,
    );
  }
  return undefined;
}

function aboutPlan(turn: Turn, plan: FlowState): Outcome | undefined {
  const { plain } = turn;
  return asksYield(plain) ? forecast(turn, plan) : undefined;
}
