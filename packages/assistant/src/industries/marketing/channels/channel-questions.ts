import { capital, dollars, listed, say } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { bestFor, type Channel, channelNamed, channels, channelsIn } from "./channel-records.ts";
import { mixOf } from "./mix.ts";
import { asTrade, type Trade, tradeIn, tradeNames } from "./trades.ts";

/** Questions about channels: what one is, whether it is worth it for a trade, which is cheapest, how two compare. */

const asksWhat = anywhere(
  wordList`what (is|are|does|means?|mean by)( the| a| an)?, what (do|did) you mean, explain, tell (me|us) (more |something )?about, define, meaning of, never heard of, what mean`,
);
const asksCost = anywhere(
  wordList`how much, cost\w*, price\w*, expensive, click price, cpc, per click, minimum, afford, ballpark, estimate, rough(ly)? (idea|figure|price)`,
);
const asksTime = anywhere(
  wordList`how (long|soon|fast|quick\w*), when (will|do|does), results, take effect, faster, fastest, quick\w*`,
);
const asksMeasure = anywhere(
  wordList`measure\w*, how (do|will|can|would) (i|we) (know|see|tell), track\w*, kpi, metric`,
);
const asksWorth = anywhere(wordList`
  worth, any good, good for, work for, works for, work, make sense, should (i|we), recommend, better than nothing, useful, fit, right for, do (i|we) need, need
`);
/** Asks for the reason, like “Why retargeting”; “why is it so expensive” asks for the price instead. */
const asksReason =
  /^why\b(?!.*\b(?:expensive|dear|much|cost\w*|long|slow|cheap|not)\b)|\bwhat is the (?:point|use|good) of\b|\bwhat for\b/;
const asksFirst =
  /\b(?:first step|how (?:do|would|should) (?:i|we) (?:start|begin|do)|how to (?:start|begin|do))\b/;
const cheapest = anywhere(
  wordList`cheape(st|r), costs? less, least expensive, costs? (the )?least, lowest cost, most affordable, cheap one`,
);
const fastest = anywhere(
  wordList`faste(st|r), quicke(st|r), sooner, soonest, quick(er)? results, works? (the )?fastest`,
);
const best = anywhere(
  wordList`best, most effective, which (one|channel|of (these|those|them)), what channel, which would you, recommend, better`,
);
const against = /\b(?:vs|versus|or|compar\w*|differ\w*|better|than|against)\b/;
const isQuestion = (turn: Turn): boolean =>
  turn.message.includes("?") ||
  asking.test(turn.plain) ||
  (against.test(turn.plain) && channelsIn(turn.plain).length > 1) ||
  (turn.plain.split(" ").length <= 3 &&
    channelsIn(turn.plain).length > 0 &&
    // “We use Mailchimp” is a statement.
    !/^(?:we|i)\b/.test(turn.plain));
const asking =
  /^(?:what|which|how|is|are|does|do|should|would|can|could|when|why|explain|define|tell|compare)\b/;

const inWeeks = (weeks: number): string =>
  weeks <= 1 ? "within days" : weeks >= 20 ? "after four to six months" : `after ${weeks} weeks`;
/** Whether the name takes a plural verb: “Social ads take”, “e-mail takes”. */
const many = ({ name }: Channel): boolean => /(?:ads|Creators|partners|regulars)$/.test(name);
const they = (channel: Channel): string => (many(channel) ? "they" : "it");
const They = (channel: Channel): string => (many(channel) ? "They" : "It");
const verb = (channel: Channel, one: string): string =>
  many(channel) ? one.replace(/s$/, "") : one;
const priceOf = (channel: Channel): string => {
  const { monthly, click } = channel;
  return monthly === 0
    ? `${verb(channel, "costs")} nothing but time`
    : `${verb(channel, "takes")} ${dollars(monthly)} a month at least${click === undefined ? "" : `, about ${dollars(click)} a click`}`;
};
const sentence = (name: string, rest: string): string => `${name} ${rest}.`;

/** Returns the current trade: named now, in the plan, or a few messages ago. */
export function tradeOf({ plain, state }: Turn): { trade: Trade; word: string } | undefined {
  const now = tradeIn(withoutDenied(plain));
  if (now) return now;
  const plan = [state.flow, ...(state.done ?? [])].find((task) => task?.name === "plan");
  const { trade, business } = plan?.slots ?? {};
  const known = asTrade(trade);
  if (known) return { trade: known, word: String(business) };
  return [...state.exchanges]
    .reverse()
    .map(({ visitor }) => tradeIn(withoutDenied(visitor.toLowerCase())))
    .find((found) => found !== undefined);
}

/** “A restaurant, not an online shop”. */
const withoutDenied = (plain: string): string =>
  plain.replace(/\bnot (?:an? )?(?:\w+ ){0,2}\w+/g, " ");

