import { money, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { countOf } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { bestOf, type PlatformId, platforms, platformsIn } from "../channel-choice/platforms.ts";
import { currencyOf } from "../figures/currency.ts";
import { unitOf } from "../unit-sums/unit.ts";

/** A small budget that was told: how it is divided, and how many people it may bring. */

type Budget = { sum: number; months: number; currency: string };

const figure = String.raw`(\d[\d,]*(?:\.\d+)?)(k)?`;
const signed = String.raw`[$€£] ?${figure}|\b${figure} ?(?:€|\$|£|(?:dollars?|bucks|euros?|pounds?|quid|usd|eur|(?:a|per|each) month)\b)`;
const spends = wordList`budget, have, spend, spare, put, put in, invest, divide, split, spread, invest, got, the, from, for, with, will, would`;
const small = wordList`of, is, about, like, only, maybe, a, the, my`;
const noSum = wordList`%, percent, weeks?, months?, days?, people, customers?, clients?, years?, am, pm, times, each, :`;
const sums = new RegExp(
  `${signed}|\\b${spends}(?: ${small}){0,2} ${figure}(?! ?${noSum})(?![\\d.,]*\\d)`,
);
const least = 40;
const eachMonth = /\b(?:a|per|each|every) month\b|\bmonthly\b|\/ ?mo(?:nth)?\b/;
const span = /\b(\d{1,2}|two|three|four|six) (months?|weeks?)\b/;

/** “It costs 48 euros”, “at £30 a lesson”: what customers pay is no budget. */
const charged = wordList`costs?, priced? (at|is), the price is, sell (it|them) for, we charge, i charge, charging`;
const coins = wordList`€, \$, £, euros?, pounds?, dollars?, quid`;
const priceSaid = new RegExp(
  `\\b${charged} (?:only |just |about |around )?[$€£]? ?\\d[\\d.]*(?: ?${coins})?(?! ?(?:a|per|each) month\\b)`,
  "g",
);

function budgetIn(message: string, { state }: Pick<Turn, "state">): Budget | undefined {
  const plain = plainWords(message.replace(/(?<=\d),(?=\d{3}\b)/g, "")).replace(priceSaid, " ");
  const [, ...groups] = sums.exec(plain) ?? [];
  const at = groups.findIndex((group) => group !== undefined);
  const sum = Number(groups[at]) * (groups[at + 1] === "k" ? 1000 : 1);
  if (!(sum >= least)) return undefined;
  const [, many = "", unit = ""] = span.exec(plain) ?? [];
  const length = countOf(many) / (unit.startsWith("week") ? 4.345 : 1);
  const months = length > 0 ? length : 1;
  return {
    sum: eachMonth.test(plain) ? sum * months : sum,
    months,
    currency: currencyOf({ message, state }),
  };
}

/** The budget of this message, or the one told last. */
function budgetOf({ message, state }: Turn): Budget | undefined {
  const all = [...state.exchanges.map(({ visitor }) => visitor), message];
  for (const one of all.toReversed()) {
    const found = budgetIn(one, { state });
    if (found) return found;
  }
  return undefined;
}

const divides = anywhere(
  wordList`split, divide, spread, allocate, distribute, share out, break (it|that|this) down`,
);
const ofMoney = anywhere(wordList`money, budget, it, that, this, the \d+, \d+, [$€£]\d+`);
const howMuch =
  /\bhow much(?: money)? (?:for|on|should (?:i|we) (?:spend|put|pay)|do (?:i|we) (?:spend|need|put))\b/;
const only = /\b(?:only|just|all (?:of it )?(?:on|in|into))\b/;

const rounded = (value: number): number => Math.round(value / 5) * 5;

/** “How do I divide 1500 over 3 months”: so much a month, and for what. */
function divided(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const asks =
    (divides.test(plain) && ofMoney.test(plain)) ||
    (howMuch.test(plain) && budgetIn(turn.message, turn) !== undefined && span.test(plain));
  const begins = turn.state.exchanges.length === 0 && !span.test(plain);
  if (
    !asks ||
    begins ||
    /\b(?:bill|test|list|traffic)\b/.test(plain) ||
    platformsIn(plain).length > 1
  )
    return undefined;
  const budget = budgetOf(turn);
  if (budget === undefined) return undefined;
  const { sum, months, currency } = budget;
  const inMoney = (value: number): string => money(value, currency);
  const id = platformOf(turn);
  const whole = Math.round(months);
  const isLong = whole > 1 && Math.abs(whole - months) < 0.2;
  const part = isLong ? sum / whole : sum;
  const ads = rounded(part * 0.7);
  const print = rounded(part * 0.2);
  const each = isLong
    ? `${inMoney(Math.round(part))} a month (${inMoney(sum)} ÷ ${whole}). Of each: `
    : `Of the ${inMoney(sum)}: `;
  return reply(
    turn,
    "budget:split",
    `${each}${inMoney(ads)} for ads ${platforms[id].at}, ${inMoney(print)} for photos and print, ${inMoney(Math.round(part - ads - print))} kept for what works. ${isLong ? "Look after each month, and move money to what brought people." : "The map listing and reviews are free: do them first."}`,
  );
}

/** The channel that was wished for last, or else the best of the usual ones. */
function platformOf(turn: Turn): PlatformId {
  const { refused } = turn.state.business ?? {};
  const wished = [turn.message, ...turn.state.exchanges.map(({ visitor }) => visitor).toReversed()]
    .map((text) => platformsIn(plainWords(text)))
    .find((ids) => ids.some((id) => paid.has(id)))
    ?.find((id) => paid.has(id) && !String(refused ?? "").includes(id));
  return wished ?? bestOf(turn, ["google", "facebook"]) ?? "google";
}
const paid: ReadonlySet<PlatformId> = new Set(["google", "facebook", "instagram", "linkedin"]);

/** “Can you do it with Facebook only”: yes, with what it comes to a day. */
function onOneOnly(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const [id, other] = platformsIn(plain);
  if (
    id === undefined ||
    other !== undefined ||
    !paid.has(id) ||
    !only.test(turn.message.toLowerCase())
  )
    return undefined;
  const asks =
    (plain.split(" ").length <= 3 && turn.message.includes("?")) ||
    /\b(?:can|could|possible|would it work|will it work|ok(?:ay)? (?:if|to))\b/.test(plain);
  if (!asks || /\d|\b(?:write|how|post|why)\b/.test(plain)) return undefined;
  const budget = budgetOf(turn);
  if (budget === undefined) return undefined;
  const { sum, months, currency } = budget;
  const daily = Math.max(1, Math.floor(sum / (months * 30)));
  return reply(
    turn,
    `choice:${id}`,
    `Yes: all ${money(sum, currency)} ${platforms[id].at}, about ${money(daily, currency)} a day for ${Math.round(months * 30)} days. One ad with one offer, only your own area, and count who comes, not the likes.`,
  );
}

const people = wordList`people, customers, clients, students, guests, bookings, orders, sales, members, visitors, patients, new ones`;
const brings = new RegExp(
  `\\bhow many (?:new |more )?(${people})(?: \\w+){0,5} (?:from|for|with|out of|of|come|get|expect|bring|book|buy)\\b`,
);
/** “What happens if I put in 1000” */
const putsIn =
  /\b(?:what (?:happens|would happen|do i get|would i get|comes)|how many)\b(?: \w+){0,3} (?:put|spend|invest|pay|go up)\b/;

/** What a click may cost, in money, and how many in a hundred of those who click book or buy. */
const click = { least: 1, most: 2 } as const;
const inHundred = { least: 2, most: 3 } as const;

/** “How many people would come from 300”: an honest guess, and how it is made. */
function expected(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const [, noun = ""] = brings.exec(plain) ?? [];
  const puts = putsIn.test(plain);
  if (noun === "" && !puts) return undefined;
  const budget = budgetOf(turn);
  if (budget === undefined) return undefined;
  const { unit } = unitOf(turn);
  const { cac, keep, inMoney } = unit;
  if (cac !== undefined && cac > 0 && unit.spend !== budget.sum) {
    const many = Math.max(1, Math.round(budget.sum / cac));
    const left =
      keep === undefined ? "" : ` They leave you ${inMoney(many * keep)} before the ads.`;
    return reply(
      turn,
      "budget:expected",
      `About ${many}: ${inMoney(budget.sum)} ÷ ${inMoney(cac)} each, if they cost the same as so far.${left}`,
    );
  }
  if (noun === "") return undefined;
  const isPlanned = state.done?.some(({ name }) => name === "plan") === true;
  if (isPlanned || unit.price !== undefined || keep !== undefined) return undefined;
  const { sum, currency } = budget;
  const low = Math.max(1, Math.round((sum / click.most) * (inHundred.least / 100)));
  const high = Math.max(low + 1, Math.round((sum / click.least) * (inHundred.most / 100)));
  const clicks = (each: number): string => Math.round(sum / each).toLocaleString("en-US");
  return reply(
    turn,
    "budget:expected",
    `Perhaps ${low} to ${high}: ${money(sum, currency)} buys ${clicks(click.most)}–${clicks(click.least)} clicks at ${money(click.least, currency)}–${click.most}, and 2–3 in a hundred of those book. It’s a guess until you count your own for two weeks.`,
  );
}

export const onBudget = (turn: Turn): Outcome | undefined =>
  turn.message.length > 220 ? undefined : (divided(turn) ?? onOneOnly(turn) ?? expected(turn));

const reply = (turn: Turn, handled: string, text: string): Outcome => {
  const { state } = turn;
  const again = state.exchanges.some(({ bot }) => bot === text);
  return {
    handled,
    state: state.flow === undefined ? state : aside(state),
    reply: say(again ? `It stays at this: ${text.replace(/^Yes: /, "")}` : text, {
      source: "marketingPlan",
      next: ["What should I do first?", "How do I know it works?"],
    }),
  };
};
