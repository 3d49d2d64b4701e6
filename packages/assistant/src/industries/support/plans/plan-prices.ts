import { advance, startAgain } from "../../../dialogue/flows.ts";
import { newFigure } from "../../../dialogue/message/answers.ts";
import { counted, dollars, listed, say, shareInWords } from "../../../dialogue/reply/reply.ts";
import { severalSentences } from "../../../dialogue/thread/asked-alone.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { plans, yearlyDiscount } from "../facts/sample.ts";
import { seatsOnly } from "./head-count.ts";
import { type Feature, features, hasFeature, nameOf } from "./plan-records.ts";
import { planFlow } from "./plans.ts";
import { countIn, joining, people } from "./team-size.ts";

/** Prices and features from the plan records: the cheapest plan, what a plan has, what a year saves. */

type Plan = (typeof plans)[number];
/** Returns the plans that a text names; “our team” and “a free trial” name none. */
export const namedPlans = (plain: string): Plan[] =>
  plans.filter(({ name }) =>
    new RegExp(`\\b${name.toLowerCase()}\\b`).test(
      plain.replace(
        /\b(?:my|our|your|the whole|whole|support|entire) team\b|\bteam of\b|\bfree (?:trial|of charge)\b|\bfor free\b|\bbusiness (?:days?|hours?)\b/g,
        " ",
      ),
    ),
  );

const priceWords =
  /\b(?:price\w*|cost\w*|how much|total|pay|charge|per (?:year|month)|yearly|annual\w*|monthly|a year|a month|bill)\b/;
const saves = /\b(?:sav(?:e|es|ing|ings)|difference|cheaper)\b/;

/** The plan that was priced or discussed last. */
function inHand({ state }: Turn): FlowSlots {
  const done = state.done?.find(({ name }) => name === "plan");
  return done?.slots ?? {};
}
const lately = ({ state }: Turn): boolean =>
  /^(?:flow:plan|subscription_plan|license_activation|plan_)/.test(state.before ?? "");

/** `plan` becomes the current plan. */
const tell = (turn: Turn, text: string, plan?: Plan): Outcome => ({
  handled: "plan_record",
  state: { ...turn.state, ...(plan ? { topic: `plan:${plan.name}` } : {}) },
  reply: say(text, {
    source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
    next: ["How much is Team for 12 people?"],
  }),
});
/** The plan that the previous message named, if it named only one. */
function namedBefore(turn: Turn): Plan | undefined {
  const [plan, ...more] = namedPlans(plainWords(turn.state.exchanges.at(-1)?.visitor ?? ""));
  return lately(turn) && more.length === 0 && plan?.price ? plan : undefined;
}
const ofTopic = ({ state }: Turn): Plan | undefined =>
  state.topic?.startsWith("plan:")
    ? plans.find(({ name }) => state.topic === `plan:${name}`)
    : undefined;

export function ofPlanPrice(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const words = plain.split(" ").length;
  if ((state.flow && state.flow.name !== "plan") || words > 22 || turn.slots.references.length > 0)
    return undefined;
  if (/\b(?:ticket|refund|cancel\w*|trial|chatbot|import)\b/.test(plain)) return undefined;
  return saved(turn) ?? ofFeature(turn) ?? cheapest(turn) ?? priced(turn);
}

/** Answers what paying yearly saves: “Monthly or yearly, what do I save?” */
function saved(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const both = /\bmonthly\b.*\byear|\byear\w*\b.*\bmonthly\b|\bannual\w*\b.*\bmonthly\b/.test(
    plain,
  );
  if (!saves.test(plain) && !both) return undefined;
  if (!both && !/\b(?:year\w*|annual\w*)\b/.test(plain)) return undefined;
  const known = inHand(turn);
  const count = countIn(turn) ?? (known.people === undefined ? undefined : Number(known.people));
  const plan =
    namedPlans(plain).find(({ price }) => price > 0) ??
    plans.find(({ name }) => name === known.plan) ??
    ofTopic(turn);
  if (count === undefined || !plan || plan.price === 0) return undefined;
  const monthly = plan.price * count * 12;
  const off = Math.round(monthly * yearlyDiscount) / 100;
  const text = `${dollars(off)} a year: ${plan.name} for ${counted(count, "person", "people")} is ${dollars(monthly)} by the month and ${dollars(monthly - off)} if you pay yearly.`;
  // No written question knows the team.
  return {
    ...tell(turn, text),
    ...(severalSentences.test(turn.message.trim()) ? {} : { whole: true as const }),
  };
}

const asksFeature =
  /\b(?:does|do|is|are|has|have|with|support\w*|include\w*|included|get|need|which|what|can|without|in|missing|offer|there)\b/;

