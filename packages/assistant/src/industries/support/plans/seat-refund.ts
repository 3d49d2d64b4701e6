import { counted, dollars, pick, say } from "../../../dialogue/reply/reply.ts";
import { wasSaid, withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { dayOf } from "../../../understanding/calendar.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans } from "../facts/sample.ts";
import { heads } from "./head-count.ts";

/** Refunds for seats that are no longer used: “2 left in March, how much do we get back”. */

const asksSum = anywhere(wordList`
  how much( \w+){0,5} (back|refund\w*|returned|credited), what( \w+){0,4} get back, (what|how (big|high|large))( \w+){0,3} (the|our|my) refund( be)?
`);
/** These ask for the amount only if a refund was mentioned. */
const asksThat =
  /\bhow much (?:is|would|will|does|do) (?:that|it|this|they)\b|\bwhat sum\b|\bhow much (?:do|will|would|can|should) (?:we|i) get\b/;
const ofBills = /^(?:billing|matter:check_invoice|payment_issue|check_invoice|plan_refund)/;
const moneyBack =
  /\b(?:money|refund\w*|paid|something|anything|cash|credit\w*|rest) ?(?:back|refund\w*|for)\b|\brefund\w*\b|\bget back\b/;
const leaves =
  /\b(?:leaves?|left|quits?|goes|gone|is leaving|are leaving|resigns?|deactivate|remov\w+|dropp?\w*|take (?:out|off))\b|\bfewer (?:people|seats|users)\b/;
const someone =
  /\b(?:someone|somebody|one|people|(?:a|an|our|my|the) (?:\w+ )?(?:person|colleague|employee|coworker|member|user)|she|he|they|her|his|their|seats?)\b/;
const cancels =
  /\b(?:we|i) (?:want to |would like to |have to )?(?:cancel\w*|leave|left|quit|stop)\b/;
const charged = new RegExp(
  `\\b(\\d{1,4}) ${heads}\\b.{0,40}\\b(?:have|are|need|use|only|just)(?: only| just)? (\\d{1,4})\\b`,
);
/** “Billed for 12 but only 10 of us”: numbers of people, unless the first is much larger. */
const billedFor =
  /\b(?:billed|charged|invoiced|pay|paying|paid)(?: us| me)? for (\d{1,4}) (?:but|and|while|though|when)(?: \w+){0,3} (\d{1,4})\b/;
const mostTimes = 2;
const goneSeats = new RegExp(
  `\\b(\\d{1,3})(?: (?:of (?:them|us)|${heads}|other))?(?: have| had| were| are| already)? (?:left|quit|gone|too many|unused|deactivated|inactive|resigned)\\b`,
);
const oneGone =
  /\b(?:she|he|someone|somebody|(?:employee|colleague|person)) (?:has |had )?(?:left|quit|resigned)\b/;
const months =
  wordList`january, february, march, april, may, june, july, august, september, october, november, december`
    .replace(/^\(\?:|\)$/g, "")
    .split("|");
const named = new RegExp(
  `\\b(since|in|from|of|end of|until|last) (?:\\w+ ){0,2}?(${months.join("|")})\\b`,
);
const ofPlan = /\b(?:on|have|use|with) (?:the )?(team|business)\b(?! of)|\b(team|business) plan\b/;

const yearly = /\b(?:year\w*|annual\w*)\b/i;

const handled = "billing:seat_sum";
const source = factSource("support", "subscription_plan", "Plans and subscription", "support");

/** Calculates a refund for seats from the details given, or says what is refunded when someone leaves. */
export function ofSeatRefund(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow || turn.slots.references.length > 0) return undefined;
  const lately = state.exchanges.slice(-3).some((one) => ofBills.test(one.handled ?? ""));
  const tellsGone =
    lately &&
    goneSeats.test(withDigits(plain)) &&
    !turn.message.includes("?") &&
    state.tickets.length === 0;
  const goesOn = state.before === handled && named.test(plain) && !turn.message.includes("?");
  const asks =
    asksSum.test(plain) ||
    (lately && asksThat.test(plain)) ||
    goesOn ||
    tellsGone ||
    billedFor.test(plain);
  const said = [...state.exchanges.map(({ visitor }) => plainWords(visitor)), plain].map(
    withDigits,
  );
  const seats = asks ? seatsIn(said) : undefined;
  if (seats !== undefined) return toOutcome(turn, sumOf(seats, said, dayOf(turn.now).month));
  return moneyBack.test(plain) && leaves.test(plain) && someone.test(plain) && !cancels.test(plain)
    ? {
        handled: "plan_refund",
        state,
        reply: say(
          yearly.test([state.exchanges.at(-1)?.visitor ?? "", plain].join(" "))
            ? "For a single seat in a paid year, no money comes back: its rest counts toward the next year. Only when the whole plan is cancelled are its unused months refunded."
            : "On a monthly plan, the next invoice is lower: the seat ends the day an owner deactivates it. In a paid year, the rest of that seat counts toward the next one.",
          { source },
        ),
      }
    : undefined;
}

