import { dollars, listed, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "../facts/sample.ts";
import { heads } from "./head-count.ts";
import { features, hasFeature, nameOf } from "./plan-records.ts";

/** What a change of plan removes or adds, from the plan records. */

type Plan = (typeof plans)[number];

const noPlan =
  /\b(?:my|our|your|the whole|whole|support|entire|a|of) team\b|\bteam of\b|\bfree (?:trial|of charge)\b|\bfor free\b|\bbusiness (?:days?|hours?)\b/g;
const namedIn = (plain: string): Plan[] => {
  const text = plain.replace(noPlan, " ");
  return plans
    .map((plan) => ({ plan, at: text.search(new RegExp(`\\b${plan.name.toLowerCase()}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ plan }) => plan);
};

const sort = wordList`plan, one, version, tier, package, subscription`;
const smaller = anywhere(
  wordList`(small(er|est)?|cheap(er|est)?|low(er|est)?|lesser|basic) ${sort}, downgrad\w*, (go|going|move|moving|step|stepping|switch|switching|change|changing)( \w+)? down`,
);
const bigger = anywhere(
  wordList`(big(ger|gest)?|larger?|high(er|est)?|dearer|next|better|full|more expensive) ${sort}, upgrad\w*, (go|going|move|moving|step|stepping|switch|switching|change|changing)( \w+)? up`,
);

const losing = anywhere(wordList`
  (lose|loses|losing|lost|miss|missing|give up|giving up|forgo|sacrifice)( \w+)?, (what|which)( \w+){0,3} (go|goes|disappear\w*|vanish\w*|drop\w*|ends?|stops?)( \w+)?, (features?|functions?|things?)( \w+){0,3} (go|goes|going|gone|away|disappear|stop|missing|lost), not (have|get|include|offer|come with)( \w+)?, no longer (have|get|there|included|available), not (included|in it|part of it), without, fewer (features|functions), (will|would|is|are|be) gone
`);
const gaining = anywhere(wordList`
  (what|which)( \w+){0,4} (get|gain|bring|brings|add|adds|more|extra|better|on top|new)( \w+)?, (features?|functions?|things?)( \w+){0,3} (get|gain|more|extra|new), what is in it for( \w+)?, worth (it|the (money|price|difference))
`);
const differing = anywhere(
  wordList`differ\w*, compare\w*, comparison, versus, vs, what is the point of`,
);
const wishing = anywhere(wordList`
  (want|like|need|plan|thinking|have) (to|of)( \w+){0,2}, (how|can|could|may|should) (do |can |to |i |we )+, (let us|going to), is it possible
`);
const people = new RegExp(
  `\\b(\\d{1,4}) ?(?:\\w+ )?(?:${heads}|of us)\\b|\\bwe (?:are|have) (\\d{1,4})\\b`,
);

/** The last answers were about the plans. */
const lately =
  /^(?:flow:plan|plan_record|plan_change|subscription_plan|matter:subscription_plan|plain_question)$/;
const back = 4;
const mostWords = 20;
/** Losses for other reasons than a change of plan. */
const ofOther = anywhere(
  wordList`tasks?, projects?, files?, data, comments?, password, money, history, ticket, cancel\w*, trial, leaves?, import\w*, (get|gets|got|paid|pay) back`,
);

const ofPlans = anywhere(
  wordList`plans?, upgrad\w*, downgrad\w*, team or business, free, tiers?, versions?, business`,
);
const ofMoney = /\b(?:sav\w+|monthly|yearly|price\w*|cost\w*)\b/;

export function ofPlanChange(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const { flow } = state;
  if ((flow && flow.name !== "plan") || plain.split(" ").length > mostWords) return undefined;
  if (turn.slots.references.length > 0 || ofOther.test(plain)) return undefined;
  // A plain question may have been about anything.
  const inTalk =
    lately.test(state.before ?? "") &&
    (state.before !== "plain_question" ||
      state.exchanges.slice(-back).some(({ visitor }) => ofPlans.test(plainWords(visitor))));
  const own = namedIn(plain);
  const moves = smaller.test(plain) || bigger.test(plain);
  const namesPlans =
    own.length > 1 ||
    (own.length > 0 && moves) ||
    ((own.length > 0 || moves) && /\bplans?\b/.test(plain));
  const asked = sumChecked(turn);
  if (asked) return asked;
  if (!inTalk && !namesPlans) return undefined;
  const saved = savedBetween(turn) ?? notNeeded(turn);
  if (saved) return saved;
  const wish = asMove(turn);
  if (wish) return wish;
  const loses = losing.test(plain);
  const gains = gaining.test(plain);
  const differs = differing.test(plain) && own.length !== 1 && !ofMoney.test(plain);
  if (!loses && !gains && !differs) return undefined;
  // What was lost and may be lost again is work, and not a feature of a plan.
  if (
    loses &&
    !namesPlans &&
    /\b(?:lose|losing|lost) (?:it|them|this|that|my|our|anything|everything|data|work)\b/.test(
      plain,
    )
  )
    return undefined;
  // A single feature is looked up by itself.
  if (features.some(({ asks, id }) => id !== "people" && asks.test(plain))) return undefined;
  const said = [...state.exchanges.slice(-back).map(({ visitor }) => plainWords(visitor)), plain];
  const direction =
    loses || (!gains && said.some((text) => smaller.test(text) && !bigger.test(text)))
      ? "down"
      : "up";
  const pair = pairOf(own, said, direction, loses);
  const text =
    differs && !loses ? compared(pair) : sentenceFor(pair, direction, countSaid(turn) ?? 0);
  return tell(turn, text);
}

const tell = ({ state }: Turn, text: string): Outcome => ({
  handled: "plan_change",
  state,
  reply: say(text, {
    source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
    next: ["When does a change of plan take effect?", "How much is Team for 12 people?"],
  }),
});

/** “We want to go down to the smaller plan”: whether, where and from when. */
function asMove(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const down = smaller.test(plain);
  if (down === bigger.test(plain) || !wishing.test(plain)) return undefined;
  if (losing.test(plain) || gaining.test(plain) || /\b(?:when|who|pay|back)\b/.test(plain))
    return undefined;
  return tell(
    turn,
    down
      ? "Yes, an owner goes to “Settings”, “Plan”, chooses one and confirms. Moving down takes effect at the end of the paid period; until then you keep what you paid for, and nothing is deleted."
      : "Yes, an owner goes to “Settings”, “Plan”, chooses one and confirms. Moving up takes effect right away, and you only pay the prorated difference.",
  );
}

const countSaid = ({ plain, state }: Turn): number | undefined => {
  const said = [...state.exchanges.slice(-back).map(({ visitor }) => plainWords(visitor)), plain];
  const counts = said.flatMap((text) => {
    const [, heads, counted] = people.exec(text) ?? [];
    return heads ?? counted ?? [];
  });
  const last = counts.at(-1);
  return last === undefined ? undefined : Number(last);
};

const asksSaving = anywhere(
  wordList`sav(e|es|ing|ings), (how much|what)( \w+){0,3} (cheaper|less|more expensive|dearer), (price|cost) differ\w*, differ\w*( \w+){0,3} (price|cost|money)`,
);
const onlyPeriod = /^(?:(?:per|a|each|every|in a) )(?:year|month)$/;
const askedSaving = /\binstead of\b.*\bsaves\b/;

/** What the cheaper plan saves for the team, per month and year: “What do we save if we stay on Team”. */
function savedBetween(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const again = onlyPeriod.test(plain) && askedSaving.test(state.exchanges.at(-1)?.bot ?? "");
  if (!again && (!asksSaving.test(plain) || /\b(?:yearly|monthly|annual\w*)\b/.test(plain)))
    return undefined;
  const count = countSaid(turn);
  if (count === undefined) return undefined;
  const a = (business.price - team.price) * count;
  return tell(
    turn,
    again
      ? `${team.name} instead of ${business.name} saves ${dollars(a * 12)} a year, ${dollars(a)} each month.`
      : `${team.name} instead of ${business.name} saves ${dollars(a)} a month for ${count} people, ${dollars(a * 12)} a year.`,
  );
}

const unneeded = /\b(?:do|does|will) not (?:use|need|want|care about|have)\b/;

/** “We don’t use single sign-on”: which plan is enough then. */
function notNeeded(turn: Turn): Outcome | undefined {
  if (!unneeded.test(turn.plain) || turn.message.includes("?")) return undefined;
  const feature = features.find(({ asks, id }) => id !== "people" && asks.test(turn.plain));
  if (feature?.from !== business.name) return undefined;
  const other = features.filter(({ from, id }) => from === business.name && id !== feature.id);
  return tell(
    turn,
    `In that case ${team.name} is enough, at ${dollars(team.price)} per person per month: ${business.name} only adds ${listed(other.map(nameOf))} to that.`,
  );
}

const sum = new RegExp(
  `\\b(\\d{1,4}) ?(?:${heads}|of us)\\b(?: on \\w+)? (?:so|is|are|makes?|would be|comes? to|=|then)(?: that)?(?: is| be)? [$€]?(\\d{1,6})\\b`,
);

/** “12 seats Team yearly, 1036 right?” */
const confirmed = new RegExp(
  `\\b(\\d{1,4}) ?(?:${heads}|of us)\\b.{0,30}? [$€]?(\\d{2,6})(?:\\.\\d+)?(?: \\w+)? (?:right|correct)\\b`,
);

/** “6 people, so 54 a month”: whether that is right. */
function sumChecked(turn: Turn): Outcome | undefined {
  const [, heads, amount] = confirmed.exec(turn.plain) ?? sum.exec(turn.plain) ?? [];
  if (heads === undefined || amount === undefined) return undefined;
  const count = Number(heads);
  const own = namedIn(turn.plain)[0];
  const byYear = /\b(?:year\w*|annual\w*)\b/.test(turn.plain);
  const sumOf = (plan: Plan): number =>
    byYear
      ? Math.round(plan.price * count * 12 * (100 - yearlyDiscount)) / 100
      : plan.price * count;
  const per = byYear ? "a year" : "a month";
  const right = plans.find(
    (plan) => Math.abs(sumOf(plan) - Number(amount)) < 1 && (own === undefined || own === plan),
  );
  const all = listed(
    (own ? [own] : [team, business]).map(
      (plan) => `${plan.name} for ${count} people is ${dollars(sumOf(plan))} ${per}`,
    ),
  );
  return {
    ...tell(
      turn,
      right
        ? `Right: ${right.name} for ${count} people is ${dollars(sumOf(right))} ${per}.`
        : `Not quite: ${all}.`,
    ),
    handled: "flow:plan",
  };
}

/** The plans being compared; undefined if not stated. */
type Pair = { low: Plan; high: Plan } | undefined;

const [free, team, business] = plans;

function pairOf(
  own: readonly Plan[],
  said: readonly string[],
  direction: "up" | "down",
  loses: boolean,
): Pair {
  const ranked = (some: readonly Plan[]) => [...some].sort((a, b) => a.price - b.price);
  const [low, high] = ranked(own);
  if (low && high && low !== high) return { low, high };
  const earlier = [...new Set(said.flatMap(namedIn))];
  const [before, after] = ranked(earlier);
  if (before && after && before !== after && earlier.length === 2)
    return { low: before, high: after };
  const one = low ?? (earlier.length === 1 ? earlier[0] : undefined);
  if (!one) return undefined;
  // “What does Business have”, “what is missing in Team”: compared with the adjacent plan.
  if (one === business) return { low: team, high: business };
  if (one === free) return { low: free, high: team };
  return direction === "down" && loses && own.length > 0
    ? { low: team, high: business }
    : direction === "down"
      ? { low: free, high: team }
      : { low: team, high: business };
}

const between = ({ low, high }: NonNullable<Pair>): string =>
  listed(
    features
      .filter((one) => hasFeature(one, high.name) && !hasFeature(one, low.name))
      .map((one) => nameOf(one)),
  );

function sentenceFor(pair: Pair, direction: "up" | "down", count: number): string {
  const tooMany =
    count > free.most && (!pair || pair.low === free) && direction === "down"
      ? ` With ${count} people, Free is too small: it covers ${free.most}, and the others could only read.`
      : "";
  if (pair && direction === "down")
    return `Going from ${pair.high.name} to ${pair.low.name}, you lose ${between(pair)}. Everything else stays, and nothing is deleted.${tooMany}`;
  if (pair)
    return `${pair.high.name} adds ${between(pair)}, for ${dollars(pair.high.price)} per person per month; ${pair.low.name} is ${pair.low.price === 0 ? "free" : dollars(pair.low.price)}.`;
  return direction === "down"
    ? `Going from Business to Team, you lose ${between({ low: team, high: business })}; from Team to Free, you also lose ${between({ low: free, high: team })}. Nothing is deleted.${tooMany}`
    : `Team adds ${between({ low: free, high: team })}; Business adds ${between({ low: team, high: business })} on top of that.`;
}

const compared = (pair: Pair): string =>
  pair
    ? `${pair.high.name} also has ${between(pair)}. It’s ${dollars(pair.high.price)} per person per month, ${pair.low.name} ${pair.low.price === 0 ? "free" : dollars(pair.low.price)}; the rest is the same.`
    : sentenceFor(undefined, "up", 0);
