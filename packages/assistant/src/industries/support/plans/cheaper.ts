import { counted, dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "../facts/sample.ts";
import { heads } from "./head-count.ts";
import { namedPlans } from "./plan-prices.ts";

/** What costs less, for the number of people told: “is there something cheaper, we’re only 4 now”. */

const [free, team, business] = plans;

const asksCheaper = anywhere(wordList`
  (something|anything|any|one|plan|option|version|way|it|that|we|you|get it)( \w+){0,3} (cheaper|less expensive|more affordable|for less|(a )?lower price), cheaper( \w+)? (plan|option|version|one|way|alternative|tier|then), (what|which)( \w+){0,3} (cheaper|less expensive)$, (save|saving) (some |any )?money, (pay|spend|cost)( \w+){0,2} less
`);
const tooDear = anywhere(
  wordList`(too|very|so|quite|rather|way too) (expensive|dear|pricey|much money), (can|could) not afford, over (our|my|the) budget`,
);
const ofOther = anywhere(wordList`
  sav\w+ (per|a|each) year, refund\w*, invoices?, charity, non.?profit, students?, school, discount\w*, displays?, mounts?, yearly, annual\w*, monthly, seat, (go|going|move|switch|change)( \w+)? (down|to), instead, competitor\w*, asana, trello, jira, than (you|plumbline)
`);
const inTeam = new RegExp(
  `\\b(\\d{1,4}) ?(?:\\w+ )?(?:${heads}|left|of us)\\b|\\b(?:we (?:are|have)(?: only| just)?|for|business|team) (\\d{1,4})\\b`,
);

export function ofCheaper(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if ((state.flow && state.flow.name !== "plan") || slots.references.length > 0) return undefined;
  if (!(asksCheaper.test(plain) || tooDear.test(plain)) || ofOther.test(plain)) return undefined;
  const said = [...state.exchanges.slice(-4).map(({ visitor }) => plainWords(visitor)), plain].map(
    withDigits,
  );
  const stated = said.map((text) => inTeam.exec(text)).findLast((one) => one !== null);
  const priced = state.done?.find(({ name }) => name === "plan")?.slots;
  const people = Number(stated?.[1] ?? stated?.[2] ?? priced?.people ?? 0);
  const paid = said.flatMap(namedPlans).at(-1)?.name ?? String(priced?.plan ?? "");
  return {
    // A number of people after it is priced.
    handled: people < 1 ? "subscription_plan" : "plan_record",
    state,
    whole: true,
    reply: say(textFor(people, paid === business.name), {
      source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
      next: ["Who needs a seat?"],
    }),
  };
}

function textFor(people: number, onBusiness: boolean): string {
  if (people < 1)
    return `${free.name} costs nothing for up to ${free.most} people; ${team.name} is ${dollars(team.price)} per person per month, a fifth less if you pay yearly. Anyone who only looks is a viewer, and free. How many of you edit?`;
  if (people <= free.most)
    return `Yes, ${free.name}: it costs nothing for up to ${free.most} people, so ${counted(people, "person", "people")} fit.`;
  const month = team.price * people;
  const less = (month * (100 - yearlyDiscount)) / 100;
  const off = onBusiness
    ? ` That’s ${dollars((business.price - team.price) * people)} less than ${business.name}.`
    : "";
  return `${team.name} is the cheapest for ${people}: ${dollars(month)} a month, or ${dollars(less)} a month if you pay by the year.${off} ${free.name} covers ${free.most} people, and anyone who only looks is a free viewer.`;
}
