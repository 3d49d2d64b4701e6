import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rooms } from "../rooms/rooms.ts";

/**
 * Explains an unexpected charge that matches one of the hotel's own prices: “why was I charged 50 more than my bill”.
 */

const charged = anywhere(wordList`
  charged?, billed, debited, took, taken, deducted, blocked, (on|from) my (card|account|bill|statement), paid, hold
`);
const why = anywhere(wordList`
  why, what (is|was|are) (th(is|at|e|ose)|it), what for, for what, explain, how come, for (nothing|no reason), where does, no idea, supposed to be, more than
`);

const weekend = (rate: number): number => Math.round(rate * (1 + hotelRules.weekend / 100));

/** Amounts the hotel charges, with their explanations, the most likely first. */
const known: readonly (readonly [number, string])[] = [
  [
    hotelRules.barDeposit,
    `${dollars(hotelRules.barDeposit)} is what your card holds for the bar. It isn’t a charge: we release it the day you leave, and your bank may show it for another 2–5 days.`,
  ],
  ...rooms.flatMap(({ name, rate }): [number, string][] =>
    [rate, weekend(rate)].map((sum) => [
      sum,
      `${dollars(sum)} is one night in a ${name}. It’s charged when a flexible booking is cancelled after 18:00 the day before, or when no one shows up.`,
    ]),
  ),
  [
    hotelRules.airing,
    `${dollars(hotelRules.airing)} is the fee for airing out a room that was smoked in.`,
  ],
  [
    hotelRules.dateChange,
    `${dollars(hotelRules.dateChange)} is the fee for changing dates at the early-booking rate.`,
  ],
  [
    hotelRules.lateCheckOut,
    `${dollars(hotelRules.lateCheckOut)} is for late check-out until 14:00.`,
  ],
];

/** Returns the amounts to explain: of two amounts their difference first, otherwise the only one. */
function sumsIn({ slots }: Turn): number[] {
  const sums = [...slots.amounts.map(({ value }) => value), ...slots.numbers].filter(
    (sum, at, all) => all.indexOf(sum) === at,
  );
  const [one, other] = sums;
  return one !== undefined && other !== undefined ? [Math.abs(one - other), one, other] : sums;
}

/** “It is still not back”: the hold after the stay. */
const notBack = anywhere(wordList`
  still (not|nothing|there|waiting|missing|shows?|on|blocked|held|pending), hh-?\d{4}, not (back|there|released|gone|returned), when (do|will|is|does), how long, \d+ days?, weeks?, who (do|can|should), checked out, already left, left (on )?\w+day
`);
const longest = 5;

function heldStill({ plain, state }: Turn): string | undefined {
  const begun = state.exchanges.slice(-2).some(({ bot }) => bot.includes("holds for the bar"));
  const went = state.exchanges.slice(-2).some(({ bot }) => bot.includes(releases));
  if (!(begun || went) || !notBack.test(plain)) return undefined;
  const days = Number(/\b(\d{1,2}) days?\b/.exec(plain)?.[1] ?? (/\bweeks?\b/.test(plain) ? 7 : 0));
  return nextStep(state, [
    ...(days > longest
      ? ([] as const)
      : ([
          `We released it the day you left, but banks can show it for another 2–${longest} days. After that, ${releases.replace("T", "t")}`,
        ] as const)),
    `${days > longest ? `After ${days} days it should be back, and I’m sorry it isn’t. ` : ""}${releases} I’m passing it to the duty manager now, who’ll answer by noon tomorrow. What’s the booking number?`,
    "The duty manager has it, with everything you wrote, and will answer by noon tomorrow. The desk is open day and night too.",
  ]);
}
const releases =
  "The bank will release it right away if we write to them: send your booking number to desk@harbourhouse.example.";

export function chargeExplained(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const still = heldStill(turn);
  if (still !== undefined)
    return {
      handled: "payment_issue",
      state,
      reply: say(still, { source: "hotel", choices: [person] }),
    };
  if (!charged.test(plain) || !why.test(plain) || state.flow?.name === "quote") return undefined;
  if (/\b(?:twice|double|parking|breakfast|minibar|massage|laundry|dinner)\b/.test(plain))
    return undefined;
  const found = sumsIn(turn)
    .map((sum) => known.find(([value]) => value === sum)?.[1])
    .find((text) => text !== undefined);
  if (found === undefined) return undefined;
  return {
    handled: "payment_issue",
    state,
    reply: say(
      `${found} If that’s not it, give me your booking number, and the duty manager will look into it today.`,
      { source: "hotel", choices: [person] },
    ),
  };
}
