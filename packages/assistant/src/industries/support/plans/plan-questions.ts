import { advance, start, startAgain } from "../../../dialogue/flows.ts";
import { pointOf } from "../../../dialogue/reply/brief.ts";
import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { facts } from "../../../knowledge/facts.ts";
import { countOf } from "../../../understanding/numerals.ts";
import { plans } from "../facts/sample.ts";
import { heads } from "./head-count.ts";
import { planFlow } from "./plans.ts";

/** Features of the plans, by the words that name them in a message. */
const features: readonly (readonly [RegExp, (plain: string) => string])[] = [
  [
    /\b(?:sso|single sign-?on|saml|okta|log of sign|audit)\b/,
    (plain) =>
      /\bbusiness\b/.test(plain)
        ? "Yes, Business has single sign-on and the sign-in log."
        : "No, single sign-on and the sign-in log are only in Business.",
  ],
  [
    /\bapi\b/,
    (plain) =>
      /\bfree\b/.test(plain)
        ? "No, the API is in Team and Business."
        : "Yes, Team and Business have the API, with 600 calls a minute.",
  ],
  [
    /\b(?:limit|unlimited|how many|max)\b/,
    (plain) =>
      /\bfree\b/.test(plain)
        ? "Free is for up to 3 people."
        : "There’s no limit on people in Team and Business.",
  ],
];

const seats = new RegExp(`\\b(\\d{1,4}) (?:more )?${heads}\\b`);
const asksPrice = /\b(?:how much|charge|price|cost\w*|pay|per (?:month|year)|what would)\b/;
const asksDifference =
  /\b(?:differ\w*|compare|versus|vs|better|between)\b.*\b(?:team|business|free|plans?|them|two|both)\b/;
const more =
  /\b(?:(\d{1,3}|one|two|three|four|five|ten) (?:more|extra|additional)|another (\d{1,3}|one|two|three))\b/;
const moves =
  /\b(?:go|going|move|moving|switch|switching|upgrade|upgrading|change|changing|get) (?:up |down |over |back )*(?:to|on|onto) (?:the )?(?:free|team|business)\b/;
const headcount =
  /\b(?:we (?:are|r|have)|there are|team of|with) (?:now |about |around )?(\d{1,4})\b/;
const whatItHas =
  /^what (?:do|would|does|will) (?:we|i|it|that|you) (?:all )?(?:get|have|offer|include|add|bring)\b|\bwhat is (?:included|in it|different|new|better)\b/;

/**
 * Answers questions about prices and differences: “How much is it for 12 people”, “and for two more”, “what is the
 * difference between Team and Business”.
 */
export function ofPlan(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (plain.split(" ").length > 14) return undefined;
  // What guests may do, and who becomes one, is not a question about plans.
  if (/\bguests?\b/.test(plain) && !/\b(?:plans?|pay|costs?|team|business)\b/.test(plain))
    return undefined;
  const plan = state.done?.find(({ name }) => name === "plan");
  const lately = /^(?:flow:plan|subscription_plan|license_activation)$/.test(state.before ?? "");
  const fact = facts.support.subscription_plan;
  if (
    lately &&
    fact &&
    /\b(?:switch|upgrade|downgrade|change|cancel\w*|contract|notice|renew\w*|read|readable|our data|non ?-?profits?|students?|discount)\b/.test(
      plain,
    )
  )
    return {
      handled: "subscription_plan",
      state,
      reply: say(pointOf(fact, plain) ?? fact.text, {
        source: "support",
        next: ["Is there a cancellation fee?"],
      }),
    };
  if (lately && /\bcheapest\b/.test(plain))
    return {
      handled: "subscription_plan",
      state,
      reply: say(
        `${plans[0].name} is free, for up to ${plans[0].most} people; above that it’s ${plans[1].name}, ${dollars(plans[1].price)} per person per month.`,
        { source: "support" },
      ),
    };
  if (lately && plan && whatItHas.test(plain))
    return {
      handled: "subscription_plan",
      state,
      reply: say(has[String(plan.slots.plan)] ?? `${has.Team} ${has.Business}`, {
        source: "support",
        next: ["Is there a cancellation fee?"],
      }),
    };
  const feature = features.find(([asks]) => asks.test(plain));
  if (feature && (lately || /\b(?:team|business|free|plan)\b/.test(plain)))
    return {
      handled: "subscription_plan",
      state,
      reply: say(
        feature[1](
          `${plain} ${lately && !/\b(?:team|business|free)\b/.test(plain) ? String(plan?.slots.plan ?? "").toLowerCase() : ""}`,
        ),
        {
          source: "support",
          next: ["How much is Team for 12 people?"],
        },
      ),
    };
  if (
    /\btrial\b/.test(plain) &&
    asksTrial.test(plain) &&
    !/\b(?:billed|charged|invoiced?|debited|paid)\b/.test(plain)
  )
    return {
      handled: "license_activation",
      state,
      reply: say("Yes, the trial lasts 14 days, and you can extend it once by 7.", {
        source: "support",
      }),
    };
  if (asksDifference.test(plain))
    return {
      handled: "subscription_plan",
      state,
      reply: say(
        `${plans[1].name} is ${dollars(plans[1].price)} and ${plans[2].name} ${dollars(plans[2].price)} per person per month. Both have no limit on people and include the API; Business adds single sign-on and the sign-in log.`,
        {
          source: "support",
          next: ["How much is Team for 12 people?", "Is there a cancellation fee?"],
        },
      ),
    };
  const added = more.exec(plain);
  const count = added?.[1] ?? added?.[2] ?? "";
  if (plan && added && state.done?.[0] === plan)
    return priced(turn, {
      ...plan,
      slots: {
        ...plan.slots,
        people: Number(plan.slots.people ?? 0) + countOf(count),
      },
    });
  if (moves.test(plain) && (headcount.test(plain) || seats.test(plain)))
    return { ...startAgain(turn, "plan", planFlow), handled: "flow:plan" };
  const people = seats.exec(plain)?.[1];
  const team = /^(?:we are|there are|for|we have|with|it is for) (\d{1,4})(?: people)?$/.exec(
    plain,
  )?.[1];
  if (((people !== undefined && asksPrice.test(plain)) || (lately && team !== undefined)) && !plan)
    return { ...start(turn, "plan", planFlow, {}), handled: "flow:plan" };
  return undefined;
}

const asksTrial =
  /\b(?:how (?:long|many days)|is there|have|offer|get|extend|prolong|longer|days|free)\b/;

const has: Readonly<Record<string, string>> = {
  Free: "Free is for up to 3 people and costs nothing.",
  Team: "Team has no limit on people, and it includes the API.",
  Business:
    "Business has no limit on people and includes the API, plus single sign-on and the sign-in log.",
};

const priced = (turn: Turn, plan: FlowState): Outcome => ({
  ...advance(turn, planFlow, plan),
  handled: "flow:plan",
});
