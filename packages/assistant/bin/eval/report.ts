import {
  countNames,
  dateNames,
  evaluationDay,
  type Labelled,
  labelled,
  otherNames,
  playScripts,
  type Scores,
  type SlotScores,
  scoreIntents,
  scoreSlots,
} from "../../evaluation/evaluate.ts";
import { share } from "../../evaluation/measures.ts";
import { hotelSlots, laterSets, tradeSlots, unseenSets } from "../../evaluation/unseen/index.ts";
import { isoDate } from "../../src/understanding/calendar.ts";
import type { Understander } from "../../src/understanding/understand.ts";

/** Formats all results of the evaluation for a terminal; each share comes with its 95% interval. */
export function* report(understander: Understander): Generator<string> {
  yield `Relative dates count from ${isoDate(evaluationDay)}. In brackets: 95% intervals.\n`;
  yield "Utterances known while training was widened";
  yield* intentLines(understander, labelled());
  yield slotLine("Counts and dates", scoreSlots());
  yield "\nUtterances written without sight of the training phrases";
  yield* intentLines(understander, labelled(unseenSets));
  yield slotLine("Hotel: counts", scoreSlots(hotelSlots, countNames));
  yield slotLine("Hotel: dates", scoreSlots(hotelSlots, dateNames));
  yield slotLine("Hotel: amounts, orders, e-mail, stars", scoreSlots(hotelSlots, otherNames));
  yield slotLine("Shop and marketing: dates", scoreSlots(tradeSlots, dateNames));
  yield slotLine("Shop and marketing: amounts, orders, e-mail", scoreSlots(tradeSlots, otherNames));
  yield "\nUtterances written by another hand";
  yield* intentLines(understander, labelled(laterSets));
  yield* scriptLines(understander);
}

const slipTitles = [
  "As written",
  "With 1 slip of typing a sentence",
  "With 2 slips of typing a sentence",
];

function* intentLines(understander: Understander, cases: readonly Labelled[]): Generator<string> {
  for (const [slips, title] of slipTitles.entries()) {
    yield title;
    for (const [industry, scores] of scoreIntents(understander, slips, cases))
      yield `  ${industry.padEnd(12)} ${scoreText(scores)}`;
    yield "";
  }
}

/** Formats the shares of an industry's own utterances and, after the bar, of those out of scope. */
function scoreText(scores: Scores): string {
  const { cases, outside } = scores;
  const own = [
    ["top-1", scores.top1],
    ["top-3", scores.top3],
    ["wrong", scores.wrong],
    ["asked back", scores.askedBack],
    ["declined", scores.declined],
  ] as const;
  const inside = own.map(([name, hits]) => `${name} ${share(hits, cases)}`).join("  ");
  return `${inside}  | out of scope: declined ${share(scores.outsideDeclined, outside)}, asked back ${share(scores.outsideAskedBack, outside)}`;
}

const slotLine = (what: string, { expected, found, right, f1 }: SlotScores): string =>
  `  ${what.padEnd(48)} F1 ${f1.toFixed(3)}, precision ${share(right, found)}, recall ${share(right, expected)}`;

/** Reports how many scripted conversations were completed, and where the others failed. */
function* scriptLines(understander: Understander): Generator<string> {
  const played = playScripts(understander);
  const done = played.filter((script) => script.done).length;
  yield `Conversations completed ${share(done, played.length)}`;
  for (const { name, failure } of played) if (failure !== undefined) yield `  ${name}: ${failure}`;
}
