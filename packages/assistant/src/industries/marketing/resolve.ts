import { advance } from "../../dialogue/flows.ts";
import { counted, money, say } from "../../dialogue/reply.ts";
import type { FlowState, Outcome, Turn } from "../../dialogue/types.ts";
import { channelIn, goalOf, sharesOf } from "./channels.ts";
import { planFlow } from "./plan.ts";
import { goals, planRules } from "./sample.ts";

/** What speaks of the plan or the return that was worked out last. */
export function resolveMarketing(turn: Turn): Outcome | undefined {
  const { state, plain } = turn;
  if ((state.flow !== undefined && state.flow.name !== "roi") || plain.split(" ").length > 16)
    return undefined;
  const ratio = aboutRoas(turn);
  if (ratio) return ratio;
  const plan = state.done?.find(({ name }) => name === "plan");
  const roi = state.done?.find(({ name }) => name === "roi");
  const last = state.done?.[0];
  return (
    (plan && aboutChannels(turn, plan)) ??
    (last && howMany(turn, last === roi ? roi : plan)) ??
    (plan && aboutPlan(turn, plan))
  );
}

const inMoney = ({ slots }: FlowState, value: number): string =>
  money(value, String(slots.currency ?? "USD"));

const tell = (turn: Turn, text: string): Outcome => ({
  handled: "flow:plan",
  state: turn.state,
  reply: say(text, {
    source: "marketingPlan",
    next: ["What does it have to earn?", "How do we measure success?", "I want to book a call"],
  }),
});

const drops = /\b(?:skip|without|drop|no|leave out|remove|cut|not|instead of|forget)\b/;
const asksWhy = /^why\b|\bwhy (?:so|that|is|not)\b/;
const asksShare = /\b(?:how much|what (?:share|part|sum|amount)|budget|spend|percent)\b/;

/** “Skip LinkedIn”, “why so much on search”, “how much for social”. */
function aboutChannels(turn: Turn, plan: FlowState): Outcome | undefined {
  const { plain } = turn;
  const goal = goalOf(plan.slots.goal ?? "sales");
  const channel = channelIn(plain, goal);
  if (channel === undefined) {
    const other =
      /\b(?:linkedin|tiktok|youtube|radio|print|flyers?|tv|billboards?|influencers?|facebook|instagram|google)\b/.exec(
        plain,
      )?.[0];
    return other !== undefined && drops.test(plain)
      ? tell(
          turn,
          `It is not in the plan: for ${goals[goal].name} the money goes to ${Object.keys(goals[goal].mix).join(", ")}.`,
        )
      : undefined;
  }
  const share = sharesOf(plan).find(({ name }) => name === channel);
  if (drops.test(plain) && !asksWhy.test(plain) && channel !== "Measuring") {
    const without = [...new Set([...String(plan.slots.without ?? "").split("|"), channel])].filter(
      Boolean,
    );
    return {
      ...advance(turn, planFlow, { ...plan, slots: { ...plan.slots, without: without.join("|") } }),
      handled: "flow:plan",
    };
  }
  if (asksWhy.test(plain))
    return tell(
      turn,
      `${reasons[channel] ?? "It is a working rule of this demo"}. Your own figures after two weeks may say otherwise; then the shares change.`,
    );
  if (asksShare.test(plain))
    return tell(
      turn,
      share === undefined
        ? `Nothing: with this budget ${channel} would get too little to teach you anything.`
        : `${inMoney(plan, share.amount)} for ${channel}, of ${inMoney(plan, Number(plan.slots.budget))} in all.`,
    );
  return undefined;
}

const reasons: Readonly<Record<string, string>> = {
  "Paid search": "Because people who search for it already want it: that money comes back first",
  "Social ads": "Because that is where people meet you who did not look for you",
  "E-mail": "Because those who know you cost least to reach",
  LinkedIn: "Because few buyers with a long decision are found there by trade and role",
  Content: "Because it answers what buyers ask before they buy, and goes on working",
  Measuring: "Because without it you would not know which half of the money works",
  "Video and social": "Because being known takes many views in one place",
  "Press and content": "Because it gives weight to what people saw",
  "Local partners": "Because they vouch for you where you are",
  "Offers for regulars": "Because a reason to come back works better than a reminder",
  Retargeting: "Because whoever was there once is nearer to buying than a stranger",
};

const asksCount = /\bhow many (?:more |new )?(\w+)\b/;
const things =
  /^(?:customers?|sales?|orders?|clients?|guests?|bookings?|leads?|people|buyers?|units?|sign ?ups?|visitors?|members?|cups?|pieces?|tickets?)$/;

const hasFigure = ({ slots }: Turn): boolean =>
  slots.amounts.length > 0 || slots.alone !== undefined || slots.numbers.length > 0;