/** The channel discussed last, which “it” refers to. */
const inHand = ({ state }: Turn): Channel | undefined =>
  channels.find(({ id }) => id === state.topic);
const shownIn = ({ state }: Turn): Channel[] =>
  (state.shown ?? []).flatMap((id) => channels.find((one) => one.id === id) ?? []);

const tell = (turn: Turn, text: string, about: readonly Channel[]): Outcome => ({
  handled: "channel",
  state: {
    ...turn.state,
    ...(about[0] ? { topic: about[0].id } : {}),
    shown: about.map(({ id }) => id),
  },
  reply: say(text, {
    source: "marketing",
    next: ["Help me plan a campaign", "How do we measure success?"],
  }),
});

export function ofChannels(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  if (!isQuestion(turn) || plain.split(" ").length > 18) return undefined;
  const named = channelsIn(plain);
  const pool = named.length >= 2 ? named : poolOf(turn);
  if (named.length >= 2 && against.test(plain)) return compared(turn, named.slice(0, 2));
  const most = named.length === 0 ? superlative(turn, pool) : undefined;
  if (most) return most;
  const linked = /^(?:what|how) about\b/.test(plain) || /^(?:and )/i.test(turn.message.trim());
  const pointed =
    named[0] ??
    (/\b(?:it|that|this|one)\b/.test(plain) || turn.message.includes("?")
      ? inHand(turn)
      : undefined);
  if (!pointed) return undefined;
  if (named.length === 0 && turn.state.before !== "channel") return undefined;
  return aboutOne(turn, pointed, linked && named.length === 1 && turn.state.before === "channel");
}

/**
 * Returns the channels that “which is cheapest” chooses from: those compared last, those of the plan, otherwise all
 * that fit the trade.
 */
function poolOf(turn: Turn): Channel[] {
  const shown = isOfChannels(turn) ? shownIn(turn) : [];
  if (shown.length >= 2) return shown;
  const plan = planOf(turn);
  const ofPlan = plan ? mixOf(plan).flatMap(([name]) => channelNamed(name) ?? []) : [];
  if (ofPlan.length >= 2 && !/\bchannels?\b/.test(turn.plain)) return ofPlan;
  const trade = tradeOf(turn);
  return trade ? bestFor(trade.trade) : channels.filter(({ id }) => id !== "map");
}
/** Whether channels were compared, or one of them was chosen, a moment ago. */
const isOfChannels = ({ state: { before = "" } }: Turn): boolean =>
  before === "channel" || before.startsWith("choice:");
const planOf = ({ state }: Turn): FlowState | undefined =>
  state.done?.find(({ name }) => name === "plan");

function superlative(turn: Turn, pool: readonly Channel[]): Outcome | undefined {
  const { plain, state } = turn;
  const about =
    /\bchannels?\b|\bwhich of (?:these|those|them)\b|\b(?:way|place|ad|ads|advertis\w+|marketing)\b/.test(
      plain,
    ) ||
    isOfChannels(turn) ||
    (state.before === "flow:plan" && plain.split(" ").length <= 5);
  if (!about) return undefined;
  const trade = tradeOf(turn);
  if (cheapest.test(plain)) {
    const [first, second] = [...pool].sort((a, b) => a.monthly - b.monthly);
    if (!first || !second) return undefined;
    return tell(
      turn,
      `${first.name}: ${they(first)} ${priceOf(first)}. Next is ${second.inText}, which ${priceOf(second)}.`,
      [first, second],
    );
  }
  if (fastest.test(plain)) {
    const [first, second] = [...pool].sort((a, b) => a.weeks - b.weeks);
    if (!first || !second) return undefined;
    return tell(
      turn,
      `${first.name}: ${they(first)} ${verb(first, "shows")} a direction ${inWeeks(first.weeks)}. Next is ${second.inText}, ${inWeeks(second.weeks)}.`,
      [first, second],
    );
  }
  if (!best.test(plain) || !trade) return undefined;
  const [first, second] = bestFor(trade.trade);
  if (!first || !second) return undefined;
  return tell(
    turn,
    `For ${withArticle(trade)}: ${first.inText}, since ${first.because}. Then ${second.inText}, since ${second.because}.`,
    [first, second],
  );
}

