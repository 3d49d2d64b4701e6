import { startAgain } from "../../../dialogue/flows.ts";
import { factAnswer } from "../../../dialogue/reply/fact.ts";
import {
  counted,
  dollars,
  listed,
  pick,
  say,
  shareInWords,
} from "../../../dialogue/reply/reply.ts";
import { without } from "../../../dialogue/state.ts";
import { at } from "../../../dialogue/turn.ts";
import type { Flow, FlowState, Handler, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "../facts/sample.ts";
import { bareCount, heads, seatsOnly, summed } from "./head-count.ts";

type Plan = (typeof plans)[number];

const seats = new RegExp(`\\b(\\d{1,6}) ?(?:\\w+ )?${heads}\\b`, "i");
/** “4 teachers and me” are five. */
const andMe = new RegExp(
  `\\d ?(?:\\w+ )?${heads} ?(?:and|plus|\\+|&) ?(?:me|myself|i)\\b(?! (?:am|have|need|want))`,
  "i",
);
const mostPeople = 5_000;

const planName = "(free|team|business)";
const denied = wordList`not, instead of, rather than, (more|less|better|other|dearer|cheaper) than`;
const inUse = "(?:(?:now|currently|already|today|are|am|is|'re|'m|were|been) on|have|currently)";
const left = wordList`from, leave, leaving`;
/** A plan that is left, denied or in use already is not the one to be priced. */
const notMeant = new RegExp(
  `\\b(?:${denied}|${inUse}|${left})(?: (?:the|a|your|our))? ${planName}\\b(?! people)`,
  "gi",
);
const together = new RegExp(
  `\\b${planName} (?:plan )?(?:or|and|vs\\.?|versus|against|\\/) (?:the )?${planName}\\b`,
  "i",
);

/** Returns the plan that a message wants priced; of two, the one to move to, or the one named last. */
export function planIn(message: string): Plan | undefined {
  const to = plans.find(({ name }) => new RegExp(`\\bto (?:the )?${name}\\b`, "i").test(message));
  const meant = message.replace(notMeant, " ");
  if (to || together.test(meant)) return to;
  const last = [...meant.matchAll(new RegExp(`\\b${planName}\\b`, "gi"))].at(-1)?.[0].toLowerCase();
  return plans.find(({ name }) => name.toLowerCase() === last);
}

/** Returns how many people a message names who need a seat, whatever noun it uses for them. */
function peopleIn({ slots, message: typed }: Turn): number | undefined {
  const message = seatsOnly(typed);
  const wrong = slots.wrongCounts.find(({ of }) => of === "guests")?.value;
  const named = seats.exec(summed(message))?.[1];
  const several = named !== undefined && summed(message) !== message;
  const stated =
    (several || message !== typed ? undefined : slots.people) ??
    (named === undefined ? bareCount(message) : Number(named));
  return wrong ?? (stated === undefined ? slots.alone : stated + (andMe.test(message) ? 1 : 0));
}

/** Calculates what a plan costs for a team, monthly and yearly. */
export const planFlow: Flow = {
  title: "the price of a plan",
  names: ["plan", "price"],
  intents: ["subscription_plan"],
  claims: ({ message }, { slots }) =>
    slots.people !== undefined &&
    message.split(/\s+/).length <= 5 &&
    !/\b(?:trial|sso|sign|api|switch|discount|support|cancel|invoice)\b/i.test(message) &&
    (planIn(message) !== undefined || /\b(?:year|annual|month)/i.test(message)),
  take(turn, flow) {
    const { message } = turn;
    const before = JSON.stringify(flow.slots);
    const people = peopleIn(turn);
    if (people !== undefined && (people < 1 || people > mostPeople || !Number.isInteger(people)))
      turn.objections.push(
        `I can count from 1 to ${mostPeople.toLocaleString("en-US")} whole people.`,
      );
    else if (people !== undefined) flow.slots.people = people;
    const plan = planIn(message);
    if (plan) flow.slots.plan = plan.name;
    else if (/\bwhich (?:plan|one)\b|\bboth\b/i.test(message)) delete flow.slots.plan;
    if (/\b(?:year|annual)/i.test(message)) flow.slots.yearly = 1;
    else if (/\bmonth/i.test(message)) delete flow.slots.yearly;
    return before !== JSON.stringify(flow.slots) || turn.objections.length > 0;
  },
  advance({ plain }, flow) {
    delete flow.asking;
    const people = Number(flow.slots.people ?? 1);
    const advises = asksWhich.test(plain) && flow.slots.plan === undefined;
    return say((advises ? adviceFor(people) : undefined) ?? priceFor(people, flow), {
      source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
      choices: pick(...others(flow)),
      next: ["Is there a cancellation fee?", "How do I add a user?"],
    });
  },
};

const asksWhich =
  /\b(?:which|what) (?:plan|one)\b|\b(?:need|enough|recommend|suits?|fits?|right for|best for)\b/;

/** Recommends the sufficient plan, and says what the more expensive one adds: “What would we need for 8”. */
function adviceFor(people: number): string | undefined {
  const [free, team, business] = plans;
  return people <= free.most
    ? undefined
    : `${team.name} is enough for ${counted(people, "person", "people")}: ${dollars(monthly(team, people))} a month, or ${dollars(yearly(team, people))} a year if you pay yearly. ${business.name} (${dollars(monthly(business, people))} a month) adds single sign-on and the sign-in log.`;
}

const monthly = (plan: Plan, people: number): number => plan.price * people;
const yearly = (plan: Plan, people: number): number =>
  Math.round(monthly(plan, people) * 12 * (100 - yearlyDiscount)) / 100;

function priceFor(people: number, { slots }: FlowState): string {
  const named = plans.find(({ name }) => name === slots.plan);
  const team = counted(people, "person", "people");
  if (named && named.price === 0)
    return people <= named.most
      ? `Free costs nothing, and ${team} fit: it’s for up to ${named.most}.`
      : `Free is for up to ${named.most} people. ${both(people)}`;
  if (named) {
    const year = `${dollars(yearly(named, people))} a year: ${people} × ${dollars(named.price)} × 12, less ${shareInWords(yearlyDiscount)}`;
    return slots.yearly === undefined
      ? `${named.name} for ${team} is ${dollars(monthly(named, people))} a month: ${people} × ${dollars(named.price)}. If you pay yearly, it’s ${dollars(yearly(named, people))} a year, ${shareInWords(yearlyDiscount)} less.`
      : `If you pay yearly, ${named.name} for ${team} is ${year}. By the month, it would be ${dollars(monthly(named, people))}.`;
  }
  const free = plans.find((plan) => plan.price === 0);
  return free && people <= free.most
    ? `For ${team}, Free is enough and costs nothing. ${both(people)}`
    : both(people);
}

/** The prices of the paid plans, side by side. */
function both(people: number): string {
  const paid = plans.filter(({ price }) => price > 0);
  const prices = (of: (plan: Plan) => string) =>
    listed(paid.map((plan) => `${plan.name} ${of(plan)}`));
  return `For ${counted(people, "person", "people")} a month: ${prices((plan) => dollars(monthly(plan, people)))}. If you pay yearly: ${prices((plan) => `${dollars(yearly(plan, people))}`)} a year.`;
}

/** The other paid plans, and the other billing period. */
const others = ({ slots }: FlowState): string[] => [
  ...plans.filter(({ name, price }) => price > 0 && name !== slots.plan).map(({ name }) => name),
  slots.yearly === undefined ? "Paid yearly" : "Paid monthly",
];

/** Gives the price if the message names a number of people, otherwise the plans. */
export const planStart: Handler = (turn) => {
  const known = turn.state.finished?.name === "plan";
  if (peopleIn(turn) !== undefined || (known && planIn(turn.message) !== undefined))
    return startAgain(turn, "plan", planFlow);
  const earlier = known ? at(turn, without(turn.state, "finished")) : turn;
  const fact = factAnswer(earlier, "subscription_plan");
  if (!fact) throw new Error("There is no fact “subscription_plan”.");
  return fact;
};

/** Whether a message after an answer about the plans names a number of people to price. */
export const namesPeople = (turn: Turn): boolean =>
  peopleIn(turn) !== undefined && turn.message.split(/\s+/).length <= 6;
