import { advance } from "../../../dialogue/flows.ts";
import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans } from "../facts/sample.ts";
import { daysLeftIn } from "./days-left.ts";
import { heads } from "./head-count.ts";
import { namedPlans } from "./plan-prices.ts";
import { planFlow } from "./plans.ts";

/** Seats that begin or end partway through a month, and a change of plan in its middle: the sum of the days left. */

type Plan = (typeof plans)[number];
const [, team, business] = plans;

const comes = wordList`joins?, joining, come, comes, coming, starts?, starting, added, are hired, hired`;
const whoComes = new RegExp(
  `\\b(\\d{1,3}|another|someone|somebody|a new) (?:\\w+ ){0,3}?(?:${comes})\\b`,
);
const taking = wordList`add, adding, adds?, invite, inviting, hire, hiring, take on, taking on`;
const whoIsTaken = new RegExp(
  `\\b${taking} (\\d{1,3}|another|one|them|these|both)\\b(?! ?(?:tasks?|projects?|fields?|files?|euros?|eur|dollars?|usd|pounds?|cents?|percent|[€$£%]))`,
);
const goes = wordList`leaves?, leaving, left, quits?, quitting, goes, going away, go away, less, fewer, gone`;
const whoLeaves = new RegExp(
  `\\b(\\d{1,3}|one|someone|somebody) (?:of (?:them|us|the \\d+) )?(?:${heads} )?(?:will |would |are |is )?(?:${goes})\\b`,
);
const inTeam = new RegExp(`\\b(\\d{1,4}) ?(?:\\w+ )?${heads}\\b|\\bwe (?:are|have) (\\d{1,4})\\b`);
const upgrades = anywhere(
  wordList`upgrad\w*, (switch|move|go|change|moving|switching)( \w+){0,3} (to|up to) business, from team to business`,
);
const asksSum = anywhere(
  wordList`how much, what( \w+){0,3} (pay|paid|cost|costs|charged?|due|owe|bill|total|price), (charged?|due|pay|owe)( \w+)? (today|now), the sum, what is that, calculate, in numbers`,
);
const midMonth = anywhere(wordList`
  mid.?month, mid.?cycle, (in |by )?the middle of( \w+)? month, half.?way( \w+){0,3} month, partway, part of (a|the) month, (this|next|the rest of the|rest of( \w+)?) month
`);
/** The whole bill, not only what the new ones cost. */
const ofTeam = anywhere(
  wordList`bill, invoice, total, in all, altogether, we pay, we (be )?charged, (cost|costs|due) us, (this|that) month`,
);
const nextBill = anywhere(
  wordList`next (month|invoice|bill|time), from (then|now) on, after that, what do we pay, then`,
);
const ofOther = anywhere(
  wordList`meetings?, calls?, projects?, boards?, tasks?, chat, channel, tickets?`,
);
const yearly = /\b(?:year\w*|annual\w*)\b/;
const backPaid = /\b(?:refund\w*|back|credit\w*)\b/;

const headsBefore = new RegExp(`\\b(\\d{1,3}) ?(?:\\w+ )?${heads}\\b`);

const count = (text: string | undefined): number => (/^\d/.test(text ?? "") ? Number(text) : 1);

/** Answers with the sum for a part of a month. */
export function ofPartMonth(turn: Turn): Outcome | undefined {
  const { state, slots, message } = turn;
  if ((state.flow && state.flow.name !== "plan") || slots.references.length > 0) return undefined;
  const plain = withDigits(turn.plain);
  if (
    plain.split(" ").length > mostWords ||
    ofOther.test(plain) ||
    backPaid.test(plain) ||
    yearly.test(plain)
  )
    return undefined;
  return (
    ownSum(turn, plain) ??
    whenUpgraded(turn, plain) ??
    whenJoined(turn, plain) ??
    whenLeft(turn, plain, message)
  );
}
const mostWords = 34;

const known = ({ state }: Turn): FlowSlots =>
  state.done?.find(({ name }) => name === "plan")?.slots ?? {};

/** The paid plans meant: the one named here or before, or both. */
function meant(turn: Turn, plain: string): readonly Plan[] {
  const said = [
    plain,
    ...turn.state.exchanges
      .slice(-4)
      .toReversed()
      .map(({ visitor }) => plainWords(visitor)),
  ];
  const named = said
    .map((text) => namedPlans(text).filter(({ price }) => price > 0))
    .find((some) => some.length > 0);
  const own =
    named?.length === 1
      ? named[0]
      : plans.find(({ name, price }) => price > 0 && name === known(turn).plan);
  return own ? [own] : [team, business];
}

const cents = (amount: number): string => dollars(Math.round(amount * 100) / 100);
const either = (meant: readonly Plan[], sum: (plan: Plan) => string): string =>
  meant.map((plan) => `${sum(plan)}${meant.length > 1 ? ` on ${plan.name}` : ""}`).join(" or ");