/** Answers which plan has a feature: “Does Team have SSO”, “which plan has the log”, “and Business?” */
function ofFeature(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const found = features.find(({ asks }) => asks.test(plain));
  const own = namedPlans(plain);
  const linked =
    lately(turn) &&
    state.before === "plan_record" &&
    own.length === 1 &&
    plain.split(" ").length <= 4;
  const before = linked
    ? features.find(({ asks }) => asks.test(state.exchanges.at(-1)?.visitor.toLowerCase() ?? ""))
    : undefined;
  const feature = found ?? before;
  if (own.length === 0 && /\bwhat (?:is|comes|do i get|do we get)\b.*\b(?:plan|it)\b/.test(plain))
    return undefined;
  if (!feature) return ofPlanItself(turn, own);
  const aboutPlan = own.length > 0 || /\bplans?\b/.test(plain) || lately(turn);
  const rare = ["sso", "scim", "log"].includes(feature.id);
  if (!(aboutPlan || rare) || !(message.includes("?") || asksFeature.test(plain) || linked))
    return undefined;
  // Faults of a feature, and how it works, have their own answers.
  if (
    /\b(?:not work\w*|broken|fails?|error|how (?:do|to|can|long|often)|sync\w*|set ?up|log in|code)\b/.test(
      plain,
    ) ||
    /\b(?:when|where|who|why|force|enforce|demand|require|stream|forward|lose|keep|happens?|after\w*|api (?:for|to))\b/.test(
      plain,
    )
  )
    return undefined;
  if (feature.id === "people" && own.length === 0) return undefined;
  // “14 members and 3 guests, what do we pay”: a team to price, beside those who are free.
  if (feature.id === "guests" && priceWords.test(plain) && people.test(seatsOnly(plain)))
    return undefined;
  // What guests may do, and who becomes one, is not a question about plans.
  if (feature.id === "guests" && own.length === 0 && !/\bplans?\b|\bpay\b|\bcost/.test(plain))
    return undefined;
  const plan = own[0] ?? planOf(turn);
  return tell(
    turn,
    advised(turn, feature) ?? `${sentenceFor(feature, plan, plain)}${itsPrice(turn, feature)}`,
    plan,
  );
}

/** Recommends the cheapest plan with the feature, and says why: “Which would you take, we need SSO”. */
function advised({ plain }: Turn, feature: Feature): string | undefined {
  const asks =
    /\b(?:which|what)\b.*\b(?:would you|should (?:we|i)|do you recommend|take|choose)\b/.test(
      plain,
    );
  return asks && feature.from !== undefined
    ? `${feature.from}, since ${feature.from === "Business" ? "only it" : "it is the cheapest that"} has ${nameOf(feature)}: ${dollars(priceOf(feature.from))} per person per month, ${shareInWords(yearlyDiscount)} less if you pay yearly.`
    : undefined;
}

/** Adds the price of the plan with the feature, if the message asked for it. */
function itsPrice(turn: Turn, { from }: Feature): string {
  if (from === undefined || !priceWords.test(turn.plain)) return "";
  const people = turn.slots.people ?? inHand(turn).people;
  const price = priceOf(from);
  if (people === undefined || price === 0) return "";
  const monthly = price * Number(people);
  return ` For ${counted(Number(people), "person", "people")}, ${from} is ${dollars(monthly)} a month, or ${dollars(Math.round(monthly * 12 * (100 - yearlyDiscount)) / 100)} a year if you pay yearly.`;
}

const planOf = (turn: Turn): Plan | undefined =>
  lately(turn) && !/\b(?:which|what) plans?\b/.test(turn.plain)
    ? (plans.find(({ name }) => name === inHand(turn).plan) ?? ofTopic(turn))
    : undefined;

function sentenceFor(feature: Feature, plan: Plan | undefined, plain: string): string {
  const { label, inText, from, note } = feature;
  const what = inText ?? label.charAt(0).toLowerCase() + label.slice(1);
  const shown = /^(?:SCIM|API|100)/.test(label) ? label : what;
  if (from === undefined) return `No, no plan has ${shown} yet. ${note}`;
  if (/\b(?:which|what) (?:plans?|one)\b|\bin which\b/.test(plain) || !plan)
    return `${from === "Free" ? "Every plan has" : `${from === "Team" ? "Team and Business have" : "Business has"}`} ${shown}. ${note}`;
  return hasFeature(feature, plan.name)
    ? `Yes, ${plan.name} has ${shown}. ${note}`
    : `No, ${shown} ${/API|guests/.test(label) ? "come" : "comes"} with ${from}, ${dollars(priceOf(from))} per person per month. ${note}`;
}
const priceOf = (name: string): number => plans.find((plan) => plan.name === name)?.price ?? 0;