function compared(turn: Turn, things: readonly Channel[]): Outcome | undefined {
  const { plain } = turn;
  const [a, b] = things;
  if (!a || !b || a === b) return undefined;
  const trade = tradeOf(turn);
  if (asksCost.test(plain) || /\bcheap\w*\b/.test(plain)) {
    const [first, other] = [a, b].sort((x, y) => x.monthly - y.monthly);
    if (first && other)
      return tell(
        turn,
        `${first.name}: ${they(first)} ${priceOf(first)}. ${sentence(other.name, priceOf(other))}`,
        [first, other],
      );
  }
  if (asksTime.test(plain) || fastest.test(plain)) {
    const [first, other] = [a, b].sort((x, y) => x.weeks - y.weeks);
    if (first && other)
      return tell(
        turn,
        first.weeks === other.weeks
          ? `No difference: both show a direction ${inWeeks(first.weeks)}.`
          : `${first.name}: ${they(first)} ${verb(first, "shows")} a direction ${inWeeks(first.weeks)}, ${other.inText} ${inWeeks(other.weeks)}.`,
        [first, other],
      );
  }
  if (trade) {
    const [first, other] = [a, b].sort(
      (x, y) => y.fits[trade.trade] - x.fits[trade.trade] || x.monthly - y.monthly,
    );
    if (first && other) {
      const even = first.fits[trade.trade] === other.fits[trade.trade];
      return tell(
        turn,
        `${first.name} ${even ? "first, as it asks less" : "sooner"} for ${withArticle(trade)}: ${first.because}. ${even ? `${other.name} next to it` : `${other.name}: ${other.but}`}.`,
        [first, other],
      );
    }
  }
  const line = (one: Channel) =>
    `${one.name}: from ${dollars(one.monthly)} a month, a direction ${inWeeks(one.weeks)}, best for ${listed(bestTrades(one))}.`;
  return tell(turn, `${line(a)} ${line(b)}`, [a, b]);
}

function aboutOne(turn: Turn, channel: Channel, linked: boolean): Outcome | undefined {
  const { plain } = turn;
  const { name, what, because, but, first, measure, click, weeks } = channel;
  const reply = (text: string) => tell(turn, text, [channel]);
  const trade = tradeOf(turn);
  if (asksReason.test(plain))
    return reply(
      `${capital(because)}. The downside is that ${but}. ${They(channel)} ${priceOf(channel)}.`,
    );
  if (asksMeasure.test(plain)) return reply(`By ${measure}.`);
  if (asksFirst.test(plain)) return reply(`First ${first}.`);
  if (asksCost.test(plain) && !asksWorth.test(plain))
    return reply(
      /\bclick\b|\bcpc\b/.test(plain) && click !== undefined
        ? `About ${dollars(click)} a click, as a rule in this demo; the auction in your trade decides. ${They(channel)} ${priceOf(channel)}.`
        : `${name} ${priceOf(channel)}. ${weeks >= 20 ? "Most of it is time." : `${They(channel)} ${verb(channel, "shows")} a direction ${inWeeks(weeks)}.`}`,
    );
  if (asksTime.test(plain))
    return reply(`${name} ${verb(channel, "shows")} a direction ${inWeeks(weeks)}.`);
  if (asksWorth.test(plain) || linked || tradeIn(plain) || /^(?:what|how) about\b/.test(plain)) {
    if (!trade)
      return reply(
        `Yes, where it fits: ${because}. The downside is that ${but}. What do you sell?`,
      );
    const fit = channel.fits[trade.trade];
    const other = bestFor(trade.trade).find((one) => one !== channel);
    const whom = withArticle(trade);
    if (fit === 3)
      return reply(`Yes, for ${whom}: ${because}. ${They(channel)} ${priceOf(channel)}.`);
    if (fit === 2)
      return reply(
        `Yes, as the second step for ${whom}: ${because}. First comes ${other?.inText ?? "search"}.`,
      );
    return reply(
      `${fit === 1 ? "Seldom" : "No"}, for ${whom}: ${but}. ${other ? `Better ${other.inText}: ${other.because}.` : ""}`.trim(),
    );
  }
  if (asksWhat.test(plain) || plain.split(" ").length <= 3)
    return reply(
      `${name} ${verb(channel, "means")} ${what}. ${They(channel)} ${priceOf(channel)}, and ${verb(channel, "shows")} a direction ${inWeeks(weeks)}.`,
    );
  return undefined;
}

/** The trades that a channel fits best, two at most. */
const bestTrades = ({ fits }: Channel): string[] =>
  (["local", "online", "business", "event", "cause"] as const)
    .filter((trade) => fits[trade] === 3)
    .map((trade) => tradeNames[trade])
    .slice(0, 2);

/** “a gym”, “dentists”, or “a local business” if the word cannot stand by itself. */
const withArticle = ({ trade, word }: { trade: Trade; word: string }): string =>
  !/^[a-z]+$/.test(word) ||
  /^(?:yoga|dental|software|plumbing|cleaning|massage|saas|consulting|logistics|spas?|newsletter|shows?|party)$/.test(
    word,
  )
    ? tradeNames[trade]
    : word.endsWith("s")
      ? word
      : `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

/** Lists all channels: “Which channels are there”. */
export function allChannels(turn: Turn): Outcome | undefined {
  return /^(?:what|which) (?:other )?channels (?:are there|do you know|exist|can i use)\b/.test(
    turn.plain,
  )
    ? tell(turn, `${listed(channels.map(({ name }) => name))}.`, [])
    : undefined;
}