/** What one sale brings, where it was said a few messages ago. */
const namedBefore = ({ state, slots }: Turn): number | undefined => {
  if (slots.numbers.length > 0 || slots.alone !== undefined) return undefined;
  const said = [...state.exchanges]
    .reverse()
    .map(({ bot }) => /÷ \D?([\d.,]+) each/.exec(bot)?.[1]);
  const found = said.find((text) => text !== undefined);
  return found === undefined ? undefined : Number(found.replaceAll(",", ""));
};

/** “How many customers do we need”: the money divided by what one brings. */
function howMany(turn: Turn, task: FlowState | undefined): Outcome | undefined {
  const { plain, slots } = turn;
  const thing =
    (/\bhow many (?:do|would|must|should) (?:i|we)\b/.test(plain)
      ? "sales"
      : asksCount.exec(plain)?.[1]) ??
    (turn.state.before === "how_many" && hasFigure(turn) ? "sales" : undefined);
  if (!task || thing === undefined || !things.test(thing)) return undefined;
  const cost = Number(task.slots.budget ?? task.slots.cost);
  const margin = task.slots.margin === undefined ? undefined : Number(task.slots.margin);
  const even = margin === undefined ? cost : Math.ceil((cost / margin) * 100);
  const each =
    slots.amounts[0]?.value ??
    namedBefore(turn) ??
    slots.alone ??
    (turn.state.before === "how_many" ? slots.numbers[0] : undefined);
  const reply = (text: string, handled: string): Outcome => ({ ...tell(turn, text), handled });
  if (each === undefined || each <= 0)
    return reply(
      `That depends on what one of them spends: at ${inMoney(task, 50)} each it takes ${Math.ceil(even / 50)} to bring back ${inMoney(task, even)}. What does one spend on average?`,
      "how_many",
    );
  return reply(
    `${counted(Math.ceil(even / each), "sale")}: ${inMoney(task, even)} ÷ ${inMoney(task, each)} each.${margin === undefined ? ` That brings back the money spent; if half of it is your margin, it takes ${Math.ceil((cost * 2) / each).toLocaleString("en-US")}.` : ` That is break-even at a margin of ${margin}%.`}`,
    "flow:plan",
  );
}

/** The least ROAS is a hundred by the margin, and the other way round. */
function aboutRoas(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (!/\broas\b/.test(plain)) return undefined;
  const value = Number(
    /\broas (?:of |is )?(\d+(?:\.\d+)?)\b/.exec(plain)?.[1] ??
      /\b(\d+(?:\.\d+)?)x? roas\b/.exec(plain)?.[1] ??
      Number.NaN,
  );
  const shown = (figure: number) => figure.toLocaleString("en-US", { maximumFractionDigits: 1 });
  const reply = (text: string): Outcome => ({ ...tell(turn, text), handled: "roas" });
  if (!Number.isNaN(value) && value > 0)
    return reply(
      `It depends on your margin: a ROAS of ${shown(value)} earns its cost from a margin of ${shown(100 / value)}% on (100 ÷ ${shown(value)}). Below that it is a loss.`,
    );
  const margin = Number(state.done?.find(({ name }) => name === "roi")?.slots.margin ?? Number.NaN);
  return /\b(?:need|have to|must|should|break ?even|least)\b/.test(plain) && !Number.isNaN(margin)
    ? reply(
        `At least ${shown(100 / margin)}: 100 ÷ ${shown(margin)}% of margin. Above that, each order leaves something.`,
      )
    : undefined;
}

const tooLittle = /\b(?:too (?:little|small|low)|enough)\b/;
const whatWeGet =
  /\bwhat (?:would|will|do|can|does) (?:i|we|it|that|this)\b.*\b(?:get|bring|earn|expect|give)\b|\bwhat results?\b|\bis it worth it\b/;

function aboutPlan(turn: Turn, plan: FlowState): Outcome | undefined {
  const { plain } = turn;
  const budget = Number(plan.slots.budget);
  const weekly = Math.round(budget / Number(plan.slots.weeks));
  if (tooLittle.test(plain))
    return tell(
      turn,
      `It is enough to learn from: ${inMoney(plan, weekly)} a week, and below ${inMoney(plan, planRules.leastWeekly)} one learns nothing. A shorter time or fewer channels make it stronger.`,
    );
  const each = namedBefore(turn);
  if (whatWeGet.test(plain) && each !== undefined)
    return tell(
      turn,
      `It pays from ${counted(Math.ceil((budget * 2) / each), "sale")} at ${inMoney(plan, each)} on, if half of that is your margin; ${inMoney(plan, budget)} over ${counted(Number(plan.slots.weeks), "week")} has to bring that many more than you sell now. Nobody can promise it: watch the first two weeks.`,
    );
  if (whatWeGet.test(plain))
    return {
      ...tell(
        turn,
        `Nobody can promise that honestly; what I can say is what it has to earn: ${inMoney(plan, budget)} are back at ${inMoney(plan, budget * 2)} of revenue with a margin of 50%. What does one sale bring on average?`,
      ),
      handled: "how_many",
    };
  return undefined;
}
