import { dollars, pick, say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "../facts/sample.ts";
import { heads } from "./head-count.ts";

/** Team and Business compared in money: per person, for the team, and on a bill that has the wrong one. */

const [, team, business] = plans;
const gap = business.price - team.price;

const asksGap = anywhere(wordList`
  (what|how much|how big)( \w+){0,3} (difference|differ), how much( \w+){0,2} (more|extra|dearer|cheaper|less), (more|extra|difference)( \w+)? (per|a|each|for every) (person|seat|head|user)
`);
const perHead = anywhere(
  wordList`(per|a|for each|for every) (person|seat|head|user), each, apiece`,
);
const ofPlans = anywhere(
  wordList`business, (is|on|than|to|with) team, team plan, sso, single sign-? ?on, saml`,
);
const ofElse = anywhere(
  wordList`features?, functions?, guests?, viewers?, members?, roles?, rights?, storage`,
);
const asksRight = anywhere(wordList`
  (how much|what)( \w+){0,4} (overpay|overpaid|too much), (how much|what) should( \w+){0,3} (be|have been|pay|cost)(?! (my|our|him|her|them|you)\b), (the )?right (sum|amount), paid too much
`);
const movedDown = anywhere(
  wordList`downgrad\w*, from business to team, (went|switched|changed|moved|going)( \w+){0,3} (to|down to) team`,
);
/** “How much is it a year”, of a difference: for the year, paid at once. */
const byYear = /\b(?:year\w*|annual\w*)\b/;
const comparesPeriods = anywhere(
  wordList`monthly, by the month, (save\w*|saving|cheaper|less)( \w+){0,6} (yearly|annual\w*|(for|per|a) year)`,
);
const howMuch = /\bhow (?:much|big)\b/;
const perPerson = `${dollars(gap)} a month per person`;
/** “And for all 20 of us”, after the difference for one. */
const forMany = whole(
  `(?:(?:and|so|ok|then) )*(?:for|with|if we are) (?:all )?(?:the )?\\d{1,4}(?: of us| ?${heads})?(?: then)?`,
);
const seats = new RegExp(`\\b(\\d{1,4}) ?${heads}\\b`);
/** How many messages back the team and its change of plan may be. */
const lately = 4;

const texts = ({ state, plain }: Turn): string[] =>
  [...state.exchanges.slice(-lately).map(({ visitor }) => plainWords(visitor)), plain].map(
    withDigits,
  );
const priced = ({ state }: Turn): number =>
  Number(state.done?.find(({ name }) => name === "plan")?.slots.people ?? 0);
const source = () =>
  factSource("support", "subscription_plan", "Plans and subscription", "support");

/** Answers with the difference, or with what a bill should have been after a move to Team; undefined otherwise. */
export function ofPlanGap(turn: Turn): Outcome | undefined {
  const { state, slots } = turn;
  if ((state.flow && state.flow.name !== "plan") || slots.references.length > 0) return undefined;
  return billed(turn) ?? difference(turn);
}

function difference(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const goesOn = forMany.test(plain) && (state.exchanges.at(-1)?.bot ?? "").startsWith(perPerson);
  const asked =
    asksGap.test(plain) &&
    ofPlans.test(plain) &&
    !ofElse.test(plain) &&
    !comparesPeriods.test(plain);
  if (!goesOn && !(asked && (perHead.test(plain) || howMuch.test(plain)))) return undefined;
  const people = Number(
    seats.exec(withDigits(plain))?.[1] ??
      /\b(?:all|for|the) (\d{1,4})\b/.exec(plain)?.[1] ??
      priced(turn),
  );
  const year = dollars((gap * people * 12 * (100 - yearlyDiscount)) / 100);
  const all =
    people > 1
      ? ` For ${people} people that’s ${dollars(gap * people)} a month${byYear.test(plain) ? `, or ${year} a year if you pay yearly` : ""}.`
      : "";
  return {
    handled: "plan_change",
    state,
    whole: true,
    reply: say(
      `${perPerson}: ${business.name} is ${dollars(business.price)}, ${team.name} ${dollars(team.price)}.${all}`,
      { source: source(), next: ["What does Business add?"] },
    ),
  };
}

/** “We downgraded, and the invoice still has the old price. How much should it be?” */
function billed(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const said = texts(turn);
  const people = Number(
    said.map((text) => seats.exec(text)?.[1]).findLast(Boolean) ?? priced(turn),
  );
  if (!asksRight.test(plain) || people < 1 || !said.some((text) => movedDown.test(text)))
    return undefined;
  const [right, wrong] = [team.price * people, business.price * people];
  const sum = /\boverpa|\btoo much\b/.test(plain)
    ? `${dollars(wrong - right)}: ${people} × ${dollars(business.price)} is ${dollars(wrong)}, and ${team.name} is ${dollars(right)}`
    : `${dollars(right)} a month on ${team.name} (${people} × ${dollars(team.price)}), not ${dollars(wrong)}`;
  const text = `${sum}, plus VAT. Moving down counts from the end of the paid period.`;
  const ticket = "Open a ticket: the bill has the price of Business after the move to Team";
  const isOpen = state.tickets.length > 0;
  return {
    handled: "billing:wrong",
    state: isOpen ? state : withOffer(state, ticket),
    whole: true,
    reply: say(isOpen ? text : `${text} Shall I open a ticket for billing?`, {
      source: source(),
      ...(isOpen ? {} : { choices: pick(ticket) }),
    }),
  };
}