/** The number of seats, from the latest messages. */
function seatsIn(said: readonly string[]): number | undefined {
  for (const text of said.toReversed()) {
    const gone = goneSeats.exec(text)?.[1];
    if (gone !== undefined) return Number(gone);
    const [, paid, needed] = charged.exec(text) ?? billedFor.exec(text) ?? [];
    const over = Number(paid) - Number(needed);
    if (over > 0 && Number(paid) <= Number(needed) * mostTimes) return over;
    if (oneGone.test(text)) return 1;
  }
  return undefined;
}

function sumOf(seats: number, said: readonly string[], now: number): string {
  const found = said.map((text) => named.exec(text)).findLast((one) => one !== null);
  const plan = said.map((text) => ofPlan.exec(text)).findLast((one) => one !== null);
  const name = plan?.[1] ?? plan?.[2];
  const meant = plans.filter(
    (one) => one.price > 0 && (name ?? one.name.toLowerCase()) === one.name.toLowerCase(),
  );
  const sums = (times: number) =>
    meant.map((one) => `${dollars(one.price * seats * times)} on ${one.name}`).join(" or ");
  const are = `${counted(seats, "seat")} ${seats === 1 ? "is" : "are"}`;
  if (!found && billedFor.test(said.at(-1) ?? ""))
    return `${counted(seats, "seat")} too many ${seats === 1 ? "is" : "are"} ${sums(1)} a month. A seat counts until someone deactivates it: “Settings”, “People” shows who still has one. What was charged after that is refunded.`;
  if (!found)
    return `${are} ${sums(1)} for each month paid by the month. What was charged after a seat was deactivated is refunded. In which month was that?`;
  const month = months.indexOf(found[2] ?? "") + 1;
  const first = found[1] === "since" || found[1] === "from" ? month : (month % 12) + 1;
  const count = ((now - first + 12) % 12) + 1;
  if (count === 12 && first === (now % 12) + 1)
    return `${are} ${sums(1)} a month; of this month, the days after the seat was deactivated are refunded.`;
  return `${counted(seats, "seat")} for ${counted(count, "month")} (${count === 1 ? capital(first) : `${capital(first)} to ${capital(now)}`}), paid by the month: ${sums(count)}. That’s refunded if the seat was deactivated by then; one that never was counts as used.`;
}

const capital = (month: number): string =>
  (months[month - 1] ?? "").replace(/^./, (letter) => letter.toUpperCase());

function toOutcome({ state }: Turn, text: string): Outcome {
  const ticket = "Open a ticket: a charge to check";
  const offers = state.tickets.length === 0 && !text.endsWith("?");
  const sum = /: (\$[^.]{1,60})\./.exec(text)?.[1];
  if (wasSaid(state, text) && sum !== undefined)
    return {
      handled,
      state: offers ? withOffer(state, ticket) : state,
      reply: say(
        `${sum}, if the seats were deactivated by then.${offers ? " Shall I open the ticket?" : ""}`,
        { source, ...(offers ? { choices: pick(ticket) } : {}) },
      ),
    };
  return {
    handled,
    state: offers ? withOffer(state, ticket) : state,
    reply: say(`${text}${offers ? " Shall I open a ticket for it?" : ""}`, {
      source,
      ...(offers ? { choices: pick(ticket) } : {}),
    }),
  };
}