/** “2 more join on the 15th, how much”. */
function whenJoined(turn: Turn, plain: string): Outcome | undefined {
  const found = whoComes.exec(plain) ?? whoIsTaken.exec(plain);
  const before = turn.state.exchanges
    .slice(-2)
    .map(({ visitor }) => withDigits(plainWords(visitor)));
  const earlier = before
    .map((text) => whoComes.exec(text) ?? whoIsTaken.exec(text))
    .findLast((one) => one !== null);
  const left = daysLeftIn(plain, turn.now) ?? (midMonth.test(plain) ? "half" : undefined);
  if (left === undefined || !(found ?? earlier)) return undefined;
  if (!asksSum.test(plain) && (!found || !turn.message.includes("?"))) return undefined;
  const counted = /\b(\d{1,3}) (?:of them|people|seats|users|members)\b/.exec(plain)?.[1];
  const pointed = /^(?:them|these|both)$/.test(found?.[1] ?? "")
    ? before.map((text) => headsBefore.exec(text)?.[1]).findLast((one) => one !== undefined)
    : found?.[1];
  const seats = count(pointed ?? counted ?? earlier?.[1]);
  const paid = meant(turn, plain);
  const { days, of } = left === "half" ? { days: 15, of: 30 } : left;
  const stated = Number(
    inTeam
      .exec(plain.replace(found?.[0] ?? "", " "))
      ?.slice(1)
      .find(Boolean) ?? 0,
  );
  const [one] = paid;
  const whole = stated > 0 ? stated : Number(known(turn).people ?? 0);
  // The bill of a team whose size is known is the sum of those who were there and those who join.
  if (whole > 0 && one && paid.length === 1 && ofTeam.test(plain)) {
    const [old, added] = [one.price * whole, (one.price * seats * days) / of];
    return tell(
      turn,
      `${cents(old + added)} on ${one.name}: ${whole} × ${dollars(one.price)} = ${dollars(old)}, and ${cents(added)} for ${seats === 1 ? "the one who joins" : `the ${seats} who join`} (${seats} × ${dollars(one.price)} × ${days} ÷ ${of}). After that ${dollars(one.price * (whole + seats))} a month for ${whole + seats}, plus VAT.`,
      { people: whole + seats, plan: one.name },
    );
  }
  const sums = either(
    paid,
    ({ price }) =>
      `${cents((price * seats * days) / of)} (${seats} × ${dollars(price)} × ${days} ÷ ${of})`,
  );
  return tell(
    turn,
    `This month they cost ${sums}, plus VAT: seats count by the day${left === "half" ? ", here from its middle" : ""}. After that ${either(paid, ({ price }) => dollars(price * seats))} a month.`,
  );
}

/** “If we upgrade with 10 days left, what is due today”. */
function whenUpgraded(turn: Turn, plain: string): Outcome | undefined {
  if (!upgrades.test(plain)) return undefined;
  const left =
    daysLeftIn(plain, turn.now) ??
    (midMonth.test(plain) && asksSum.test(plain) ? { days: 15, of: 30 } : undefined);
  const people = Number(inTeam.exec(plain)?.slice(1).find(Boolean) ?? known(turn).people ?? 0);
  if (!left || people < 1) return undefined;
  const { days, of } = left;
  const [low, high] = [team.price * people, business.price * people];
  return tell(
    turn,
    `${cents(((high - low) * days) / of)} plus VAT, right away: (${dollars(high)} − ${dollars(low)}) × ${days} ÷ ${of}. From the next invoice on, Business is ${dollars(high)} a month for ${people} people.`,
    { people, plan: business.name },
  );
}

/** “14 people, 3 leave on the 10th, what do we pay next month”. */
function whenLeft(turn: Turn, plain: string, message: string): Outcome | undefined {
  const found = whoLeaves.exec(plain);
  if (
    !found ||
    !(nextBill.test(plain) || asksSum.test(plain)) ||
    (!message.includes("?") && !asksSum.test(plain))
  )
    return undefined;
  const rest = plain.replace(found[0], " ");
  const all = Number(inTeam.exec(rest)?.slice(1).find(Boolean) ?? known(turn).people ?? 0);
  const people = all - count(found[1]);
  if (people < 1) return undefined;
  const paid = meant(turn, plain);
  const plan = paid.length === 1 ? paid[0] : undefined;
  return tell(
    turn,
    `${either(paid, ({ price }) => `${dollars(price * people)} (${people} × ${dollars(price)})`)} a month, plus VAT, once an owner has deactivated ${count(found[1]) === 1 ? "that seat" : "those seats"} under “Settings”, “People”. Seats count by the day, so the days after that come off the next invoice.`,
    { people, ...(plan ? { plan: plan.name } : {}) },
  );
}

const lastSum = /^This month they cost \$([\d,.]+\d)|^\$([\d,.]+\d) plus VAT/;
const claims = /(?:^|[ $€])(\d{1,6}(?:\.\d{1,2})?)(?![\d.]| ?(?:%|people|seats|days))/;
const wantsCheck = /\b(?:right|correct|yes|no|i get|we get|i make it|is it)\b/;

/** “4.80 I get, right?”, after a sum for the rest of a month. */
function ownSum(turn: Turn, plain: string): Outcome | undefined {
  const before = turn.state.exchanges.at(-1)?.bot ?? "";
  const found = lastSum.exec(before);
  const stated = found?.[1] ?? found?.[2];
  const claimed = claims.exec(turn.message)?.[1];
  if (
    stated === undefined ||
    claimed === undefined ||
    !wantsCheck.test(plain) ||
    plain.split(" ").length > 10
  )
    return undefined;
  const all = [...before.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map(([, amount = ""]) =>
    Number(amount.replaceAll(",", "")),
  );
  return tell(
    turn,
    all.some((amount) => Math.abs(amount - Number(claimed)) < 0.01)
      ? `Yes, $${claimed} is right, plus VAT.`
      : `I get $${stated}, plus VAT: the days left, divided by the days of the month.`,
  );
}

function tell(turn: Turn, text: string, stated: FlowSlots = {}): Outcome {
  const slots = { ...known(turn), ...stated };
  const priced =
    stated.people === undefined
      ? { state: turn.state }
      : advance(turn, planFlow, { name: "plan", slots });
  return {
    ...priced,
    handled: "flow:plan",
    whole: true,
    reply: say(text, {
      source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
      next: ["How do I add a user?"],
    }),
  };
}
