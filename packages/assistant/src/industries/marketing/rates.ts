import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { aspectsIn } from "../../records/aspects.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { type Rate, rates } from "./rate-records.ts";
import { shown } from "./sum-lines.ts";

/** Questions about a rate: “What is a decent reply rate”, “ours is 0.8”, “why so low”, “how do I fix it”. */

const asksUsual =
  /\b(?:good|decent|normal|usual|average|typical|benchmark|healthy|realistic|ok|okay|bad|high|low|expect)\b/;
const own =
  /\b(?:ours?|mine|we|i|my|it)\b[^\d]{0,24}(\d{1,2}(?:\.\d+)?) ?(?:%|percent)?(?= |$)|(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/;
const whyWords = /\bwhy\b|\breason\b|\bcause\b/;
const fixWords = /\b(?:fix|improve|raise|lower|better|change|do about|increase|reduce|first)\b/;
const triedWords = /\b(?:tried|did|done|already|doing)\b/;
const mostWords = 14;

export function ofRates(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  // A message with several figures is a calculation.
  const figures = plain.match(/\d+(?:\.\d+)?/g) ?? [];
  if (state.flow || plain.split(" ").length > mostWords || figures.length > 1) return undefined;
  const named = rates.find((rate) => rate.named.test(plain));
  const last = state.before === "rate" ? lastOf(turn) : undefined;
  const rate = named ?? last;
  if (!rate || /[$€£]/.test(plain) || /\bfrom \d|\bto \d/.test(plain)) return undefined;
  const stated = Number(own.exec(plain)?.[1] ?? own.exec(plain)?.[2]);
  const aspects = aspectsIn(plain) ?? [];
  if (stated > 0 && (last || asksUsual.test(plain))) return answer(turn, judged(rate, stated));
  if (named && !last && !asksUsual.test(plain)) return undefined;
  if (last && (whyWords.test(plain) || aspects.includes("why"))) return answer(turn, last.why);
  if (last && (fixWords.test(plain) || aspects.some((one) => one === "how" || one === "next")))
    return answer(turn, next(turn, last));
  if (last && triedWords.test(plain)) return answer(turn, next(turn, last));
  return named && asksUsual.test(plain) && !fixWords.test(plain)
    ? answer(turn, usual(named))
    : undefined;
}

/** The first step that was not suggested yet. */
const next = ({ state }: Turn, { fix, further }: Rate): string =>
  [fix, further].find(
    (text) => !state.exchanges.some(({ bot }) => bot.toLowerCase().includes(text.toLowerCase())),
  ) ??
  "Ask them: ten short calls with people who said no tell you more than any rule. Just one question, what was missing.";

const lastOf = ({ state }: Turn): Rate | undefined => {
  for (const { visitor } of [...state.exchanges].reverse()) {
    const found = rates.find(({ named }) => named.test(plainWords(visitor)));
    if (found) return found;
  }
  return undefined;
};

const usual = ({ name, usual: [from, to] }: Rate): string =>
  `${from}–${to}% is usual for ${name}. What’s yours?`;

function judged({ name, usual: [from, to], lessIsBetter, fix }: Rate, stated: number): string {
  const weak = lessIsBetter ? stated > to : stated < from;
  const strong = lessIsBetter ? stated < from : stated > to;
  if (weak) return `${shown(stated)}% is weak, since ${from}–${to}% of ${name} is usual. ${fix}`;
  return strong
    ? `${shown(stated)}% is very good, since ${from}–${to}% is usual for ${name}. Keep it up, and look at the step after it.`
    : `${shown(stated)}% is usual: ${from}–${to}% for ${name}. To do better: ${fix.charAt(0).toLowerCase()}${fix.slice(1)}`;
}

const answer = (turn: Turn, text: string): Outcome => ({
  handled: "rate",
  state: turn.state,
  reply: say(text, { source: "marketing", next: ["How do we measure success?"] }),
});
