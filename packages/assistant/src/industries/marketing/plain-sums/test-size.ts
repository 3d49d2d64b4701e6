import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anyOf, figuresIn, firstOf, number, percent, rounded, toOutcome } from "./sum.ts";

/**
 * How many visitors an A/B test needs, at 95% certainty and 80% power: 2 × (1.96 + 0.84)² × p(1 − p) ÷ d² for each
 * version (Casagrande, Pike and Smith, 1978, without the correction).
 */

const asks =
  /\bsample sizes?\b|\b(?:a ?\/ ?b|split|ab)[ -]?tests?\b|\bper (?:arm|version|variant|variation)\b|\bdetect\b|\b(?:the|a|my|our|this) test (?:run|last|take|need)\b/;
const asksSize =
  /\bsample sizes?\b|\bhow (?:many|long|big|much)\b|\b(?:visitors?|visits|traffic|users|people)\b|\bneed\b|\bper (?:arm|version|variant)\b/;
const fromTo = new RegExp(String.raw`\bfrom (\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)? to ${percent}`);
const base = new RegExp(
  String.raw`\b(?:baseline|conver\w+|cvr|cr|currently|rate|now)\b[a-z ]{0,16}${percent}|${percent} (?:baseline|conver\w+|cvr|buy|book|order)`,
);
const first = new RegExp(percent);
const lift = anyOf(
  String.raw`\b(?:detect|uplift|lift|improve\w*|increase|see|find|change|gain|mde)\b[a-z ]{0,12}\+?${percent}`,
  String.raw`${percent} (?:relative|uplift|lift|improve\w*|better|more|increase|change|higher|gain)`,
  String.raw`\+ ?${percent}`,
);
const traffic = new RegExp(
  String.raw`${number} (?:visitors?|visits|users|people|sessions) (?:a|per|each|every) (day|week|month)\b`,
);
const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const usualLift = 20;
const factor = 2 * (1.96 + 0.84) ** 2;

export function testSize(turn: Turn): Outcome | undefined {
  const plain = figuresIn(turn.message);
  if (!asks.test(plain) || !asksSize.test(plain)) return undefined;
  const [, low, high] = fromTo.exec(plain) ?? [];
  const baseline =
    low === undefined ? (firstOf(base.exec(plain)) ?? firstOf(first.exec(plain))) : Number(low);
  if (baseline === undefined || baseline <= 0) return undefined;
  const found = firstOf(lift.exec(plain));
  const relative = high === undefined ? (found ?? usualLift) : (Number(high) / baseline - 1) * 100;
  if (relative <= 0 || baseline * (1 + relative / 100) >= 100) return undefined;
  const p = (baseline * (1 + relative / 200)) / 100;
  const d = (baseline * relative) / 10_000;
  const exact = (factor * p * (1 - p)) / d ** 2;
  const step = 10 ** Math.max(1, Math.floor(Math.log10(exact)) - 1);
  const each = Math.ceil(exact / step) * step;
  const [, visits, unit = ""] = traffic.exec(plain) ?? [];
  const length =
    visits === undefined
      ? ""
      : ` At your traffic that’s about ${rounded((2 * each * (days[unit] ?? 1)) / Number(visits) / 7)} weeks.`;
  const assumed =
    found === undefined && high === undefined ? ` I took a change of ${usualLift}%.` : "";
  return toOutcome(
    turn,
    "test_size",
    `About ${rounded(each)} visitors a version, ${rounded(2 * each)} in all, to see ${rounded(baseline)}% become ${rounded(Math.round(baseline * (100 + relative)) / 100)}% (95% certainty, 80% power).${assumed}${length} With fewer, test something bigger: half the change needs four times as many.`,
  );
}
