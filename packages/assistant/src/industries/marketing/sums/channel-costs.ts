import { money, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { shown } from "./sum-lines.ts";

/**
 * Acquisition costs of two channels, and which of them may get more of the money: “CAC 180 on Meta and 95 on Google,
 * LTV 420”.
 */

const names = wordList`google, meta, facebook, instagram, linkedin, tiktok, bing, search, social, email, seo, youtube, affiliates, referrals, outbound, events`;
const figure = "[$€£]? ?(\\d[\\d,]*(?:\\.\\d+)?)";
const costThenName = new RegExp(
  `${figure}(?: ?[$€]| euros?| dollars?)? (?:on|for|from|via|in|with|by|at) (${names})\\b`,
  "g",
);
const nameThenCost = new RegExp(
  `\\b(${names})(?: ads?)?(?: is| at| costs?| was|:)* ${figure}(?! ?%)`,
  "g",
);
const ofCost = /\b(?:cac|cpa|cpl|cost per \w+|acquisition)\b/;
/** A customer should bring back this many times the acquisition cost. */
const healthy = 3;

const numberOf = (text = ""): number => Number(text.replaceAll(",", ""));

/** Returns the cost of one customer in each of two channels. */
function costsByChannel(plain: string): { name: string; cost: number }[] {
  if (!ofCost.test(plain)) return [];
  const first = [...plain.matchAll(costThenName)].map(([, cost, name = ""]) => ({
    name,
    cost: numberOf(cost),
  }));
  const found =
    first.length >= 2
      ? first
      : [...plain.matchAll(nameThenCost)].map(([, name = "", cost]) => ({
          name,
          cost: numberOf(cost),
        }));
  const byName = new Map(found.map((one) => [one.name, one]));
  return byName.size === 2 ? [...byName.values()].sort((a, b) => a.cost - b.cost) : [];
}

/** Twice the money brings this many times the customers, as a rule of thumb. */
const twice = 1.5;
const doubles = /\b(?:double|twice|2x)\b/;
const ofPace =
  /^(?:and |so |ok )*(?:how (?:fast|quick\w*|soon|long)|in what steps|over what time)\b/;

/**
 * Answers questions about spending more, since the next customers cost more than those before: “What happens to CAC
 * if I double it”, “how fast”.
 */
function ofMore({ plain, state }: Turn): string | undefined {
  const { cac, spend, sales, currency } = state.figures ?? {};
  const each = Number(cac ?? (Number(sales) > 0 ? Number(spend) / Number(sales) : Number.NaN));
  const inMoney = (value: number) => money(Math.round(value), String(currency ?? "USD"));
  const shifted = state.before === "sum:channels";
  if (shifted && ofPace.test(plain))
    return "A tenth every two weeks, so it doubles after about four months. If you go faster, the account has to relearn each time, and you can’t tell what made the difference.";
  if (!doubles.test(plain) || !/\b(?:cac|cpa|cpl|cost per|a customer cost)\b/.test(plain))
    return undefined;
  const then =
    each > 0
      ? ` It goes from ${inMoney(each)} to about ${inMoney((each * 2) / twice)} on average, and the new ones cost ${inMoney(each / (twice - 1))} each.`
      : "";
  return `It goes up: twice the money brings about one and a half times the customers.${then} Increase by a tenth every two weeks and watch the new ones.`;
}

export function ofChannelCosts(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const more = ofMore(turn);
  if (more !== undefined)
    return {
      handled: "sum:channels",
      state,
      reply: say(more, { source: "marketingReturn", next: ["How do we measure success?"] }),
    };
  const [cheap, dear] = costsByChannel(plain);
  if (!cheap || !dear || !(cheap.cost > 0) || cheap.cost === dear.cost) return undefined;
  const { ltv, currency } = state.figures ?? {};
  const inMoney = (value: number) => money(Math.round(value), String(currency ?? "USD"));
  const worth = Number(ltv);
  const times = ({ cost }: { cost: number }) => shown(Math.round((worth / cost) * 10) / 10);
  const [a, b] = [capital(cheap.name), capital(dear.name)];
  const text =
    worth > 0
      ? `Yes, in steps: a customer brings in ${times(cheap)} times its cost on ${a} and ${times(dear)} on ${b}, where ${healthy} is healthy. Move a tenth every two weeks as long as the next ones on ${a} stay below ${inMoney(worth / healthy)}, because search runs out at some point.`
      : `Yes, in steps: ${a} costs ${inMoney(cheap.cost)} per customer, ${b} ${inMoney(dear.cost)}. Move a tenth every two weeks, and watch what the next ones cost, not the average. What does a customer bring in overall?`;
  return {
    handled: "sum:channels",
    state,
    reply: say(text, { source: "marketingReturn", next: ["How do we measure success?"] }),
  };
}

const capital = (name: string): string =>
  ({ linkedin: "LinkedIn", tiktok: "TikTok", youtube: "YouTube", seo: "SEO" })[name] ??
  name.charAt(0).toUpperCase() + name.slice(1);
