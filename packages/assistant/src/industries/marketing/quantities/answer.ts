import { say } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { type Context, contextOf } from "./context.ts";
import { discountOfCard, leftOfDeal, toCover, worthOfOne } from "./of-one.ts";
import { overPeriod } from "./over-period.ts";
import { costOfPieces, costOfResponse, piecesForBudget, responseToPieces } from "./pieces.ts";
import { earned, lost, ofListRate, taken } from "./shares.ts";
import {
  costOfEach,
  coverADay,
  leftOfOne,
  ofNamedShare,
  profitOfEvent,
  totalOf,
} from "./totals.ts";

/**
 * Works out what is asked of quantities with units, whatever the wording: people, pieces, money, shares and times, of
 * this message and of those shortly before. Each sum is shown with its parts.
 */

type Sum = readonly [kind: string, worked: (context: Context) => string | undefined];

const sums: readonly Sum[] = [
  ["pieces", costOfPieces],
  ["pieces", piecesForBudget],
  ["response", responseToPieces],
  ["response", costOfResponse],
  ["deal", leftOfDeal],
  ["card", discountOfCard],
  ["cover", coverADay],
  ["cover", toCover],
  ["profit", profitOfEvent],
  ["named", ofNamedShare],
  ["worth", worthOfOne],
  ["taken", taken],
  ["lost", lost],
  ["earned", earned],
  ["per", costOfEach],
  ["period", overPeriod],
  ["total", totalOf],
];

const asks =
  /\?|\b(?:how|what|whats|total|if|max|maximum|work out|calculate|per|takes?|too|break|is|are|does)\b/;
const longest = 420;
const mostWords = 60;

export function answersQuantities(turn: Turn): Outcome | undefined {
  const { message, plain, state } = turn;
  if (message.length > longest || plain.split(" ").length > mostWords) return undefined;
  const said = state.exchanges.slice(-3).map(({ visitor }) => visitor);
  // A question without a figure may be about those told before.
  if (![message, ...said].some((text) => /\d/.test(text))) return undefined;
  const goesOn = state.before?.startsWith("sum:quantities:") === true;
  const tells = /\d/.test(message);
  if (!asks.test(message.toLowerCase()) && !tells) return undefined;
  if (!asks.test(message.toLowerCase()) && !goesOn) return told(turn, leftOfOne(contextOf(turn)));
  const context = contextOf(turn);
  for (const [kind, worked] of sums) {
    const text = worked(context);
    if (text === undefined) continue;
    const [first = text] = text.split(/(?<=[.]) /);
    const again = `As before: ${first}`;
    const reply = wasSaid(state, text) ? again : text;
    if (!wasSaid(state, reply)) return toOutcome(turn, kind, reply);
  }
  const left = told(turn, leftOfOne(context));
  if (left) return left;
  const listed = ofListRate(context, said.map(plainWords).join(" "));
  return listed === undefined ? undefined : toOutcome(turn, "list", listed);
}

const told = (turn: Turn, text: string | undefined): Outcome | undefined =>
  text === undefined || turn.state.flow !== undefined ? undefined : toOutcome(turn, "one", text);

const toOutcome = ({ state }: Turn, kind: string, text: string): Outcome => ({
  handled: `sum:quantities:${kind}`,
  state: state.flow === undefined ? state : aside(state),
  reply: say(text, {
    source: "marketingReturn",
    next: ["How do we convert more visitors?", "Help me plan a campaign"],
  }),
});