/** Compares plans: “What is in Free”, “what is missing in Team”, “Team or Business”. */
function ofPlanItself(turn: Turn, own: readonly Plan[]): Outcome | undefined {
  const { plain } = turn;
  const [first, second] = own;
  if (!first) return undefined;
  const extra = (high: Plan, low: Plan) =>
    features.filter((one) => hasFeature(one, high.name) && !hasFeature(one, low.name)).map(nameOf);
  const asksMissing = /\b(?:missing|lack\w*|lose|less|not have|without)\b/.test(plain);
  if (second || asksMissing) {
    const high = asksMissing && !second ? (plans.at(-1) ?? first) : (second ?? first);
    const [low, more] = priceOf(first.name) <= priceOf(high.name) ? [first, high] : [high, first];
    if (
      low === more ||
      !/\b(?:missing|lack\w*|differ\w*|compar\w*|vs|versus|or|better|more|between|than|lose|get)\b/.test(
        plain,
      )
    )
      return undefined;
    return tell(
      turn,
      `${more.name} also has ${listed(extra(more, low))}. It’s ${dollars(more.price)} per person per month, ${low.name} ${low.price === 0 ? "free" : dollars(low.price)}.`,
    );
  }
  if (
    !/\bwhat (?:is|comes|do|does|can)\b.*\b(?:in|with|have|has|get|include\w*|offer)\b|\bwhat is in\b/.test(
      plain,
    )
  )
    return undefined;
  const has = features.filter((one) => hasFeature(one, first.name)).map(nameOf);
  return tell(
    turn,
    `${listed(has.slice(0, 5)).replace(/^./, (letter) => letter.toUpperCase())}${first.name === "Free" ? `, for up to ${first.most} people` : ""}: ${first.price === 0 ? "it costs nothing" : `${dollars(first.price)} a person and month`}.`,
  );
}

/** Answers “The cheapest for 8 people”. */
function cheapest(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  if (!/\bcheapest\b|\blowest price\b|\bleast expensive\b/.test(plain)) return undefined;
  const known = inHand(turn);
  const count = countIn(turn) ?? (known.people === undefined ? undefined : Number(known.people));
  if (count === undefined) {
    return lately(turn) || /\bplans?\b/.test(plain)
      ? tell(
          turn,
          `${plans[0].name}: it’s free, for up to ${plans[0].most} people. Above that it’s ${plans[1].name}, ${dollars(plans[1].price)} per person per month.`,
        )
      : undefined;
  }
  const plan = plans.find(({ most }) => count <= most) ?? plans[1];
  return tell(
    turn,
    plan.price === 0
      ? `${plan.name}: it’s free for ${counted(count, "person", "people")}.`
      : `${plan.name}: ${dollars(plan.price * count)} a month for ${counted(count, "person", "people")}, or ${dollars((plan.price * count * 12 * (100 - yearlyDiscount)) / 100)} if you pay yearly, ${shareInWords(yearlyDiscount)} less.`,
  );
}

/** Prices a plan or a number of people named with a price word: “Business then, total per year for 12”. */
function priced(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const own = namedPlans(plain);
  const count = newFigure(plain) ?? countIn(turn);
  const changes = newFigure(plain) !== undefined;
  const money = priceWords.test(plain) || changes;
  const known = state.done?.find(({ name }) => name === "plan");
  const topic = known ? undefined : (ofTopic(turn) ?? namedBefore(turn));
  const more = /\bmore\b|\bextra\b|\badditional\b|\banother\b/.test(plain);
  if ((more && count === undefined) || (!own.some(({ price }) => price > 0) && !known && !topic))
    return undefined;
  if (
    !(
      (own.length === 1 && (money || count !== undefined)) ||
      ((known ?? topic) && count !== undefined && (money || joining.test(plain)) && lately(turn))
    )
  )
    return undefined;
  if (/\b(?:why|how (?:do|can|to)|when|where|who)\b/.test(plain) && !/\bhow much\b/.test(plain))
    return undefined;
  if (known || count !== undefined || /\bhow much\b|\bprice\b|\bcosts?\b/.test(plain)) {
    const slots = {
      ...(known?.slots ?? {}),
      ...(own[0] ? { plan: own[0].name } : topic ? { plan: topic.name } : {}),
      ...(count === undefined ? {} : { people: count }),
      ...(/\b(?:year\w*|annual\w*)\b/.test(plain) ? { yearly: 1 } : {}),
    };
    if (/\bmonth/.test(plain) && !/\byear/.test(plain)) delete slots.yearly;
    if (slots.people === undefined) return undefined;
    if (Number(slots.people) < 1 || Number(slots.people) > 5000 || message.length > 160)
      return { ...startAgain(turn, "plan", planFlow), handled: "flow:plan" };
    return { ...advance(turn, planFlow, { ...known, name: "plan", slots }), handled: "flow:plan" };
  }
  return undefined;
}
