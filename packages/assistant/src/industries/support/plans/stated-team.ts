import { advance } from "../../../dialogue/flows.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { trouble } from "../cases/case.ts";
import { asksOnlyFor } from "../facts/remainder.ts";
import { plans } from "../facts/sample.ts";
import { heads, summed } from "./head-count.ts";
import { namedPlans } from "./plan-prices.ts";
import { features } from "./plan-records.ts";
import { planFlow } from "./plans.ts";

/** The price for a team whose size was given in this message or earlier: “and what would that cost us”. */

const counted = new RegExp(`\\b(\\d{1,4}) ?(?:\\w+ )?${heads}\\b`);
/** “A team of 8”, “we are 8”. */
const ofSize =
  /\b(?:team|group|crew|company|office) of (\d{1,4})\b|\bwe are (?:now |about |around )?(\d{1,4})(?= ?(?:$|[,.;!?]|and\b|in total|altogether|so\b|now\b|what\b|which\b|how\b))/;
const corrected =
  /\b(?:make (?:it|that)|rather|actually|say|now) (\d{1,4})\b(?! ?(?:days?|months?|years?|hours?)\b|%)/;
const asksSum =
  /\b(?:how much|what (?:do|does|would|will|did|is|are) (?:\w+ ){1,3}?(?:cost|pay|price|be)|(?:the|what|your) (?:price|cost|total)|= ?\?)/;
/** All that a question about the price may contain besides filler words. */
const ofPrice = anywhere(wordList`
  how much, costs?, prices?, pay, total, sum, each, altogether, (free )?trial, after(wards)?, then, free, team, business, plans?, plumbline, year(ly)?, annual(ly)?, per, a month, month(ly)?, same, number,
  ones?, n, people, make, actually, rather, both, versus, whole, billed, paid, version, start, once, when, end(s|ed)?, over, \d{1,4}, x
`);
const change = anywhere(wordList`make (it|that) \d{1,4}, actually \d{1,4}, rather \d{1,4}`);
const samePeople =
  /\bsame (?:people|team|number|size|count|headcount|heads|users|seats|crew|lot)\b/;
/** “More” and “of them” count part of the team, or additional people. */
const part =
  /\b(?:more|extra|additional|another|of (?:them|us|these|those)|viewers?|guests?|only|look|(?:and|plus) (?:me|myself|i))\b/;
/** “Which plan do you recommend”, “what do we need”. */
const asksWhich = anywhere(wordList`
  (which|what) (plan|version|tier|one)( (do|should|would|is|fits?|suits?|to|for|we|you|i|best|right|enough|makes))*, (what|which)( plan)? (do|would|should) (we|i) (need|take|choose|get|buy)( to upgrade)?
`);
/** How many exchanges back the size of the team is remembered. */
const remembered = 6;

const sizeOf = (plain: string): string | undefined => {
  const [, team, we] = ofSize.exec(plain) ?? [];
  return team ?? we;
};
const sizeIn = (plain: string): number | undefined => {
  const found = counted.exec(summed(plain))?.[1] ?? sizeOf(plain) ?? corrected.exec(plain)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Returns the team size that the visitor gave; the number of people affected by a fault does not count. */
function sizeTold({ state }: Turn): number | undefined {
  return state.exchanges
    .slice(-remembered)
    .flatMap(({ visitor }) => sentences(visitor).map(plainWords))
    .map((said) => said.replace(tooSmall, " "))
    .filter((said) => !trouble.test(said) && !part.test(said))
    .map(sizeIn)
    .findLast((size) => size !== undefined);
}

/** “Free is not enough” is not a fault. */
const tooSmall = /\b(?:is|are) (?:not|no longer) (?:enough|sufficient|big enough)\b/g;

const sentences = (message: string): string[] =>
  message
    .split(/(?<=[.?!;])\s+|,\s+(?=(?:and |what|how|is|do|can|which)\b)/i)
    .map((one) => one.trim())
    .filter(Boolean);

const ofPlans = /^(?:flow:plan|plan_|subscription_plan|license_activation|matter:license)/;

/** Whether a sentence asks what a plan costs, and nothing else. */
function asksPrice(sentence: string, priced: boolean, sameTeam: boolean): boolean {
  const plain = plainWords(sentence);
  if (part.test(plain)) return false;
  if (
    asksWhich.test(plain) &&
    !features.some(({ asks }) => asks.test(plain)) &&
    !trouble.test(plain)
  )
    return true;
  const asks =
    asksSum.test(plain) ||
    (priced && (change.test(plain) || (sameTeam && namedPlans(plain).length > 0)));
  return asks && asksOnlyFor(summed(plain).replace(counted, " "), ofPrice);
}

/** Prices the team; the rest of the message is answered next. */
export function ofToldTeam(turn: Turn): Outcome | undefined {
  const { state, slots, message } = turn;
  const plain = turn.plain.replace(tooSmall, " ");
  if ((state.flow && state.flow.name !== "plan") || slots.references.length > 0) return undefined;
  const known = state.done?.find(({ name }) => name === "plan")?.slots;
  const stated = known?.people === undefined ? sizeTold(turn) : Number(known.people);
  const priced = ofPlans.test(state.before ?? "") && stated !== undefined;
  const said = sentences(message);
  const asked = said.filter((one) => asksPrice(one, priced, samePeople.test(plain)));
  const people = sizeIn(plain) ?? stated;
  if (
    asked.length === 0 ||
    countsOthers(said) ||
    people === undefined ||
    people < 1 ||
    trouble.test(plain)
  )
    return undefined;
  const [plan = topicOf(turn)] = namedPlans(plain).filter(({ price }) => price > 0);
  const next: FlowSlots = {
    ...known,
    people,
    ...(plan ? { plan: plan.name } : {}),
    ...(/\b(?:year\w*|annual\w*)\b/.test(plain) ? { yearly: 1 } : {}),
  };
  const rest = said.filter((one) => !asked.includes(one) && isQuestion(one)).join(" ");
  return {
    ...advance(turn, planFlow, { name: "plan", slots: next }),
    handled: "flow:plan",
    ...(rest === "" ? { whole: true as const } : { rest }),
  };
}

/** The plan mentioned last, before any was priced. */
const topicOf = ({ state }: Turn) =>
  plans.find(({ name }) => state.topic === `plan:${name}` && !state.done?.some(isPlan));
const isPlan = ({ name }: { name: string }): boolean => name === "plan";

/**
 * “2 more people come in July, how much”: counts the people who join. A question next to the price may mention them.
 */
const countsOthers = (said: readonly string[]): boolean =>
  said.some((one) => part.test(plainWords(one)) && !isQuestion(one));

const isQuestion = (text: string): boolean =>
  text.includes("?") ||
  /^(?:and |also |so )*(?:is|are|do|does|can|could|what|how|when|where|who|which|will)\b/i.test(
    text,
  );
